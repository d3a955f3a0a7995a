import Maquette
import MaquetteAgents

/// The size of texts in a label.
enum MeasureTextTool: AgentTool {
    private static let most = 200

    static let description = ToolDescription(
        "MeasureText", title: "Measure text",
        "Measures texts in a label as iOS does: size, lines, baselines, and whether they are cut off. Use it to check whether a translation fits. With sourceFilePath instead of texts: the labels of a #Preview of that Swift file, as they are laid out.",
        arguments: [
            .init("texts", .listSchema(.textSchema(""), "Texts to measure, at most \(most).")),
            .init("sourceFilePath", .textSchema("Swift file whose labels are measured, instead of texts.")),
            .init("scene", .textSchema("Name of its preview. Default: the first.")),
            .init("font", .textSchema("\(FontChoice.words). Default: 17.")),
            .init("width", .numberSchema("Points to wrap to. Default: as wide as the text.", from: 0, to: 100_000)),
            .init("height", .numberSchema("Points of height; what needs more is cut off.", from: 0, to: 100_000)),
            .init(
                "lines",
                .integerSchema("Most lines; 0 is any number. Default: 0 with a width, else 1.", from: 0, to: 100_000)),
            .init(
                "textSize",
                .textSchema("The user's text size, which text styles such as body follow.", among: ContentSizes.names)),
            AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                (
                    "measurements",
                    .listSchema(
                        .objectSchema(
                            [
                                ("text", .textSchema("")), ("font", .textSchema("")),
                                ("width", .optional("number", "Asked for.")),
                                (
                                    "size",
                                    .objectSchema(
                                        [("width", .numberSchema("")), ("height", .numberSchema(""))],
                                        words: "In points.")
                                ),
                                (
                                    "lines",
                                    .listSchema(.object([:]), "text, range, width, baseline; of labels, their texts.")
                                ),
                                ("label", .textSchema("Of a preview: the property, identifier or class.")),
                                ("truncated", .boolSchema("Whether it is cut off.")),
                            ], required: ["text", "size", "truncated"]), "One for each text.")
                )
            ], required: ["measurements"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do {
            return try measure(arguments)
        } catch {
            return ToolResult(error)
        }
    }

    private static func measureLabels(_ arguments: ToolArguments) throws -> ToolResult {
        let preview = try AgentPreview(arguments)
        let (labels, _) = try preview.show { shown in
            MeasuredLabel.all(of: shown).map { $0.json(preview.file, preview.displayName) }
        }
        let structure = JSONValue.object(["measurements": .array(labels)])
        return ToolResult([.text(structure.line)], structure)
    }

    private static func measure(_ arguments: ToolArguments) throws -> ToolResult {
        try SystemFonts.check()
        if try arguments.text("sourceFilePath") != nil { return try measureLabels(arguments) }
        let texts = try arguments.texts("texts")
        guard !texts.isEmpty, texts.count <= most else {
            throw ToolArguments.Unusable("`texts` must be a list of 1 to \(most) strings, not of \(texts.count)")
        }
        let name = try arguments.text("font") ?? "17"
        let width = try arguments.number("width", in: 0...100_000)
        let height = try arguments.number("height", in: 0...100_000)
        let lines = try arguments.integer("lines", in: 0...100_000) ?? (width == nil && height == nil ? 1 : 0)
        let size = try arguments.text("textSize").map { name in
            guard let found = ContentSizes.known.first(where: { $0.key == name.uppercased() }) else {
                throw ToolArguments.Unusable(
                    "`textSize` must be one of \(ContentSizes.names.joined(separator: ", ")), not `\(name)`")
            }
            return found.value
        }
        return try Headless.with({ settings in
            settings.projectAssets.fonts = ProjectFolders.fonts(
                named: Set([FontChoice.typeface(of: name)].compactMap { $0 }),
                around: FileManager.default.currentDirectoryPath)
            if let size { settings.preferredContentSizeCategory = size }
        }) {
            let font = try FontChoice(name).font
            let measured = texts.map { text in
                MeasurementReport.json(
                    TextMeasurement(
                        of: text, font: font, width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
                        lines: lines), text: text, font: name, width: width)
            }
            let structure = JSONValue.object(["measurements": .array(measured)])
            return ToolResult([.text(structure.line)], structure)
        }
    }
}
