import Foundation

/// Animations as they were written before closures: between `beginAnimations` and `commitAnimations`. Views are at their end
/// state at once; calls of the delegate come on the main queue.
extension UIView {
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimation.begin(OpenAnimation(name: animationID, context: context))
    }
    public class func commitAnimations() { OpenAnimation.commit() }

    public class func setAnimationDuration(_ duration: TimeInterval) { OpenAnimation.setDuration(duration) }
    public class func setAnimationDelegate(_ delegate: Any?) {
        OpenAnimation.change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// A method that takes the animation's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) { OpenAnimation.change { $0.start = selector } }
    /// A method that takes the animation's name, whether it came to its end, and its context.
    public class func setAnimationDidStop(_ selector: Selector?) { OpenAnimation.change { $0.stop = selector } }

    // A view that is at its end state at once has no use for these.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationStart(_ startDate: Date) {}
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
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

    static func setDuration(_ duration: TimeInterval) {
        if !open.isEmpty { AnimationBlock.setDuration(duration) }
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        AnimationBlock.end()
        guard let delegate = animation.delegate else { return }
        Deferred.run {
            _ = animation.start?.call(delegate, [animation.name, animation.context])
            _ = animation.stop?.call(delegate, [animation.name, NSNumber(value: true), animation.context])
        }
    }
}
