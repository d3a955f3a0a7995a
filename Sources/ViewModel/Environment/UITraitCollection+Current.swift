import Foundation

extension UITraitCollection {
    private static let currentOfThread = ThreadLocal<UITraitCollection>()

    /// The traits for resolving dynamic colours on this thread; by default the main screen's.
    public class var current: UITraitCollection {
        get { currentOfThread.value ?? Headless.screenTraits }
        set { currentOfThread.value = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.currentOfThread.value
        Self.currentOfThread.value = self
        defer { Self.currentOfThread.value = previous }
        actions()
    }

    /// Makes this thread follow the main screen's traits again.
    static func forgetCurrent() { currentOfThread.value = nil }
}
