import Foundation

public protocol ObservableConvertibleType<Element> {
    associatedtype Element
    /// The name of the element's type before RxSwift 5.
    associatedtype E = Element where E == Element
    func asObservable() -> Observable<Element>
}

public protocol ObservableType<Element>: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> {
        Built { sink in sink.hold(self.subscribe(sink)) }
    }
}

public class Observable<Element>: ObservableType {
    init() {}

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        fatalError("an observable without a source")
    }

    public func asObservable() -> Observable<Element> { self }
}

/// What operators make: the closure begins anew for each subscriber.
final class Built<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> Void

    init(_ start: @escaping (Sink<Element>) -> Void) { self.start = start }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let sink = Sink<Element>(observer.on)
        Trampoline.run { [start] in start(sink) }
        return sink
    }
}

extension ObservableConvertibleType {
    /// An operator that handles each event with a closure made for each subscriber.
    func events<Result>(
        _ make: @escaping (Sink<Result>) -> (Event<Element>) -> Void
    ) -> Observable<Result> {
        let source = asObservable()
        return Built { sink in
            let handle = make(sink)
            sink.hold(source.subscribe(AnyObserver(eventHandler: handle)))
        }
    }

    /// The same for operators that pass the end on as it is; what the closure throws is an end.
    func values<Result>(
        _ make: @escaping (Sink<Result>) -> (Element) throws -> Void
    ) -> Observable<Result> {
        events { sink in
            let handle = make(sink)
            return { event in
                switch event {
                case .next(let value): sink.attempt { try handle(value) }
                case .error(let error): sink.error(error)
                case .completed: sink.complete()
                }
            }
        }
    }
}
