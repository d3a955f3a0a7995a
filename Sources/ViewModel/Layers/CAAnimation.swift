import Foundation

/// The pace of an animation between its ends.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }

    public convenience init(name: CAMediaTimingFunctionName) {
        let (a, b, c, d) = name.controlPoints
        self.init(controlPoints: a, b, c, d)
    }

    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        ptr[0] = all[idx * 2]
        ptr[1] = all[idx * 2 + 1]
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    fileprivate var controlPoints: (Float, Float, Float, Float) {
        switch self {
        case .linear: (0, 0, 1, 1)
        case .easeIn: (0.42, 0, 1, 1)
        case .easeOut: (0, 0, 0.58, 1)
        case .easeInEaseOut: (0.42, 0, 0.58, 1)
        default: (0.25, 0.1, 0.25, 1)
        }
    }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Where in time something happens, and how fast.
@preconcurrency @MainActor public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// A change of a layer over time. The layer's own values are never touched; what is seen is in ``CALayer/presentation()`` where animations take
/// time (``AnimationClock``).
open class CAAnimation: NSObject, CAAction, CAMediaTiming, @preconcurrency KeyedContainer {
    open var beginTime: TimeInterval = 0
    open var duration: TimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: TimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    var ownValues: [String: Any] = [:]

    public override init() { super.init() }

    /// What a layer keeps: later changes of the animation do not change it. A class of a project's, which nobody here can make an object of, is
    /// kept itself.
    @preconcurrency @MainActor final func forLayer() -> CAAnimation {
        guard let copy = Self.makers[ObjectIdentifier(type(of: self))]?() else { return self }
        fill(copy)
        return copy
    }

    @preconcurrency @MainActor private static let makers: [ObjectIdentifier: @MainActor () -> CAAnimation] = [
        ObjectIdentifier(CAAnimation.self): { CAAnimation() },
        ObjectIdentifier(CAPropertyAnimation.self): { CAPropertyAnimation() },
        ObjectIdentifier(CABasicAnimation.self): { CABasicAnimation() },
        ObjectIdentifier(CASpringAnimation.self): { CASpringAnimation() },
        ObjectIdentifier(CAKeyframeAnimation.self): { CAKeyframeAnimation() },
        ObjectIdentifier(CAAnimationGroup.self): { CAAnimationGroup() },
        ObjectIdentifier(CATransition.self): { CATransition() },
    ]

    /// Gives all that the class has to a new animation of the same class.
    func fill(_ copy: CAAnimation) {
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.ownValues = ownValues
    }

    /// Adds the animation to the layer that has changed, as its action.
    @preconcurrency @MainActor
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    override func fill(_ copy: CAAnimation) {
        super.fill(copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
        copy.valueFunction = valueFunction
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// What makes a transform of the numbers that an animation goes through.
public final class CAValueFunction: NSObject, @unchecked Sendable {
    public let name: CAValueFunctionName

    /// Nil for a name that is none of Apple's.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunctionName.all.contains(name) else { return nil }
        self.name = name
    }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    static let all: Set<CAValueFunctionName> = [
        rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ,
    ]
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func fill(_ copy: CAAnimation) {
        super.fill(copy)
        guard let copy = copy as? CABasicAnimation else { return }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// When the swing is within a thousandth of its way. Apple does not say how much is left at the end.
    open var settlingDuration: TimeInterval {
        let decay = damping / (2 * mass)
        let slowest = decay - max(0, decay * decay - stiffness / mass).squareRoot()
        return slowest > 0 ? log(1000) / slowest : 0
    }

    override func fill(_ copy: CAAnimation) {
        super.fill(copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var path: CGPath?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    override func fill(_ copy: CAAnimation) {
        super.fill(copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.keyTimes, copy.timingFunctions, copy.path) = (values, keyTimes, timingFunctions, path)
        (copy.calculationMode, copy.rotationMode) = (calculationMode, rotationMode)
        (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
    }
}

/// How the values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func fill(_ copy: CAAnimation) {
        super.fill(copy)
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.forLayer() }
    }
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    override func fill(_ copy: CAAnimation) {
        super.fill(copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
