/// A source that sends one value or none: what it may send, its trait says.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    init(raw: Observable<Element>) { source = raw }
}

public protocol PrimitiveSequenceType {
    associatedtype Trait
    associatedtype Element
    /// The names of the two before RxSwift 5.
    associatedtype TraitType = Trait where TraitType == Trait
    associatedtype ElementType = Element where ElementType == Element
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequenceType {
    var source: Observable<Element> { primitiveSequence.source }
}

extension PrimitiveSequence: ObservableConvertibleType {
    public func asObservable() -> Observable<Element> { source }
}

/// One value or an error.
public enum SingleTrait {}
/// One value, an error, or the end alone.
public enum MaybeTrait {}
/// The end or an error.
public enum CompletableTrait {}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

public typealias SingleEvent<Element> = Result<Element, any Error>

public enum MaybeEvent<Element> {
    case success(Element)
    case error(any Error)
    case completed
}

public enum CompletableEvent {
    case error(any Error)
    case completed
}

/// What is the same for all of them.
extension PrimitiveSequence {
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }

    public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler)) }

    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    public func `catch`(
        _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    public func retry() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.retry()) }
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.retry(when: notificationHandler)) }
    public func retry<Failure: Error, Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.retry(when: notificationHandler)) }

    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }

    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler)) }

    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension ObservableType {
    /// The only value; an error if there are none or several.
    public func asSingle() -> Single<Element> {
        // The value is told with the end, when it is known to be the only one.
        Single(
            raw: events { sink in
                var found: Element?
                return { event in
                    switch event {
                    case .next(let value):
                        if found != nil { return sink.error(RxError.moreThanOneElement) }
                        found = value
                    case .error(let error): sink.error(error)
                    case .completed:
                        guard let found else { return sink.error(RxError.noElements) }
                        sink.next(found)
                        sink.complete()
                    }
                }
            })
    }

    /// The first value; an end without one tells nil.
    public func first() -> Single<Element?> {
        Single(raw: take(1).map { $0 }.ifEmpty(default: nil))
    }

    public func asMaybe() -> Maybe<Element> {
        Maybe(
            raw: events { sink in
                var found: Element?
                return { event in
                    switch event {
                    case .next(let value):
                        if found != nil { return sink.error(RxError.moreThanOneElement) }
                        found = value
                    case .error(let error): sink.error(error)
                    case .completed:
                        if let found { sink.next(found) }
                        sink.complete()
                    }
                }
            })
    }
}

extension ObservableType where Element == Never {
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
