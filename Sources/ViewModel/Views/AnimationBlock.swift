import Foundation

/// The animation block that code runs in. An inner block takes over the time of the outer one unless it says otherwise.
@MainActor struct AnimationBlock {
    private static var durations: [TimeInterval] = []
    static var areEnabled = true

    /// How long the block takes that runs now; 0 outside of blocks and while nothing is animated.
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

/// What is done once the present code has run: on the main queue, as UIKit completes animations.
@MainActor enum Afterwards {
    static func run(_ body: @escaping () -> Void) {
        let action = UncheckedAction(body: body)
        DispatchQueue.main.async { action.body() }
    }

    /// Carried from the main actor to the main queue, which are the same thread.
    private struct UncheckedAction: @unchecked Sendable {
        let body: () -> Void
    }
}
