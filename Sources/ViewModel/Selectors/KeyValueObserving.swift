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

extension NSObject {
    /// The observer is called if it is a responder, whose class can override `observeValue(forKeyPath:of:change:context:)`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let observer = observer as? UIResponder, canRead(keyPath) else { return }
        let value = Follower.WeakReading(self) { $0.value(forKeyPath: keyPath) }
        let follower = Follower(value.read() ?? nil, of: self) { [weak self] in
            self == nil ? nil : .some(value.read() ?? nil)
        } tell: { [weak self, weak observer] old, new in
            nonisolated(unsafe) let (old, new, object, context) = (old, new, self, context)
            MainActor.assumeIsolated {
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
                if options.contains(.new) { change[.newKey] = new ?? NSNull() }
                if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
                observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
        }
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

    func add(_ follower: Follower) {
        guard MainQueue.isCurrent else { return }
        all.append(follower)
    }

    func end(_ condition: (Follower) -> Bool) {
        for follower in all where condition(follower) { follower.isOver = true }
    }

    /// Looks at all that is observed.
    func look() {
        guard !all.isEmpty, MainQueue.isCurrent else { return }
        all.removeAll(where: \.isOver)
        for follower in all { follower.look() }
    }

    /// Looks at what is observed of one object.
    func look(at object: AnyObject) {
        guard !all.isEmpty, MainQueue.isCurrent else { return }
        let identity = ObjectIdentifier(object)
        for follower in all where follower.object == identity { follower.look() }
    }
}
