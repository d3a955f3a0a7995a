import Foundation

/// How a change goes that another room animates.
package struct ChangePace: Hashable, Sendable {
    package enum Course: Hashable, Sendable {
        /// Two control points.
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: TimeInterval)
        case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    }

    package var course: Course
    package var delay: TimeInterval = 0
    /// How often it goes from the start to the end, or back.
    package var repeatCount: Double = 1
    package var autoreverses = false

    package init(_ course: Course) { self.course = course }

    /// The same change in a part of the time.
    package func faster(by factor: Double) -> ChangePace {
        guard factor > 0 else { return self }
        var pace = self
        pace.delay /= factor
        switch course {
        case .curve(let x1, let y1, let x2, let y2, let duration):
            pace.course = .curve(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration / factor)
        case .spring(let mass, let stiffness, let damping, let velocity):
            pace.course = .spring(
                mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor,
                velocity: velocity * factor)
        }
        return pace
    }

    /// Seconds until the change is over; infinite where it never is.
    package var end: TimeInterval { timing.end }

    var timing: BlockTiming {
        var timing: BlockTiming
        switch course {
        case .curve(let x1, let y1, let x2, let y2, let duration):
            timing = BlockTiming(duration)
            timing.curve = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            timing = BlockTiming(spring.settlingDuration)
            timing.spring = spring
        }
        timing.delay = max(0, delay)
        timing.autoreverses = autoreverses
        // Each way back counts.
        timing.repeatCount = repeatCount == 1 && !autoreverses ? 0 : Float(autoreverses ? repeatCount / 2 : repeatCount)
        return timing
    }
}

/// Changes that another room makes to layers while it brings them up to date: what was on the screen goes to its new place, and what is new is
/// there at once.
@MainActor package enum ShownChanges {
    @ScreenState private static var asked: (pace: ChangePace?, time: TimeInterval)?

    /// Animates what is changed from now on, as long as no time passes; nil animates nothing.
    package static func animate(_ pace: ChangePace?) {
        guard AnimationClock.isRunning else { return }
        asked = (pace, AnimationClock.now)
        if let block = AnimationBlock.current, block.isForShownLayers { block.timing = pace?.timing ?? BlockTiming(0) }
    }

    /// Makes changes in a layer and those in it.
    package static func perform(in layer: CALayer, _ changes: () -> Void) {
        guard AnimationClock.isRunning else { return changes() }
        let asked = asked.flatMap { $0.time == AnimationClock.now ? $0.pace : nil }
        AnimationBlock.forShownLayers(asked?.timing ?? BlockTiming(0), changes)
        layer.commit(onlyLaidOut: true)
    }
}

extension UIView {
    /// An animation block with the pace of another room.
    package class func animate(_ pace: ChangePace, animations: () -> Void, completion: (() -> Void)?) {
        let level = AnimationBlock(pace.timing).run(animations)
        if let completion { level.whenOver(completion) }
    }
}
