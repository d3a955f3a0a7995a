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
    /// What is looked for in whole documents and stands in few places: whether any is here or below.
    private let landmarks: Landmarks

    struct Landmarks: OptionSet, Sendable {
        let rawValue: UInt8

        static let segue = Landmarks(rawValue: 1)
        static let variation = Landmarks(rawValue: 2)
    }

    init(
        name: String, attributes: MarkupAttributes, children: [MarkupElement], text: String = "", line: Int, column: Int
    ) {
        self.name = name
        self.text = text
        self.line = line
        self.column = column
        key = attributes["key"]
        var landmarks: Landmarks = name == "segue" ? .segue : name == "variation" ? .variation : []
        var texts: [MarkupElement] = []
        for child in children {
            landmarks.formUnion(child.landmarks)
            if child.isTextOfParent { texts.append(child) }
        }
        self.landmarks = landmarks
        self.children = texts.isEmpty ? children : children.filter { !$0.isTextOfParent }
        var attributes = attributes
        for text in texts {
            if let key = text.key, attributes[key] == nil, let own = text.textOfParent { attributes[key] = own }
        }
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }

    func child(key: String) -> MarkupElement? {
        let length = key.utf8.count
        for child in children {
            if let own = child.key, own.utf8.count == length, own == key { return child }
        }
        return nil
    }

    /// The child that lists others: `<subviews>`, `<constraints>`.
    func child(named name: String) -> MarkupElement? {
        let length = name.utf8.count
        for child in children where child.name.utf8.count == length && child.name == name { return child }
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

    /// Whether there is such an element here or below.
    func holds(_ landmark: Landmarks) -> Bool { landmarks.contains(landmark) }

    /// The segues that begin here or below, in document order.
    func forEachSegue(_ visit: (MarkupElement) -> Void) {
        guard holds(.segue) else { return }
        if name == "segue" { visit(self) }
        for child in children { child.forEachSegue(visit) }
    }

    /// This element and all below it, in document order.
    func forEachDescendant(_ visit: (MarkupElement) -> Void) {
        visit(self)
        for child in children { child.forEachDescendant(visit) }
    }
}
