import Foundation
import Glibc

public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }

public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1

// Kinds of locks are numbers of C's `int`, as the functions want them.
public let PTHREAD_MUTEX_NORMAL: Int32 = 0
public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
public let PTHREAD_MUTEX_DEFAULT: Int32 = 0

/// What a thread keeps under a key is there when it is given up.
@discardableResult public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 {
    typealias OfLinux = @convention(c) (UnsafeMutableRawPointer?) -> Void
    return Glibc.pthread_key_create(key, destructor.map { unsafeBitCast($0, to: OfLinux.self) })
}

/// Which of the threads that wait for a lock gets it. Linux has one answer.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
@discardableResult public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ policy: Int32
) -> Int32 { 0 }
