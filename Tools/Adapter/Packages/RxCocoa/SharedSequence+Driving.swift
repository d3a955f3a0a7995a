import RxSwift

extension ObservableType {
    fileprivate func tell(_ takers: [(Element) -> Void]) -> any Disposable {
        subscribe(onNext: { value in for take in takers { take(value) } })
    }
}

/// Values of drivers, to wherever they belong.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element { asObservable().subscribe { event in observers.forEach { $0.on(event) } } }
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().tell(relays.map { $0.accept })
    }
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().tell(relays.map { $0.accept })
    }
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func drive(_ variable: Variable<Element>) -> any Disposable { drive(onNext: { variable.value = $0 }) }
    public func drive(_ variable: Variable<Element?>) -> any Disposable { drive(onNext: { variable.value = $0 }) }

    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(asObservable())
    }
    public func drive<Argument, Result>(
        _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result { with(asObservable())(curriedArgument) }

    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func drive() -> any Disposable { drive(onNext: nil) }
}

/// The same of signals.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element { asObservable().subscribe { event in observers.forEach { $0.on(event) } } }
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().tell(relays.map { $0.accept })
    }
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().tell(relays.map { $0.accept })
    }
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().tell(relays.map { $0.accept })
    }
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().map { $0 as Element? }.tell(relays.map { $0.accept })
    }

    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func emit() -> any Disposable { emit(onNext: nil) }
}
