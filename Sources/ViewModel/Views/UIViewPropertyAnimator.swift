import Foundation

/// An animation that can be kept and started later. Its views reach their end state when it starts.
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
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open var duration: TimeInterval { animation.duration }
    open var delay: TimeInterval { 0 }
    open var timingParameters: (any UITimingCurveProvider)? { animation.timing }
    open var state: UIViewAnimatingState { animation.state }
    open var isRunning: Bool { animation.isRunning }
    open var isReversed: Bool {
        get { animation.isReversed }
        set { animation.isReversed = newValue }
    }
    open var fractionComplete: CGFloat {
        get { animation.fraction }
        set { animation.fraction = newValue }
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

    open func addAnimations(_ animations: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animations) }
    open func addAnimations(_ animations: @escaping () -> Void) {
        if animation.state == .active { animations() } else { animation.animations.append(animations) }
    }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.completions.append(completion)
    }

    open func startAnimation() {
        guard !animation.isRunning else { return }
        perform()
        animation.isRunning = true
        Deferred.run { self.finish() }
    }
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func pauseAnimation() {
        perform()
        animation.isRunning = false
    }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
    open func stopAnimation(_ withoutFinishing: Bool) {
        animation.isRunning = false
        animation.state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { animation.completions = [] }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { animation.complete(at: finalPosition) }

    private func perform() {
        animation.state = .active
        let animations = animation.animations
        animation.animations = []
        AnimationBlock(duration).run { for body in animations { body() } }
    }

    private func finish() {
        guard animation.isRunning else { return }
        animation.fraction = 1
        animation.complete(at: animation.isReversed ? .start : .end)
    }
}

@MainActor private final class AnimatorState: HiddenState {
    let duration: TimeInterval
    let timing: any UITimingCurveProvider
    var animations: [() -> Void] = []
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
    }

    func complete(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
