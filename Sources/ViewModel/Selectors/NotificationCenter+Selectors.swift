import Foundation

/// Observers that are called by a selector. The centre does not keep them alive.
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

    /// From every centre if none is named.
    func remove(from center: NotificationCenter?, where isMeant: (Entry) -> Bool) {
        let removed = lock.withLock {
            let removed = entries.filter { (center == nil || $0.center === center) && isMeant($0) }
            entries.removeAll { entry in removed.contains { $0.token === entry.token } }
            return removed
        }
        for entry in removed { entry.center?.removeObserver(entry.token as Any) }
    }
}
