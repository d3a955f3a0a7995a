import Foundation

// Observing properties by key. Swift on Linux does not report changes: observed values are compared where one may be different, and
// observers are called for those that are. That is when a view is given a place or content, when a property of the project's own
// that is `@objc dynamic` was set, and after every layout.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called with the value at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Observes as long as it lives.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    fileprivate let follower: Follower
    fileprivate init(_ follower: Follower) { self.follower = follower }
    deinit { invalidate() }
    public func invalidate() { follower.isOver = true }
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: AnyObject {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let value = Follower.WeakReading(self) { $0[keyPath: keyPath] }
        let follower = Follower(value.read(), of: self) { [weak self] in
            self == nil ? nil : .some(value.read())
        } tell: { [weak self] old, new in
            guard let self else { return }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
        }
        follower.begin(options)
        return NSKeyValueObservation(follower)
    }
}

/// Called by properties of the project's that can be observed, after they were set.
public func _tellObservers() { Followers.shared.look() }

/// Observers that are no responders: what they do when they hear of a change, by their classes.
public enum KeyValueObservers {
    public typealias Hearing<Observer> = (
        Observer, _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
        _ context: UnsafeMutableRawPointer?
    ) -> Void

    private final class State: @unchecked Sendable {
        let lock = NSLock()
        var hearing: [ObjectIdentifier: Hearing<NSObject>] = [:]
    }

    private static let state = State()

    /// For the tables of adapted code.
    public static func add<Observer: NSObject>(_ type: Observer.Type, _ hear: @escaping Hearing<Observer>) {
        state.lock.withLock {
            state.hearing[ObjectIdentifier(type)] = { observer, keyPath, object, change, context in
                (observer as? Observer).map { hear($0, keyPath, object, change, context) }
            }
        }
    }

    /// Nil for one that does not override `observeValue(forKeyPath:of:change:context:)`.
    fileprivate static func hearing(of observer: NSObject) -> Hearing<NSObject>? {
        if observer is UIResponder {
            return { observer, keyPath, object, change, context in
                nonisolated(unsafe) let (observer, object, change, context) = (observer, object, change, context)
                MainActor.assumeIsolated {
                    (observer as? UIResponder)?.observeValue(
                        forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
        }
        return state.lock.withLock {
            classChain(type(of: observer)).lazy.compactMap { state.hearing[ObjectIdentifier($0)] }.first
        }
    }
}

extension NSObjectProtocol {
    /// What classes of adapted code call by `super`.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

extension NSObject {
    /// The observer is called if its class overrides `observeValue(forKeyPath:of:change:context:)`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let hear = KeyValueObservers.hearing(of: observer), canRead(keyPath) else { return }
        let value = Follower.WeakReading(self) { $0.value(forKeyPath: keyPath) }
        let tell = { [weak self, weak observer] (change: [NSKeyValueChangeKey: Any]) in
            guard let observer else { return }
            var change = change
            change[.newKey] = options.contains(.new) ? change[.newKey] : nil
            change[.oldKey] = options.contains(.old) ? change[.oldKey] : nil
            hear(observer, keyPath, self, change, context)
        }
        let follower = Follower(value.read() ?? nil, of: self) { [weak self] in
            self == nil ? nil : .some(value.read() ?? nil)
        } tell: { old, new in
            tell([
                .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue), .newKey: new ?? NSNull(),
                .oldKey: old ?? NSNull(),
            ])
        }
        follower.tellOfPlaces = tell
        follower.mark = Follower.Mark(
            object: ObjectIdentifier(self), observer: ObjectIdentifier(observer), keyPath: keyPath)
        follower.begin(options)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let mark = Follower.Mark(
            object: ObjectIdentifier(self), observer: ObjectIdentifier(observer), keyPath: keyPath)
        Followers.shared.end { $0.mark == mark }
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, forKeyPath: keyPath)
    }

    /// Only what tables know, so that nothing is reported that code does not ask for.
    private func canRead(_ keyPath: String) -> Bool {
        var object: NSObject? = self
        for key in keyPath.split(separator: ".") {
            guard let current = object, current.hasProperty(String(key)) else { return false }
            object = current.value(forKey: String(key)) as? NSObject
        }
        return MainQueue.isCurrent
    }
}

/// One observed value.
final class Follower {
    struct Mark: Equatable {
        var object: ObjectIdentifier
        var observer: ObjectIdentifier
        var keyPath: String
    }

