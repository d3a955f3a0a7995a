import Foundation

/// Timers that call a selector. A timer keeps its target until it is invalidated, or has fired when it does not repeat.
extension Timer {
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { message.send($0) }
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        self.init(fire: date, interval: interval, repeats: repeats) { message.send($0) }
    }

    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

private struct TimerMessage: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func send(_ timer: Timer) { selector.call(target, [timer]) }
}
