import Foundation

public enum Publishers {
    /// What an operator makes: a publisher that does its work for each subscriber anew.
    public struct Chain<Output, Failure: Error>: Publisher {
        typealias Start = (_ downstream: Downstream<Output, Failure>) -> Void
        let start: Start

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream<Output, Failure>()
            let channel = Channel(
                to: subscriber, whenWanted: { start(downstream) }, whenOver: { downstream.cancel() })
            downstream.connect(channel)
            subscriber.receive(subscription: channel)
        }
    }

    public typealias Map<Upstream: Publisher, Output> = Chain<Output, Upstream.Failure>
    public typealias CompactMap<Upstream: Publisher, Output> = Chain<Output, Upstream.Failure>
    public typealias TryMap<Upstream: Publisher, Output> = Chain<Output, any Error>
    public typealias Filter<Upstream: Publisher> = Chain<Upstream.Output, Upstream.Failure>
    public typealias RemoveDuplicates<Upstream: Publisher> = Chain<Upstream.Output, Upstream.Failure>
    public typealias DropFirst<Upstream: Publisher> = Chain<Upstream.Output, Upstream.Failure>
    public typealias First<Upstream: Publisher> = Chain<Upstream.Output, Upstream.Failure>
    public typealias Share<Upstream: Publisher> = Chain<Upstream.Output, Upstream.Failure>
    public typealias HandleEvents<Upstream: Publisher> = Chain<Upstream.Output, Upstream.Failure>
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Chain<Upstream.Output, Upstream.Failure>
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Chain<Upstream.Output, Upstream.Failure>
}

/// What an operator sends to, and the subscriptions that it holds meanwhile.
final class Downstream<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var channel: Channel<Output, Failure>?
    private var subscriptions: [AnyCancellable] = []
    private var isOver = false

    func connect(_ channel: Channel<Output, Failure>) { self.channel = channel }

    func send(_ value: Output) { channel?.send(value) }
    func send(completion: Subscribers.Completion<Failure>) { channel?.send(completion: completion) }
    func finish() { send(completion: .finished) }

    /// The subscription ends with the chain.
    func hold(_ subscription: AnyCancellable) {
        let isLate = lock.withLock {
            if !isOver { subscriptions.append(subscription) }
            return isOver
        }
        if isLate { subscription.cancel() }
    }

    func cancel() {
        let ended = lock.withLock {
            isOver = true
            channel = nil
            defer { subscriptions = [] }
            return subscriptions
        }
        for subscription in ended { subscription.cancel() }
    }
}

extension Publisher {
    /// A publisher that handles each of this one's values with a closure made for each subscriber.
    func chain<NewOutput, NewFailure: Error>(
        _ make:
            @escaping (Downstream<NewOutput, NewFailure>) -> (
                value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> Publishers.Chain<NewOutput, NewFailure> {
        Publishers.Chain { downstream in
            let handlers = make(downstream)
            downstream.hold(sink(receiveCompletion: handlers.completion, receiveValue: handlers.value))
        }
    }

    /// A publisher that handles each of this one's values with a closure, and passes the end on as it is.
    func chain<NewOutput>(
        values make: @escaping (Downstream<NewOutput, Failure>) -> (Output) -> Void
    ) -> Publishers.Chain<NewOutput, Failure> {
        chain { downstream in (make(downstream), { downstream.send(completion: $0) }) }
    }
}
