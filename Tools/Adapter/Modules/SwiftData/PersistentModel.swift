@_exported import Foundation
@_exported import Observation

/// A class whose objects a container keeps. `@Model` makes one of it.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable, _RelationValue {
    /// What it consists of.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What the context knows about an object.
    var _$record: _ModelRecord { get }
}

/// What identifies an object among those of its container.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
    public let entityName: String
    let number: Int
    public var storeIdentifier: String? { "memory" }
    public var id: String { "\(entityName)/\(number)" }

    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

/// What there is about an object beside its values.
public final class _ModelRecord: @unchecked Sendable {
    fileprivate let registrar = ObservationRegistrar()
    /// The order in which objects are made is that in which they are fetched, where no other is asked for.
    let number = ModelNumbers.next()
    weak var context: ModelContext?
    var isDeleted = false

    public init() {}
}

private enum ModelNumbers {
    nonisolated(unsafe) private static var last = 0
    private static let lock = NSLock()

    static func next() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }
}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: Schema.entityName(for: Self.self), number: _$record.number)
    }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { _$record.context }
    public var isDeleted: Bool { _$record.isDeleted }
    public var hasChanges: Bool { _$record.context?.hasChanges(in: self) ?? false }

    public static func == (one: Self, other: Self) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: What the properties of a model call

extension PersistentModel {
    public func _$access<Value>(_ path: KeyPath<Self, Value>) { _$record.registrar.access(self, keyPath: path) }

    public func _$willSet<Value>(_ path: KeyPath<Self, Value>) { _$record.registrar.willSet(self, keyPath: path) }

    public func _$didSet<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, from former: Value, to new: Value) {
        if former is any _RelationValue || new is any _RelationValue {
            Relations.update(self, path, from: former, to: new)
        }
        _$record.context?.noteChange(of: self, path) { [self] in self[keyPath: path] = former }
        _$record.registrar.didSet(self, keyPath: path)
    }
}
