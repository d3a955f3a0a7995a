import Foundation
import Synchronization

/// Observers that are called by a selector. The centre does not retain them.
extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let receiver = Receiver(object: observer as AnyObject)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            if let object = receiver.object { selector.call(object, [notification]) }
        }
        SelectorObservers.shared.add(
            SelectorObservers.Entry(
                center: self, receiver: receiver, name: name, object: object.map { $0 as AnyObject }, token: token))
    }

    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        SelectorObservers.shared.remove(from: self) { $0.receiver.object === observer }
    }

    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        removeObserver(observer as Any, name: name, object: object)
        let sender = object.map { $0 as AnyObject }
        SelectorObservers.shared.remove(from: self) { entry in
            entry.receiver.object === observer && (name == nil || entry.name == name)
                && (sender == nil || entry.object === sender)
        }
    }
}

private final class Receiver: @unchecked Sendable {
    weak var object: AnyObject?

    init(object: AnyObject) { self.object = object }
}

private final class SelectorObservers: @unchecked Sendable {
    struct Entry {
        weak var center: NotificationCenter?
        let receiver: Receiver
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let token: any NSObjectProtocol
    }

    static let shared = SelectorObservers()

    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ entry: Entry) {
        remove(from: nil) { $0.receiver.object == nil }
        lock.withLock { entries.append(entry) }
    }

    /// Removes observers from a centre, or from every centre if none is named.
    func remove(from center: NotificationCenter?, where isMeant: (Entry) -> Bool) {
        let removed = lock.withLock {
            let removed = entries.filter { (center == nil || $0.center === center) && isMeant($0) }
            entries.removeAll { entry in removed.contains { $0.token === entry.token } }
            return removed
        }
        for entry in removed { entry.center?.removeObserver(entry.token as Any) }
    }
}

/// Messages by name. A name that nothing is known by does nothing.
extension NSObject {
    public func responds(to selector: Selector!) -> Bool { selector.isKnown(of: self) }
    public class func instancesRespond(to selector: Selector!) -> Bool {
        MethodTable.shared.knows(selector, ofObjectsOf: self)
    }

    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        let message = DelayedMessage(target: self, selector: selector, value: object)
        let timer = Timer(timeInterval: delay, repeats: false) { message.send($0) }
        DelayedMessages.shared.add(timer, message, to: self)
        // What is for the next turn of the main loop happens before a screen is drawn, and what is for later does not.
        guard MainQueue.isCurrent else { return RunLoop.current.add(timer, forMode: .default) }
        if delay > 0 {
            return ProjectClock.isHeld
                ? ProjectClock.add(timer, after: delay) : RunLoop.current.add(timer, forMode: .default)
        }
        Deferred.run { if timer.isValid { message.send(timer) } }
    }

    public func perform(
        _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { perform(selector, with: object, afterDelay: delay) }

    /// On the main thread as well: what it leaves behind is seen, as it would be when the other thread is done.
    public func performSelector(inBackground selector: Selector, with object: Any?) {
        let message = DelayedMessage(target: self, selector: selector, value: object)
        Deferred.run { message.send() }
    }

    public func perform(_ selector: Selector, on thread: Thread, with object: Any?, waitUntilDone wait: Bool) {
        if thread == Thread.current, wait {
            selector.call(self, [object])
        } else {
            performSelector(onMainThread: selector, with: object, waitUntilDone: false)
        }
    }

    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        if Thread.isMainThread, wait {
            selector.call(self, [object])
            return
        }
        let message = DelayedMessage(target: self, selector: selector, value: object)
        if wait { DispatchQueue.main.sync { message.send() } } else { Deferred.run { message.send() } }
    }

    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedMessages.shared.cancel(for: target as AnyObject) { _ in true }
    }

    /// Cancels the requests of the selector whose object is equal to this one.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedMessages.shared.cancel(for: target as AnyObject) { $0.isSame(selector, object) }
    }

}

extension Thread {
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target, argument)
        self.init { selector.call(target as AnyObject, [argument]) }
    }
}

extension NSObjectProtocol {
    @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { answer(selector, []) }

    @discardableResult public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        answer(selector, [object])
    }

    @discardableResult public func perform(
        _ selector: Selector!, with first: Any!, with second: Any!
    ) -> Unmanaged<AnyObject>! { answer(selector, [first, second]) }

    private func answer(_ selector: Selector, _ values: [Any?]) -> Unmanaged<AnyObject>? {
        selector.call(self, values)?.value.map { Unmanaged.passUnretained(Answers.keep($0 as AnyObject)) }
    }
}

/// What methods answered that were called by name. Nobody owns it yet, and on iOS it is there until the turn of the loop ends; here the latest
/// are.
private enum Answers {
    private struct Latest: @unchecked Sendable { var objects: [AnyObject] = [] }

    private static let latest = Mutex(Latest())

    static func keep(_ object: AnyObject) -> AnyObject {
        nonisolated(unsafe) let kept = object
        latest.withLock { latest in
            if latest.objects.count == 64 { latest.objects.removeFirst() }
            latest.objects.append(kept)
        }
        return object
    }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

extension UndoManager {
    /// To undo, the target is sent the selector with the object.
    public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        registerUndo(withTarget: target as AnyObject) { selector.call($0, [object]) }
    }
}

private struct DelayedMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let value: Any?

    func send() { selector.call(target, [value]) }

    func isSame(_ selector: Selector, _ object: Any?) -> Bool {
        guard self.selector == selector else { return false }
        guard let value, let object else { return value == nil && object == nil }
        return value as AnyObject === object as AnyObject
            || value as? AnyHashable == object as? AnyHashable
                && value is AnyHashable
    }

    func send(_ timer: Timer) {
        DelayedMessages.shared.forget(timer, of: target)
        send()
    }
}

/// The timers of messages that are still to be sent, so that they can be called off.
private final class DelayedMessages: @unchecked Sendable {
    static let shared = DelayedMessages()

    private let lock = NSLock()
    private var timers: [ObjectIdentifier: [(timer: Timer, message: DelayedMessage)]] = [:]

    func add(_ timer: Timer, _ message: DelayedMessage, to target: AnyObject) {
        lock.withLock { timers[ObjectIdentifier(target), default: []].append((timer, message)) }
    }

    func forget(_ timer: Timer, of target: AnyObject) {
        lock.withLock {
            timers[ObjectIdentifier(target)]?.removeAll { $0.timer === timer }
            if timers[ObjectIdentifier(target)]?.isEmpty == true { timers[ObjectIdentifier(target)] = nil }
        }
    }

    func cancel(for target: AnyObject, where isMeant: (DelayedMessage) -> Bool) {
        let all = lock.withLock { timers[ObjectIdentifier(target)] } ?? []
        for (timer, message) in all where isMeant(message) {
            timer.invalidate()
            forget(timer, of: target)
        }
    }
}
