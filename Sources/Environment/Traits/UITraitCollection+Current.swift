import Foundation

extension UITraitCollection {
    private static let currentOfThread = ThreadLocal<UITraitCollection>()

    /// The traits that dynamic colours resolve with on this thread; the main screen's until somebody sets others.
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
    package static func forgetCurrent() { currentOfThread.value = nil }
}
