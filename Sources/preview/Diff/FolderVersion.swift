import Maquette

/// One side of a comparison of folders: the documents of a folder as it is, or as it is in a git revision.
struct FolderVersion {
    /// What was typed.
    let shown: String
    /// The files by their paths below the folder.
    private let files: [FilePath: File]

    private struct File {
        let version: DocumentVersion
        /// Git's name for its bytes; nil if that is not known.
        var object: [UInt8]?
    }

    /// A folder as it is.
    ///
    /// - Parameter isTracked: whether only what git tracks counts, or could track: the other side has nothing else.
    init(_ folder: FilePath, isTracked: Bool) throws {
        shown = folder.shown
        func version(_ place: FilePath) -> DocumentVersion { DocumentVersion(file: place, name: place.shown) }
        if isTracked, let names = try Self.trackable(in: folder) {
            let objects = try Self.objects(of: names, in: folder)
            files = Dictionary(
                uniqueKeysWithValues: zip(names, objects).map { name, object in
                    (name, File(version: version(Self.join(folder, name)), object: object))
                })
            return
        }
        let inputs = InputFiles([Argument(bytes: folder.bytes)], extensions: Documents.fileExtensions)
        if inputs.vacancies < inputs.missing.count { throw Failure(lines: inputs.failures) }
        files = Dictionary(
            inputs.found.compactMap { input in
                input.path.map { _ in (input.relative, File(version: version(Self.join(folder, input.relative)))) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A folder in a revision.
    init(_ path: String, in revision: GitRevision, shown: String) throws {
        self.shown = shown
        let listed = try revision.files(below: path, shown: shown)
        files = Dictionary(
            uniqueKeysWithValues: listed.files.filter { Self.isDocument($0.name) }.map { name, object in
                let label = "git:\(revision.name):\(Self.join(FilePath(path), name).shown)"
                let version = DocumentVersion(
                    revision, path: listed.folder.appending(name.bytes).shown, shown: label)
                return (name, File(version: version, object: object))
            })
    }

    /// The documents that are not the same in both, in the order of their paths.
    static func changed(from old: FolderVersion, to new: FolderVersion) -> [DiffPair] {
        let names = Set(old.files.keys).union(new.files.keys).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        return names.compactMap { name in
            let (before, after) = (old.files[name], new.files[name])
            if let object = before?.object, object == after?.object { return nil }
            guard let shown = (after ?? before)?.version.shown else { return nil }
            let pair = DiffPair(
                old: before?.version ?? .absent(shown), new: after?.version ?? .absent(shown))
            return pair.mayDiffer ? pair : nil
        }
    }

    private static func join(_ folder: FilePath, _ name: FilePath) -> FilePath {
        folder == FilePath(".") ? name : folder.appending(name.bytes)
    }

    // MARK: Files

    private static func isDocument(_ name: FilePath) -> Bool {
        let isHidden = name.bytes.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
        return !isHidden && Documents.fileExtensions.contains(name.ext)
    }

    /// What git tracks in a folder, and what is new there and not ignored; nil if that is no part of a repository.
    private static func trackable(in folder: FilePath) throws -> [FilePath]? {
        let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        guard let names = try Git.output(words, in: folder) else { return nil }
        let reach = Reach(of: folder)
        return Set(names.split(separator: 0).map { FilePath(bytes: Array($0)) }).filter { name in
            let place = folder.appending(name.bytes)
            // Git has of links only what they say.
            guard isDocument(name), reach.includes(place), let status = place.status(followingLinks: false) else {
                return false
            }
            return status.st_mode & S_IFMT == S_IFREG
        }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    private static let mostAtOnce = 200

    /// Git's names for what is in the files now.
    private static func objects(of names: [FilePath], in folder: FilePath) throws -> [[UInt8]?] {
        var objects: [[UInt8]?] = []
        for start in stride(from: 0, to: names.count, by: mostAtOnce) {
            let part = names[start..<min(start + mostAtOnce, names.count)]
            // Names that are no UTF-8 cannot be passed on.
            let isText = part.allSatisfy { Array($0.shown.utf8) == $0.bytes }
            let words = ["hash-object", "--no-filters", "--"] + part.map(\.shown)
            let lines = isText ? try Git.output(words, in: folder)?.split(separator: UInt8(ascii: "\n")) : nil
            objects += lines?.count == part.count ? lines!.map { Array($0) } : part.map { _ in nil }
        }
        return objects
    }
}

/// Two versions of a document.
struct DiffPair {
    let old: DocumentVersion
    let new: DocumentVersion

    /// Whether one is a document for iOS, and they are not the same bytes. What cannot be read is reported later.
    fileprivate var mayDiffer: Bool {
        guard let (before, after) = try? (old.bytes(), new.bytes()) else { return true }
        guard before != after, let latest = after ?? before else { return false }
        return Documents.mayBeDocument(by: latest, named: new.shown)
            && Documents.otherPlatform(by: Array(latest.prefix(OtherPlatform.bytesToRead)), named: new.shown) == nil
    }
}
