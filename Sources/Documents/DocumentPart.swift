/// A part of a document as it is written: what two versions are compared by, and what needs no layout to be judged.
public struct DocumentPart: Sendable {
    public enum Role: Sendable {
        case scene
        case view
        case constraint
        /// Outlets, actions, sections, resources.
        case other
    }

    /// Something that is said of a part: `textColor`, `frame.width`.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var role: Role
    /// As the document writes it: `label`, `stackView`, `constraint`.
    public var kind: String
    public var id: String?
    /// Its name or its text.
    public var label: String?
    public var line: Int
    public var column: Int
    /// Of a whole document: what it was saved by, where that says something of how it looks.
    public var editor: String?
    public var properties: [Property] = []
    public var parts: [DocumentPart] = []

    public init(role: Role, kind: String, id: String?, label: String?, line: Int, column: Int) {
        self.role = role
        self.kind = kind
        self.id = id
        self.label = label
        self.line = line
        self.column = column
    }

    public subscript(property: String) -> String? { properties.first { $0.name == property }?.value }

    /// This part and all below it, in document order.
    public func forEachPart(_ visit: (DocumentPart) -> Void) {
        visit(self)
        for part in parts { part.forEachPart(visit) }
    }
}
