import Foundation
import Testing

@testable import adapt

/// Which names are where in the page and in the code is written here, and what they come to was counted by hand.
@Suite struct ViewCensusTests {
    private static let page = """
        ## What is drawn, by name
        | Layout | `VStack`, `padding` |
        ## What cannot be seen
        | It waits for a finger. | `focused` |
        ## What is not drawn
        | A layer is not blended. | `blendMode` |
        ## What else there is
        `Chart`, `task`
        """

    private let folder = NSTemporaryDirectory() + "/census-\(UUID())"

    /// The census of a checkout called App.
    private func count(_ files: [String: String]) throws -> ViewCensus.Count {
        for (path, text) in files {
            let file = URL(fileURLWithPath: folder + "/App/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try Data(Self.page.utf8).write(to: URL(fileURLWithPath: folder + "/page.md"))
        return try ViewCensus(["--names", folder + "/page.md", folder]).count(folder + "/App")
    }

    @Test func `Views count, and what keeps them out`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let count = try count([
            "Views.swift": """
            struct Whole: View { var body: some View { VStack { Text("a").padding().focused($isFocused) } } }
            struct Blended: SwiftUI.View { var body: some View { Text("a").blendMode(.screen) } }
            struct Both: View { var body: some View { Blended().blendMode(.screen).task {} } }
            struct Apart { var body: some View { part } }
            struct Model { func draw() { _ = Chart() } }
            """,
            "More/Apart.swift": "extension Apart: View { var part: some View { Chart {} } }",
            "Previews.swift": """
            #Preview { Chart {} }
            struct All: PreviewProvider { static var previews: some View { Group { Whole(); Blended() } } }
            """,
            "Pods/Other.swift": "struct Other: View { var body: some View { Text(\"b\") } }",
        ])
        #expect(count.row("App") == "| App | 4 | 1 | 25.0 % | 1 | 2 | blendMode 2, Chart 1, task 1 |")
        #expect(count.alone == ["blendMode": 1, "Chart": 1])
    }

    @Test func `A name that the code declares itself is its own`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let count = try count([
            "Views.swift": "struct Row: View { var body: some View { Chart().task() } }",
            "Own.swift": "struct Chart: View { var body: some View { VStack {} } }\nextension View { func task() {} }",
        ])
        #expect(count.row("App") == "| App | 2 | 2 | 100.0 % | 0 | 0 |  |")
    }

    @Test func `A folder without views is told, and so is a page without names`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try count(["Model.swift": "struct Model {}"])
        #expect(throws: Failure.self) { try ViewCensus(["--names", folder + "/page.md", folder]).run() }
        #expect(throws: Failure.self) { try ViewCensus(["--names", folder + "/App/Model.swift", folder]) }
    }
}
