import MaquetteAgents

/// The tools of `preview mcp`, in the order in which they are listed.
enum AgentTools {
    @MainActor static let all: [any AgentTool.Type] = [
        RenderPreviewTool.self, ListPreviewsTool.self, DescribePreviewTool.self, DescribeScreenTool.self,
        ExplainViewTool.self, LintProjectTool.self, MeasureTextTool.self, DiffPreviewTool.self, StartAppTool.self,
        TapViewTool.self, TypeTextTool.self, SwipeTool.self, WaitUntilTool.self, DiffScreensTool.self,
    ]

    static let instructions =
        "Lays out and draws UIKit screens without a Mac. Start with ListPreviews. RenderPreview shows a scene, DescribeScreen says in few words what is on it, DescribePreview lists its views with frames, ExplainView says why a view has its frame. After a change call LintProject and DiffPreview. StartApp starts a project's app; TapView, TypeText, Swipe and WaitUntil use it, and DiffScreens says what they changed."
}
