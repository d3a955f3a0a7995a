@_exported import Foundation

/// Gives values over time to those who subscribe.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// Takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

public protocol Cancellable {
    func cancel()
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public struct CombineIdentifier: Hashable, Sendable {
    private let value: UUID
    public init() { value = UUID() }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values are wanted; `unlimited` stays so.
    public struct Demand: Hashable, Comparable, Sendable {
        public let max: Int?

        private init(max: Int?) { self.max = max }

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func > (demand: Demand, count: Int) -> Bool { demand > .max(count) }
        public static func >= (demand: Demand, count: Int) -> Bool { demand >= .max(count) }
        public static func < (demand: Demand, count: Int) -> Bool { demand < .max(count) }
        public static func == (demand: Demand, count: Int) -> Bool { demand == .max(count) }
        public static func + (first: Demand, second: Demand) -> Demand {
            guard let one = first.max, let other = second.max else { return .unlimited }
            return Demand(max: one + other)
        }
        public static func += (first: inout Demand, second: Demand) { first = first + second }
        public static func - (first: Demand, second: Int) -> Demand {
            first.max.map { Demand(max: Swift.max(0, $0 - second)) } ?? .unlimited
        }
        public static func < (first: Demand, second: Demand) -> Bool {
            (first.max ?? .max) < (second.max ?? .max)
        }
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

public enum Subscriptions {
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
