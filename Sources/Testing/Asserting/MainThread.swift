import Foundation

/// Views live on the main actor, and tests may run anywhere.
enum MainThread {
    /// Runs work on the main actor, and waits for it.
    static func run<Result>(_ work: () throws -> Result) throws -> Result {
        if isCurrent { return try work() }
        return try withoutActuallyEscaping(work) { work in
            // The closures share state safely: one thread waits for the other.
            nonisolated(unsafe) let work = work
            nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
            let configuration = SnapshotTestingConfiguration.current
            DispatchQueue.main.sync {
                SnapshotTestingConfiguration.$current.withValue(configuration) { result = Swift.Result { try work() } }
            }
            guard let result else { preconditionFailure("the main thread has done its work") }
            return try result.get()
        }
    }

    /// Runs the run loop for a while during a wait.
    static func turn(until end: Date, while isWaiting: () -> Bool = { true }) {
        while isWaiting(), Date() < end {
            // A run loop with nothing to do returns at once.
            RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.005)))
            usleep(1000)
        }
    }

    /// After `dispatchMain` other threads serve the main queue.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
