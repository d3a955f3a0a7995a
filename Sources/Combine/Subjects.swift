import Foundation

/// A publisher that values can be given to from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject.
final class Audience<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var channels: [(id: Int, channel: Channel<Output, Failure>)] = []
    private var count = 0
    private var completion: Subscribers.Completion<Failure>?

    /// The first value is the one that a new subscriber gets at once, if the subject has one.
    func admit<S: Subscriber>(_ subscriber: S, first: Output? = nil) where S.Input == Output, S.Failure == Failure {
        let id = lock.withLock {
            count += 1
            return count
        }
        let channel = Channel(
            to: subscriber, keepsUnwanted: first != nil, whenOver: { [weak self] in self?.dismiss(id) })
        let completion = lock.withLock {
            if self.completion == nil { channels.append((id, channel)) }
            return self.completion
        }
        subscriber.receive(subscription: channel)
        if let completion { channel.send(completion: completion) } else if let first { channel.send(first) }
    }

    func send(_ value: Output) {
        for listener in lock.withLock({ completion == nil ? channels : [] }) { listener.channel.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let channels = lock.withLock {
            guard self.completion == nil else { return [] as [(id: Int, channel: Channel<Output, Failure>)] }
            self.completion = completion
            defer { self.channels = [] }
            return self.channels
        }
        for listener in channels { listener.channel.send(completion: completion) }
    }

    private func dismiss(_ id: Int) {
        lock.withLock { channels.removeAll { $0.id == id } }
    }
}

/// Passes values on to those who listen at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.admit(subscriber)
    }
}

/// Keeps the last value and tells it to newcomers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        lock.withLock { current = value }
        audience.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.admit(subscriber, first: value)
    }
}
