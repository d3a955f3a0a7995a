import Foundation

/// Animations as they were written before closures: between `beginAnimations` and `commitAnimations`. Calls of the delegate come on the
/// main queue.
extension UIView {
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimation.begin(OpenAnimation(name: animationID, context: context))
    }
    public class func commitAnimations() { OpenAnimation.commit() }

    public class func setAnimationDuration(_ duration: TimeInterval) {
        OpenAnimation.time { $0.duration = max(0, duration) }
    }
    public class func setAnimationDelegate(_ delegate: Any?) {
        OpenAnimation.change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// A method that takes the animation's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) { OpenAnimation.change { $0.start = selector } }
    /// A method that takes the animation's name, whether it came to its end, and its context.
    public class func setAnimationDidStop(_ selector: Selector?) { OpenAnimation.change { $0.stop = selector } }

    public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.time { $0.delay = max(0, delay) } }
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        OpenAnimation.time { $0.curve = CAMediaTimingFunction(name: curve.function) }
    }
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        OpenAnimation.time { $0.repeatCount = max(0, repeatCount) }
    }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        OpenAnimation.time { $0.autoreverses = repeatAutoreverses }
    }

    // Nothing here knows dates or turns pages.
    public class func setAnimationStart(_ startDate: Date) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {}

    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
}

/// A block that was begun and not committed yet.
@MainActor struct OpenAnimation {
    let name: String?
    let context: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var start: Selector?
    var stop: Selector?

    @ScreenState private static var open: [OpenAnimation] = []
    /// Apple's, where nothing else is said.
    private static let usualDuration: TimeInterval = 0.2

    init(name: String?, context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

    static func begin(_ animation: OpenAnimation) {
        open.append(animation)
        AnimationBlock.begin(usualDuration)
    }

    static func change(_ body: (inout OpenAnimation) -> Void) {
        if !open.isEmpty { body(&open[open.count - 1]) }
    }

    static func time(_ body: (inout BlockTiming) -> Void) {
        if !open.isEmpty { AnimationBlock.change(body) }
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        let level = AnimationBlock.end()
        guard let delegate = animation.delegate else { return }
        Deferred.run { _ = animation.start?.call(delegate, [animation.name, animation.context]) }
        level.whenOver {
            _ = animation.stop?.call(delegate, [animation.name, NSNumber(value: true), animation.context])
        }
    }
}
