import Maquette
import MaquetteAgents
import MaquetteExplaining

/// The tree of views of a preview, in words.
enum DescribePreviewTool: AgentTool {
    private static let most = 400

    static let description = ToolDescription(
        "DescribePreview", title: "Describe a preview",
        "Lays out one scene and returns its tree of views with class, id, frame in the picture, text and problems, without a picture. Each view has a path that ExplainView takes.",
        arguments: AgentPreview.arguments + [
            .init("view", .textSchema("Only this view and those in it: id, text, class such as UILabel[0], or path.")),
            .init("maxDepth", .integerSchema("How many levels of views. Default: all.", from: 0, to: 1000)),
            AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                ("displayName", .textSchema("Name of the scene.")),
                ("device", .textSchema("What it was laid out for.")),
                (
                    "views",
                    .listSchema(
                        .objectSchema(
                            [
                                (
                                    "path",
                                    .textSchema(
                                        "Places among siblings from the root, such as 0.2.1; empty for the root.")
                                ),
                                ("class", .textSchema("Class of UIKit.")),
                                ("kind", .textSchema("As the file calls it.")),
                                ("id", .optional("string", "Id in the file.")),
                                ("label", .optional("string", "Name in the file, or text.")),
                                ("line", .optional("integer", "Line in the file.")),
                                ("frame", .rectSchema("In points, in the picture.")),
                                ("text", .optional("string", "Whole text of a label or button.")),
                                ("lines", .optional("integer", "Lines of that text.")),
                                ("truncated", .boolSchema("Whether the text is cut off.")),
                                ("hidden", .boolSchema("Laid out and not drawn.")),
                            ], required: ["path", "class", "frame"]),
                        "Each before those in it.")
                ),
                ("leftOut", .integerSchema("How many views are not listed.")),
                (
                    "problems",
                    .listSchema(.textSchema(""), "Conflicts, ambiguity, cut-off texts, unsupported features.")
                ),
            ], required: ["displayName", "views", "problems"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do {
            let preview = try AgentPreview(arguments)
            let wanted = try arguments.text("view")
            let depth = try arguments.integer("maxDepth", in: 0...1000) ?? 1000
            let (tree, problems) = try preview.show { try ViewTree($0, from: wanted, depth: depth) }
            let structure = JSONValue.object([
                "displayName": .string(preview.displayName), "device": .string(tree.device),
                "views": .array(tree.entries.prefix(most).map(\.json)),
                "leftOut": .number(Double(max(0, tree.entries.count - most))),
                "problems": .array(problems.map { .string($0) }),
            ])
            var lines = ["\(preview.displayName) on \(tree.device); frames are x, y, width x height in the picture"]
            lines += tree.entries.prefix(most).map(\.line)
            if tree.entries.count > most {
                lines.append("\(tree.entries.count - most) more views; ask for less with view or maxDepth")
            }
            lines += problems.map { "problem: \($0)" }
            return ToolResult([.text(lines.joined(separator: "\n"))], structure)
        } catch let failure as ViewSearch.Failure {
            return ToolResult(error: failure.words)
        } catch {
            return ToolResult(error)
        }
    }
}
