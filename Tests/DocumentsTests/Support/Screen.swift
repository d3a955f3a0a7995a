import Maquette
import Testing

/// One scene of a document, built and laid out on the stage of its settings.
@MainActor struct Screen {
    let built: BuiltScene
    let canvas: UIView
    let picture: Picture

    init(_ text: String, scene index: Int = 0) throws {
        try self.init(JSONDocument(Data(text.utf8), file: "test.json"), scene: index)
    }

    init(_ document: any Document, scene index: Int = 0, on stage: Stage = Stage(Headless.Settings())) throws {
        let scene = document.scenes[index]
        let stage = stage.honouring(scene.preferences)
        built = try stage.use { try document.build(scene) }
        (canvas, picture) = try stage.show(built) { ($0.canvas, $0.picture()) }
    }

    var root: UIView { built.elements[0].view }

    func view(_ id: String) throws -> UIView {
        try #require(built.elements.first { $0.id == id }?.view, "there is no view \(id)")
    }
}

extension Screen {
    /// A root of 200 x 100 with views `a` and `b`.
    init(constraints: String, a: String = "", b: String = "", more: String = "") throws {
        try self.init(
            """
            { "size": { "width": 200, "height": 100 }, "metrics": { "gap": 12 }, \(more)
              "view": { "layoutMargins": 10, "constraints": [\(constraints)],
                "subviews": [{ "id": "a" \(a) }, { "id": "b" \(b) }] } }
            """)
    }
}
