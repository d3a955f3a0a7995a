import Foundation

/// What a layer does when one of its properties changes. An animation is one; so is `NSNull`, which does nothing.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// Core Animation's search: the delegate, the layer's own table, its style, and what the class does by default.
    func findAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
        return found is NSNull ? nil : found
    }
}

extension UIView {
    /// Views animate their layers inside animation blocks and nowhere else.
    func animation(forKey event: String) -> any CAAction {
        guard UIView.inheritedAnimationDuration > 0 else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = UIView.inheritedAnimationDuration
        return animation
    }
}
