import Foundation
import Maquette

/// One side of a comparison: a file, or what a file was in some revision.
struct DocumentVersion {
    private enum Source {
        case file(FilePath)
        case revision(String, path: String)
    }

    private let source: Source
    /// What the format follows from, and what messages call it.
    let name: String
    /// What was typed.
    let shown: String

    private init(_ source: Source, name: String, shown: String) {
        self.source = source
        self.name = name
        self.shown = shown
    }

    init(file: FilePath, name: String) { self.init(.file(file), name: name, shown: name) }

    /// `git:REVISION:PATH`, `git:REVISION` for the path of the other side, or the name of a file.
    init(_ argument: Argument, other: String) throws {
        let text = argument.text
        guard text.hasPrefix("git:") else {
            self.init(file: FilePath(bytes: argument.bytes), name: text)
            return
        }
        let parts = text.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let revision = String(parts[0])
        var path = parts.count > 1 ? String(parts[1]) : other
        if parts.count < 2, other.hasPrefix("git:") {
            let others = other.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            path = others.count > 1 ? String(others[1]) : ""
        }
        guard !path.isEmpty else { throw Failure("\(text): say of which file, as in git:HEAD:Main.storyboard") }
        self.init(
            .revision(revision, path: path), name: path, shown: parts.count > 1 ? text : "\(text):\(path)")
    }

    /// The document; nil where there was none yet, or is none any more.
    func open() throws -> (any Document)? {
        let bytes: [UInt8]
        switch source {
        case .file(let path):
            if path == FilePath("/dev/null") { return nil }
            do { bytes = try path.contents() } catch { throw Failure("\(shown): \(error.words)") }
        case .revision(let revision, let path): bytes = try GitRevision.contents(of: path, in: revision, shown: shown)
        }
        do {
            return try Documents.read(bytes, named: name)
        } catch {
            throw Failure(
                lines: error.problems.map { problem in
                    var problem = problem
                    problem.file = shown
                    return problem.description
                })
        }
    }
}
