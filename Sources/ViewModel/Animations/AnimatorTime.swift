import Foundation

/// The time of a property animator, which can stand still, go back, and be set.
@MainActor final class AnimatorTime {
    private struct Change {
        let layer: CALayer
        let key: String
        let animation: BlockAnimation
        let start: AnimatableValue
        let end: AnimatableValue
    }

    private let duration: TimeInterval
    private var curve: TimingCurve
    private var spring: SpringMotion?
    private var changes: [Change] = []

    /// How far it was when it began to run, or where it stands.
    private var base: Double = 0
    /// When it began to run; nil while it stands.
    private var startTime: TimeInterval?
    /// How many seconds it takes from one end to the other.
    private var pace: TimeInterval
    /// Counts the times that it began or stopped.
    private var number = 0
    /// While it stands its changes follow ``base`` evenly.
    private(set) var isScrubbed = false

    var isReversed = false {
        willSet {
            if newValue != isReversed { (base, startTime) = (fraction, startTime.map { _ in AnimationClock.now }) }
        }
    }

    init(duration: TimeInterval, _ timing: any UITimingCurveProvider) {
        let spring = timing.springTimingParameters?.motion(in: duration)
        self.duration = spring?.duration ?? duration
        self.spring = spring?.motion
        curve = timing.cubicTimingParameters?.curve ?? .linear
        pace = self.duration
    }

    var lasting: TimeInterval { duration }
    var isEmpty: Bool { changes.isEmpty }

    // MARK: Where it is

    /// The part of the animator's time that is over.
    var fraction: Double {
        guard let startTime else { return base }
        guard pace > 0 else { return isReversed ? 0 : 1 }
        let passed = max(0, AnimationClock.now - startTime) / pace
        return min(max(isReversed ? base - passed : base + passed, 0), 1)
    }

    private func progress(at part: Double) -> Double {
        isScrubbed ? part : spring?.value(at: part * duration) ?? curve.value(at: part)
    }

    func moment(of animation: CAAnimation) -> AnimationMoment {
        let delay = (animation as? BlockAnimation)?.delayFactor ?? 0
        let part = delay < 1 ? max(0, (fraction - delay) / (1 - delay)) : fraction >= 1 ? 1 : 0
        return AnimationMoment(seconds: part * duration, part: progress(at: part), runs: 0)
    }

    // MARK: Running

    func take(
        _ animation: BlockAnimation, of layer: CALayer, _ key: String, from start: AnimatableValue,
        to end: AnimatableValue
    ) {
        animation.animator = self
        animation.duration = max(duration, 1e-9)
        animation.isRemovedOnCompletion = false
        animation.delayFactor = delayFactor
        changes.append(Change(layer: layer, key: key, animation: animation, start: start, end: end))
    }

    /// For the changes that are made now.
    var delayFactor: Double = 0

    /// Runs to the end, or back to the start.
    func run(afterDelay delay: TimeInterval = 0, whenOver: @escaping () -> Void) {
        if isScrubbed { (base, isScrubbed) = (partWith(progress: base), false) }
        startTime = AnimationClock.now + delay
        number += 1
        let current = number
        let rest = (isReversed ? base : 1 - base) * pace
        AnimationClock.after(delay + rest) { [weak self] in
            guard let self, number == current, startTime != nil else { return }
            (base, startTime) = (fraction, nil)
            whenOver()
        }
    }

    func pause(scrubbingLinearly isLinear: Bool) {
        number += 1
        let part = fraction
        base = isLinear ? progress(at: part) : part
        (startTime, isScrubbed) = (nil, isLinear)
    }

    func set(fraction: Double) { base = min(max(fraction, 0), 1) }

    /// Goes on with another pace.
    func change(_ timing: (any UITimingCurveProvider)?, durationFactor: Double) {
        if let timing {
            spring = timing.springTimingParameters?.motion(in: duration)?.motion
            curve = timing.cubicTimingParameters?.curve ?? .linear
        }
        let rest = isReversed ? base : 1 - base
        // The factor is of the whole duration for what is left; 0 means what is left of the duration.
        if durationFactor > 0, rest > 0 { pace = duration * durationFactor / rest }
    }

    /// The part of the time at which the curve has come so far.
    private func partWith(progress: Double) -> Double {
        if spring == nil, curve == .linear { return progress }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (spring?.value(at: middle * duration) ?? curve.value(at: middle)) < progress {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }

    // MARK: Ending

    /// Ends the changes: what they changed stays where a position says.
    func finish(at position: UIViewAnimatingPosition) {
        number += 1
        let seen = changes.map { $0.layer.presentedValue($0.key) }
        (base, startTime, isScrubbed) = (0, nil, false)
        for (change, seen) in zip(changes, seen) {
            change.layer.layerState.animations.removeAll { $0.animation === change.animation }
            if position == .current, let seen { change.layer.set(seen, forKey: change.key) }
        }
        ended = changes
        changes = []
        if position == .start { restore(.start) }
    }

    /// The changes that were ended last.
    private var ended: [Change] = []

    /// Moves what was stopped on the way to one end.
    func restore(_ position: UIViewAnimatingPosition) {
        defer { ended = [] }
        switch position {
        case .start: for change in ended.reversed() { change.layer.set(change.start, forKey: change.key) }
        case .end: for change in ended { change.layer.set(change.end, forKey: change.key) }
        case .current: break
        }
    }
}

extension CALayer {
    /// Sets a property as code does, without an animation.
    fileprivate func set(_ value: AnimatableValue, forKey key: String) {
        ImplicitAnimation.without {
            switch key {
            case "bounds": bounds = value.rect
            case "position": position = value.point
            default: LayerProperty.all[key]?.write(self, value)
            }
        }
    }
}

extension UICubicTimingParameters {
    fileprivate var curve: TimingCurve {
        TimingCurve(
            x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y))
    }
}

extension UISpringTimingParameters {
    /// The spring, and how long it takes: one that is made of a weight and a spring takes no duration from others.
    fileprivate func motion(in duration: TimeInterval) -> (motion: SpringMotion, duration: TimeInterval)? {
        let velocity = Double(
            (initialVelocity.dx * initialVelocity.dx + initialVelocity.dy * initialVelocity.dy).squareRoot())
        if var own {
            own.velocity = velocity
            return (own, own.settlingDuration)
        }
        return (.settling(in: duration, ratio: Double(dampingRatio), velocity: velocity), duration)
    }
}
