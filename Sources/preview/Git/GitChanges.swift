import Foundation
import Maquette

/// Which files differ from a revision of git: the value of `--changed`.
struct GitChanges {
    static let option = Option.value(
        "--changed", "REVISION",
        "only documents that changed since the branch left a revision of git,\nsuch as main; new files count")

    let revision: String
    /// A file may be reached by several paths.
    private var files: Set<Identity> = []

    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t

        init?(_ path: FilePath) {
            guard let status = path.status(followingLinks: true) else { return nil }
            (device, number) = (status.st_dev, status.st_ino)
        }
    }

    /// What was asked before a process without programs was started. Set before there is a second thread.
    nonisolated(unsafe) private static var prepared: Result<GitChanges, any Error>?

    /// Asks git now, for a process that cannot start it.
    static func prepare(_ arguments: Arguments) {
        guard let revision = arguments.last("--changed") else { return }
        prepared = Result { try GitChanges(since: revision.text, in: paths(of: arguments)) }
    }

    /// Nil if nothing is asked of git.
    static func asked(by arguments: Arguments) throws -> GitChanges? {
        guard let revision = arguments.last("--changed") else { return nil }
        return try prepared?.get() ?? GitChanges(since: revision.text, in: paths(of: arguments))
    }

    private static func paths(of arguments: Arguments) -> [FilePath] {
        let typed = arguments.rest.filter { $0.text != "-" }.map { FilePath(bytes: $0.bytes) }
        // A plan names the documents of the current folder.
        return typed.isEmpty ? [FilePath(".")] : typed
    }

    /// - Parameter paths: the files, folders and patterns that were typed; each belongs to a repository.
    private init(since revision: String, in paths: [FilePath]) throws {
        self.revision = revision
        var known: Set<FilePath> = []
        for path in paths {
            let folder = path.absolute.kind == .folder ? path.absolute : path.absolute.nearestFolder
            guard let top = try Git.path(["rev-parse", "--show-toplevel"], in: folder) else {
                throw Failure("--changed: \(folder.shown) is in no git repository")
            }
            if known.insert(top).inserted { try add(top) }
        }
    }

    func contains(_ path: FilePath) -> Bool { Identity(path).map(files.contains) ?? false }

    private mutating func add(_ top: FilePath) throws {
        let words = ["rev-parse", "--verify", "--quiet", revision + "^{commit}"]
        guard !revision.hasPrefix("-"), let commit = try Git.path(words, in: top)?.shown else {
            throw Failure("--changed: there is no revision `\(revision.shortened)` in \(top.shown)")
        }
        // Histories that were fetched in part may not reach back to where the branch began.
        let start = try Git.path(["merge-base", commit, "HEAD"], in: top)?.shown ?? commit
        let lists = [
            ["diff", "--name-only", "--no-relative", "--diff-filter=d", "-z", start],
            ["ls-files", "--others", "--exclude-standard", "-z"],
        ]
        for list in lists {
            guard let names = try Git.output(list, in: top) else {
                throw Failure("`git \(list.joined(separator: " "))` failed in \(top.shown)")
            }
            files.formUnion(names.split(separator: 0).compactMap { Identity(top.appending($0)) })
        }
    }
}
