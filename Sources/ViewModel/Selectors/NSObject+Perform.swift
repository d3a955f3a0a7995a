import Foundation

/// Messages by name. A name that nothing is known by does nothing.
extension NSObject {
    public func responds(to selector: Selector!) -> Bool { selector.isKnown(of: self) }

    @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { answer(selector, []) }

    @discardableResult public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        answer(selector, [object])
    }

    @discardableResult public func perform(
        _ selector: Selector!, with first: Any!, with second: Any!
    ) -> Unmanaged<AnyObject>! { answer(selector, [first, second]) }

    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        let message = DelayedMessage(target: self, selector: selector, value: object)
        let timer = Timer(timeInterval: delay, repeats: false) { message.send($0) }
        DelayedMessages.shared.add(timer, to: self)
        RunLoop.current.add(timer, forMode: .default)
    }

    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        if Thread.isMainThread, wait {
            selector.call(self, [object])
            return
        }
        let message = DelayedMessage(target: self, selector: selector, value: object)
        if wait { DispatchQueue.main.sync { message.send() } } else { DispatchQueue.main.async { message.send() } }
    }

    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedMessages.shared.cancel(for: target as AnyObject)
    }

    private func answer(_ selector: Selector, _ values: [Any?]) -> Unmanaged<AnyObject>? {
        selector.call(self, values)?.value.map { Unmanaged.passUnretained($0 as AnyObject) }
    }
}

private struct DelayedMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let value: Any?

    func send() { selector.call(target, [value]) }

    func send(_ timer: Timer) {
        DelayedMessages.shared.forget(timer, of: target)
        send()
    }
}

/// The timers of messages that are still to be sent, so that they can be called off.
private final class DelayedMessages: @unchecked Sendable {
    static let shared = DelayedMessages()

    private let lock = NSLock()
    private var timers: [ObjectIdentifier: [Timer]] = [:]

    func add(_ timer: Timer, to target: AnyObject) {
        lock.withLock { timers[ObjectIdentifier(target), default: []].append(timer) }
    }

    func forget(_ timer: Timer, of target: AnyObject) {
        lock.withLock {
            timers[ObjectIdentifier(target)]?.removeAll { $0 === timer }
            if timers[ObjectIdentifier(target)]?.isEmpty == true { timers[ObjectIdentifier(target)] = nil }
        }
    }

    func cancel(for target: AnyObject) {
        let cancelled = lock.withLock { timers.removeValue(forKey: ObjectIdentifier(target)) } ?? []
        for timer in cancelled { timer.invalidate() }
    }
}
