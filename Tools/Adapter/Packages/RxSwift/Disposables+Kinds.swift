import Foundation

public final class BooleanDisposable: Cancelable {
    private let lock = NSLock()
    private var isOver: Bool

    public init() { isOver = false }
    init(isDisposed: Bool) { isOver = isDisposed }

    public var isDisposed: Bool { lock.withLock { isOver } }
    public func dispose() { lock.withLock { isOver = true } }
}

/// Holds one disposable, which comes later.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let lock = NSLock()
    private var held: (any Disposable)?
    private var isOver = false

    public override init() { super.init() }

    public var isDisposed: Bool { lock.withLock { isOver } }

    public func setDisposable(_ disposable: any Disposable) {
        let isLate = lock.withLock {
            if !isOver { held = disposable }
            return isOver
        }
        if isLate { disposable.dispose() }
    }

    public func dispose() {
        let last = lock.withLock {
            isOver = true
            defer { held = nil }
            return held
        }
        last?.dispose()
    }
}

/// Holds the newest disposable alone.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = NSLock()
    private var held: (any Disposable)?
    private var isOver = false

    public override init() { super.init() }

    public var isDisposed: Bool { lock.withLock { isOver } }

    public var disposable: any Disposable {
        get { lock.withLock { held } ?? Disposables.create() }
        set {
            let former: (any Disposable)? = lock.withLock {
                guard !isOver else { return newValue }
                defer { held = newValue }
                return held
            }
            former?.dispose()
        }
    }

    public func dispose() {
        let last = lock.withLock {
            isOver = true
            defer { held = nil }
            return held
        }
        last?.dispose()
    }
}

public final class CompositeDisposable: DisposeBase, Cancelable {
    public struct DisposeKey: Hashable {
        fileprivate let number: Int
    }

    private let lock = NSLock()
    /// Nil when it is disposed of.
    private var held: [Int: any Disposable]? = [:]
    private var nextKey = 0

    public override init() { super.init() }
    public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }
    public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables { _ = insert(disposable) }
    }

    public var isDisposed: Bool { lock.withLock { held == nil } }
    public var count: Int { lock.withLock { held?.count ?? 0 } }

    /// The key removes it again; there is none when all is over.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
            guard held != nil else { return nil }
            nextKey += 1
            held?[nextKey] = disposable
            return DisposeKey(number: nextKey)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    public func remove(for key: DisposeKey) {
        lock.withLock { held?.removeValue(forKey: key.number) }?.dispose()
    }

    public func dispose() {
        let last = lock.withLock {
            defer { held = nil }
            return held ?? [:]
        }
        for key in last.keys.sorted() { last[key]?.dispose() }
    }
}

/// Disposes of what it holds when it and all that retained it are disposed of.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = NSLock()
    private var held: (any Disposable)?
    private var count = 0
    private var isOver = false

    public init(disposable: any Disposable) { held = disposable }

    public var isDisposed: Bool { lock.withLock { held == nil } }

    public func retain() -> any Disposable {
        lock.withLock { count += 1 }
        return Disposables.create { [self] in
            lock.withLock { count -= 1 }
            finish()
        }
    }

    public func dispose() {
        lock.withLock { isOver = true }
        finish()
    }

    private func finish() {
        let last: (any Disposable)? = lock.withLock {
            guard isOver, count == 0 else { return nil }
            defer { held = nil }
            return held
        }
        last?.dispose()
    }
}

/// Is disposed of where the scheduler says.
public final class ScheduledDisposable: Cancelable {
    public let scheduler: any ImmediateSchedulerType
    private let held = SingleAssignmentDisposable()

    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        held.setDisposable(disposable)
    }

    public var isDisposed: Bool { held.isDisposed }

    public func dispose() {
        _ = scheduler.schedule(held) { held in
            held.dispose()
            return Disposables.create()
        }
    }
}
