import Foundation

/// A lock with the value that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let guardian = NSLock()
    private var state: State

    public init(uncheckedState initialState: State) { state = initialState }
    public convenience init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try guardian.withLock { try body(&state) }
    }
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(uncheckedState: ()) }
    public func lock() { guardian.lock() }
    public func unlock() { guardian.unlock() }
    public func lockIfAvailable() -> Bool { guardian.try() }
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try guardian.withLock(body) }
}
