import Foundation

extension Snapshotting {
    /// A strategy after a delay, for asynchronous content: the run loop runs meanwhile.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        strategy.pullback { value in
            MainThread.turn(until: Date(timeIntervalSinceNow: duration))
            return value
        }
    }
}
