import Foundation

public protocol Disposable {
    func dispose()
}

public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

/// Makes disposables.
public struct Disposables {
    private init() {}

    public static func create() -> any Disposable { Nothing() }
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { Action(dispose) }
    public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
        CompositeDisposable(disposables: [first, second])
    }
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
    ) -> any Cancelable { CompositeDisposable(disposables: [first, second, third]) }
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ others: any Disposable...
    ) -> any Cancelable { CompositeDisposable(disposables: [first, second, third] + others) }
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
    public static func create(@DisposableBuilder builder: () -> [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: builder())
    }

    @resultBuilder public struct DisposableBuilder {
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }

    private struct Nothing: Disposable {
        func dispose() {}
    }

    /// Does something once.
    private final class Action: Cancelable {
        private let lock = NSLock()
        private var action: (() -> Void)?

        init(_ action: @escaping () -> Void) { self.action = action }

        var isDisposed: Bool { lock.withLock { action == nil } }

        func dispose() {
            let last = lock.withLock {
                defer { action = nil }
                return action
            }
            last?()
        }
    }
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
    /// The name of this before RxSwift 4.
    public func addDisposableTo(_ bag: DisposeBag) { bag.insert(self) }
}

/// The superclass of classes that are disposed of.
open class DisposeBase {
    public init() {}
}

/// Disposes of what is in it when it goes.
public final class DisposeBag: DisposeBase {
    private let lock = NSLock()
    private var disposables: [any Disposable] = []

    public override init() { super.init() }

    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        insert(builder())
    }

    deinit {
        for disposable in disposables { disposable.dispose() }
    }

    public func insert(_ disposable: any Disposable) { lock.withLock { disposables.append(disposable) } }
    public func insert(_ disposables: any Disposable...) { insert(disposables) }
    public func insert(_ disposables: [any Disposable]) { lock.withLock { self.disposables += disposables } }
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    @resultBuilder public struct DisposableBuilder {
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}
