/// An XML element with its place in the file.
final class MarkupElement: Sendable {
    let name: String
    let attributes: MarkupAttributes
    let children: [MarkupElement]
    /// The characters between the tags, without those of children and without the white space that sets children apart.
    let text: String
    let line: Int
    let column: Int
    /// What the parent knows the element by: `<color key="backgroundColor" …/>`.
    let key: String?

    init(
        name: String, attributes: MarkupAttributes, children: [MarkupElement], text: String = "", line: Int, column: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.column = column
        key = attributes["key"]
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }

    func child(key: String) -> MarkupElement? {
        for child in children where child.key == key { return child }
        return nil
    }

    /// The child that lists others: `<subviews>`, `<constraints>`.
    func child(named name: String) -> MarkupElement? {
        for child in children where child.name == name { return child }
        return nil
    }

    /// What a list holds: `element.list("subviews")`.
    func list(_ name: String) -> [MarkupElement] { child(named: name)?.children ?? [] }

    /// A yes or no as Interface Builder writes it; nil when the attribute is missing.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// A finite number; nil when the attribute is missing or is none.
    func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(MarkupNumber.value).flatMap { $0.isFinite ? $0 : nil }
    }

    func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }

    /// This element and all below it, in document order.
    func forEachDescendant(_ visit: (MarkupElement) -> Void) {
        visit(self)
        for child in children { child.forEachDescendant(visit) }
    }
}
