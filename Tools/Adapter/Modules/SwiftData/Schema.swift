import SwiftUI

/// Which classes a container keeps.
public final class Schema: Hashable, Sendable {
    public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        public var description: String { "\(major).\(minor).\(patch)" }
        public static func < (one: Self, other: Self) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    nonisolated(unsafe) let types: [any PersistentModel.Type]
    public let version: Version
    public let encodingVersion: Version
    public var entities: [Entity] { types.map { Entity(Self.entityName(for: $0)) } }
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version, encodingVersion) = (types, version, version)
    }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
    public convenience init() { self.init([any PersistentModel.Type]()) }

    public static func entityName(for type: any PersistentModel.Type) -> String {
        String(describing: type).split(separator: ".").last.map(String.init) ?? ""
    }
    public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
        types.contains { $0 == type } ? Entity(Self.entityName(for: type)) : nil
    }

    public static func == (one: Schema, other: Schema) -> Bool {
        one.version == other.version && one.types.map(ObjectIdentifier.init) == other.types.map(ObjectIdentifier.init)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(types.map(ObjectIdentifier.init)) }

    public final class Entity: Hashable, Sendable {
        public let name: String
        init(_ name: String) { self.name = name }
        public static func == (one: Entity, other: Entity) -> Bool { one.name == other.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// What a macro says about a property.
    public struct Attribute: SchemaProperty {
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Self(name: "unique")
            public static let externalStorage = Self(name: "externalStorage")
            public static let preserveValueOnDeletion = Self(name: "preserveValueOnDeletion")
            public static let ephemeral = Self(name: "ephemeral")
            public static let spotlight = Self(name: "spotlight")
            public static let allowsCloudEncryption = Self(name: "allowsCloudEncryption")
            public static func ephemeral(hashModifier: String) -> Self { .ephemeral }
            public static func transformable(by type: AnyClass) -> Self { Self(name: "transformable") }
            public static func transformable(by name: String) -> Self { Self(name: "transformable") }
        }
        public let options: [Option]
        public let originalName: String
        public let hashModifier: String?
        public var isUnique: Bool { options.contains(.unique) }

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName, self.hashModifier) = (options, originalName ?? "", hashModifier)
        }
    }

    public struct Relationship: SchemaProperty {
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Self(name: "unique")
        }
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }
        public let options: [Option]
        public let deleteRule: DeleteRule
        public let originalName: String
        /// Key paths are values that nothing changes.
        nonisolated(unsafe) public let inverseKeyPath: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            (self.options, self.deleteRule, self.originalName) = (options, deleteRule, originalName ?? "")
            inverseKeyPath = inverse
        }
    }

    /// A property of a model, and how it is read and written.
    public struct PropertyMetadata: @unchecked Sendable {
        public let name: String
        public let keypath: AnyKeyPath
        public let metadata: (any SchemaProperty)?
        let valueType: Any.Type
        let read: (AnyObject) -> Any?
        let write: ((AnyObject, Any) -> Void)?

        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            (self.name, self.keypath, self.metadata, valueType) = (name, keypath, metadata, Value.self)
            read = { ($0 as? Model)?[keyPath: keypath] }
            write = (keypath as? ReferenceWritableKeyPath<Model, Value>).map { path in
                { object, value in
                    if let model = object as? Model, let value = value as? Value { model[keyPath: path] = value }
                }
            }
        }
    }
}

public protocol SchemaProperty: Sendable {
    var originalName: String { get }
}

/// A version of what an app keeps.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How what was kept becomes what is kept. In memory nothing was.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
