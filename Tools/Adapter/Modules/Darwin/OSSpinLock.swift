import Foundation

// The lock of before iOS 10: a number in memory that its owner provides.

public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0

public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSSpinLockTry(lock) { usleep(10) }
}
/// Whether the lock was free, and is held now.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
    guardOfSpinLocks.withLock {
        guard lock.pointee == 0 else { return false }
        lock.pointee = 1
        return true
    }
}
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    guardOfSpinLocks.withLock { lock.pointee = 0 }
}

private let guardOfSpinLocks = NSLock()

// Macros of <stdint.h> that Linux has with a cast in them, which Swift does not read.
public let INT8_MIN = -128
public let INT16_MIN = -32_768
public let INT32_MIN = -2_147_483_648
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let UINT_MAX = UInt32.max
public let ULONG_MAX = UInt.max
public let ULLONG_MAX = UInt64.max

/// The room for each name in `utsname`.
public let _SYS_NAMELEN = 256
