@_exported import Foundation

/// A kind of data, as Apple's systems name it.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    /// Nil for names that are not declared here.
    public init?(_ identifier: String) {
        guard Declaration.byIdentifier[identifier.lowercased()] != nil else { return nil }
        self.identifier = identifier.lowercased()
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let written = filenameExtension.lowercased()
        guard
            let found = Declaration.all.first(where: { declaration in
                declaration.extensions.contains(written) && declaration.type.conforms(to: supertype)
            })
        else { return nil }
        self = found.type
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let written = mimeType.lowercased()
        guard
            let found = Declaration.all.first(where: { declaration in
                declaration.mimeTypes.contains(written) && declaration.type.conforms(to: supertype)
            })
        else { return nil }
        self = found.type
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(named: identifier) }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(named: identifier) }

    init(named identifier: String) { self.identifier = identifier.lowercased() }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    public var isDeclared: Bool { declaration != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Those that it conforms to, and theirs.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = declaration?.supertypes ?? []
        while let name = waiting.popLast() {
            let type = UTType(named: name)
            if found.insert(type).inserted { waiting += type.declaration?.supertypes ?? [] }
        }
        return found
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var declaration: Declaration? { Declaration.byIdentifier[identifier] }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(named: try decoder.singleValueContainer().decode(String.self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
