import Foundation

public protocol SubjectType: ObservableType {
    associatedtype Observer: ObserverType
    func asObserver() -> Observer
}

/// Those who listen to a subject, in the order in which they came.
final class Audience<Element> {
    private let lock = NSRecursiveLock()
    private var sinks: [Sink<Element>] = []
    private var end: Event<Element>?
    private var isOver = false

    var hasObservers: Bool { lock.withLock { !sinks.isEmpty } }
    var isDisposed: Bool { lock.withLock { isOver } }
    var ended: Event<Element>? { lock.withLock { end } }

    /// What a late observer is told first comes from the subject.
    func subscribe<Observer: ObserverType>(
        _ observer: Observer, first: (_ end: Event<Element>?) -> [Event<Element>]
    ) -> any Disposable where Observer.Element == Element {
        let sink = Sink<Element>(observer.on)
        let told: [Event<Element>] = lock.withLock {
            if isOver { return [.error(RxError.disposed(object: self))] }
            if end == nil { sinks.append(sink) }
            return first(end)
        }
        for event in told { sink.on(event) }
        sink.whenOver { [weak self, weak sink] in self?.remove(sink) }
        return sink
    }

    private func remove(_ sink: Sink<Element>?) { lock.withLock { sinks.removeAll { $0 === sink } } }

    /// The closure keeps the event for those who come later.
    func tell(_ event: Event<Element>, keeping: (Event<Element>) -> Void = { _ in }) {
        let listening: [Sink<Element>] = lock.withLock {
            guard !isOver, end == nil else { return [] }
            keeping(event)
            if event.isStopEvent {
                end = event
                defer { sinks = [] }
                return sinks
            }
            return sinks
        }
        for sink in listening { sink.on(event) }
    }

    func dispose() {
        lock.withLock {
            isOver = true
            sinks = []
        }
    }
}

public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = PublishSubject<Element>
    private let audience = Audience<Element>()

    public override init() { super.init() }

    public var hasObservers: Bool { audience.hasObservers }
    public var isDisposed: Bool { audience.isDisposed }
    public func on(_ event: Event<Element>) { audience.tell(event) }
    public func asObserver() -> PublishSubject<Element> { self }
    public func dispose() { audience.dispose() }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        audience.subscribe(observer) { $0.map { [$0] } ?? [] }
    }
}

public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = BehaviorSubject<Element>
    private let audience = Audience<Element>()
    private var newest: Element

    public init(value: Element) { newest = value }

    public func value() throws -> Element {
        if isDisposed { throw RxError.disposed(object: self) }
        if case .error(let error) = audience.ended { throw error }
        return newest
    }

    public var hasObservers: Bool { audience.hasObservers }
    public var isDisposed: Bool { audience.isDisposed }
    public func on(_ event: Event<Element>) {
        audience.tell(event) { if let value = $0.element { newest = value } }
    }
    public func asObserver() -> BehaviorSubject<Element> { self }
    public func dispose() { audience.dispose() }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        audience.subscribe(observer) { [$0 ?? .next(newest)] }
    }
}

public class ReplaySubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = ReplaySubject<Element>
    private let audience = Audience<Element>()
    private let limit: Int
    private var kept: [Element] = []

    init(limit: Int) { self.limit = limit }

    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

    public var hasObservers: Bool { audience.hasObservers }
    public var isDisposed: Bool { audience.isDisposed }
    public func on(_ event: Event<Element>) {
        audience.tell(event) {
            guard let value = $0.element, limit > 0 else { return }
            kept.append(value)
            if kept.count > limit { kept.removeFirst() }
        }
    }
    public func asObserver() -> ReplaySubject<Element> { self }
    public func dispose() { audience.dispose() }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        audience.subscribe(observer) { end in kept.map(Event.next) + (end.map { [$0] } ?? []) }
    }
}

/// Tells the last value, when there will be no other.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = AsyncSubject<Element>
    private let result = ReplaySubject<Element>(limit: 1)
    private var last: Element?

    public override init() { super.init() }

    public var hasObservers: Bool { result.hasObservers }
    public var isDisposed: Bool { result.isDisposed }
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let value): last = value
        case .error: result.on(event)
        case .completed:
            if let last { result.onNext(last) }
            result.on(event)
        }
    }
    public func asObserver() -> AsyncSubject<Element> { self }
    public func dispose() { result.dispose() }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { result.subscribe(observer) }
}
