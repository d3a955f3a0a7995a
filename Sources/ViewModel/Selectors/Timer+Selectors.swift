import Foundation
import Synchronization

/// Timers that call a selector. A timer keeps its target until it is invalidated, or has fired when it does not repeat.
extension Timer {
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        self.init(intervalInProject: timeInterval, repeats: repeats) { message.send($0) }
        TimerInfos.shared.set(userInfo, of: self)
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        self.init(fire: date, interval: interval, repeats: repeats) { message.send($0) }
        TimerInfos.shared.set(userInfo, of: self)
    }

    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        if ProjectClock.isHeld, MainQueue.isCurrent {
            ProjectClock.add(timer, after: timeInterval)
        } else {
            RunLoop.current.add(timer, forMode: .default)
        }
        return timer
    }

    /// What adapted code has in place of `userInfo`, which only Foundation itself can set.
    public var _userInfoOfProject: Any? { TimerInfos.shared.info(of: self) ?? userInfo }
}

private struct TimerMessage: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func send(_ timer: Timer) { selector.call(target, [timer]) }
}

/// What timers carry, for as long as they are there.
private final class TimerInfos: Sendable {
    private struct Entry: @unchecked Sendable {
        weak var timer: Timer?
        let info: Any
    }

    static let shared = TimerInfos()
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func set(_ info: Any?, of timer: Timer) {
        let entry = info.map { Entry(timer: timer, info: $0) }
        entries.withLock { entries in
            entries = entries.filter { $0.value.timer != nil }
            entries[ObjectIdentifier(timer)] = entry
        }
    }

    func info(of timer: Timer) -> Any? {
        let entry = entries.withLock { $0[ObjectIdentifier(timer)] }
        return entry?.timer === timer ? entry?.info : nil
    }
}
