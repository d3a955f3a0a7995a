import MaquetteFiles

/// Reads files of revisions through git.
struct GitRevision {
    /// Git's name for it; empty for what is staged.
    let name: String

    /// A file and its path in the repository.
    struct File {
        let bytes: [UInt8]
        let place: FilePath
    }

    /// The path is relative to the current folder or else, as in git, to the top of the
    /// repository; one that begins with a dot or a slash is only the former. The repository is the one that has the file.
    func file(_ path: String, shown: String) throws -> File {
        let folder = FilePath(path).absolute.nearestFolder
        guard let top = try Git.output(["rev-parse", "--show-toplevel"], in: folder) else {
            throw Failure(
                "\(shown): \(folder == FilePath(".").absolute ? "this folder" : folder.shown) is in no git repository")
        }
        let root = FilePath(bytes: Array(top.prefix { $0 != UInt8(ascii: "\n") }))
        try checkName(in: folder, shown: shown)
        var places = [FilePath(path).absolute]
        if !path.hasPrefix("/"), !path.hasPrefix("./"), !path.hasPrefix("../") {
            places.append(root.appending(Array(path.utf8)))
        }
        for place in places {
            let folder = place.nearestFolder
            let rest = place.shown(from: folder)
            if let bytes = try Git.output(["show", "\(name):./\(rest)"], in: folder) {
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
