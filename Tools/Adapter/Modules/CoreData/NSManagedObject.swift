import UIKit

/// An object whose properties are those of its entity.
open class NSManagedObject: NSObject, _KeyedObject {
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Nil as long as nobody asked for a value.
    var kept: Snapshot?
    /// As it was fetched or saved last, if it has changed since.
    var committed: Snapshot?
    /// Objects that it names and that are in no context.
    private var loose: [NSManagedObjectID: NSManagedObject] = [:]
    open internal(set) var isDeleted = false

    /// A new object, of a context or of none.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        objectID = NSManagedObjectID(entity)
        kept = Snapshot(new: entity)
        super.init()
        context?.insert(self)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(of: Self.self, in: moc), insertInto: moc)
    }

    static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model?.entity(of: type) ?? LoadedModels.entity(of: type) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(type)'")
        }
        return entity
    }

    /// The one of a context that was loaded last.
    open class func entity() -> NSEntityDescription { LoadedModels.entity(of: self) ?? NSEntityDescription() }

    /// The file that Xcode makes for a class has one of the class's own type.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        unsafeBitCast(
            NSFetchRequest<Self>(entityName: entity().name ?? String(describing: self)),
            to: NSFetchRequest<any NSFetchRequestResult>.self)
    }

    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    open var entity: NSEntityDescription { objectID.entity }

    // MARK: State

    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted && managedObjectContext?.hasChanges == true }
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    open var isFault: Bool { kept == nil }
    open var faultingState: Int { isFault ? 1 : 0 }
    open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

    var snapshot: Snapshot {
        get {
            if let kept { return kept }
            let found = managedObjectContext?.snapshotAbove(objectID) ?? Snapshot()
            kept = found
            awakeFromFetch()
            return kept ?? found
        }
        set { kept = newValue }
    }

    open func changedValues() -> [String: Any] {
        let before = committed ?? (isInserted ? Snapshot() : nil)
        guard let before else { return [:] }
        let now = snapshot
        var changed: [String: Any] = [:]
        for property in entity.properties {
            let name = property.name
            let same =
                before.one[name] == now.one[name] && before.many[name] == now.many[name]
                && (before.values[name] as? NSObject ?? NSNull()).isEqual(now.values[name] as? NSObject ?? NSNull())
                && "\(String(describing: before.values[name]))" == "\(String(describing: now.values[name]))"
            if !same { changed[name] = read(name) ?? NSNull() }
        }
        return changed
    }
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let before = committed ?? snapshot
        return before.values.filter { keys?.contains($0.key) != false }
    }

    // MARK: For subclasses

    open func awakeFromFetch() {}
    open func awakeFromInsert() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    // MARK: Values by their names

    open func primitiveValue(forKey key: String) -> Any? { read(key) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { write(value, key) }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        snapshot.one[key].map { [$0] } ?? snapshot.many[key] ?? []
    }
    /// A set that stays that of the object.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { ManagedOrderedSet(self, key) }

    public func _hasKey(_ key: String) -> Bool { entity.isUnmodeled || entity.property(key) != nil }
    public func _value(ofKey key: String) -> Any? { read(key) }
    public func _setValue(_ value: Any?, ofKey key: String) { write(value, key) }

    open override var hash: Int { objectID.number }
    open override func isEqual(_ object: Any?) -> Bool { self === object as? NSManagedObject }
    open override var description: String {
        "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID.uriRepresentation().absoluteString))"
    }

    // MARK: Others

    func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        managedObjectContext?.object(with: id) ?? loose[id]
    }
    /// An object without a context would be gone without one that keeps it.
    func hold(_ other: NSManagedObject) {
        if other.managedObjectContext == nil || managedObjectContext == nil { loose[other.objectID] = other }
    }
    func release(into context: NSManagedObjectContext) {
        for other in loose.values where other.managedObjectContext == nil { context.insert(other) }
        loose = [:]
    }
}

extension NSManagedObject: ObservableObject {}

/// What `awake(fromSnapshotEvents:)` is told.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = Self(rawValue: 1 << 1)
    public static let undoDeletion = Self(rawValue: 1 << 2)
    public static let undoUpdate = Self(rawValue: 1 << 3)
    public static let rollback = Self(rawValue: 1 << 4)
    public static let refresh = Self(rawValue: 1 << 5)
    public static let mergePolicy = Self(rawValue: 1 << 6)
}
