@_exported import Foundation

/// How an associated object is kept. Copying and atomicity make no difference to what Swift code sees.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, key, of: owner(object))
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(key, of: owner(object))
}

public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: owner(object))
}

/// A class is an object in Objective-C. In Swift it is put into a new one each time, so it has one of its own here.
private func owner(_ object: Any) -> AnyObject {
    (object as? any AnyObject.Type).map(ObjectsOfClasses.shared.object) ?? object as AnyObject
}

private final class ObjectsOfClasses: @unchecked Sendable {
    static let shared = ObjectsOfClasses()
    private let lock = NSLock()
    private var objects: [ObjectIdentifier: NSObject] = [:]

    func object(of type: any AnyObject.Type) -> AnyObject {
        lock.withLock {
            if let known = objects[ObjectIdentifier(type)] { return known }
            let new = NSObject()
            objects[ObjectIdentifier(type)] = new
            return new
        }
    }
}

/// Values that belong to objects without being declared in their classes.
///
/// Nobody says when an object goes. So its entry knows it weakly, is not mistaken for one of another object at the same
/// address, and goes when there are twice as many entries as there were living objects the last time.
private final class AssociatedObjects: @unchecked Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    static let shared = AssociatedObjects()

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeOfNextSweep = 64

    func set(_ value: Any?, _ key: UnsafeRawPointer, of owner: AnyObject) {
        // What goes may ask for associated objects itself, so it goes when the table is whole again.
        var released: [Any] = []
        lock.withLock {
            sweep(&released)
            var entry = self.entry(of: owner) ?? Entry(owner: owner)
            if let former = entry.values[key] { released.append(former) }
            entry.values[key] = value
            if let stale = entries.updateValue(entry, forKey: ObjectIdentifier(owner)), stale.owner !== owner {
                released.append(stale.values)
            }
        }
    }

    func value(_ key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock { entry(of: owner)?.values[key] }
    }

    func removeAll(of owner: AnyObject) {
        let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(removed) {}
    }

    private func entry(of owner: AnyObject) -> Entry? {
        entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
    }

    private func sweep(_ released: inout [Any]) {
        guard entries.count >= sizeOfNextSweep else { return }
        released += entries.values.filter { $0.owner == nil }.map(\.values)
        entries = entries.filter { $0.value.owner != nil }
        sizeOfNextSweep = max(64, entries.count * 2)
    }
}
