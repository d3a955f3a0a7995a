import Foundation
import MaquetteDrawing

/// A cubic Bézier curve from (0, 0) to (1, 1): how far an animation is when a part of its time is over.
struct TimingCurve: Equatable {
    var x1, y1, x2, y2: Double

    static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

    func value(at time: Double) -> Double {
        if self == .linear { return time }
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return Self.point(parameter(at: time), y1, y2)
    }

    /// The parameter at which the curve has come to a time. Halving finds it on every curve, as the times of one only grow.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.point(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}

extension CAMediaTimingFunction {
    var curve: TimingCurve {
        var (first, second): ((Float, Float), (Float, Float)) = ((0, 0), (0, 0))
        withUnsafeMutablePointer(to: &first) {
            $0.withMemoryRebound(to: Float.self, capacity: 2) { getControlPoint(at: 1, values: $0) }
        }
        withUnsafeMutablePointer(to: &second) {
            $0.withMemoryRebound(to: Float.self, capacity: 2) { getControlPoint(at: 2, values: $0) }
        }
        return TimingCurve(x1: Double(first.0), y1: Double(first.1), x2: Double(second.0), y2: Double(second.1))
    }
}

/// A weight on a spring that is let go at a distance of 1 from its place.
struct SpringMotion {
    var mass: Double
    var stiffness: Double
    var damping: Double
    /// The ways to the place that the weight would go in a second, if it went on as it begins.
    var velocity: Double

    /// How far the weight has come after some seconds: 0 at first, 1 in the end, by the equation of the damped oscillator.
    func value(at seconds: Double) -> Double {
        guard mass > 0, stiffness > 0, seconds > 0 else { return seconds > 0 ? 1 : 0 }
        let frequency = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        let difference = frequency * frequency - decay * decay
        if abs(difference) <= 1e-9 * frequency * frequency {
            return 1 - Exponential.power(-decay * seconds) * (1 + (decay - velocity) * seconds)
        }
        if difference > 0 {
            let swing = difference.squareRoot()
            let (sine, cosine) = Trigonometry.sineAndCosine(swing * seconds)
            return 1 - Exponential.power(-decay * seconds) * (cosine + (decay - velocity) / swing * sine)
        }
        let spread = (-difference).squareRoot()
        let (fast, slow) = (decay + spread, decay - spread)
        let fastPart = (velocity - slow) / (fast - slow)
        return 1 - (1 - fastPart) * Exponential.power(-slow * seconds) - fastPart * Exponential.power(-fast * seconds)
    }

    /// A spring that swings once in the duration; without bounce it comes to rest without swinging.
    static func perceived(duration: Double, bounce: Double, velocity: Double) -> SpringMotion {
        let frequency = 2 * Double.pi / max(duration, 1e-3)
        let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
        return SpringMotion(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// When the swing is within a thousandth of its way. Apple does not say how much is left at the end.
    var settlingDuration: TimeInterval {
        let decay = damping / (2 * mass)
        let slowest = decay - max(0, decay * decay - stiffness / mass).squareRoot()
        return slowest > 0 ? 6.907755278982137 / slowest : 0
    }

    /// What is left of the way when a spring of UIKit is taken for still.
    private static let rest = 0.001

    /// A spring with a damping ratio that has come to rest when the duration is over.
    static func settling(in duration: Double, ratio: Double, velocity: Double) -> SpringMotion {
        // Apple does not say which spring it takes. This is the one by which others have found their pictures the same.
        let (duration, ratio) = (max(duration, 0.01), min(max(ratio, 0.05), 1))
        /// What is left of a swing at the end, for a frequency.
        func left(_ frequency: Double) -> Double {
            let decay = frequency * ratio
            let fall = Exponential.power(-decay * duration)
            if ratio == 1 { return fall * ((frequency - velocity) * duration + 1) }
            return abs(decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * fall
        }
        // Beyond the start of its search what is left only shrinks.
        var (low, high) = (
            max(velocity, 0) / ratio + 1 / (ratio * duration), max(velocity, 0) / ratio + 40 / (ratio * duration)
        )
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if left(middle) > rest { low = middle } else { high = middle }
        }
        let frequency = (low + high) / 2
        return SpringMotion(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }
}

/// A moment of an animation in its own time.
struct AnimationMoment {
    /// Seconds within one run.
    var seconds: Double
    /// The part of a run that is over.
    var part: Double
    /// How many runs are over.
    var runs: Double
}

extension CAAnimation {
    /// How long the animation lasts with all its runs, in its own time.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let run = duration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? run * Double(repeatCount) : run
    }

    /// How long it lasts in the time around it, from its beginning; infinite where it stands still.
    var wholeDuration: TimeInterval { speed == 0 ? .infinity : activeDuration / Double(abs(speed)) }

    /// Where the animation is at a moment of the time around it; nil where it shows nothing.
    ///
    /// - Parameter isRemoved: whether it is gone when it is over. One in a group stays as long as the group.
    func moment(at time: TimeInterval, begunAt begin: TimeInterval, isRemoved: Bool) -> AnimationMoment? {
        guard duration > 0 else { return nil }
        let active = activeDuration
        let passed = (time - begin) * Double(speed)
        // An animation that goes back begins where its offset says.
        let clock = speed < 0 ? passed + timeOffset : passed
        let fillsBefore = fillMode == .backwards || fillMode == .both
        let fillsAfter = fillMode == .forwards || fillMode == .both
        if clock < 0 {
            guard speed < 0 ? fillsAfter && !isRemoved : fillsBefore else { return nil }
            return moment(after: speed < 0 ? 0 : timeOffset, isOver: false)
        }
        if clock >= active, speed != 0 {
            // One that is removed when it is over is gone by then.
            guard speed < 0 ? fillsBefore : fillsAfter && !isRemoved else { return nil }
            return moment(after: speed < 0 ? active : active + timeOffset, isOver: true)
        }
        return moment(after: speed < 0 ? clock : clock + timeOffset, isOver: false)
    }

    private func moment(after time: TimeInterval, isOver: Bool) -> AnimationMoment {
        let cycle = duration * (autoreverses ? 2 : 1)
        var runs = (time / cycle).rounded(.down)
        var within = time - runs * cycle
        // The last moment of a run is not the first one of the next, when there is none.
        if isOver, within <= cycle * 1e-9, runs > 0 { (runs, within) = (runs - 1, cycle) }
        let forward = within > duration ? cycle - within : within
        return AnimationMoment(seconds: forward, part: forward / duration, runs: runs)
    }
}
