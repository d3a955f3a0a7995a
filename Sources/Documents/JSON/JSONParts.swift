/// A JSON document as parts: its scenes, their views and constraints.
struct JSONParts {
    let scenes: [DocumentPart]

    init(_ root: JSONNode) {
        let list = root["scenes"].map { Array($0.elements) } ?? []
        var document = DocumentPart(
            role: .other, kind: "document", id: nil, label: nil, line: root.line, column: root.position.column)
        for (key, value) in root.members {
            if list.isEmpty ? key.string == "colors" || key.string == "metrics" : key.string != "scenes" {
                Self.say(value, as: key.string ?? "", of: &document)
            }
        }
        let scenes = list.isEmpty ? [root] : list
        self.scenes =
            scenes.enumerated().map { number, node in
                Self.scene(node, id: node["id"]?.string ?? (list.isEmpty ? "main" : "scene\(number + 1)"))
            } + [document]
    }

    private static func scene(_ node: JSONNode, id: String) -> DocumentPart {
        var scene = DocumentPart(
            role: .scene, kind: "scene", id: id, label: node["name"]?.string, line: node.line,
            column: node.position.column)
        for (key, value) in node.members {
            switch key.string ?? "" {
            case "view": scene.parts.append(view(value))
            case "id", "comment", "scenes", "colors", "metrics", "$schema": break
            case let name: say(value, as: name, of: &scene)
            }
        }
        return scene
    }

    private static func view(_ node: JSONNode) -> DocumentPart {
        var view = DocumentPart(
            role: .view, kind: node["type"]?.string ?? "view", id: node["id"]?.string,
            label: (node["name"] ?? node["text"] ?? node["title"])?.string, line: node.line,
            column: node.position.column)
        for (key, value) in node.members {
            switch key.string ?? "" {
            case "subviews": view.parts += value.elements.map(Self.view)
            case "constraints": view.parts += value.elements.map(constraint)
            case "id", "type", "comment": break
            case let name: say(value, as: name, of: &view)
            }
        }
        return view
    }

    private static func constraint(_ node: JSONNode) -> DocumentPart {
        var constraint = DocumentPart(
            role: .constraint, kind: "constraint", id: node["identifier"]?.string, label: node.string, line: node.line,
            column: node.position.column)
        say(node, as: node.kind == .string ? "text" : "", of: &constraint)
        return constraint
    }

    /// Records a value as written, and the values in it with their path.
    private static func say(_ node: JSONNode, as name: String, of part: inout DocumentPart) {
        switch node.kind {
        case .object:
            for (key, value) in node.members where key.string != "comment" {
                say(value, as: [name, key.string ?? ""].filter { !$0.isEmpty }.joined(separator: "."), of: &part)
            }
        case .array:
            for (number, value) in node.elements.enumerated() { say(value, as: "\(name)[\(number)]", of: &part) }
        case .string, .number, .bool, .null:
            part.properties.append(DocumentPart.Property(name, node.string ?? node.excerpt))
        }
    }
}
