import Maquette
import MaquetteAgents
import MaquetteExplaining

/// Why a view has its frame.
enum ExplainViewTool: AgentTool {
    static let description = ToolDescription(
        "ExplainView", title: "Explain a view's frame",
        "Says why a view is where it is and as large as it is: the constraints that decide each side, those that yield, by how much and to which, and what would change without each. Use it before changing constraints.",
        arguments: AgentPreview.arguments + [
            .init(
                "view",
                .textSchema(
                    "The view: its id, its text, its class such as UILabel[0] (zero-based), or its path from DescribePreview such as 0.2.1."
                ),
                isRequired: true), AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                ("view", .object(["type": "object", "description": "class, kind, id, label, path, line"])),
                ("frame", .rectSchema("In points, in the superview.")),
                ("frameInPicture", .rectSchema("In points, in the picture.")),
                ("placement", .object(["type": "object", "description": "Who placed it: kind and words."])),
                (
                    "sides",
                    .listSchema(
                        .object(["type": "object"]),
                        "left, right, width, top, bottom, height: value, open, and the indexes of the constraints that it is decidedBy and alsoSaidBy."
                    )
                ),
                (
                    "constraints",
                    .listSchema(
                        .object(["type": "object"]),
                        "words, origin, id, line, priority, decides, missedBy, yieldsTo (indexes), and without: frame, open, moved."
                    )
                ),
                ("problems", .listSchema(.textSchema(""), "Conflicts and ambiguity that it is part of.")),
            ], required: ["view", "frame", "sides", "constraints", "problems"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do {
            let preview = try AgentPreview(arguments)
            let wanted = try arguments.text("view") ?? ""
            let scene = preview.document.scenes.count > 1 ? preview.displayName : nil
            let explanation = try preview.show { shown in
                let view = try ViewSearch(shown).view(wanted)
                return Explainer(shown, file: preview.file, scene: scene).explanation(of: view)
            }.result
            return ToolResult([.text(explanation.lines.joined(separator: "\n"))], explanation.json)
        } catch let failure as ViewSearch.Failure {
            return ToolResult(error: "\(failure.words)\nDescribePreview lists the views with their paths.")
        } catch {
            return ToolResult(error)
        }
    }
}