    /// Reads a value of an object that may be gone.
    struct WeakReading<Owner: AnyObject, Value> {
        private weak var owner: Owner?
        private let get: (Owner) -> Value
        init(_ owner: Owner, _ get: @escaping (Owner) -> Value) { (self.owner, self.get) = (owner, get) }
        func read() -> Value? { owner.map(get) }
    }

    var isOver = false
    var mark: Mark?
    /// Whose value it is, or where the way to it begins.
    let object: ObjectIdentifier
    private var last: Any?
    /// Nil when the object is gone.
    private let read: () -> Any??
    private let tell: (_ old: Any?, _ new: Any?) -> Void
    /// Tells of places of a list that have changed.
    var tellOfPlaces: (([NSKeyValueChangeKey: Any]) -> Void)?

    init(
        _ first: Any?, of object: AnyObject, _ read: @escaping () -> Any??,
        tell: @escaping (_ old: Any?, _ new: Any?) -> Void
    ) {
        (last, self.object, self.read, self.tell) = (first, ObjectIdentifier(object), read, tell)
    }

    func begin(_ options: NSKeyValueObservingOptions) {
        Followers.shared.add(self)
        if options.contains(.initial) { tell(nil, last) }
    }

    /// Takes the value for known.
    func catchUp() {
        guard !isOver else { return }
        if let new = read() { last = new } else { isOver = true }
    }

    /// Tells of a value that is another one. What cannot be compared is taken for the same.
    func look() {
        guard !isOver else { return }
        guard let new = read() else { return isOver = true }
        let old = last
        last = new
        if !Self.isSame(old, new) { tell(old, new) }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one = one.flatMap(KeyedValue.unwrapped), let other = other.flatMap(KeyedValue.unwrapped) else {
            return (one.flatMap(KeyedValue.unwrapped) == nil) == (other.flatMap(KeyedValue.unwrapped) == nil)
        }
        // What is one object is the same, whatever is in it now.
        if type(of: one) is AnyClass, type(of: other) is AnyClass, one as AnyObject === other as AnyObject {
            return true
        }
        if let one = one as? any Equatable { return one.isSame(as: other) }
        guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return true }
        return one as AnyObject === other as AnyObject
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

/// All observed values, by the main thread alone.
final class Followers {
    nonisolated(unsafe) static let shared: Followers = {
        Headless.onReset { shared.all = [] }
        return Followers()
    }()
    private var all: [Follower] = []
    /// Whether places of a list are being changed, of which observers hear in other words.
    private var isChangingPlaces = false

    func add(_ follower: Follower) {
        guard MainQueue.isCurrent else { return }
        all.append(follower)
    }

    func end(_ condition: (Follower) -> Bool) {
        for follower in all where condition(follower) { follower.isOver = true }
    }

    /// Changes places of a list, and tells those who observe it of just these.
    func change(
        _ kind: NSKeyValueChange, at indexes: IndexSet, of object: NSObject, _ key: String, from old: [Any]?,
        to new: [Any]?, _ body: () -> Void
    ) {
        guard !all.isEmpty, MainQueue.isCurrent else { return body() }
        isChangingPlaces = true
        body()
        isChangingPlaces = false
        let identity = ObjectIdentifier(object)
        let meant = all.filter { !$0.isOver && $0.object == identity && $0.mark?.keyPath == key }
        for follower in meant { follower.catchUp() }
        // Others may observe what follows from the list.
        look()
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue), .indexesKey: indexes]
        change[.oldKey] = old
        change[.newKey] = new
        for follower in meant where !follower.isOver { follower.tellOfPlaces?(change) }
    }

    /// Looks at all that is observed.
    func look() {
        guard !all.isEmpty, !isChangingPlaces, MainQueue.isCurrent else { return }
        all.removeAll(where: \.isOver)
        for follower in all { follower.look() }
    }

    /// Looks at what is observed of one object.
    func look(at object: AnyObject) {
        guard !all.isEmpty, !isChangingPlaces, MainQueue.isCurrent else { return }
        let identity = ObjectIdentifier(object)
        for follower in all where follower.object == identity { follower.look() }
    }
}
