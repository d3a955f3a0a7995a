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
    let old: DocumentVersion
    let new: DocumentVersion
    let variants: [Variant]
    let scenes: [String]
    let format: DiffFormat
    /// nil is standard output.
    let out: FilePath?
    let isForGit: Bool
    /// Pixels for each point of pictures; nil is the device's.
    var scale: CGFloat?

    /// Whether anybody will see them.
    var wantsPictures: Bool { format == .html || format == .markdown || scale != nil }

    /// Two versions, for a report as JSON.
    init(from old: DocumentVersion, to new: DocumentVersion, in variant: Variant, scenes: [String], scale: CGFloat?) {
        (self.old, self.new, self.scenes, self.scale) = (old, new, scenes, scale)
        (variants, format, out, isForGit) = ([variant], .json, nil, false)
    }

    init(_ arguments: Arguments) throws {
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
        let versions = isForGit ? try Self.versionsOfGit(arguments.rest) : try Self.versions(arguments.rest)
        (old, new) = versions
        try out?.refuseToReplace([versions.0, versions.1].compactMap(\.file), option: "-o", with: "the differences")
    }

    /// The format that the name of the output file implies.
    private static let formats: [String: DiffFormat] = ["html": .html, "htm": .html, "md": .markdown]

    private static func versions(_ words: [Argument]) throws -> (DocumentVersion, DocumentVersion) {
        guard words.count == 2 else {
            throw Failure("diff needs two versions of a document; `preview diff --help` shows how")
        }
        return (
            try DocumentVersion(words[0], other: words[1].text), try DocumentVersion(words[1], other: words[0].text)
        )
    }

    /// `path old-file old-hex old-mode new-file new-hex new-mode`, and for what was renamed its new path and more.
    private static func versionsOfGit(_ words: [Argument]) throws -> (DocumentVersion, DocumentVersion) {
        guard words.count == 7 || words.count == 9 else {
            throw Failure("--git needs the seven arguments that git passes to a diff command, not \(words.count)")
        }
        let (path, newPath) = (words[0].text, words.count == 9 ? words[7].text : words[0].text)
        return (
            DocumentVersion(file: FilePath(bytes: words[1].bytes), name: path),
            DocumentVersion(file: FilePath(bytes: words[4].bytes), name: newPath)
        )
    }
}
