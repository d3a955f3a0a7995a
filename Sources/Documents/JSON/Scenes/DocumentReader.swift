import MaquetteViewModel

/// Reads a whole document: what its scenes share, and the scenes.
struct DocumentReader {
    static let shared: [AnyField] = [
        AnyField(name: "$schema", schema: ["type": "string"], summary: "Where the schema of these documents is.") {
            Kind<String>.text.read($0, $1)
        },
        AnyField(
            name: "colors",
            schema: [
                "type": "object", "additionalProperties": .reference("color"),
            ], summary: "The document's own colours, by name; each may use those before it."
        ) { node, reading in readColors(node, reading) },
        AnyField(
            name: "metrics", schema: Kind<[String: Double]>.metrics.schema,
            summary: "Numbers that equations and visual formats can use by name."
        ) { node, reading in
            reading[.metrics] = Kind<[String: Double]>.metrics.read(node, reading) ?? [:]
            return nil
        },
    ]

    private static let view = AnyField(
        name: "view", schema: .reference("view"), summary: "The root of a document with one scene."
    ) { node, _ in node }
    private static let scenes = AnyField(
        name: "scenes", schema: ["type": "array", "items": .reference("scene"), "minItems": 1],
        summary: "Several scenes. The document's settings apply to scenes without their own."
    ) { node, _ in node }

    static let record = Record("a document", shared + SceneReader.fields + [view, scenes])

    let reading: Reading

    func read(_ node: JSONNode) -> [SceneReader.Scene] {
        readShared(node)
        guard let values = Self.recordOfScenes.read(node, reading) else { return [] }
        let view = node.members.first { $0.key.string == "view" }
        let list = node.members.first { $0.key.string == "scenes" }
        let reader = SceneReader(reading: reading)
        switch (view, list) {
        case (_?, nil): return [reader.read(node, values: values, preferences: ScenePreferences(), standardID: "main")]
        case (nil, let list?):
            return readScenes(list.value, preferences: ScenePreferences().taking(values), with: reader)
        case (let view?, _?): reading.report("a document has either \"view\" or \"scenes\", not both", at: view.key)
        case (nil, nil): reading.report("a document needs the key \"view\" or the key \"scenes\"", at: node)
        }
        return []
    }

    /// Colours and metrics are read first, wherever they are in the document.
    private func readShared(_ node: JSONNode) {
        for (key, value) in node.members {
            if let field = Self.shared.first(where: { $0.name == key.string }) { _ = field.read(value, reading) }
        }
    }

    /// The keys of `record`, without those that were read before.
    private static let recordOfScenes = Record(
        record.name,
        shared.map { field in AnyField(name: field.name, schema: field.schema, summary: field.summary) { _, _ in nil } }
            + SceneReader.fields + [view, scenes])

    private func readScenes(_ node: JSONNode, preferences: ScenePreferences, with reader: SceneReader) -> [SceneReader
        .Scene]
    {
        guard node.kind == .array, node.elements.contains(where: { _ in true }) else {
            let found = node.kind == .array ? "an empty array" : node.excerpt
            reading.report("expected an array of one scene or more, found \(found)", at: node)
            return []
        }
        var ids: Set<String> = []
        return node.elements.enumerated().compactMap { index, node in
            guard let values = SceneReader.record.read(node, reading) else { return nil }
            let scene = reader.read(node, values: values, preferences: preferences, standardID: "scene\(index + 1)")
            if !ids.insert(scene.scene.id).inserted {
                reading.report("the scene id \"\(scene.scene.id)\" is used twice in this document", at: node)
            }
            return scene
        }
    }

    private static func readColors(_ node: JSONNode, _ reading: Reading) -> (any Sendable)? {
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: "an object with names and colours")
            return nil
        }
        for (key, value) in node.members where !reading.isFull {
            let name = key.string ?? ""
            if !DocumentName.isValid(name) {
                reading.reportUnexpected(key, expected: "a name of the letters A to Z, digits and underscores")
            } else if SystemColorNames.color(named: name) != nil {
                reading.report("\"\(name)\" is a colour of UIKit's; choose another name", at: key)
            }
            reading[.colors][name] = Kind<UIColor>.color.read(value, reading)
        }
        return nil
    }
}
