import MaquetteDocuments
import MaquetteSyntax

/// The names of the parts of a version, and its constraints as equations of those names.
struct PartNames {
    private var names: [String: String] = [:]

    init(_ tree: PartTree) {
        for node in tree.nodes {
            guard let id = node.part.id, names[id] == nil else { continue }
            names[id] = Self.name(of: node)
        }
    }

    private static func name(of node: PartNode) -> String {
        switch node.part.kind {
        case "viewLayoutGuide", "keyboardLayoutGuide":
            (node.parent?.name ?? "view") + "." + (node.part["key"] ?? "guide")
        case "viewControllerLayoutGuide": (node.part["type"] ?? "") + "LayoutGuide"
        default: node.name
        }
    }

    func name(_ id: String) -> String { names[id] ?? id }

    /// `"Title".leading = view.leading + 20 @750`
    func statement(of constraint: PartNode) -> String {
        let part = constraint.part
        guard let attribute = part["firstAttribute"] else { return part.label ?? part["text"] ?? properties(of: part) }
        let first = part["firstItem"].map(name) ?? constraint.parent?.name ?? "self"
        var words = "\(first).\(attribute) \(Self.relations[part["relation"] ?? ""] ?? "=") "
        let constant = part["constant"].flatMap(Double.init)
        if let second = part["secondItem"] {
            words += "\(name(second)).\(part["secondAttribute"] ?? attribute)"
            if let multiplier = part["multiplier"] { words += " × \(multiplier)" }
            if let constant, constant != 0 {
                words += constant < 0 ? " − \((-constant).written())" : " + \(constant.written())"
            }
            if constant == nil, part["symbolic"] == "YES" { words += " + standard" }
        } else {
            words += (constant ?? 0).written()
        }
        if let priority = part["priority"], priority != "1000" { words += " @\(priority)" }
        return words
    }

    private static let relations = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"]

    private func properties(of part: DocumentPart) -> String {
        part.properties.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }
}
