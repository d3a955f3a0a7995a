import Foundation

// Core Foundation's names for loops and timers.

public typealias CFRunLoop = RunLoop
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The loop of the main thread is not asleep while code runs.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public static let defaultMode: CFRunLoopMode! = Self(rawValue: "kCFRunLoopDefaultMode")
    public static let commonModes: CFRunLoopMode! = Self(rawValue: "kCFRunLoopCommonModes")
}

public typealias CFOptionFlags = UInt
public typealias CFRunLoopTimer = Timer

/// A timer that calls a closure; one whose interval is zero does so once.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let call = TimerHandler(block: block)
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
        call.block?($0)
    }
}
private struct TimerHandler: @unchecked Sendable {
    let block: ((CFRunLoopTimer?) -> Void)?
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    rl.add(timer, forMode: mode.mode)
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

extension CFRunLoopMode {
    /// Foundation's, which this program's loops know.
    fileprivate var mode: RunLoop.Mode { rawValue == CFRunLoopMode.commonModes.rawValue ? .common : .default }
}
