import Foundation

/// Views live on the main actor, and tests may run anywhere.
enum MainThread {
    /// Runs work where the main actor does, and waits for it.
    static func run<Result>(_ work: () throws -> Result) throws -> Result {
        if isCurrent { return try work() }
        return try withoutActuallyEscaping(work) { work in
            // Nobody else touches what the closures share: one thread waits for the other.
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

    /// Lets the run loop turn for a while, as long as somebody waits.
    static func turn(until end: Date, while isWaiting: () -> Bool = { true }) {
        while isWaiting(), Date() < end {
            // A run loop with nothing to do returns at once.
            RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.005)))
            usleep(1000)
        }
    }

    /// Once a process has handed its main thread to the queue, other threads serve that.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
