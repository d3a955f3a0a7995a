import Maquette

/// Where a list or a report goes.
enum ReportPlace: Equatable {
    case standardOutput
    case file(FilePath)

    /// - Parameters:
    ///   - option: by which it was named.
    ///   - inputs: what is to be read, and must not be lost.
    init(_ word: Argument, option: String, inputs: [InputFile]) throws {
        if word.text == "-" {
            self = .standardOutput
            return
        }
        guard !word.bytes.isEmpty else { throw Failure("\(option) wants the name of a file") }
        let path = FilePath(bytes: word.bytes)
        // A shell expands `--option *.xib`, and the first document would be overwritten.
        guard !inputs.holds(path), !path.isDocument else {
            throw Failure("\(option) names \(word.text), which is one of the documents to read")
        }
        self = .file(path)
    }

    init?(_ arguments: Arguments, _ option: String, inputs: [InputFile]) throws {
        guard let word = arguments.last(option) else { return nil }
        try self.init(word, option: option, inputs: inputs)
    }

    /// nil for standard output.
    var path: FilePath? {
        guard case .file(let path) = self else { return nil }
        return path
    }

    func write(_ bytes: [UInt8]) throws {
        switch self {
        case .standardOutput: try StandardOutput.write(bytes)
        case .file(let path):
            try AtomicFile.makeFolder(path.folder)
            try AtomicFile.write(bytes, to: path)
        }
    }
}

extension [InputFile] {
    /// Whether a path is one of these files under any name, so that writing would overwrite it.
    func holds(_ path: FilePath) -> Bool { contains { $0.path?.isSameFile(as: path) == true } }
}

extension FilePath {
    /// Whether there is a document: of an extension of its own, or with the contents of one.
    fileprivate var isDocument: Bool {
        guard kind == .file, Documents.fileExtensions.contains(ext) else { return false }
        guard ext == "json" else { return true }
        return (try? contents()).map { Documents.mayBeMeant(by: $0, named: shown) } ?? false
    }
}
