import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    open var timestamp: TimeInterval { 0 }
    open var phase: UITouch.Phase { .began }
    open var tapCount: Int { 1 }
    open var window: UIWindow? { view?.window }
    open var view: UIView? { nil }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
