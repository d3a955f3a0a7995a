import UIKit

public enum Result<T> {
    case fulfilled(T)
    case rejected(any Error)

    public var isFulfilled: Bool { if case .fulfilled = self { true } else { false } }
}

public enum PMKError: Error, @unchecked Sendable {
    case invalidCallingConvention, returnedSelf, badInput, cancelled
    case compactMap(Any, Any.Type)
    case flatMap(Any, Any.Type)
    case emptySequence
    case noWinner
}

public protocol CancellableError: Error {
    var isCancelled: Bool { get }
}

extension Error {
    public var isCancelled: Bool {
        if let error = self as? any CancellableError { return error.isCancelled }
        if case .cancelled? = self as? PMKError { return true }
        return (self as? URLError)?.code == .cancelled
    }
}

public enum CatchPolicy: Sendable {
    case allErrors, allErrorsExceptCancellation
}

public struct PMKConfiguration {
    public var Q: (map: DispatchQueue?, return: DispatchQueue?) = (.main, .main)
    public var catchPolicy = CatchPolicy.allErrorsExceptCancellation
}

nonisolated(unsafe) public var conf = PMKConfiguration()

public enum PMKNamespacer: Sendable { case promise }

/// What is known of a promise, and who waits for it.
final class Box<T>: @unchecked Sendable {
    private let lock = NSLock()
    private var sealed: T?
    private var waiting: [(T) -> Void] = []

    var value: T? { lock.withLock { sealed } }

    init(_ value: T? = nil) { sealed = value }

    /// The first value stays.
    func seal(_ value: T) {
        let handlers = lock.withLock { () -> [(T) -> Void] in
            guard sealed == nil else { return [] }
            sealed = value
            defer { waiting = [] }
            return waiting
        }
        for handler in handlers { handler(value) }
    }

    func inspect(_ handler: @escaping (T) -> Void) {
        let value = lock.withLock { () -> T? in
            if sealed == nil { waiting.append(handler) }
            return sealed
        }
        if let value { handler(value) }
    }
}

/// Whatever queue is asked for, the main one does it, before a screen is drawn and in the same order each time.
func later(_ queue: DispatchQueue?, _ action: @escaping () -> Void) {
    guard queue != nil else { return action() }
    let work = Work(action: action)
    DispatchQueue.main.asyncInProject(group: nil, qos: .unspecified, flags: []) { work.action() }
}

private struct Work: @unchecked Sendable {
    let action: () -> Void
}

public protocol Thenable: AnyObject {
    associatedtype T
    func pipe(to: @escaping (Result<T>) -> Void)
    var result: Result<T>? { get }
}

public protocol CatchMixin: Thenable {}

public final class Promise<T>: Thenable, CatchMixin, @unchecked Sendable {
    let box: Box<Result<T>>

    init(box: Box<Result<T>>) { self.box = box }
    public init(error: any Error) { box = Box(.rejected(error)) }

    public init<U: Thenable>(_ bridge: U) where U.T == T {
        box = Box()
        bridge.pipe(to: box.seal)
    }

    public init(resolver body: (Resolver<T>) throws -> Void) {
        box = Box()
        let resolver = Resolver(box)
        do { try body(resolver) } catch { resolver.reject(error) }
    }

    public convenience init(_ body: (Resolver<T>) throws -> Void) { self.init(resolver: body) }

    public static func value(_ value: T) -> Promise<T> { Promise(box: Box(.fulfilled(value))) }

    public class func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
        let box = Box<Result<T>>()
        return (Promise(box: box), Resolver(box))
    }

    public func pipe(to: @escaping (Result<T>) -> Void) { box.inspect(to) }
    public var result: Result<T>? { box.value }

    /// What is there by now: nobody waits, since what a promise waits for would wait for this thread.
    public func wait() throws -> T {
        switch result {
        case .fulfilled(let value)?: return value
        case .rejected(let error)?: throw error
        case nil: throw PMKError.badInput
        }
    }
}

extension Promise where T == Void {
    public convenience init() { self.init(box: Box(.fulfilled(()))) }
    public static var value: Promise<Void> { Promise(box: Box(.fulfilled(()))) }
}

public final class Resolver<T>: @unchecked Sendable {
    let box: Box<Result<T>>
    init(_ box: Box<Result<T>>) { self.box = box }

    public func fulfill(_ value: T) { box.seal(.fulfilled(value)) }
    public func reject(_ error: any Error) { box.seal(.rejected(error)) }
    public func resolve(_ result: Result<T>) { box.seal(result) }
    public func resolve(_ value: T?, _ error: (any Error)?) {
        if let error { reject(error) } else if let value { fulfill(value) } else { reject(PMKError.badInput) }
    }
    public func resolve(_ error: (any Error)?, _ value: T?) { resolve(value, error) }
    public func resolve<E: Error>(_ result: Swift.Result<T, E>) {
        switch result {
        case .success(let value): fulfill(value)
        case .failure(let error): reject(error)
        }
    }
}

extension Resolver where T == Void {
    public func fulfill_() { fulfill(()) }
    public func fulfill() { fulfill(()) }
    public func resolve(_ error: (any Error)?) { if let error { reject(error) } else { fulfill(()) } }
}

/// A promise that cannot fail.
public final class Guarantee<T>: Thenable, @unchecked Sendable {
    let box: Box<T>

    init(box: Box<T>) { self.box = box }

    public init(resolver body: (@escaping (T) -> Void) -> Void) {
        box = Box()
        body(box.seal)
    }

    public convenience init(_ body: (@escaping (T) -> Void) -> Void) { self.init(resolver: body) }

    public static func value(_ value: T) -> Guarantee<T> { Guarantee(box: Box(value)) }

    public class func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void) {
        let box = Box<T>()
        return (Guarantee(box: box), box.seal)
    }

    public func pipe(to: @escaping (Result<T>) -> Void) { box.inspect { to(.fulfilled($0)) } }
    public var result: Result<T>? { box.value.map { .fulfilled($0) } }

    @discardableResult public func done(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Void
    ) -> Guarantee<Void> { map(on: on) { body($0) } }

    public func get(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Void
    ) -> Guarantee<T> {
        map(on: on) {
            body($0)
            return $0
        }
    }

    public func map<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> U
    ) -> Guarantee<U> {
        let box = Box<U>()
        self.box.inspect { value in later(on) { box.seal(body(value)) } }
        return Guarantee<U>(box: box)
    }

    @discardableResult public func then<U>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Guarantee<U>
    ) -> Guarantee<U> {
        let box = Box<U>()
        self.box.inspect { value in later(on) { body(value).box.inspect(box.seal) } }
        return Guarantee<U>(box: box)
    }

    public func asVoid() -> Guarantee<Void> { map(on: nil) { _ in } }
}

extension Guarantee where T == Void {
    public convenience init() { self.init(box: Box(())) }
    public static var value: Guarantee<Void> { Guarantee(box: Box(())) }
}
