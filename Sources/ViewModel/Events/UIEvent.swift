import Foundation

/// An event. No touches arrive on a headless screen, so events exist only where code makes or forwards them.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    open var type: UIEvent.EventType { .touches }
    open var subtype: UIEvent.EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A key or button that is held down.
@preconcurrency @MainActor open class UIPress: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var window: UIWindow? { responder.flatMap { $0 as? UIView }?.window }
    open var responder: UIResponder? { nil }
}

/// An event made of presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }
    open var allPresses: Set<UIPress> { [] }
}

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
