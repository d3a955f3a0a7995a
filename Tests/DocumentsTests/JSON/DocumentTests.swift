import Foundation
import Maquette
import MaquetteViewTestSupport
import Testing

/// Documents turn into views that stand where the document says.
@MainActor @Suite struct DocumentTests {
    @Test func `An equation places a view in its parent`() throws {
        let scene = try Screen(
            """
            { "size": { "width": 200, "height": 100 },
              "view": { "subviews": [
                { "id": "card", "backgroundColor": "systemBlue", "constraints": ["edges == parent inset 16"],
                  "subviews": [{ "id": "line", "height": 2 }] }],
                "constraints": ["line.leading == card.leading + 8", "line.width == card.width * 0.5", "line.bottom == card.bottom"] } }
            """)
        expectFrame(try scene.view("card"), 16, 16, 168, 68)
        expectFrame(try scene.view("line"), 8, 66, 84, 2)
        #expect(try scene.view("card").backgroundColor == .systemBlue)
    }
}
