import Foundation

/// A set of objects that it need not retain.
///
/// Foundation on Linux has none. Objects come in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject {
    private var members: [WeakOrStrong] = []
    private let isWeak: Bool
    private let comparesPointers: Bool

    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        comparesPointers = options.contains(.objectPointerPersonality)
        super.init()
    }

    public convenience override init() { self.init(options: .strongMemory) }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> {
        Set(members.compactMap { $0.object as? NSObject }.map { AnyHashable($0) })
    }

    open func add(_ object: ObjectType?) {
        members.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        members.append(WeakOrStrong(object as AnyObject, isWeak: isWeak))
    }
    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        members.removeAll { $0.object == nil || $0.isSame(as: object, byPointer: comparesPointers) }
    }
    open func removeAllObjects() { members = [] }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return members.first { $0.isSame(as: object, byPointer: comparesPointers) }?.object as? ObjectType
    }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary that need not retain its keys and objects.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private var entries: [(key: WeakOrStrong, object: WeakOrStrong)] = []
    private let keysAreWeak, objectsAreWeak: Bool
    private let comparesPointers: Bool

    public init(
        keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
        capacity initialCapacity: Int = 0
    ) {
        keysAreWeak = keyOptions.contains(.weakMemory)
        objectsAreWeak = valueOptions.contains(.weakMemory)
        comparesPointers = keyOptions.contains(.objectPointerPersonality)
        super.init()
    }

    public convenience override init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
    }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
    }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open var count: Int { living.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        place(of: aKey).flatMap { entries[$0].object.object as? ObjectType }
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return }
        removeObject(forKey: aKey)
        entries.append(
            (
                WeakOrStrong(aKey as AnyObject, isWeak: keysAreWeak),
                WeakOrStrong(anObject as AnyObject, isWeak: objectsAreWeak)
            ))
    }
    open func removeObject(forKey aKey: KeyType?) {
        entries = living
        if let place = place(of: aKey) { entries.remove(at: place) }
    }
    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: living.compactMap { $0.key.object as? KeyType }).objectEnumerator()
    }
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: living.compactMap { $0.object.object as? ObjectType }).objectEnumerator()
    }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var found: [AnyHashable: ObjectType] = [:]
        for entry in living {
            if let key = entry.key.object as? NSObject { found[key] = entry.object.object as? ObjectType }
        }
        return found
    }

    private var living: [(key: WeakOrStrong, object: WeakOrStrong)] {
        entries.filter { $0.key.object != nil && $0.object.object != nil }
    }

    private func place(of key: KeyType?) -> Int? {
        guard let key = key.map({ $0 as AnyObject }) else { return nil }
        return entries.firstIndex { $0.key.isSame(as: key, byPointer: comparesPointers) }
    }
}

/// How the collections above keep and compare what they hold.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let objectPersonality: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A reference that keeps its object, or does not.
private struct WeakOrStrong {
    private weak var mortal: AnyObject?
    private let kept: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        mortal = object
        kept = isWeak ? nil : object
    }

    var object: AnyObject? { mortal }

    func isSame(as other: AnyObject, byPointer: Bool) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !byPointer, let object = object as? NSObject, let other = other as? NSObject else { return false }
        return object.isEqual(other)
    }
}
