import Foundation
import Maquette
import MaquetteViewTestSupport
import Testing

/// What a document says of its screens, and of variations on them.
@MainActor @Suite struct SceneTests {
    @Test func `Variations hold where their conditions do, and later ones win`() throws {
        let text = """
            { "view": { "subviews": [{ "id": "a", "alpha": 0.1, "variations": [
                { "when": "dark", "alpha": 0.2 }, { "when": ["dark", "rightToLeft"], "alpha": 0.3 },
                { "when": "regularHeight", "constraints": ["self.width == 7"] }, { "when": "compactHeight", "width": 8 }] }],
                "constraints": ["a.leading == self.leading", "a.top == self.top", "a.height == 5"] } }
            """
        func view(_ change: (inout Headless.Settings) -> Void) throws -> UIView {
            var settings = Headless.Settings()
            change(&settings)
            return try Screen(JSONDocument(Data(text.utf8), file: "a.json"), on: Stage(settings)).view("a")
        }
        expectFrame(try view { _ in }, 0, 0, 7, 5)
        expectFrame(try view { $0.orientation = .landscapeLeft }, 0, 0, 8, 5)
        // Alpha is kept in single precision.
        #expect(try view { _ in }.alpha == CGFloat(Float(0.1)))
        #expect(try view { $0.userInterfaceStyle = .dark }.alpha == CGFloat(Float(0.2)))
        #expect(
            try view {
                $0.userInterfaceStyle = .dark
                $0.layoutDirection = .rightToLeft
            }.alpha == CGFloat(Float(0.3)))
    }

    @Test func `Scenes inherit the document's preferences`() throws {
        let text = """
            { "device": "iphone se (3rd generation)", "appearance": "dark", "scenes": [
                { "id": "one", "name": "First", "view": {} },
                { "appearance": "light", "orientation": "landscape", "scale": 1, "direction": "rightToLeft", "view": {} },
                { "id": "part", "size": { "width": 50, "height": "fit" }, "view": { "id": "v", "height": 20 } }] }
            """
        let document = try JSONDocument(Data(text.utf8), file: "a.json")
        #expect(document.scenes.map(\.id) == ["one", "scene2", "part"])
        #expect(document.scenes.map(\.name) == ["First", "scene2", "part"])
        #expect(document.scenes.map(\.preferences.settings.userInterfaceStyle) == [.dark, .light, .dark])
        #expect(try Screen(document, scene: 0).canvas.bounds.size == CGSize(width: 375, height: 667))
        #expect(try Screen(document, scene: 1).canvas.bounds.size == CGSize(width: 667, height: 375))
        #expect(try Screen(document, scene: 2).canvas.bounds.size == CGSize(width: 50, height: 20))
    }

    @Test func `Elements come in the order of the document, with their lines`() throws {
        let screen = try Screen(
            "{ \"view\": { \"subviews\": [\n { \"id\": \"a\", \"name\": \"Card\",\n \"subviews\": [\n { \"type\": \"label\" }] },\n { \"id\": \"b\" }] } }"
        )
        #expect(screen.built.elements.map(\.id) == [nil, "a", nil, "b"])
        #expect(screen.built.elements.map(\.kind) == ["view", "view", "label", "view"])
        #expect(screen.built.elements.map(\.label) == [nil, "Card", nil, nil])
        #expect(screen.built.elements.map(\.line) == [1, 2, 4, 5])
    }

    @Test func `Escapes in strings mean their characters`() throws {
        let screen = try Screen(constraints: "", a: #", "type": "label", "text": "\u0041\n\"\ud83d\ude00\/""#)
        #expect((try screen.view("a") as? UILabel)?.text == "A\n\"😀/")
    }
}
