import Maquette
import MaquetteAccessibility
import MaquetteAgents

/// What the last steps have changed on the screen of the started app.
enum DiffScreensTool: AgentTool {
    private static let most = 100

    static let description = ToolDescription(
        "DiffScreens", title: "Compare two screens of the app",
        "Says in few words what the last touch has changed on the screen of the app that StartApp has started: what VoiceOver reads there now and did not before, what is gone, what says something else and what has moved.",
        arguments: [
            .init(
                "steps",
                .integerSchema(
                    "How many touches back the other screen is; one before the start is the first screen. Default: 1.",
                    from: 1)), AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                ("before", .textSchema("The step after which there was the other screen.")),
                ("after", .textSchema("The last step.")),
                (
                    "changes",
                    .listSchema(
                        .objectSchema(
                            [
                                ("kind", .textSchema("added, removed, changed or moved.")),
                                ("before", .optional("string", "What VoiceOver said.")),
                                ("after", .optional("string", "What VoiceOver says.")),
                                ("id", .optional("string", "Accessibility identifier.")),
                                ("frame", .rectSchema("In points; of what is gone, where it was.")),
                            ], required: ["kind", "frame"]), "At most \(most).")
                ),
                ("leftOut", .integerSchema("How many changes are not listed.")),
                ("summary", .textSchema("In a sentence.")),
            ], required: ["before", "after", "changes", "leftOut", "summary"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do { return try compare(arguments) } catch { return ToolResult(error) }
    }

    private static func compare(_ arguments: ToolArguments) throws -> ToolResult {
        let back = try arguments.integer("steps", in: 1...1_000_000) ?? 1
        let preview = try AgentPreview(ofApp: arguments, then: [])
        guard let run = preview.run else { throw ToolArguments.Unusable("no app is running: call StartApp first") }
        guard run.count > 0 else {
            throw ToolArguments.Unusable("nothing was done since the app started: call TapView or another step first")
        }
        let language = preview.variant.language?.code
        let first = max(0, run.count - back)
        var before: AccessibilityReading?
        run.afterStep = { number, window in
            guard number == first else { return }
            before = AccessibilityReading(window, size: window.bounds.size, language: language)
        }
        let (after, _) = try preview.show { AccessibilityReading($0, language: language) }
        guard let before else { throw ToolArguments.Unusable("the other screen was not reached") }
        let changes = ScreenChanges(from: before, to: after).changes
        let names = (first == 0 ? "the start" : run.done[first - 1], run.done.last ?? "the start")
        let summary =
            changes.isEmpty
            ? "nothing on the screen differs"
            : "\(changes.count) \(changes.count == 1 ? "change" : "changes") between \(names.0) and \(names.1)"
        let leftOut = max(0, changes.count - most)
        var lines = [summary] + changes.prefix(most).map(ScreenChanges.line)
        if leftOut > 0 { lines.append("\(leftOut) more changes") }
        return ToolResult(
            [.text(lines.joined(separator: "\n"))],
            .object([
                "before": .string(names.0), "after": .string(names.1),
                "changes": .array(changes.prefix(most).map(json)), "leftOut": .number(Double(leftOut)),
                "summary": .string(summary),
            ]))
    }

    private static func json(_ change: ScreenChanges.Change) -> JSONValue {
        func words(_ element: SpokenElement?) -> JSONValue { element.map { .string($0.description) } ?? .null }
        let frame = (change.after ?? change.before)?.frame ?? .zero
        return .object([
            "kind": .string(change.kind.rawValue), "before": words(change.before), "after": words(change.after),
            "id": (change.after ?? change.before)?.identifier.map { .string($0) } ?? .null,
            "frame": .object([
                "x": .points(frame.minX), "y": .points(frame.minY), "width": .points(frame.width),
                "height": .points(frame.height),
            ]),
        ])
    }
}
