import Foundation

public func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> {
    do { return Promise(try body()) } catch { return Promise(error: error) }
}

public func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T> { body() }

/// Times pass after a picture is made.
public func after(seconds: TimeInterval) -> Guarantee<Void> { after(.milliseconds(Int(seconds * 1000))) }

public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> {
    let box = Box<Void>()
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { box.seal(()) }
    return Guarantee(box: box)
}

// MARK: Several

/// How many are still missing, and what the others gave.
private final class Several<T>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<T>?]
    init(_ count: Int) { results = Array(repeating: nil, count: count) }

    /// All of them, once the last is known.
    func set(_ result: Result<T>, at index: Int) -> [Result<T>]? {
        lock.withLock {
            results[index] = result
            let known = results.compactMap { $0 }
            return known.count == results.count ? known : nil
        }
    }
}

public func when<U: Thenable>(fulfilled thenables: [U]) -> Promise<[U.T]> {
    guard !thenables.isEmpty else { return .value([]) }
    let (promise, resolver) = Promise<[U.T]>.pending()
    let several = Several<U.T>(thenables.count)
    for (index, thenable) in thenables.enumerated() {
        thenable.pipe { result in
            if case .rejected(let error) = result { resolver.reject(error) }
            guard let all = several.set(result, at: index) else { return }
            let values = all.compactMap { if case .fulfilled(let value) = $0 { value } else { nil } }
            if values.count == all.count { resolver.fulfill(values) }
        }
    }
    return promise
}

public func when<U: Thenable>(fulfilled promises: U...) -> Promise<Void> where U.T == Void {
    when(fulfilled: promises).asVoid()
}

public func when<U: Thenable>(fulfilled promises: [U]) -> Promise<Void> where U.T == Void {
    let all: Promise<[Void]> = when(fulfilled: promises)
    return all.asVoid()
}

public func when<U: Thenable, V: Thenable>(fulfilled pu: U, _ pv: V) -> Promise<(U.T, V.T)> {
    when(fulfilled: [pu.asVoid(), pv.asVoid()]).compactMap(on: nil) {
        guard let u = pu.value, let v = pv.value else { return nil }
        return (u, v)
    }
}

public func when<U: Thenable, V: Thenable, W: Thenable>(
    fulfilled pu: U, _ pv: V, _ pw: W
) -> Promise<(U.T, V.T, W.T)> {
    when(fulfilled: [pu.asVoid(), pv.asVoid(), pw.asVoid()]).compactMap(on: nil) {
        guard let u = pu.value, let v = pv.value, let w = pw.value else { return nil }
        return (u, v, w)
    }
}

public func when<U: Thenable, V: Thenable, W: Thenable, X: Thenable>(
    fulfilled pu: U, _ pv: V, _ pw: W, _ px: X
) -> Promise<(U.T, V.T, W.T, X.T)> {
    when(fulfilled: [pu.asVoid(), pv.asVoid(), pw.asVoid(), px.asVoid()]).compactMap(on: nil) {
        guard let u = pu.value, let v = pv.value, let w = pw.value, let x = px.value else { return nil }
        return (u, v, w, x)
    }
}

public func when<It: IteratorProtocol>(
    fulfilled promiseIterator: It, concurrently: Int
) -> Promise<[It.Element.T]> where It.Element: Thenable {
    var (iterator, all) = (promiseIterator, [It.Element]())
    while let next = iterator.next() { all.append(next) }
    return when(fulfilled: all)
}

public func when<T>(resolved promises: Promise<T>...) -> Guarantee<[Result<T>]> { when(resolved: promises) }

public func when<T>(resolved promises: [Promise<T>]) -> Guarantee<[Result<T>]> {
    guard !promises.isEmpty else { return .value([]) }
    let box = Box<[Result<T>]>()
    let several = Several<T>(promises.count)
    for (index, promise) in promises.enumerated() {
        promise.pipe { if let all = several.set($0, at: index) { box.seal(all) } }
    }
    return Guarantee(box: box)
}

public func when(_ guarantees: Guarantee<Void>...) -> Guarantee<Void> { when(guarantees: guarantees) }

public func when(guarantees: [Guarantee<Void>]) -> Guarantee<Void> {
    when(resolved: guarantees.map { Promise($0) }).asVoid()
}

public func race<U: Thenable>(_ thenables: U...) -> Promise<U.T> { race(thenables) }

public func race<U: Thenable>(_ thenables: [U]) -> Promise<U.T> {
    guard !thenables.isEmpty else { return Promise(error: PMKError.badInput) }
    let (promise, resolver) = Promise<U.T>.pending()
    for thenable in thenables { thenable.pipe(to: resolver.resolve) }
    return promise
}

extension DispatchQueue {
    public func async<T>(
        _: PMKNamespacer, group: DispatchGroup? = nil, qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [],
        execute body: @escaping () throws -> T
    ) -> Promise<T> {
        let (promise, resolver) = Promise<T>.pending()
        later(self) { do { resolver.fulfill(try body()) } catch { resolver.reject(error) } }
        return promise
    }
}
