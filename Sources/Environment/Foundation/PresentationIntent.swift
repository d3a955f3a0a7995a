import Foundation

/// What Markdown says of the block that a part of a text is in. Foundation has it on Apple's platforms only.
public struct PresentationIntent: Hashable, Codable, Sendable {
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Hashable, Codable, Sendable { case left, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    public struct IntentType: Hashable, Codable, Sendable, Identifiable {
        public var kind: Kind
        /// Blocks that follow each other have the same kind, and another identity.
        public var identity: Int
        public var id: Int { identity }
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The intents from the innermost to the outermost.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }
    public init(types: [IntentType]) { components = types }

    public var count: Int { components.count }
    /// In how many lists and quotes the block is.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }
}

extension AttributeScopes.FoundationAttributes {
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }
    /// Only its key path is used, and nobody makes a scope.
    public var presentationIntent: PresentationIntentAttribute { fatalError("a scope has no values") }
}
