import Foundation

extension Subscribers {
    /// Hands every value to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSRecursiveLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            let isWanted = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Demand {
            if !lock.withLock({ isOver }) { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            if end() != nil { receiveCompletion(completion) }
        }

        public func cancel() { end()??.cancel() }

        /// The subscription that was, or nil if it is over already.
        private func end() -> (any Subscription)?? {
            lock.withLock {
                guard !isOver else { return nil }
                isOver = true
                defer { subscription = nil }
                return .some(subscription)
            }
        }
    }

    /// Sets a property to every value. The object is kept until the publisher completes or the subscription is cancelled.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private lazy var sink = Sink<Input, Never>(
            receiveCompletion: { [weak self] _ in self?.object = nil },
            receiveValue: { [weak self] value in
                guard let self else { return }
                object?[keyPath: keyPath] = value
            })

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }

        public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
        public func receive(_ input: Input) -> Demand { sink.receive(input) }
        public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
        public func cancel() {
            sink.cancel()
            object = nil
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable { sink.cancel() }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to property: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: property)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Lives as long as the property.
    public func assign(to published: inout Published<Output>.Publisher) {
        let target = published
        target.own(sink { target.send($0) })
    }
}
