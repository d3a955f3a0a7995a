import Foundation
import Maquette
import MaquetteAgents
import MaquetteCode

/// The app that an agent has started: its screen follows from this alone, so that any process can show it.
struct AgentApp: Codable {
    /// The Swift file that the app starts with.
    var file: String
    /// The arguments of the call that started it, as JSON.
    var settings: String
    /// What was done since.
    var steps: [String] = []

    /// The tools after which the app is another one.
    @MainActor private static let changing = [
        StartAppTool.description.name, TapViewTool.description.name, TypeTextTool.description.name,
        SwipeTool.description.name, WaitUntilTool.description.name,
    ]

    /// The tools that show the app where no file is named.
    @MainActor private static let showing = [
        RenderPreviewTool.description.name, DescribePreviewTool.description.name, DescribeScreenTool.description.name,
        ExplainViewTool.description.name, DiffScreensTool.description.name,
    ]

    @MainActor static func isChanged(by call: AgentSession.Call) -> Bool { changing.contains(call.tool) }

    /// Whether a call has to wait for those before it, as it begins where they end.
    @MainActor static func isMeant(by call: AgentSession.Call) -> Bool {
        isChanged(by: call) || showing.contains(call.tool) && call.text("sourceFilePath") == nil
    }

    /// The app after a call that has changed it; nil if the call failed.
    func after(_ result: [UInt8]) -> AgentApp? {
        struct Result: Decodable {
            struct Structure: Decodable { var steps: [String] }
            var structuredContent: Structure?
            var isError: Bool
        }
        guard let result = try? JSONDecoder().decode(Result.self, from: Data(result)), !result.isError,
            let steps = result.structuredContent?.steps
        else { return nil }
        var app = self
        app.steps = steps
        return app
    }
}
