extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
        Completable(
            raw: .create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe { (event: Event<Never>) in
            switch event {
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }
    public static func never() -> Completable { Completable(raw: .never()) }
    public static func empty() -> Completable { Completable(raw: .empty()) }

    public func `do`(
        onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    public func catchErrorAndComplete() -> Completable { Completable(raw: source.catch { _ in .empty() }) }
    public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

    /// The second source when this one completes.
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> { Single(raw: then(second)) }
    public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> { Maybe(raw: then(second)) }
    public func andThen(_ second: Completable) -> Completable { Completable(raw: then(second)) }
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { then(second) }

    private func then<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        let source = source
        return Observable<Source.Element>.concat([source.silent(), second.asObservable()])
    }

    public func concat(_ second: Completable) -> Completable { Completable(raw: source.concat(second.source)) }
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> Completable
    where Sources.Element == Completable { Completable(raw: .concat(sequence.map(\.source))) }
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Completes when all have.
    public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
    where Sources.Element == Completable { Completable(raw: .merge(sources.map(\.source))) }
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }
    public static func merge<Sources: Collection>(_ sources: Sources) -> Completable
    where Sources.Element == Completable { zip(sources) }
    public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

    public static func deferred(_ factory: @escaping () throws -> Completable) -> Completable {
        Completable(raw: .deferred { try factory().source })
    }
}

extension Observable where Element == Never {
    /// As a source of any values, since it sends none.
    func silent<Result>() -> Observable<Result> {
        events { sink in
            { event in
                switch event {
                case .error(let error): sink.error(error)
                case .completed: sink.complete()
                }
            }
        }
    }
}
