import Foundation
import Maquette

/// What revisions of git have, as folders: code is compiled from files. The newest few stay.
final class RevisionFolders: Sendable {
    private let folder: FilePath
    private static let kept = 3

    init(in folder: String) { self.folder = FilePath(folder) }

    /// Where a file of the project is, as a revision has it.
    func place(of file: FilePath, in revision: String) throws -> FilePath {
        guard let place = try place(ofAny: file, in: revision), place.kind == .file else {
            throw Failure("there is no such file in `\(revision.shortened)`")
        }
        return place
    }

    /// The place of a file or a folder in a revision; nil if the revision has none.
    func place(ofAny path: FilePath, in revision: String) throws -> FilePath? {
        let start = path.kind == .folder ? path : path.nearestFolder
        guard let top = try Git.path(["rev-parse", "--show-toplevel"], in: start) else {
            throw Failure("\(start.shown) is in no git repository")
        }
        let words = ["rev-parse", "--verify", "--quiet", revision + "^{commit}"]
        guard !revision.hasPrefix("-"), let commit = try Git.path(words, in: top)?.shown, !commit.isEmpty else {
            throw Failure("there is no revision `\(revision.shortened)`")
        }
        let tree = folder.appending("\(FileNames.slug(top.shown))-\(commit)".utf8)
        if tree.kind == nil { try unpack(commit, of: top, as: tree) }
        removeOld(but: tree)
        let place = path == top ? tree : tree.appending(path.shown(from: top).utf8)
        return place.kind == nil ? nil : place
    }

    /// Whole or not at all.
    private func unpack(_ commit: String, of top: FilePath, as tree: FilePath) throws {
        let new = FilePath(tree.shown + ".\(getpid())")
        let archive = FilePath(new.shown + ".tar")
        try FileManager.default.createDirectory(atPath: new.shown, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(atPath: new.shown)
            try? FileManager.default.removeItem(atPath: archive.shown)
        }
        guard try Git.output(["archive", "--format=tar", "-o", archive.shown, commit], in: top) != nil,
            Program.run("/usr/bin/env", ["tar", "-xf", archive.shown, "-C", new.shown], seconds: nil) == 0,
            rename(new.shown, tree.shown) == 0 || tree.kind == .folder
        else { throw Failure("the files of \(commit.prefix(10)) cannot be unpacked below \(folder.shown)") }
    }

    private func removeOld(but tree: FilePath) {
        let all = ((try? folder.namesOfEntries()) ?? []).map { folder.appending($0) }
            .filter { $0.kind == .folder && $0 != tree }
        let dated = all.map { (path: $0, date: $0.status(followingLinks: false)?.st_mtim.tv_sec ?? 0) }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.kept - 1) {
            try? FileManager.default.removeItem(atPath: old.path.shown)
        }
    }
}
