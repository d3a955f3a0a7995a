import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var card = Card()` in an extension of `EnvironmentValues`, `Transaction`, `FocusedValues` or `ContainerValues`: a
/// property that is read and written by a key, and the key, which has the value as the one where nothing was set.
public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        return ["private struct \(raw: entry.keyName): SwiftUI.\(raw: entry.keyProtocol) { \(raw: entry.usualValue) }"]
    }
}

/// What is declared.
private struct Entry {
    let keyName: String
    let keyProtocol: String
    private let type: String?
    private let value: String?

    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
        "ContainerValues": "ContainerValueKey",
    ]

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let property = StoredProperty(declaration) else {
            throw Complaint("@Entry stands before a variable with a value or with a type")
        }
        let group = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        let name = group?.split(separator: ".").last.map(String.init) ?? ""
        guard let keyProtocol = Self.protocols[name] else {
            let places = Self.protocols.keys.sorted().joined(separator: ", ")
            throw Complaint("@Entry stands in an extension of one of \(places)")
        }
        (keyName, self.keyProtocol) = ("__Key_\(property.plainName)", keyProtocol)
        (type, value) = (property.type, property.value)
    }

    /// The key's members.
    var usualValue: String {
        // What has the focus may be nothing, and the key is of what it is otherwise.
        if keyProtocol == "FocusedValueKey" {
            guard let type else { return "" }
            return "typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
        }
        if let type { return "static var defaultValue: \(type) { \(value ?? "nil") }" }
        // Only the compiler knows the type.
        return "nonisolated(unsafe) static let defaultValue = \(value ?? "nil")"
    }
}
