import Foundation

/// A lock that lies in memory which its owner provides.
public struct os_unfair_lock_s: Sendable {
    public var _os_unfair_lock_opaque: UInt32
    public init(_os_unfair_lock_opaque: UInt32 = 0) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { HeldLocks.shared.take(lock) }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { HeldLocks.shared.takeIfFree(lock) }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { HeldLocks.shared.give(lock) }

/// The addresses of locks that somebody holds.
private final class HeldLocks: @unchecked Sendable {
    static let shared = HeldLocks()
    private let condition = NSCondition()
    private var held: Set<os_unfair_lock_t> = []

    func take(_ lock: os_unfair_lock_t) {
        condition.withLock {
            while held.contains(lock) { condition.wait() }
            held.insert(lock)
        }
    }

    func takeIfFree(_ lock: os_unfair_lock_t) -> Bool { condition.withLock { held.insert(lock).inserted } }

    func give(_ lock: os_unfair_lock_t) {
        condition.withLock {
            held.remove(lock)
            condition.broadcast()
        }
    }
}
