import Foundation

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
