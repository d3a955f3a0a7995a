import Maquette
import MaquetteAgents
import MaquetteTouch

/// Does steps in the app that an agent has started, and answers as `DescribeScreen` does.
@MainActor private func screen(_ arguments: ToolArguments, after steps: () throws -> [String]) -> ToolResult {
    do { return try DescribeScreenTool.result(of: AgentPreview(ofApp: arguments, then: steps())) } catch {
        return ToolResult(error)
    }
}

/// The app as it starts on a device.
enum StartAppTool: AgentTool {
    static let description = ToolDescription(
        "StartApp", title: "Start the app",
        "Starts the app of a project as a phone does, and returns what VoiceOver reads on its first screen, as DescribeScreen does. Then TapView, TypeText, Swipe and WaitUntil go on from screen to screen, and RenderPreview, DescribeScreen, DescribePreview and ExplainView without a sourceFilePath show the present one. Each call replays what was done before on the code as it is now, so edits count at once. Starting again begins anew.",
        arguments: [
            .init(
                "path",
                .textSchema(
                    "The Swift file with the app's @main, or a folder that holds one such file. Default: the server's working directory."
                ))
        ] + AgentVariant.arguments + [AgentPreview.timeout], output: DescribeScreenTool.output, isReadOnly: false)

    static func call(_ arguments: ToolArguments) throws -> ToolResult { screen(arguments) { [] } }
}

/// A finger on something.
enum TapViewTool: AgentTool {
    static let description = ToolDescription(
        "TapView", title: "Tap in the app",
        "Taps an element in the app that StartApp has started, and returns the screen that follows. What cannot be tapped is told with the names that are on the screen, and changes nothing.",
        arguments: [
            .init(
                "target",
                .textSchema(
                    "A label, #id, or place in points: Sign in, \"Delete\" 2 for the second of that name, #signIn, 120,340. \"Back\" goes back where a bar has a way back."
                ), isRequired: true),
            .init(
                "gesture", .textSchema("Default: tap.", among: Array(verbs.map(\.key)))), AgentPreview.timeout,
        ], output: DescribeScreenTool.output, isReadOnly: false)

    private static let verbs: KeyValuePairs<String, String> = [
        "tap": "tap", "doubleTap": "double-tap", "longPress": "long-press",
    ]

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        screen(arguments) {
            let (target, name) = (try arguments.text("target") ?? "", try arguments.text("gesture") ?? "tap")
            guard let verb = verbs.first(where: { $0.key == name })?.value else {
                throw ToolArguments.Unusable(
                    "`gesture` must be one of \(verbs.map(\.key).joined(separator: ", ")), not `\(name)`")
            }
            return ["\(verb) \(target)"]
        }
    }
}

/// The keyboard.
enum TypeTextTool: AgentTool {
    static let description = ToolDescription(
        "TypeText", title: "Type in the app",
        "Types a text into the field of the started app that was tapped, or into the one that `field` names, and returns the screen that follows.",
        arguments: [
            .init("text", .textSchema("What to type."), isRequired: true),
            .init("field", .textSchema("Label or #id of a field to tap first.")),
            .init("pressReturn", .boolSchema("Press the return key afterwards. Default: false.")), AgentPreview.timeout,
        ], output: DescribeScreenTool.output, isReadOnly: false)

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        screen(arguments) {
            let text = try arguments.text("text") ?? ""
            let (field, ends) = (try arguments.text("field"), try arguments.flag("pressReturn", default: false))
            return (field.map { ["tap \($0)"] } ?? []) + ["type \"\(text)\""] + (ends ? ["press return"] : [])
        }
    }
}

/// A finger that moves.
enum SwipeTool: AgentTool {
    static let description = ToolDescription(
        "Swipe", title: "Swipe in the app",
        "Swipes in the started app, and returns the screen that follows: up shows what is below, left on a row shows what can be done with it. With `to` the finger drags slowly instead.",
        arguments: [
            .init("direction", .textSchema("Where the finger goes.", among: TouchStep.Way.allCases.map(\.rawValue))),
            .init("on", .textSchema("Label, #id or place where it begins. Default: the middle of the screen.")),
            .init("to", .textSchema("Label, #id or place where a drag ends, instead of a direction; needs `on`.")),
            AgentPreview.timeout,
        ], output: DescribeScreenTool.output, isReadOnly: false)

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        screen(arguments) {
            let (way, start) = (try arguments.text("direction"), try arguments.text("on"))
            switch (way, try arguments.text("to")) {
            case (nil, let end?):
                guard let start else { throw ToolArguments.Unusable("a drag needs `on`, where it begins") }
                // The first "to" of a step ends the name before it.
                let isPlain = start.hasPrefix("\"") || !start.contains(" to ")
                return ["drag \(isPlain ? start : "\"\(start)\"") to \(end)"]
            case (let way?, nil): return ["swipe \(way)" + (start.map { " on \($0)" } ?? "")]
            default: throw ToolArguments.Unusable("give either `direction`, or `on` and `to`")
            }
        }
    }
}

/// Time, which passes only here and while fingers move.
enum WaitUntilTool: AgentTool {
    static let description = ToolDescription(
        "WaitUntil", title: "Wait in the app",
        "Lets time pass in the started app until something is on the screen, at most a minute of the app's time, and returns that screen. With `seconds`: for so long.",
        arguments: [
            .init("appears", .textSchema("Label or #id of what is waited for.")),
            .init("seconds", .numberSchema("How long to wait, instead.", from: 0, to: 60)), AgentPreview.timeout,
        ], output: DescribeScreenTool.output, isReadOnly: false)

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        screen(arguments) {
            switch (try arguments.text("appears"), try arguments.number("seconds", in: 0...60)) {
            case (let target?, nil): ["wait for \(target)"]
            case (nil, let seconds?): ["wait \(seconds.written(decimals: 3))"]
            default: throw ToolArguments.Unusable("give either `appears` or `seconds`")
            }
        }
    }
}
