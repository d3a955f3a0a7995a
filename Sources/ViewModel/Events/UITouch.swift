import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Hashable, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    let touchState = TouchState()

    open var timestamp: TimeInterval { touchState.time }
    open var type: UITouch.TouchType { .direct }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open var gestureRecognizers: [UIGestureRecognizer]? { touchState.recognizers }
    open var phase: UITouch.Phase { touchState.phase }
    open var tapCount: Int { touchState.tapCount }
    open var window: UIWindow? { touchState.window ?? view?.window }
    /// Where the finger began, wherever it moves.
    open var view: UIView? { touchState.view }

    open func location(in view: UIView?) -> CGPoint { touchState.convert(touchState.place, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { touchState.convert(touchState.formerPlace, to: view) }
}

@MainActor final class TouchState: HiddenState {
    weak var window: UIWindow?
    var view: UIView?
    var recognizers: [UIGestureRecognizer]?
    var phase = UITouch.Phase.began
    var tapCount = 1
    /// Among the fingers that came down with it.
    var number = 0
    var time: TimeInterval = 0
    /// In the window.
    var start = CGPoint.zero
    var place = CGPoint.zero
    var formerPlace = CGPoint.zero

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { window?.convert(point, to: view ?? window) ?? .zero }
}

/// What touches of one window do at one time.
final class TouchesEvent: UIEvent {
    private let touches: Set<UITouch>
    private let time: TimeInterval

    init(_ touches: Set<UITouch>, at time: TimeInterval) { (self.touches, self.time) = (touches, time) }

    override var allTouches: Set<UITouch>? { touches }
    override var timestamp: TimeInterval { time }
}
