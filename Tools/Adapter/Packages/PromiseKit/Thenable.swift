import Foundation

extension Thenable {
    private func chain<U>(
        _ queue: DispatchQueue?, _ body: @escaping (Result<T>, Resolver<U>) throws -> Void
    ) -> Promise<U> {
        let (promise, resolver) = Promise<U>.pending()
        pipe { result in
            if case .rejected(let error) = result { return resolver.reject(error) }
            later(queue) { do { try body(result, resolver) } catch { resolver.reject(error) } }
        }
        return promise
    }

    public func then<U: Thenable>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> U
    ) -> Promise<U.T> {
        chain(on) { result, resolver in
            if case .fulfilled(let value) = result { try body(value).pipe(to: resolver.resolve) }
        }
    }

    public func map<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U
    ) -> Promise<U> {
        chain(on) { result, resolver in
            if case .fulfilled(let value) = result { resolver.fulfill(try transform(value)) }
        }
    }

    public func map<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T, U>
    ) -> Promise<U> { map(on: on) { $0[keyPath: keyPath] } }

    public func compactMap<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U?
    ) -> Promise<U> {
        map(on: on) { value in
            guard let result = try transform(value) else { throw PMKError.compactMap(value, U.self) }
            return result
        }
    }

    public func done(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void
    ) -> Promise<Void> { map(on: on, body) }

    public func get(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void
    ) -> Promise<T> {
        map(on: on) { value in
            try body(value)
            return value
        }
    }

    public func tap(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (Result<T>) -> Void
    ) -> Promise<T> {
        let (promise, resolver) = Promise<T>.pending()
        pipe { result in
            later(on) {
                body(result)
                resolver.resolve(result)
            }
        }
        return promise
    }

    public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }

    public var error: (any Error)? { if case .rejected(let error)? = result { error } else { nil } }
    public var value: T? { if case .fulfilled(let value)? = result { value } else { nil } }
    public var isPending: Bool { result == nil }
    public var isResolved: Bool { !isPending }
    public var isFulfilled: Bool { value != nil }
    public var isRejected: Bool { error != nil }
}

extension Thenable where T: Sequence {
    public func mapValues<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Element) throws -> U
    ) -> Promise<[U]> { map(on: on) { try $0.map(transform) } }

    public func flatMapValues<U: Sequence>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Element) throws -> U
    ) -> Promise<[U.Element]> { map(on: on) { try $0.flatMap(transform) } }

    public func compactMapValues<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Element) throws -> U?
    ) -> Promise<[U]> { map(on: on) { try $0.compactMap(transform) } }

    public func thenMap<U: Thenable>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Element) throws -> U
    ) -> Promise<[U.T]> { then(on: on) { when(fulfilled: try $0.map(transform)) } }

    public func thenFlatMap<U: Thenable>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Element) throws -> U
    ) -> Promise<[U.T.Element]> where U.T: Sequence { thenMap(on: on, transform).map(on: nil) { $0.flatMap { $0 } } }

    public func filterValues(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ isIncluded: @escaping (T.Element) -> Bool
    ) -> Promise<[T.Element]> { map(on: on) { $0.filter(isIncluded) } }
}

extension Thenable where T: Collection {
    public var firstValue: Promise<T.Element> {
        map(on: nil) { values in
            guard let first = values.first else { throw PMKError.emptySequence }
            return first
        }
    }

    public func firstValue(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, where test: @escaping (T.Element) -> Bool
    ) -> Promise<T.Element> {
        map(on: on) { values in
            guard let first = values.first(where: test) else { throw PMKError.emptySequence }
            return first
        }
    }

    public var lastValue: Promise<T.Element> {
        map(on: nil) { values in
            guard let last = Array(values).last else { throw PMKError.emptySequence }
            return last
        }
    }
}

extension Thenable where T: Sequence, T.Element: Comparable {
    public func sortedValues(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil
    ) -> Promise<[T.Element]> { map(on: on) { $0.sorted() } }
}
