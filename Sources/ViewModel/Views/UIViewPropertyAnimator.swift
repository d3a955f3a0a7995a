import Foundation

/// An animation that can be kept and started later. The values of its views are those of the end when it starts; what is seen follows its
/// time where animations take any.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private let animation: AnimatorState

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        animation = AnimatorState(duration: duration, timing: parameters)
        super.init()
    }

    /// One that changes things at once.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: timing)
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open var duration: TimeInterval { animation.duration }
    open var delay: TimeInterval { animation.delay }
    open var timingParameters: (any UITimingCurveProvider)? { animation.timing }
    open var state: UIViewAnimatingState { animation.state }
    open var isRunning: Bool { animation.isRunning }
    open var isReversed: Bool {
        get { animation.isReversed }
        set {
            animation.isReversed = newValue
            guard AnimationClock.isRunning, animation.time.isReversed != newValue else { return }
            animation.time.isReversed = newValue
            if animation.isRunning { animation.time.run { self.finish() } }
        }
    }
    open var fractionComplete: CGFloat {
        get { AnimationClock.isRunning ? CGFloat(animation.time.fraction) : animation.fraction }
        set {
            animation.fraction = newValue
            guard AnimationClock.isRunning else { return }
            if animation.state != .active { pauseAnimation() }
            animation.time.set(fraction: Double(newValue))
            if animation.isRunning { animation.time.run { self.finish() } }
        }
    }
    open var isInterruptible: Bool {
        get { animation.isInterruptible }
        set { animation.isInterruptible = newValue }
    }
    open var isUserInteractionEnabled: Bool {
        get { animation.isUserInteractionEnabled }
        set { animation.isUserInteractionEnabled = newValue }
    }
    open var scrubsLinearly: Bool {
        get { animation.scrubsLinearly }
        set { animation.scrubsLinearly = newValue }
    }
    open var pausesOnCompletion: Bool {
        get { animation.pausesOnCompletion }
        set { animation.pausesOnCompletion = newValue }
    }

    open func addAnimations(_ animations: @escaping () -> Void, delayFactor: CGFloat) {
        if animation.state == .active {
            // They have what is left of the time.
            let fraction = AnimationClock.isRunning ? animation.time.fraction : 0
            run([(animations, fraction + (1 - fraction) * Double(delayFactor))])
        } else {
            animation.animations.append((animations, Double(delayFactor)))
        }
    }
    open func addAnimations(_ animations: @escaping () -> Void) { addAnimations(animations, delayFactor: 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.completions.append(completion)
    }

    open func startAnimation() {
        start(afterDelay: 0)
    }
    open func startAnimation(afterDelay delay: TimeInterval) {
        animation.delay = max(0, delay)
        start(afterDelay: animation.delay)
    }
    open func pauseAnimation() {
        let wasRunning = animation.isRunning
        perform()
        animation.isRunning = false
        guard AnimationClock.isRunning, wasRunning || !animation.time.isScrubbed else { return }
        animation.time.pause(scrubbingLinearly: animation.scrubsLinearly)
    }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if AnimationClock.isRunning { animation.time.change(parameters, durationFactor: Double(durationFactor)) }
        startAnimation()
    }
    open func stopAnimation(_ withoutFinishing: Bool) {
        if AnimationClock.isRunning { animation.time.finish(at: .current) }
        animation.isRunning = false
        animation.state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { animation.completions = [] }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if AnimationClock.isRunning { animation.time.restore(finalPosition) }
        animation.complete(at: finalPosition)
    }

    private func perform() {
        animation.state = .active
        let animations = animation.animations
        animation.animations = []
        run(animations)
    }

    private func run(_ animations: [(body: () -> Void, delayFactor: Double)]) {
        // An animator of its own inside of another block keeps its own time.
        let block = AnimationBlock(duration, .overrideInheritedDuration)
        block.run(animator: AnimationClock.isRunning ? animation.time : nil) {
            for (body, delayFactor) in animations {
                animation.time.delayFactor = delayFactor
                body()
            }
        }
    }

    private func start(afterDelay delay: TimeInterval) {
        guard !animation.isRunning else { return }
        perform()
        animation.isRunning = true
        if AnimationClock.isRunning {
            animation.time.run(afterDelay: delay) { self.finish() }
        } else {
            Deferred.run { self.finish() }
        }
    }

    private func finish() {
        guard animation.isRunning else { return }
        animation.fraction = 1
        let position = animation.isReversed ? UIViewAnimatingPosition.start : .end
        if AnimationClock.isRunning {
            if pausesOnCompletion {
                animation.isRunning = false
                return
            }
            animation.time.finish(at: position)
        }
        animation.complete(at: position)
    }
}

@MainActor private final class AnimatorState: HiddenState {
    let duration: TimeInterval
    let timing: any UITimingCurveProvider
    var animations: [(body: () -> Void, delayFactor: Double)] = []
    var delay: TimeInterval = 0
    let time: AnimatorTime
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var fraction: CGFloat = 0
    var isInterruptible = true
    var isUserInteractionEnabled = true
    var scrubsLinearly = true
    var pausesOnCompletion = false

    init(duration: TimeInterval, timing: any UITimingCurveProvider) {
        self.duration = duration
        self.timing = timing
        time = AnimatorTime(duration: duration, timing)
    }

    func complete(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
