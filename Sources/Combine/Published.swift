import Foundation

/// A property that publishes its values: the new one before it is set.
@propertyWrapper public struct Published<Value> {
    /// Gives the value that the property has, and then each that it gets.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.audience.admit(subscriber, first: storage.value)
        }

        func send(_ value: Value) { storage.set(value) }
        func own(_ subscription: AnyCancellable) { storage.subscriptions.append(subscription) }
    }

    final class Storage: PublishedStorage {
        let audience = Audience<Value, Never>()
        fileprivate(set) var value: Value
        var subscriptions: [AnyCancellable] = []
        var whenChanging: (() -> Void)?

        init(_ value: Value) { self.value = value }

        func set(_ value: Value) {
            whenChanging?()
            audience.send(value)
            self.value = value
        }
    }

    let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }
}

extension Published: @unchecked Sendable {}
extension Published.Publisher: @unchecked Sendable {}

protocol PublishedStorage: AnyObject {
    var whenChanging: (() -> Void)? { get set }
}

private protocol HasPublishedStorage {
    var publishedStorage: any PublishedStorage { get }
}

extension Published: HasPublishedStorage {
    var publishedStorage: any PublishedStorage { storage }
}

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}
    public func send() { audience.send(()) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.admit(subscriber)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends whenever one of the object's published properties is about to change.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjects.shared.publisher(of: self) }
}

/// The publishers of objects that did not declare one.
private final class ObservableObjects: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let shared = ObservableObjects()

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            let publisher = ObservableObjectPublisher()
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                for case let property as any HasPublishedStorage in current.children.map(\.value) {
                    property.publishedStorage.whenChanging = { publisher.send() }
                }
                mirror = current.superclassMirror
            }
            entries = entries.filter { $0.value.object != nil }
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
