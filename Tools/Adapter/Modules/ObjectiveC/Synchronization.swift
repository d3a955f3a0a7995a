import Foundation

/// Locks an object for this thread, as often as it is asked to.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject).lock()
    return 0
}

@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject).unlock()
    return 0
}

/// A fixed number of locks, which objects share by their addresses.
private struct ObjectLocks: Sendable {
    static let shared = ObjectLocks()

    private let locks = (0..<61).map { _ in NSRecursiveLock() }

    func lock(of object: AnyObject) -> NSRecursiveLock {
        locks[Int(UInt(bitPattern: ObjectIdentifier(object).hashValue) % UInt(locks.count))]
    }
}
