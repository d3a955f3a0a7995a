import Foundation
import Glibc

public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }

public typealias kern_return_t = Int32
public let KERN_SUCCESS: kern_return_t = 0

/// By which such a time is multiplied and divided, to be nanoseconds. As here it is that already, both are 1.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32 = 0
    public var denom: UInt32 = 0
    public init() {}
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>
@discardableResult public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}
/// C's structure and C's function have one name, which Swift's cannot have.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

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
