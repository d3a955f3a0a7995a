import Maquette
import MaquetteAccessibility
import MaquetteAgents

/// What VoiceOver reads on a screen: the cheapest way to see what is there and what can be touched.
enum DescribeScreenTool: AgentTool {
    private static let most = 100

    static let description = ToolDescription(
        "DescribeScreen", title: "Describe a screen",
        "Returns what VoiceOver reads on one scene, in order, in a few hundred tokens: labels, values, traits and ids. A label or #id is what touches and TapView take. Without a file: the screen of the app that StartApp has started.",
        arguments: AgentPreview.arguments + [AgentPreview.timeout],
        output: output)

    static let output = JSONValue.objectSchema(
        [
            ("displayName", .textSchema("Name of the scene.")),
            ("device", .textSchema("What it was laid out for.")),
            (
                "elements",
                .listSchema(
                    .objectSchema(
                        [
                            ("number", .integerSchema("Place in the order, from 1.")),
                            ("description", .textSchema("What VoiceOver says.")),
                            ("label", .optional("string", "Its name, which touches take.")),
                            ("id", .optional("string", "Accessibility identifier, which touches take as #id.")),
                            ("frame", .rectSchema("In points, in the picture.")),
                            ("isOnScreen", .boolSchema("Whether a part of it is seen without scrolling.")),
                        ], required: ["number", "description", "frame", "isOnScreen"]),
                    "At most \(most).")
            ),
            ("leftOut", .integerSchema("How many elements are not listed.")),
            (
                "problems",
                .listSchema(.textSchema(""), "Conflicts, ambiguity, cut-off texts, unsupported features.")
            ),
            ("steps", .listSchema(.textSchema(""), "Of a started app: what was done since its start.")),
        ], required: ["displayName", "elements", "problems"])

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do { return try result(of: AgentPreview(arguments)) } catch { return ToolResult(error) }
    }

    static func result(of preview: AgentPreview) throws -> ToolResult {
        let ((reading, device), problems) = try preview.show { shown in
            (
                AccessibilityReading(shown, language: preview.variant.language?.code),
                "\(shown.stage.settings.device.name), iOS \(shown.stage.release.version)"
            )
        }
        let leftOut = max(0, reading.elements.count - most)
        let structure = JSONValue.object([
            "displayName": .string(preview.displayName), "device": .string(device),
            "elements": .array(reading.elements.prefix(most).map(json)), "leftOut": .number(Double(leftOut)),
            "problems": .array(problems.map { .string($0) }),
            "steps": .array((preview.run?.done ?? []).map { .string($0) }),
        ])
        var lines = ["\(preview.displayName) on \(device)"]
        lines += reading.elements.prefix(most).map(line)
        if reading.elements.isEmpty { lines.append("VoiceOver finds nothing") }
        if leftOut > 0 { lines.append("\(leftOut) more elements") }
        lines += problems.map { "problem: \($0)" }
        return ToolResult([.text(lines.joined(separator: "\n"))], structure)
    }

    private static func line(_ element: SpokenElement) -> String {
        let words = element.description.isEmpty ? "(says nothing)" : element.description
        return [
            "\(element.number) ", words, element.identifier.map { "#\($0)" }, element.isOnScreen ? nil : "(scroll)",
        ]
        .compactMap { $0 }.joined(separator: " ").onOneLine
    }

    private static func json(_ element: SpokenElement) -> JSONValue {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        return .object([
            "number": .number(Double(element.number)), "description": .string(element.description),
            "label": text(element.label), "id": text(element.identifier),
            "frame": .object([
                "x": .points(element.frame.minX), "y": .points(element.frame.minY),
                "width": .points(element.frame.width), "height": .points(element.frame.height),
            ]),
            "isOnScreen": .bool(element.isOnScreen),
        ])
    }
}
