import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query(sort: \Card.name) var cards: [Card]`: a property that is read from what fetches it, which stands beside it.
public struct QueryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = StoredProperty(declaration), property.type != nil else {
            throw Complaint("@Query stands before a variable with a type, such as [Card]")
        }
        return ["get { _\(raw: property.plainName).wrappedValue }"]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = StoredProperty(declaration), let type = property.type else { return [] }
        let arguments = node.arguments.map { "(\($0.trimmedDescription))" } ?? "()"
        // The type may be another name of an array, which only the compiler knows.
        let query = "SwiftData.Query<\(type).Element, \(type)>"
        // A private one would make the initialiser with all properties private, too.
        return ["private(set) var _\(raw: property.plainName): \(raw: query) = .init\(raw: arguments)"]
    }
}
