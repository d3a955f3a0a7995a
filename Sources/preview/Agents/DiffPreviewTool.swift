import Maquette
import MaquetteAgents

/// What changed between two versions of a file, in words and pictures.
enum DiffPreviewTool: AgentTool {
    private static let mostPictures = 2

    static let description = ToolDescription(
        "DiffPreview", title: "Compare two revisions",
        "Compares a storyboard, xib, JSON screen or the #Previews of a Swift file with another git revision: what was changed, which views moved, and pictures of before, after and the difference.",
        arguments: [
            .init(
                "sourceFilePath",
                .textSchema(
                    "File to compare, absolute or from the server's working directory; of a Swift file also one preview, as in Card.swift#Dark."
                ),
                isRequired: true),
            .init("oldRevision", .textSchema("Git revision of the old version. Default: HEAD.")),
            .init("newRevision", .textSchema("Git revision of the new version. Default: the file on disk.")),
            .init("scene", .textSchema("Only the scene of this name or id.")),
        ] + AgentVariant.arguments + [
            AgentVariant.touches,
            .init(
                "includeImage",
                .boolSchema("Return pictures of the first \(mostPictures) scenes that look different. Default: true.")),
            AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                ("old", .textSchema("The old version.")), ("new", .textSchema("The new version.")),
                (
                    "changes",
                    .listSchema(
                        .object(["type": "object"]),
                        "kind (added, removed, moved, changed), subject, id, scene, line, details.")
                ),
                (
                    "scenes",
                    .listSchema(
                        .object(["type": "object"]),
                        "scene, picture (same, different, added, …), differentShare, frames that changed.")
                ),
                ("summary", .textSchema("In a sentence.")),
                (
                    "pictures",
                    .listSchema(
                        .object(["type": "object"]), "scene, kind (before, after, difference) and path of each picture."
                    )
                ),
            ], required: ["old", "new", "changes", "scenes", "summary"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do {
            return try compare(arguments)
        } catch {
            return ToolResult(error)
        }
    }

    /// The answer about a Swift file, whose versions were drawn before.
    private static func answer(_ comparison: AgentComparison, _ arguments: ToolArguments) throws -> ToolResult {
        let file = try arguments.text("sourceFilePath") ?? ""
        var content = [ToolResult.Content.text(comparison.text)]
        var pictures: [JSONValue] = []
        if try arguments.flag("includeImage", default: true) {
            for picture in comparison.pictures.prefix(3 * mostPictures) {
                content += [.text(picture.name), .picture(Array(picture.png))]
                let path = try SnapshotFolder.write(Array(picture.png), for: file, as: "difference")
                pictures.append(.object(["name": .string(picture.name), "path": .string(path)]))
            }
        }
        let line = comparison.json.split(separator: "\n").first.map(String.init) ?? "{}"
        guard let root = try? JSONNode.root(of: Array(line.utf8), file: ""), case .object(let members) = JSONValue(root)
        else { return ToolResult(content) }
        let summary = comparison.text.split(separator: "\n").first.map(String.init) ?? ""
        return ToolResult(
            content,
            .object(
                members.filter { $0.key != "version" } + [
                    JSONValue.Member(key: "summary", value: .string(summary)),
                    JSONValue.Member(key: "pictures", value: .array(pictures)),
                ]))
    }

    private static func compare(_ arguments: ToolArguments) throws -> ToolResult {
        try SystemFonts.check()
        if let comparison = try AgentCode.comparison() { return try answer(comparison, arguments) }
        let file = AgentPreview.path(try arguments.text("sourceFilePath") ?? "").shown
        func version(_ revision: String?) throws -> DocumentVersion {
            try DocumentVersion(Argument(revision.map { "git:\($0):\(file)" } ?? file), other: file)
        }
        let newRevision = try arguments.text("newRevision")
        let wantsImage = try arguments.flag("includeImage", default: true)
        let request = DiffRequest(
            from: try version(try arguments.text("oldRevision") ?? "HEAD"), to: try version(newRevision),
            in: try AgentVariant.variant(arguments), scenes: try arguments.text("scene").map { [$0] } ?? [],
            scale: wantsImage ? 1 : nil)
        let report = try DiffRun(request).report()
        var content = [ToolResult.Content.text(DiffText(report: report, isColored: false).text)]
        var pictures: [JSONValue] = []
        for look in report.shownLooks.filter({ $0.before != nil || $0.after != nil }).prefix(mostPictures) {
            for (kind, png) in [("before", look.before), ("after", look.after), ("difference", look.difference)] {
                guard let png = png.map({ Array($0) }) else { continue }
                content += [.text("\(look.title), \(kind):"), .picture(png)]
                pictures.append(
                    .object([
                        "scene": .string(look.scene), "kind": .string(kind),
                        "path": .string(try SnapshotFolder.write(png, for: file, as: kind)),
                    ]))
            }
        }
        guard case .object(let members) = DiffJSON(report: report).json else { return ToolResult(content) }
        let structure = JSONValue.object(
            members + [
                JSONValue.Member(key: "summary", value: .string(report.summary)),
                JSONValue.Member(key: "pictures", value: .array(pictures)),
            ])
        return ToolResult(content, structure)
    }
}
