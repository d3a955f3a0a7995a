public protocol ObserverType<Element> {
    associatedtype Element
    /// The name of the element's type before RxSwift 5.
    associatedtype E = Element where E == Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) { on(.next(element)) }
    public func onCompleted() { on(.completed) }
    public func onError(_ error: any Error) { on(.error(error)) }

    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// Takes other values and passes on what they become.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { on($0.map(transform)) }
    }
}

/// An observer whose type is not told.
public struct AnyObserver<Element>: ObserverType {
    public typealias EventHandler = (Event<Element>) -> Void
    private let handler: EventHandler

    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    public func on(_ event: Event<Element>) { handler(event) }
    public func asObserver() -> AnyObserver<Element> { self }
}
