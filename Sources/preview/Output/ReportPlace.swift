import Maquette
import MaquetteReporting

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
        guard !word.bytes.isEmpty else { throw Failure("\(option) needs the name of a file") }
        let path = FilePath(bytes: word.bytes)
        // A shell expands `--option *.xib` to a list of files, and the first of them would be overwritten.
        try path.refuseToReplace(inputs.compactMap(\.path), option: option, with: "the report")
        if path.isDocument {
            throw Failure("\(option) names \(path.shown), which is a document; the report would overwrite it")
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

    func write(_ text: String) throws {
        let bytes = Array(text.harmless.utf8)
        switch self {
        case .standardOutput: try StandardOutput.write(bytes)
        case .file(let path): try path.writeOutput(bytes)
        }
    }
}

extension FilePath {
    /// Refuses to overwrite an input, under whatever name, as after a mistake such as `-o screen.json`.
    func refuseToReplace(_ inputs: [FilePath], option: String, with result: String) throws {
        guard inputs.contains(where: { $0.isSameFile(as: self) }) else { return }
        throw Failure("\(option) names \(shown), which is an input; \(result) would overwrite it")
    }

    /// Whether there is a document: of an extension of its own, or with the contents of one.
    fileprivate var isDocument: Bool {
        guard kind == .file, Documents.fileExtensions.contains(ext) else { return false }
        guard ext == "json" else { return true }
        guard let bytes = try? contents() else { return false }
        // An earlier report is written anew.
        return !JSONAnswer.isOne(bytes) && Documents.mayBeDocument(by: bytes, named: shown)
    }
}
