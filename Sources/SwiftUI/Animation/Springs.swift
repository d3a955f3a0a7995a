/// A pace from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    let (x1, y1, x2, y2): (Double, Double, Double, Double)

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y))
    }
    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
    public static let linear = Self(0, 0, 1, 1)
    public static let easeIn = Self(0.42, 0, 1, 1), easeOut = Self(0, 0, 0.58, 1)
    public static let easeInOut = Self(0.42, 0, 0.58, 1)
    public static let easeInEaseOut = Self(0.42, 0, 0.58, 1)
    public static let circularEaseIn = Self(0.55, 0, 1, 0.45), circularEaseOut = Self(0, 0.55, 0.45, 1)
    public static let circularEaseInOut = Self(0.85, 0, 0.15, 1)
    public var inverse: UnitCurve { UnitCurve(y1, x1, y2, x2) }

    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        // The parameter at which the curve is so far to the right, by halving.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.place(middle, x1, x2) < progress { low = middle } else { high = middle }
        }
        return Self.place((low + high) / 2, y1, y2)
    }
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (from, to) = (max(0, progress - step), min(1, progress + step))
        return (value(at: to) - value(at: from)) / (to - from)
    }
    private static func place(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }
}

/// A spring that pulls a value to where it shall be.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / max(response, 1e-4)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = max(min(dampingRatio, 1), 1e-3)
        let frequency = -log(epsilon) / (ratio * max(settlingDuration, 1e-4))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    }

    public var response: Double { 2 * .pi / frequency }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    public var settlingDuration: TimeInterval { -log(0.001) / (max(min(dampingRatio, 1), 1e-3) * frequency) }
    private var frequency: Double { (stiffness / mass).squareRoot() }

    public static var bouncy: Spring { Spring(bounce: 0.3) }
    public static var smooth: Spring { Spring() }
    public static var snappy: Spring { Spring(bounce: 0.15) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// How much of the way is left after a time, and how fast it then gets less, for a distance of one and for a velocity of one.
    private func motion(at time: TimeInterval) -> (ofDistance: Double, ofVelocity: Double) {
        let (ratio, frequency) = (dampingRatio, frequency)
        if abs(ratio - 1) < 1e-6 {
            let fade = exp(-frequency * time)
            return (fade * (1 + frequency * time), fade * time)
        }
        if ratio < 1 {
            let turning = frequency * (1 - ratio * ratio).squareRoot()
            let fade = exp(-ratio * frequency * time)
            return (
                fade * (cos(turning * time) + ratio * frequency / turning * sin(turning * time)),
                fade * sin(turning * time) / turning
            )
        }
        let root = (ratio * ratio - 1).squareRoot()
        let (fast, slow) = (-frequency * (ratio + root), -frequency * (ratio - root))
        return (
            (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast),
            (exp(slow * time) - exp(fast * time)) / (slow - fast)
        )
    }

    public func value<Value: VectorArithmetic>(
        target: Value, initialVelocity: Value = .zero, time: TimeInterval
    ) -> Value {
        let motion = motion(at: time)
        return target - target.scaled(by: motion.ofDistance) + initialVelocity.scaled(by: motion.ofVelocity)
    }
    public func velocity<Value: VectorArithmetic>(
        target: Value, initialVelocity: Value = .zero, time: TimeInterval
    ) -> Value {
        let step = 1e-4
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        let before = value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
        return (after - before).scaled(by: 1 / (step + min(time, step)))
    }
    public func settlingDuration<Value: VectorArithmetic>(
        target: Value, initialVelocity: Value = .zero, epsilon: Double
    ) -> TimeInterval { settlingDuration }
}
