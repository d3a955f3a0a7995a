import Foundation
import Maquette
import Testing

@testable import MaquetteCode

@Suite struct CodeDocumentTests {
    private func compiled(_ json: String) throws -> CompiledFile {
        try JSONDecoder().decode(CompiledFile.self, from: Data(json.utf8))
    }

    private func preview(_ words: String) -> String {
        #"{"kind": "preview", "line": 7, "column": 1, "endLine": 9, "symbol": "s", "layout": {"device": {}}\#(words)}"#
    }

    private func file(_ previews: [String]) throws -> CompiledFile {
        try compiled(
            """
            {"file": "/app/Card.swift", "image": "/none.so", "previews": [\(previews.joined(separator: ","))],
             "errors": [], "problems": [], "folders": []}
            """)
    }

    @Test func `Errors of the compiler are lines that an editor can jump to`() throws {
        let failed = try compiled(
            """
            {"file": "/app/Card.swift", "previews": [], "problems": [], "folders": [],
             "errors": [{"file": "/app/Card.swift", "line": 3, "column": 9, "message": "cannot find 'x' in scope"},
                        {"file": "/app/Theme.swift", "line": 1, "column": 1, "message": "expected expression"}]}
            """)
        let error = #expect(throws: UnusableDocument.self) { try CodeDocument(failed, named: "Card.swift") }
        #expect(
            error?.description == """
                Card.swift:3:9: error: cannot find 'x' in scope
                /app/Theme.swift:1:1: error: expected expression
                """)
    }

    @Test func `A file with nothing to show says so`() throws {
        let empty = try file([])
        let error = #expect(throws: UnusableDocument.self) { try CodeDocument(empty, named: "Card.swift") }
        #expect(
            error?.description
                == "Card.swift: it has no #Preview, and no view, cell or controller that could be shown instead")
    }

    @Test(arguments: [
        (["/app/Theme.swift", "/app/Card.swift"], "Card.swift:3: no such member, and 1 more"),
        (["/app/Parts/Row.swift"], "Parts/Row.swift:3: no such member"),
        (["/lib/Row.swift"], "/lib/Row.swift:3: no such member"),
    ]) func `Of what was left out, one line tells: what the file itself lacks, or else as it is seen from there`(
        _ files: [String], _ words: String
    ) throws {
        var file = try file([preview("")])
        file.cuts = files.map { CodeError(file: $0, line: 3, column: 1, message: "no such member") }
        let document = try CodeDocument(file, named: "Card.swift")
        #expect(document.warnings.map(\.message) == ["code that does not compile was left out: " + words])
    }

    @Test func `A preview is a scene with its layout, named by its author or its line`() throws {
        let document = try CodeDocument(
            file([
                preview(""),
                preview(#", "name": "Wide", "orientation": "landscapeLeft""#)
                    .replacing(#""line": 7"#, with: #""line": 8"#)
                    .replacing(#"{"device": {}}"#, with: #"{"fixed": {"width": 320, "height": 80}}"#),
            ]), named: "Card.swift")
        #expect(document.scenes.map(\.name) == ["Line 7", "Wide"])
        #expect(document.scenes[0].preferences.size == nil)
        #expect(document.scenes[1].preferences.size == CGSize(width: 320, height: 80))
        #expect(document.scenes[1].preferences.settings.orientation == .landscapeLeft)
    }

    /// The generation of an iPad Pro changes nothing of its size.
    @Test func `A preview has its device and appearance, and those of a loop are told apart`() throws {
        let words = #", "colorScheme": "dark", "device": "iPhone SE (3rd generation)""#
        let document = try CodeDocument(
            file([
                preview(words), preview(#", "turn": 2, "device": "iPad Pro (11-inch) (4th generation)""#),
                preview(#", "turn": 3, "device": "iPod touch""#),
            ]), named: "Card.swift")
        #expect(document.scenes.map(\.id) == ["7:1", "7:1:2", "7:1:3"])
        #expect(document.scenes[0].preferences.settings.userInterfaceStyle == .dark)
        #expect(
            document.scenes.map(\.preferences.settings.device?.name)
                == ["iPhone SE (3rd generation)", "iPad Pro (11-inch)", nil])
    }

    @MainActor @Test func `What cannot be shown says why, and code that is not there too`() throws {
        // A document that was built listens to what the model says.
        defer { Headless.reset() }
        let document = try CodeDocument(
            file([preview(#", "obstacle": "needs an argument: init(model:)""#)]), named: "Card.swift")
        let error = #expect(throws: UnusableDocument.self) { _ = try document.build(document.scenes[0]) }
        #expect(error?.description == "Card.swift:7:1: Line 7: cannot be shown: needs an argument: init(model:)")

        let missing = try CodeDocument(file([preview("")]), named: "Card.swift")
        let other = #expect(throws: UnusableDocument.self) { _ = try missing.build(missing.scenes[0]) }
        #expect(other?.description.contains("the compiled code cannot be loaded: /none.so") == true)
    }

    @Test func `A preview is called the same while lines above it come and go`() throws {
        let named = { (name: String, line: Int) in
            preview(", \"name\": \"\(name)\"").replacing(#""line": 7"#, with: "\"line\": \(line)")
        }
        let document = try CodeDocument(
            file([named("Wide", 7), preview(""), named("Same", 12), named("Same", 15)]), named: "Card.swift")
        #expect(document.lastingNames == ["Wide", "#2", "#3", "#4"])
    }

    @Test func `Classes that need arguments are shown only where there is nothing else`() throws {
        let obstacle = #", "obstacle": "needs an argument: init(model:)""#
        let needy = preview(obstacle).replacing(#""kind": "preview""#, with: #""kind": "view""#)
        #expect(try file([needy, preview("")]).previews.worthShowing.map(\.obstacle) == [nil])
        #expect(try file([needy]).previews.worthShowing.count == 1)
    }
}
