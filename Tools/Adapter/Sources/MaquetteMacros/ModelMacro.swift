import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model final class Card { … }`: each stored property tells those who watch it and the context of the object, and the
/// class says which properties it has.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { throw Complaint("@Model stands before a class") }
        let name = model.name.text
        let isPublic = model.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let access = isPublic ? "public " : ""
        let properties = model.memberBlock.members.compactMap { StoredProperty($0.decl) }
            .filter { $0.attribute(named: "Transient") == nil }
        let rows = properties.map { property in
            var words = "SwiftData.Schema.PropertyMetadata("
            words += "name: \"\(property.plainName)\", keypath: \\\(name).\(property.name.text)"
            for kind in ["Attribute", "Relationship"] {
                guard let mark = property.attribute(named: kind) else { continue }
                words += ", metadata: SwiftData.Schema.\(kind)(\(mark.arguments?.trimmedDescription ?? ""))"
            }
            return words + ")"
        }
        return [
            "\(raw: access)let _$record = SwiftData._ModelRecord()",
            """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [\(raw: rows.joined(separator: ", "))]
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let property = StoredProperty(member), property.attribute(named: "_PersistedProperty") == nil else {
            return []
        }
        return ["@SwiftData._PersistedProperty"]
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
    }
}

/// A stored property of a model. Its value stands beside it.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = StoredProperty(declaration) else { return [] }
        let (name, stored) = (property.name.text, "_" + property.plainName)
        return [
            """
            @storageRestrictions(initializes: \(raw: stored))
            init(initialValue) { \(raw: stored) = initialValue }
            """,
            """
            get {
                _$access(\\.\(raw: name))
                return \(raw: stored)
            }
            """,
            """
            set {
                let former = \(raw: stored)
                _$willSet(\\.\(raw: name))
                \(raw: stored) = newValue
                _$didSet(\\.\(raw: name), from: former, to: newValue)
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = StoredProperty(declaration) else { return [] }
        var binding = property.binding
        binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: "_\(raw: property.plainName)"))
        return ["private var \(binding.trimmed)"]
    }
}

/// `@ModelActor actor Importer { … }`: an actor with a context of its own.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let isPublic = declaration.modifiers.contains { $0.name.text == "public" }
        let access = isPublic ? "public " : ""
        return [
            "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
            """
            \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                modelExecutor = SwiftData.DefaultSerialModelExecutor(
                    modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
    }
}
