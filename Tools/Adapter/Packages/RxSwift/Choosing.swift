/// Operators that pass some values on.
extension ObservableType {
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        values { sink in { if try predicate($0) { sink.next($0) } } }
    }

    public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { compactMap { $0 as? Result } }

    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> { distinctUntilChanged(keySelector, comparer: ==) }

    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: comparer) }

    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element>
    {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }

    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        values { sink in
            var last: Key?
            return { value in
                let key = try keySelector(value)
                if let last, try comparer(last, key) { return }
                last = key
                sink.next(value)
            }
        }
    }

    public func take(_ count: Int) -> Observable<Element> {
        if count <= 0 { return .empty() }
        return values { sink in
            var left = count
            return { value in
                guard left > 0 else { return }
                left -= 1
                sink.next(value)
                if left == 0 { sink.complete() }
            }
        }
    }

    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        values { sink in
            { value in
                if try predicate(value) { return sink.next(value) }
                if behavior == .inclusive { sink.next(value) }
                sink.complete()
            }
        }
    }

    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { take(while: { try !predicate($0) }, behavior: behavior) }

    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            var ending: (any Disposable)?
            ending = sink.listen(to: other, next: { _ in sink.complete() }, completed: { ending?.dispose() })
            sink.listen(to: source) { sink.on($0) }
        }
    }

    public func takeLast(_ count: Int) -> Observable<Element> {
        events { sink in
            var kept: [Element] = []
            return { event in
                switch event {
                case .next(let value):
                    kept.append(value)
                    if kept.count > count { kept.removeFirst() }
                case .error(let error): sink.error(error)
                case .completed:
                    kept.forEach(sink.next)
                    sink.complete()
                }
            }
        }
    }

    public func skip(_ count: Int) -> Observable<Element> {
        values { sink in
            var left = count
            return { value in
                if left > 0 { left -= 1 } else { sink.next(value) }
            }
        }
    }

    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        values { sink in
            var isSkipping = true
            return { value in
                if isSkipping { isSkipping = try predicate(value) }
                if !isSkipping { sink.next(value) }
            }
        }
    }

    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            var isSkipping = true
            var opening: (any Disposable)?
            opening = sink.listen(
                to: other,
                next: { _ in
                    isSkipping = false
                    opening?.dispose()
                })
            if !isSkipping { opening?.dispose() }
            sink.listen(to: source) { event in
                switch event {
                case .next: if !isSkipping { sink.on(event) }
                default: sink.on(event)
                }
            }
        }
    }

    public func element(at index: Int) -> Observable<Element> {
        events { sink in
            var left = index
            return { event in
                switch event {
                case .next(let value):
                    if left == 0 {
                        sink.next(value)
                        sink.complete()
                    }
                    left -= 1
                case .error(let error): sink.error(error)
                case .completed: sink.error(RxError.argumentOutOfRange)
                }
            }
        }
    }

    /// The only value; an error if there are none or several.
    public func single() -> Observable<Element> { single { _ in true } }

    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        events { sink in
            var isFound = false
            return { event in
                switch event {
                case .next(let value):
                    sink.attempt {
                        guard try predicate(value) else { return }
                        if isFound { return sink.error(RxError.moreThanOneElement) }
                        isFound = true
                        sink.next(value)
                    }
                case .error(let error): sink.error(error)
                case .completed: isFound ? sink.complete() : sink.error(RxError.noElements)
                }
            }
        }
    }

    /// Another value if there is none.
    public func ifEmpty(default value: Element) -> Observable<Element> { ifEmpty(switchTo: .just(value)) }

    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        events { sink in
            var isEmpty = true
            return { event in
                if !event.isStopEvent { isEmpty = false }
                if event.isCompleted, isEmpty { sink.hold(other.subscribe(sink)) } else { sink.on(event) }
            }
        }
    }
}

public enum TakeBehavior: Sendable {
    case inclusive
    case exclusive
}

extension ObservableType where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: ==) }
}
