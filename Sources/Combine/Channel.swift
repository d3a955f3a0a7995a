import Foundation

/// The way that values take to one subscriber: no more than are wanted, none after the end, one after the other.
final class Channel<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var demand = Subscribers.Demand.none
    private var waiting: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isOver = false
    private var isDelivering = false
    private let deliver: (Output) -> Subscribers.Demand
    private let finish: (Subscribers.Completion<Failure>) -> Void
    /// Called once, when nothing more will come.
    private var whenOver: (() -> Void)?
    /// Called when something is wanted for the first time.
    private var whenWanted: (() -> Void)?
    /// Values that nobody wanted when they came: kept, or forgotten as subjects do.
    private let keepsUnwanted: Bool

    init<S: Subscriber>(
        to subscriber: S, keepsUnwanted: Bool = true, whenWanted: (() -> Void)? = nil, whenOver: (() -> Void)? = nil
    ) where S.Input == Output, S.Failure == Failure {
        deliver = { subscriber.receive($0) }
        finish = { subscriber.receive(completion: $0) }
        self.keepsUnwanted = keepsUnwanted
        self.whenWanted = whenWanted
        self.whenOver = whenOver
    }

    func request(_ demand: Subscribers.Demand) {
        let start: (() -> Void)? = lock.withLock {
            self.demand += demand
            defer { if self.demand > .none { whenWanted = nil } }
            return self.demand > .none ? whenWanted : nil
        }
        start?()
        flush()
    }

    func send(_ value: Output) {
        lock.withLock {
            guard !isOver, completion == nil, keepsUnwanted || demand > .none else { return }
            waiting.append(value)
        }
        flush()
    }

    func send(completion: Subscribers.Completion<Failure>) {
        lock.withLock { if self.completion == nil { self.completion = completion } }
        flush()
    }

    func cancel() {
        let last: (() -> Void)? = lock.withLock {
            guard !isOver else { return nil }
            isOver = true
            waiting = []
            defer { whenOver = nil }
            return whenOver
        }
        last?()
    }

    /// Values that arrive while one is being delivered come after it.
    private func flush() {
        guard
            lock.withLock({
                isDelivering
                    ? false
                    : {
                        isDelivering = true; return true
                    }()
            })
        else { return }
        while let value = next() {
            let more = deliver(value)
            lock.withLock { demand += more }
        }
        let ending: (Subscribers.Completion<Failure>, (() -> Void)?)? = lock.withLock {
            isDelivering = false
            guard !isOver, waiting.isEmpty, let completion else { return nil }
            isOver = true
            defer { whenOver = nil }
            return (completion, whenOver)
        }
        if let (completion, last) = ending {
            finish(completion)
            last?()
        }
    }

    private func next() -> Output? {
        lock.withLock {
            guard !isOver, demand > .none, !waiting.isEmpty else { return nil }
            demand = demand - 1
            return waiting.removeFirst()
        }
    }
}
