import Foundation

public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }

public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1
