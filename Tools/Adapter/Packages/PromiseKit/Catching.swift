import Foundation

public final class PMKFinalizer: @unchecked Sendable {
    let pending = Guarantee<Void>.pending()

    @discardableResult public func finally(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void
    ) -> Guarantee<Void> { pending.guarantee.done(on: on) { body() } }
}

extension CatchMixin {
    @discardableResult public func `catch`(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = conf.catchPolicy, _ body: @escaping (any Error) -> Void
    ) -> PMKFinalizer {
        let finalizer = PMKFinalizer()
        pipe { result in
            guard case .rejected(let error) = result, policy == .allErrors || !error.isCancelled else {
                return finalizer.pending.resolve(())
            }
            later(on) {
                body(error)
                finalizer.pending.resolve(())
            }
        }
        return finalizer
    }

    public func recover<U: Thenable>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = conf.catchPolicy, _ body: @escaping (any Error) throws -> U
    ) -> Promise<T> where U.T == T {
        let (promise, resolver) = Promise<T>.pending()
        pipe { result in
            guard case .rejected(let error) = result, policy == .allErrors || !error.isCancelled else {
                return resolver.resolve(result)
            }
            later(on) { do { try body(error).pipe(to: resolver.resolve) } catch { resolver.reject(error) } }
        }
        return promise
    }

    @discardableResult public func recover(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (any Error) -> Guarantee<T>
    ) -> Guarantee<T> {
        let box = Box<T>()
        pipe { result in
            switch result {
            case .fulfilled(let value): box.seal(value)
            case .rejected(let error): later(on) { body(error).box.inspect(box.seal) }
            }
        }
        return Guarantee(box: box)
    }

    public func ensure(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void
    ) -> Promise<T> {
        let (promise, resolver) = Promise<T>.pending()
        pipe { result in
            later(on) {
                body()
                resolver.resolve(result)
            }
        }
        return promise
    }

    public func ensureThen(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping () -> Guarantee<Void>
    ) -> Promise<T> {
        let (promise, resolver) = Promise<T>.pending()
        pipe { result in later(on) { body().box.inspect { resolver.resolve(result) } } }
        return promise
    }

    @discardableResult public func cauterize() -> PMKFinalizer { self.catch { _ in } }
}

extension CatchMixin where T == Void {
    @discardableResult public func recover(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (any Error) -> Void
    ) -> Guarantee<Void> {
        let box = Box<Void>()
        pipe { result in
            guard case .rejected(let error) = result else { return box.seal(()) }
            later(on) { box.seal(body(error)) }
        }
        return Guarantee(box: box)
    }
}
