import Foundation

/// The animation block in which code runs. An inner block inherits the duration of the outer one unless it overrides
/// it.
@MainActor struct AnimationBlock {
    private static var durations: [TimeInterval] = []
    static var areEnabled = true

    /// The duration of the current block; 0 outside of blocks and while animations are disabled.
    static var duration: TimeInterval { areEnabled ? durations.last ?? 0 : 0 }

    private let duration: TimeInterval
    private let inherits: Bool

    init(_ duration: TimeInterval, _ options: UIView.AnimationOptions = []) {
        self.duration = duration
        inherits = !options.contains(.overrideInheritedDuration)
    }

    func run(_ animations: () -> Void) {
        Self.durations.append(inherits ? Self.durations.last ?? duration : duration)
        defer { Self.durations.removeLast() }
        animations()
    }

    static func withoutAnimation(_ body: () -> Void) {
        let before = areEnabled
        areEnabled = false
        defer { areEnabled = before }
        body()
    }
}

/// Actions for later: on the main queue, as UIKit completes animations.
@MainActor enum Deferred {
    static func run(_ body: @escaping () -> Void) {
        let action = UncheckedAction(body: body)
        DispatchQueue.main.async { action.body() }
    }

    /// Carried from the main actor to the main queue, which are the same thread.
    private struct UncheckedAction: @unchecked Sendable {
        let body: () -> Void
    }
}
