import Foundation

extension Snapshotting {
    /// The same a while later, for content that comes on its own: the run loop turns meanwhile.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        strategy.pullback { value in
            MainThread.turn(until: Date(timeIntervalSinceNow: duration))
            return value
        }
    }
}
