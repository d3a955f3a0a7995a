/// Operators that change values, one by one.
extension ObservableType {
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        values { sink in { sink.next(try transform($0)) } }
    }

    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        values { sink in { if let result = try transform($0) { sink.next(result) } } }
    }

    public func enumerated() -> Observable<(index: Int, element: Element)> {
        values { sink in
            var index = -1
            return { value in
                index += 1
                sink.next((index, value))
            }
        }
    }

    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> { scan(into: seed) { $0 = try accumulator($0, $1) } }

    public func scan<Result>(
        into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        values { sink in
            var result = seed
            return { value in
                try accumulator(&result, value)
                sink.next(result)
            }
        }
    }

    /// What all values together make, told at the end.
    public func reduce<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> { reduce(seed, accumulator: accumulator, mapResult: { $0 }) }

    public func reduce<Result, Told>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result,
        mapResult: @escaping (Result) throws -> Told
    ) -> Observable<Told> {
        events { sink in
            var result = seed
            return { event in
                switch event {
                case .next(let value): sink.attempt { result = try accumulator(result, value) }
                case .error(let error): sink.error(error)
                case .completed:
                    sink.attempt {
                        sink.next(try mapResult(result))
                        sink.complete()
                    }
                }
            }
        }
    }

    /// The events themselves as values.
    public func materialize() -> Observable<Event<Element>> {
        events { sink in
            { event in
                sink.next(event)
                if event.isStopEvent { sink.complete() }
            }
        }
    }

    public func dematerialize<Value>() -> Observable<Value> where Element == Event<Value> {
        values { sink in { sink.on($0) } }
    }

    public func dematerialize() -> Observable<Element.Element> where Element: EventConvertible {
        values { sink in { sink.on($0.event) } }
    }

    /// What the closure makes of the object and the value, until the object is gone.
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Observable<Result> {
        values { [weak object] sink in
            { [weak object] value in
                if let object { sink.next(resultSelector(object, value)) } else { sink.complete() }
            }
        }
    }

    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }

    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            onSubscribe?()
            if let onDispose { sink.whenOver(onDispose) }
            sink.hold(
                source.subscribe(
                    AnyObserver { event in
                        sink.attempt {
                            switch event {
                            case .next(let value):
                                try onNext?(value)
                                sink.next(value)
                                try afterNext?(value)
                            case .error(let error):
                                try onError?(error)
                                sink.error(error)
                                try afterError?(error)
                            case .completed:
                                try onCompleted?()
                                sink.complete()
                                try afterCompleted?()
                            }
                        }
                    }))
            onSubscribed?()
        }
    }

    /// Prints what happens, after the place in the code.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        return self.do(
            onNext: { print("\(name) -> Event next(\($0))") }, onError: { print("\(name) -> Event error(\($0))") },
            onCompleted: { print("\(name) -> Event completed") }, onSubscribe: { print("\(name) -> subscribed") },
            onDispose: { print("\(name) -> isDisposed") })
    }
}
