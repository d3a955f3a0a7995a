extension ObservableType {
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let sink = Sink(on)
        sink.hold(asObservable().subscribe(sink))
        return sink
    }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let sink = Sink<Element> { event in
            switch event {
            case .next(let value): onNext?(value)
            case .error(let error):
                if let onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
            case .completed: onCompleted?()
            }
        }
        if let onDisposed { sink.whenOver(onDisposed) }
        sink.hold(asObservable().subscribe(sink))
        return sink
    }

    /// Retains the object no longer than a call lasts.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] value in if let object { onNext?(object, value) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}
