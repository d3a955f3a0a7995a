import MaquetteFiles

/// Reads files of revisions through git.
struct GitRevision {
    /// Git's name for it; empty for what is staged.
    let name: String

    /// `git:REVISION:PATH`, or `git:REVISION` for the path of the other side.
    static func place(named text: String, other: String) throws -> (revision: GitRevision, path: String) {
        let parts = text.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var path = parts.count > 1 ? String(parts[1]) : other
        if parts.count < 2, other.hasPrefix("git:") {
            let others = other.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            path = others.count > 1 ? String(others[1]) : ""
        }
        guard !path.isEmpty, path != "-" else {
            throw Failure("\(text) needs a file, as in git:HEAD:Main.storyboard")
        }
        return (GitRevision(name: String(parts[0])), path)
    }

    /// A file and its path in the repository.
    struct File {
        let bytes: [UInt8]
        let place: FilePath
    }

    /// The path is relative to the current folder or else, as in git, to the top of the
    /// repository; one that begins with a dot or a slash is only the former. The repository is the one that has the file.
    func file(_ path: String, shown: String) throws -> File {
        let places = try places(of: path, from: FilePath(path).absolute.nearestFolder, shown: shown)
        for place in places {
            let folder = place.nearestFolder
            let rest = place.shown(from: folder)
            if let bytes = try Git.output(["cat-file", "blob", "\(name):./\(rest)"], in: folder) {
                return File(bytes: bytes, place: place)
            }
        }
        if name.isEmpty {
            for place in places where try isUnmerged(place) {
                throw Failure(
                    "\(shown): \(path) is unmerged, so there is no one version of it that is staged; resolve its conflict, "
                        + "or name a revision: git:HEAD:\(path), git:MERGE_HEAD:\(path)")
            }
        }
        throw Failure(
            "\(shown): there is no file \(path) in \(name.isEmpty ? "what is staged" : "`\(name.shortened)`")")
    }

    /// The files that the revision has below a folder, which is named as files are: plain files, by their paths below it, with git's names
    /// for what is in them.
    func files(
        below path: String, shown: String
    ) throws -> (folder: FilePath, files: [(name: FilePath, object: [UInt8])]) {
        let typed = FilePath(path).absolute
        for place in try places(of: path, from: typed.kind == .folder ? typed : typed.nearestFolder, shown: shown) {
            let start = place.kind == .folder ? place : place.nearestFolder
            let rest = place == start ? "" : place.shown(from: start)
            let isThere = try name.isEmpty || Git.output(["cat-file", "-e", "\(name):./\(rest)"], in: start) != nil
            let words = name.isEmpty ? ["ls-files", "-s", "-z"] : ["ls-tree", "-r", "-z", name]
            let below = rest.isEmpty ? [] : ["--", ":(literal)\(rest)/"]
            guard isThere, let list = try Git.output(words + below, in: start), !list.isEmpty || rest.isEmpty else {
                continue
            }
            return (place, Self.entries(of: list, below: rest.isEmpty ? [] : Array((rest + "/").utf8)))
        }
        throw Failure(
            "\(shown): there is no folder \(path) in \(name.isEmpty ? "what is staged" : "`\(name.shortened)`")")
    }

    /// A list has modes and objects before the paths: `100644 blob OBJECT⇥PATH`, or `100644 OBJECT 0⇥PATH` of what is staged.
    private static func entries(of list: [UInt8], below folder: [UInt8]) -> [(name: FilePath, object: [UInt8])] {
        var seen: Set<FilePath> = []
        return list.split(separator: 0).compactMap { entry in
            let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = parts[0].split(separator: UInt8(ascii: " "))
            // Links and submodules have other modes.
            guard parts.count == 2, words.count == 3, words[0].starts(with: "100".utf8), parts[1].starts(with: folder)
            else { return nil }
            let name = FilePath(bytes: Array(parts[1].dropFirst(folder.count)))
            let isTree = words[1].elementsEqual("blob".utf8)
            // A merge has several versions of a file.
            return seen.insert(name).inserted ? (name, Array(isTree ? words[2] : words[1])) : nil
        }
    }

    /// Where a path may be meant to lead.
    private func places(of path: String, from folder: FilePath, shown: String) throws -> [FilePath] {
        guard let top = try Git.path(["rev-parse", "--show-toplevel"], in: folder) else {
            throw Failure(
                "\(shown): \(folder == FilePath(".").absolute ? "this folder" : folder.shown) is in no git repository")
        }
        try checkName(in: folder, shown: shown)
        let isFromHere = [".", ".."].contains(path) || ["/", "./", "../"].contains { path.hasPrefix($0) }
        return [FilePath(path).absolute] + (isFromHere ? [] : [top.appending(Array(path.utf8))])
    }

    /// Whether a merge has left several versions of a file in the index.
    private func isUnmerged(_ place: FilePath) throws -> Bool {
        let folder = place.nearestFolder
        let words = ["ls-files", "--unmerged", "--", ":(literal)" + place.shown(from: folder)]
        return try Git.output(words, in: folder)?.isEmpty == false
    }

    private func checkName(in folder: FilePath, shown: String) throws {
        if name.isEmpty { return }
        let words = ["rev-parse", "--verify", "--quiet", name + "^{tree}"]
        let isKnown = try !name.hasPrefix("-") && Git.output(words, in: folder) != nil
        guard isKnown else { throw Failure("\(shown): there is no revision `\(name.shortened)`") }
    }
}

extension FilePath {
    /// The folder around a file, or the nearest one above that is still there.
    var nearestFolder: FilePath {
        var folder = folder
        while folder.kind != .folder, folder.folder != folder { folder = folder.folder }
        return folder
    }
}
