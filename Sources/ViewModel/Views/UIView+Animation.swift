import Foundation

/// Animations. The values of views are those of the end at once. What is seen on the way is known where animations take time
/// (``AnimationClock``); elsewhere completions follow on the main queue.
extension UIView {
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    public enum SystemAnimation: UInt, Sendable { case delete }

    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.withoutAnimation(actionsWithoutAnimation)
    }

    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { AnimationBlock.repeated(Float(count), autoreverses: autoreverses, animations) }

    /// The end state of a system animation: deleted views are out of the hierarchy.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let deletion = {
            parallelAnimations?()
            for view in views { view.removeFromSuperview() }
        }
        land(deletion, AnimationBlock(CATransaction.animationDuration(), options), completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        land(animations, AnimationBlock(duration), completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { land(animations, AnimationBlock(duration), completion: completion) }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { land(animations, AnimationBlock(duration, options, delay: delay), completion: completion) }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var timing = BlockTiming(duration, options, delay: delay)
        timing.spring = .settling(in: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
        land(animations, AnimationBlock(timing, options), completion: completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringMotion.perceived(
            duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        var timing = BlockTiming(duration, options, delay: delay)
        (timing.spring, timing.settling) = (spring, spring.settlingDuration)
        land(animations, AnimationBlock(timing, options), completion: completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The same bits, and those of the curves, which these options do not name, count too.
        let block = AnimationBlock(duration, UIView.AnimationOptions(rawValue: options.rawValue), delay: delay)
        let keyframes = KeyframeRecorder()
        let level = block.run(keyframes: keyframes, animations)
        keyframes.finish(level, mode: options.mode)
        if let completion { level.whenOver { completion(true) } }
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationBlock.current?.keyframes else { return animations() }
        keyframes.during(start: frameStartTime, duration: frameDuration, animations)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { dissolve(view, animations ?? {}, AnimationBlock(duration, options), options, completion: completion) }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        let block = AnimationBlock(duration, options)
        dissolve(fromView.superview, exchange, block, options, completion: completion)
    }

    /// Of the transitions only dissolving shows something in between.
    private static func dissolve(
        _ view: UIView?, _ changes: () -> Void, _ block: AnimationBlock, _ options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        guard AnimationClock.isRunning, areAnimationsEnabled, let view else {
            return land(changes, block, completion: completion)
        }
        let before = options.isCrossDissolve ? view.layer.shownNow : nil
        let level = block.run {
            if options.contains(.allowAnimatedContent) { changes() } else { ImplicitAnimation.without(changes) }
        }
        if level.timing.duration > 0 {
            level.noteAnimation()
            if let before {
                let transition = CATransition()
                level.set(transition, in: view.layer)
                view.layer.keep(transition, forKey: nil, before: before)
            }
        }
        if let completion { level.whenOver { completion(true) } }
    }

    private static func land(
        _ animations: () -> Void, _ block: AnimationBlock, completion: ((Bool) -> Void)?
    ) {
        let level = block.run(animations)
        if let completion { level.whenOver { completion(true) } }
    }
}
