import Foundation

/// One subscription: it passes events on until the first end, then lets go of everything it holds.
final class Sink<Element>: ObserverType, Cancelable {
    /// For operators that listen to several sources, whose events come one after the other.
    private let lock = NSRecursiveLock()
    private var observer: ((Event<Element>) -> Void)?
    private var held: [Int: any Disposable] = [:]
    private var nextKey = 0

    init(_ observer: @escaping (Event<Element>) -> Void) { self.observer = observer }

    var isDisposed: Bool { lock.withLock { observer == nil } }

    func on(_ event: Event<Element>) {
        guard event.isStopEvent else {
            let observer = lock.withLock { self.observer }
            observer?(event)
            return
        }
        let last = lock.withLock {
            defer { observer = nil }
            return observer
        }
        last?(event)
        release()
    }

    func next(_ value: Element) { on(.next(value)) }
    func error(_ error: any Error) { on(.error(error)) }
    func complete() { on(.completed) }

    /// What is thrown ends the subscription.
    func attempt(_ work: () throws -> Void) {
        do { try work() } catch { self.error(error) }
    }

    func dispose() {
        lock.withLock { observer = nil }
        release()
    }

    private func release() {
        let ended = lock.withLock {
            defer { held = [:] }
            return held
        }
        for key in ended.keys.sorted() { ended[key]?.dispose() }
    }

    /// Disposed of with the subscription, or before by whoever has the key.
    @discardableResult func hold(_ disposable: any Disposable) -> Int {
        let key: Int? = lock.withLock {
            guard observer != nil else { return nil }
            nextKey += 1
            held[nextKey] = disposable
            return nextKey
        }
        if key == nil { disposable.dispose() }
        return key ?? 0
    }

    /// Done when the subscription ends, however it does.
    func whenOver(_ action: @escaping () -> Void) { hold(Disposables.create(with: action)) }

    func drop(_ key: Int) { _ = lock.withLock { held.removeValue(forKey: key) } }

    /// Subscribes; no two of a sink's sources are handled at a time, and one that ended is let go of.
    @discardableResult func listen<Source: ObservableConvertibleType>(
        to source: Source, _ handle: @escaping (Event<Source.Element>) -> Void
    ) -> any Disposable {
        let slot = SingleAssignmentDisposable()
        let key = hold(slot)
        let subscription = source.asObservable().subscribe(
            AnyObserver { [self] event in
                lock.withLock {
                    if event.isStopEvent { drop(key) }
                    if observer != nil, !slot.isDisposed { handle(event) }
                }
            })
        slot.setDisposable(subscription)
        return slot
    }

    /// The same for sources whose errors are errors of the whole.
    @discardableResult func listen<Source: ObservableConvertibleType>(
        to source: Source, next: @escaping (Source.Element) throws -> Void, completed: @escaping () -> Void = {}
    ) -> any Disposable {
        listen(to: source) { [self] event in
            switch event {
            case .next(let value): attempt { try next(value) }
            case .error(let error): self.error(error)
            case .completed: completed()
            }
        }
    }
}
