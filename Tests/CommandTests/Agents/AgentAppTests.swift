import Testing

@testable import preview

/// The app that an agent has started, as the server remembers it.
@MainActor @Suite struct AgentAppTests {
    private let app = AgentApp(file: "/app/App.swift", settings: "{}", steps: ["tap \"A\""])

    private func result(_ structure: String, isError: Bool = false) -> [UInt8] {
        Array("{\"content\":[],\"structuredContent\":\(structure),\"isError\":\(isError)}".utf8)
    }

    @Test func `A call that was done adds its steps`() {
        let after = app.after(result("{\"steps\":[\"tap \\\"A\\\"\",\"swipe up\"]}"))
        #expect(after?.steps == ["tap \"A\"", "swipe up"] && after?.file == app.file)
    }

    @Test func `A call that failed changes nothing`() {
        #expect(app.after(result("{\"steps\":[]}", isError: true)) == nil)
        #expect(app.after(result("{}")) == nil)
        #expect(app.after(Array("{\"content\":[],\"isError\":true}".utf8)) == nil)
        #expect(app.after([]) == nil)
    }
}
