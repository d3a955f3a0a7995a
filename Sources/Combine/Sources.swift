import Foundation

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let channel = Channel(to: subscriber)
        subscriber.receive(subscription: channel)
        channel.send(output)
        channel.send(completion: .finished)
    }
}

public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let channel = Channel(to: subscriber)
        subscriber.receive(subscription: channel)
        if completeImmediately { channel.send(completion: .finished) }
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let channel = Channel(to: subscriber)
        subscriber.receive(subscription: channel)
        channel.send(completion: .failure(error))
    }
}

public struct Deferred<Made: Publisher>: Publisher {
    public typealias Output = Made.Output
    public typealias Failure = Made.Failure
    public let createPublisher: () -> Made
    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// Runs at once, and tells its one value to everybody who asks.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Channel<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let channels = lock.withLock {
            guard self.result == nil else { return [] as [Channel<Output, Failure>] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for channel in channels { Self.tell(result, channel) }
    }

    private static func tell(_ result: Result<Output, Failure>, _ channel: Channel<Output, Failure>) {
        switch result {
        case .success(let value):
            channel.send(value)
            channel.send(completion: .finished)
        case .failure(let error): channel.send(completion: .failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let channel = Channel(to: subscriber)
        subscriber.receive(subscription: channel)
        let result = lock.withLock {
            if self.result == nil { waiting.append(channel) }
            return self.result
        }
        if let result { Self.tell(result, channel) }
    }
}

extension Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let channel = Channel(to: subscriber)
            subscriber.receive(subscription: channel)
            for element in sequence { channel.send(element) }
            channel.send(completion: .finished)
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension Result {
    public var publisher: Publishers.Chain<Success, Failure> {
        Publishers.Chain { downstream in
            switch self {
            case .success(let value):
                downstream.send(value)
                downstream.finish()
            case .failure(let error): downstream.send(completion: .failure(error))
            }
        }
    }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let pass: (AnySubscriber<Output, Failure>) -> Void

    public init<Hidden: Publisher>(_ publisher: Hidden) where Hidden.Output == Output, Hidden.Failure == Failure {
        pass = { publisher.receive(subscriber: $0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        pass(AnySubscriber(subscriber))
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier = CombineIdentifier()
    private let subscribed: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        subscribed = { subscriber.receive(subscription: $0) }
        value = { subscriber.receive($0) }
        completed = { subscriber.receive(completion: $0) }
    }

    public func receive(subscription: any Subscription) { subscribed(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
