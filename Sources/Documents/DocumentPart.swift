/// A part of a document as written, for comparing versions and for checks without layout.
public struct DocumentPart: Sendable {
    public enum Role: Sendable {
        case scene
        case view
        case constraint
        /// Outlets, actions, sections, resources.
        case other
    }

    /// A property of a part: `textColor`, `frame.width`.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var role: Role
    /// The part's kind as the document writes it: `label`, `stackView`, `constraint`.
    public var kind: String
    public var id: String?
    /// The part's name or its text.
    public var label: String?
    public var line: Int
    public var column: Int
    /// The tools that saved a whole document, if they affect its looks.
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

    /// Visits this part and all parts in it, in document order.
    public func forEachPart(_ visit: (DocumentPart) -> Void) {
        visit(self)
        for part in parts { part.forEachPart(visit) }
    }
}
