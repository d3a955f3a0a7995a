import Foundation

/// Work that waits, on the main thread, from a function that does not.
@MainActor enum MainWork {
    private final class Outcome: @unchecked Sendable {
        var result: Result<Void, any Error>?
    }

    /// Runs it to its end, while the main thread's run loop turns.
    static func run(_ work: @escaping @MainActor () async throws -> Void) throws {
        let outcome = Outcome()
        Task { @MainActor in
            do {
                try await work()
                outcome.result = .success(())
            } catch {
                outcome.result = .failure(error)
            }
        }
        turn { outcome.result == nil }
        try outcome.result?.get()
    }

    /// Turns the run loop as long as something is waited for.
    ///
    /// - Returns: whether it came before the time was over.
    @discardableResult static func turn(until end: Date = .distantFuture, while isWaiting: () -> Bool) -> Bool {
        while true {
            if !isWaiting() { return true }
            if Date() >= end { return false }
            // A run loop with nothing to do returns at once.
            let next = Date(timeIntervalSinceNow: 0.002)
            if !RunLoop.main.run(mode: .default, before: next) { usleep(500) }
        }
    }
}
