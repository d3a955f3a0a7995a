import Foundation

/// Haptic feedback. There is no hardware here, so nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
    public override convenience init() { self.init(style: .medium) }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

extension UIFeedbackGenerator {
    /// Nobody feels it.
    public convenience init(view: UIView) { self.init() }
}

extension UIImpactFeedbackGenerator {
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    public func impactOccurred(at location: CGPoint) {}
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

extension UISelectionFeedbackGenerator {
    public func selectionChanged(at location: CGPoint) {}
}

extension UINotificationFeedbackGenerator {
    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
