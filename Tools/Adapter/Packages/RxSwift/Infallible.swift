public protocol InfallibleType: ObservableConvertibleType {}

/// A source that does not fail.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }

    public func asObservable() -> Observable<Element> { source }
}

public enum InfallibleEvent<Element> {
    case next(Element)
    case completed
}

extension Infallible {
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    public static func create(subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable) -> Infallible<
        Element
    > {
        Infallible(
            .create { observer in
                subscribe { event in
                    switch event {
                    case .next(let value): observer.onNext(value)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }
}

extension InfallibleType {
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { Infallible(.from(elements, scheduler: scheduler)) }
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { Infallible(.from(array, scheduler: scheduler)) }
    public static func from<Elements: Sequence>(
        _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Elements.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
    public static func from(optional: Element?) -> Infallible<Element> { Infallible(.from(optional: optional)) }
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }
    public static func never() -> Infallible<Element> { Infallible(.never()) }
    public static func deferred(_ factory: @escaping () throws -> Infallible<Element>) -> Infallible<Element> {
        Infallible(.deferred { try factory().asObservable() })
    }

    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { asObservable().subscribe(on) }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension ObservableConvertibleType {
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }
    public func asInfallible(
        onErrorRecover: @escaping (any Error) -> Infallible<Element>
    ) -> Infallible<Element> { Infallible(asObservable().catch { onErrorRecover($0).asObservable() }) }
}

extension InfallibleType {
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
