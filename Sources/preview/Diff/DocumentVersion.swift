import Foundation
import Maquette

/// One side of a comparison: a file, standard input, or a file in a git revision.
struct DocumentVersion {
    private enum Source {
        case file(FilePath, name: String)
        case standardInput
        case revision(GitRevision, path: String)
    }

    private let source: Source
    /// What was typed.
    let shown: String

    /// The file it is read from; nil for what is read from elsewhere.
    var file: FilePath? {
        if case .file(let path, _) = source { return path }
        return nil
    }

    private init(_ source: Source, shown: String) {
        self.source = source
        self.shown = shown
    }

    /// A file with its name, which may differ from where its bytes are: git uses temporary files.
    init(file: FilePath, name: String) { self.init(.file(file, name: name), shown: name) }

    /// A file in a revision.
    init(_ revision: GitRevision, path: String, shown: String) {
        self.init(.revision(revision, path: path), shown: shown)
    }

    /// No file, where another version has one.
    static func absent(_ name: String) -> DocumentVersion { DocumentVersion(file: FilePath("/dev/null"), name: name) }

    /// `git:REVISION:PATH`, `git:REVISION` for the path of the other side, `-`, or the name of a file.
    init(_ argument: Argument, other: String) throws {
        let text = argument.text
        if text == "-" {
            guard other != "-" else { throw Failure("only one of the two can be standard input") }
            self.init(.standardInput, shown: InputFile.standardInput.shown)
            return
        }
        guard text.hasPrefix("git:") else {
            self.init(file: FilePath(bytes: argument.bytes), name: text)
            return
        }
        let (revision, path) = try GitRevision.place(named: text, other: other)
        self.init(revision, path: path, shown: "git:\(revision.name):\(path)")
    }

    /// The document; nil if it does not exist in this version.
    func open() throws -> (any Document)? {
        guard let file = try read() else { return nil }
        do {
            return try Documents.read(file.bytes, named: file.name)
        } catch {
            throw Failure(
                lines: error.problems.map { problem in
                    var problem = problem
                    problem.file = shown
                    return problem.description
                })
        }
    }

    /// What is in the document; nil if it does not exist in this version.
    func bytes() throws -> [UInt8]? { try read()?.bytes }

    /// The document's bytes, and the name for the format and for finding images.
    private func read() throws -> (bytes: [UInt8], name: String)? {
        do {
            switch source {
            case .file(let path, let name):
                if path == FilePath("/dev/null") { return nil }
                let bytes = try path.contents()
                return (bytes, path.isOpenStream ? OpenDocument.name(of: .standardInput, bytes) : name)
            case .standardInput:
                let bytes = try SystemFile.read(from: 0)
                return (bytes, OpenDocument.name(of: .standardInput, bytes))
            case .revision(let revision, let path):
                let file = try revision.file(path, shown: shown)
                return (file.bytes, file.place.shown)
            }
        } catch let error as SystemError {
            throw Failure("\(shown): \(error.words)")
        }
    }
}
