/// An XML element with its place in the file.
final class MarkupElement: Sendable {
    let name: String
    let attributes: [String: String]
    let children: [MarkupElement]
    /// The characters between the tags, without those of children.
    let text: String
    let line: Int
    let column: Int

    init(
        name: String, attributes: [String: String], children: [MarkupElement], text: String = "", line: Int, column: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.column = column
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }

    /// The child that the parent knows by a key: `<color key="backgroundColor" …/>`.
    func child(key: String) -> MarkupElement? { children.first { $0.attributes["key"] == key } }

    /// The child that lists others: `<subviews>`, `<constraints>`.
    func child(named name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// What a list holds: `element.list("subviews")`.
    func list(_ name: String) -> [MarkupElement] { child(named: name)?.children ?? [] }

    /// A yes or no as Interface Builder writes it; nil when the attribute is missing.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// A finite number; nil when the attribute is missing or is none.
    func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }

    /// This element and all below it, in document order.
    func forEachDescendant(_ visit: (MarkupElement) -> Void) {
        visit(self)
        for child in children { child.forEachDescendant(visit) }
    }
}
