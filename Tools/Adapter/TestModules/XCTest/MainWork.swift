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
            MainActorJobs.runAll()
            if !isWaiting() { return true }
            if Date() >= end { return false }
            // A run loop with nothing to do returns at once.
            let next = Date(timeIntervalSinceNow: 0.002)
            if !RunLoop.main.run(mode: .default, before: next) { usleep(500) }
        }
    }
}

/// The jobs of the main actor, of which one may wait for others while it runs: a strategy turns the run loop until a picture is there.
/// Dispatch would not begin another one of its main queue before the first ends.
enum MainActorJobs {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var waiting: [UnownedJob] = []

    /// From now on the runtime hands the jobs over.
    static func takeOver() {
        guard let place = dlsym(nil, "swift_task_enqueueMainExecutor_hook") else { return }
        let hook: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void = { job, _ in
            MainActorJobs.add(unsafeBitCast(job, to: UnownedJob.self))
        }
        place.assumingMemoryBound(to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void)?.self).pointee =
            hook
    }

    private static func add(_ job: UnownedJob) {
        lock.withLock { waiting.append(job) }
        // Wakes a run loop that sleeps.
        RunLoop.main.perform { MainActor.assumeIsolated { MainActorJobs.runAll() } }
    }

    @MainActor static func runAll() {
        while let job = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) {
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
    }
}
