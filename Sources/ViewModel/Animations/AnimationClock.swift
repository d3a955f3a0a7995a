import Foundation

/// The time of animations.
///
/// As a rule animations take no time: a picture shows what they lead to. Whoever wants a screen at a moment lets them run. Then they go by
/// the project's time, which passes only by ``ProjectClock/advance(by:)``.
@MainActor package enum AnimationClock {
    /// Whether animations take time.
    @ScreenState package private(set) static var isRunning = false
    /// What the project's clock showed at the beginning.
    @ScreenState private static var start: TimeInterval = 0

    /// Lets animations take time while something is made and shown.
    package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (wasRunning, earlier, mark) = (isRunning, start, ProjectClock.mark)
        (isRunning, start) = (true, ProjectClock.now)
        defer {
            (isRunning, start) = (wasRunning, earlier)
            // What the screen still waits for comes to no other.
            ProjectClock.forget(since: mark)
        }
        return try ProjectClock.$isHeldHere.withValue(true, operation: body)
    }

    /// Seconds. Billionths are enough, and so a screen that was made later has the same time as one that was made first.
    static var now: TimeInterval {
        timeOfStart + ((ProjectClock.now - start) * 1e9).rounded() / 1e9
    }

    /// A device that was just switched on shows nothing yet. And a time of 0 stands for the present where an animation begins.
    private static let timeOfStart: TimeInterval = 1000

    /// Does something when time has passed.
    package static func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        // What is due at a moment is due in it, and not a trace later.
        let seconds = (seconds * 1e9).rounded() / 1e9
        if seconds > 0 { ProjectClock.after(seconds, action) } else { Deferred.run(action) }
    }
}

/// Seconds since the machine has started, which is what animations count from.
public func CACurrentMediaTime() -> TimeInterval {
    let isAnimating = MainQueue.isCurrent && MainActor.assumeIsolated { AnimationClock.isRunning }
    return isAnimating ? MainActor.assumeIsolated { AnimationClock.now } : ProcessInfo.processInfo.systemUptime
}
