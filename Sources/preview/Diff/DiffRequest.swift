import Maquette

/// The format of the output.
enum DiffFormat {
    case text, markdown, html, json

    static let known: KeyValuePairs<String, DiffFormat> = [
        "text": .text, "markdown": .markdown, "html": .html, "json": .json,
    ]
}

/// Everything that `preview diff` was asked for.
struct DiffRequest {
    /// What is compared: one pair of files, or those documents of two folders that are not the same.
    let pairs: [DiffPair]
    /// The folders, if it is two of them.
    let folders: (old: String, new: String)?
    let variants: [Variant]
    let scenes: [String]
    let format: DiffFormat
    /// nil is standard output.
    let out: FilePath?
    let isForGit: Bool
    /// The Swift files in both versions.
    var code: CodeVersions?
    /// Pixels for each point of pictures; nil is the device's.
    var scale: CGFloat?

    /// Whether anybody will see pictures.
    var wantsPictures: Bool { format == .html || format == .markdown || scale != nil }

    /// Two versions, for a report as JSON.
    init(from old: DocumentVersion, to new: DocumentVersion, in variant: Variant, scenes: [String], scale: CGFloat?) {
        (pairs, folders) = ([DiffPair(old: old, new: new)], nil)
        (self.scenes, self.scale) = (scenes, scale)
        (variants, format, out, isForGit) = ([variant], .json, nil, false)
    }

    @MainActor init(_ arguments: Arguments) throws {
        variants = try VariantOptions.variants(arguments)
        scenes = arguments.list("--scene")
        isForGit = arguments.has("--git")
        let out = arguments.last("-o").flatMap { $0.text == "-" ? nil : FilePath(bytes: $0.bytes) }
        let said = try arguments.choices("--format", among: DiffFormat.known).last
        let named = Self.formats[out?.ext ?? ""]
        format = said ?? named ?? .text
        self.out = out
        if out != nil, format == .text || format == .json {
            throw Failure("-o is for html and markdown; text and json go to standard output")
        }
        if let out, let named, named != format, out.kind != .folder {
            let asked = DiffFormat.known.first { $0.value == said }?.key ?? ""
            throw Failure("-o names a .\(out.ext) file, but --format is \(asked)")
        }
        if !isForGit { code = try Self.code(arguments) }
        if code?.isOfFiles == true {
            (pairs, folders) = ([], nil)
        } else if !isForGit, let (old, new) = try Self.folders(arguments.rest) {
            (pairs, folders) = (FolderVersion.changed(from: old, to: new), (old.shown, new.shown))
        } else {
            pairs = [isForGit ? try Self.versionsOfGit(arguments.rest) : try Self.versions(arguments.rest)]
            folders = nil
        }
        let files = pairs.flatMap { [$0.old, $0.new] }.compactMap(\.file)
        try out?.refuseToReplace(files, option: "-o", with: "the differences")
    }

    /// Of folders with documents, too, that there is nothing which could draw code is no reason to stop.
    @MainActor private static func code(_ arguments: Arguments) throws -> CodeVersions? {
        do { return try CodeVersions(arguments) } catch let failure as Failure {
            let hasFile = arguments.rest.contains { $0.text.contains(".swift") }
            let isOfToolset = failure.lines.contains { $0.contains("need a toolset") }
            guard isOfToolset, !hasFile else { throw failure }
            for line in failure.lines { StandardError.say("preview: note: Swift files are left out: \(line)") }
            return nil
        }
    }

    /// The format that the name of the output file implies.
    private static let formats: [String: DiffFormat] = ["html": .html, "htm": .html, "md": .markdown]

    /// Two folders, as they are or in revisions; nil if no side is one.
    private static func folders(_ words: [Argument]) throws -> (FolderVersion, FolderVersion)? {
        guard words.count == 2 else { return nil }
        let paths = words.map { FilePath(bytes: $0.bytes) }
        let isOfGit = words.map { $0.text.hasPrefix("git:") }
        let areFolders = zip(paths, isOfGit).map { $0.kind == .folder && !$1 }
        guard areFolders.contains(true) || isOfGit == [true, true] else { return nil }
        func version(_ number: Int) throws -> FolderVersion {
            let (word, other) = (words[number], words[1 - number].text)
            if areFolders[number] { return try FolderVersion(paths[number], isTracked: isOfGit[1 - number]) }
            guard isOfGit[number] else {
                throw Failure("\(other): this is a folder, but the other side, \(word.text), is not")
            }
            let (revision, path) = try GitRevision.place(named: word.text, other: other)
            return try FolderVersion(path, in: revision, shown: "git:\(revision.name):\(path)")
        }
        if !areFolders.contains(true) {
            // Names of files tell what is meant, and others are looked up.
            let (_, path) = try GitRevision.place(named: words[0].text, other: words[1].text)
            if Documents.fileExtensions.contains(FilePath(path).ext) { return nil }
        }
        return (try version(0), try version(1))
    }

    private static func versions(_ words: [Argument]) throws -> DiffPair {
        guard words.count == 2 else {
            throw Failure(
                "diff needs two versions, as in `preview diff git:HEAD .`; `preview diff --help` shows others")
        }
        return DiffPair(
            old: try DocumentVersion(words[0], other: words[1].text),
            new: try DocumentVersion(words[1], other: words[0].text))
    }

    /// `path old-file old-hex old-mode new-file new-hex new-mode`, and for what was renamed its new path and more.
    private static func versionsOfGit(_ words: [Argument]) throws -> DiffPair {
        guard words.count == 7 || words.count == 9 else {
            throw Failure("--git needs the seven arguments that git passes to a diff command, not \(words.count)")
        }
        let (path, newPath) = (words[0].text, words.count == 9 ? words[7].text : words[0].text)
        return DiffPair(
            old: DocumentVersion(file: FilePath(bytes: words[1].bytes), name: path),
            new: DocumentVersion(file: FilePath(bytes: words[4].bytes), name: newPath))
    }
}
