import Synchronization

extension Headless {
    private static let resetActions = Mutex<[@MainActor () -> Void]>([])

    /// Adds an action to run whenever global state is reset.
    public static func onReset(_ action: @escaping @MainActor () -> Void) {
        resetActions.withLock { $0.append(action) }
    }

    /// Resets all global state, so that one test cannot affect the next. Whoever keeps any adds how to reset it.
    @MainActor public static func reset() {
        settings = TestRunSettings.settings
        for action in resetActions.withLock({ $0 }) { action() }
    }
}

/// A variable of the process that belongs to what is shown: it begins anew with `Headless.reset()`.
@MainActor @propertyWrapper package final class ScreenState<Value> {
    package var wrappedValue: Value

    package init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) {
        self.wrappedValue = wrappedValue()
        Headless.onReset { self.wrappedValue = wrappedValue() }
    }
}

/// A `ScreenState` for any thread.
package final class LockedState<Value>: Sendable {
    private let state: Mutex<Value>

    package init(_ value: @autoclosure @escaping @Sendable () -> sending Value) {
        state = Mutex(value())
        Headless.onReset { self.state.withLock { $0 = value() } }
    }

    package func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
        try state.withLock(body)
    }
}
