import Maquette
import MaquetteAgents

/// A picture of a preview, as Xcode's server gives it, and the picture itself in the answer.
enum RenderPreviewTool: AgentTool {
    /// What models take without scaling it down.
    private static let mostPixels = 1568.0

    static let description = ToolDescription(
        "RenderPreview", title: "Render a preview",
        "Draws one scene of a storyboard, xib or JSON screen, or one #Preview of a Swift file, as iOS lays it out, and returns the picture as image content and as a file. Use ListPreviews to find scenes, DescribePreview for frames as text.",
        arguments: AgentPreview.arguments + [
            .init(
                "scale",
                .numberSchema(
                    "Pixels per point. Default: the device's, as far as the longer side stays within 1568 pixels.",
                    from: 0.05, to: 10)),
            .init("outline", .boolSchema("Draw the frame and name of every view over the picture. Default: false.")),
            .init("includeImage", .boolSchema("Return the picture itself, not just its path. Default: true.")),
            AgentPreview.timeout,
        ],
        output: .objectSchema([
            ("previewSnapshotPath", .textSchema("PNG file; it lasts as long as the server.")),
            ("displayName", .textSchema("Name of the scene.")),
            ("sourceLineNumber", .integerSchema("Line of the scene in the file.")),
            (
                "renderedDestination",
                .objectSchema(
                    [
                        ("deviceModelName", .textSchema("Device.")), ("platformName", .textSchema("iOS.")),
                        ("systemVersion", .textSchema("Release of iOS.")),
                    ], words: "What it was laid out for.")
            ),
            (
                "size",
                .objectSchema([("width", .numberSchema("")), ("height", .numberSchema(""))], words: "In points.")
            ),
            ("scale", .numberSchema("Pixels per point of the picture.")),
            ("problems", .listSchema(.textSchema(""), "Conflicts, ambiguity, cut-off texts, unsupported features.")),
            (
                "errors",
                .listSchema(
                    .objectSchema([("message", .textSchema(""))], required: ["message"]), "Why there is no picture.")
            ),
            ("supportedLocalizations", .listSchema(.textSchema(""), "For previewLocalizationOverride.")),
            (
                "supportedPreviewVariantOverrides",
                .object(["type": "object", "description": "For previewVariantOverrides: groups and their variants."])
            ),
        ]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do {
            return try render(AgentPreview(arguments), arguments)
        } catch {
            // As Xcode's server reports them, and as a model reads them.
            var result = ToolResult(error)
            if case .text(let words) = result.content[0] {
                result.structure = .object([
                    "errors": .array(words.split(separator: "\n").map { .object(["message": .string(String($0))]) })
                ])
            }
            return result
        }
    }

    private static func render(_ preview: AgentPreview, _ arguments: ToolArguments) throws -> ToolResult {
        let isOutlined = try arguments.flag("outline", default: false)
        let wantsImage = try arguments.flag("includeImage", default: true)
        let wanted = try arguments.number("scale", in: 0.05...10)
        let (drawn, problems) = try preview.show { shown in
            (
                picture: isOutlined ? try shown.outlinedPicture() : shown.picture(),
                destination: preview.destination(of: shown)
            )
        }
        let longest = max(drawn.picture.size.width, drawn.picture.size.height)
        let fitting = min(drawn.picture.scale, CGFloat((mostPixels / Double(longest) * 100).rounded(.down) / 100))
        let picture = drawn.picture.scaled(to: wanted.map { CGFloat($0) } ?? max(fitting, 0.05))
        let png = try picture.bytes(as: .png)
        let path = try SnapshotFolder.write(png, for: preview.file)
        let structure = JSONValue.object([
            "previewSnapshotPath": .string(path), "displayName": .string(preview.displayName),
            "sourceLineNumber": .number(Double(preview.line ?? 1)), "renderedDestination": drawn.destination,
            "size": .object(["width": .points(picture.size.width), "height": .points(picture.size.height)]),
            "scale": .points(picture.scale), "problems": .array(problems.map { .string($0) }), "errors": [],
            "supportedLocalizations": .array(localizations(of: preview).map { .string($0) }),
            "supportedPreviewVariantOverrides": AgentVariant.supported,
        ])
        // What can be overridden is in the schema of the arguments, too.
        return ToolResult(
            [.text(structure.without("supportedPreviewVariantOverrides").line)] + (wantsImage ? [.picture(png)] : []),
            structure)
    }

    private static func localizations(of preview: AgentPreview) -> [String] {
        preview.document.languages + Language.pseudoLanguages.map(\.key)
    }
}
