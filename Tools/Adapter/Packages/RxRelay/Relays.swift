import RxSwift

/// Passes values on; it neither fails nor ends.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    public init() {}

    public func accept(_ event: Element) { subject.onNext(event) }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
    public func asObservable() -> Observable<Element> { subject }
}

/// Has a value, and tells it to whoever comes.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The subject never fails, and nobody disposes of it.
    public var value: Element { try! subject.value() }

    public func accept(_ event: Element) { subject.onNext(event) }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
    public func asObservable() -> Observable<Element> { subject }
}

/// Tells its last values to whoever comes.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    public func accept(_ event: Element) { subject.onNext(event) }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
    public func asObservable() -> Observable<Element> { subject }
}
