import RxSwift

extension ObservableType {
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element { subscribe { event in observers.forEach { $0.on(event) } } }

    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        subscribe { event in
            let event = event.map { Optional.some($0) }
            observers.forEach { $0.on(event) }
        }
    }

    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }

    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { subscribe(with: object, onNext: onNext) }

    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}

extension InfallibleType {
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element { subscribe { event in observers.forEach { $0.on(event) } } }

    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        subscribe { event in
            let event = event.map { Optional.some($0) }
            observers.forEach { $0.on(event) }
        }
    }

    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }

    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { subscribe(with: object, onNext: onNext) }

    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}

/// Variables of RxSwift 4, and the names of RxSwift 3.
extension ObservableType {
    public func bind(to variable: Variable<Element>) -> any Disposable { subscribe(onNext: { variable.value = $0 }) }
    public func bind(to variable: Variable<Element?>) -> any Disposable { subscribe(onNext: { variable.value = $0 }) }
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { bind(to: observer) }
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element? { bind(to: observer) }
    public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }
    public func bindTo(_ variable: Variable<Element?>) -> any Disposable { bind(to: variable) }
    public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }
    public func bindTo<Argument, Result>(
        _ binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }
    public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}

/// What RxCocoa 4 calls a binder of a view.
public typealias UIBindingObserver<Target: AnyObject, Value> = Binder<Value>

extension Binder {
    @preconcurrency public init<Target: AnyObject>(
        UIElement: Target, binding: @escaping @MainActor (Target, Value) -> Void
    ) { self.init(UIElement, binding: binding) }
}
