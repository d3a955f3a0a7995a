import Foundation

extension UIWindow {
    /// Whether what is shown of a window is what is seen on the screen, as while an app runs. Tests look at one window of several.
    @ScreenState package static var showsScreen = false

    /// The windows that are over this one on the screen, from back to front: those of a higher level, and those of its own that came later.
    package var windowsInFront: [UIWindow] {
        guard Self.showsScreen else { return [] }
        let all = UIWindow.all.filter { $0 === self || $0.isOnScreen && $0.superview == nil }
        let order = all.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }
        return order.drop { $0.element !== self }.dropFirst().map(\.element)
    }

    /// Looks at all that is on the screen: while it does so, the windows in front are in this one.
    package func withWindowsInFront<Result>(_ look: () throws -> Result) rethrows -> Result {
        let inFront = windowsInFront
        inFront.forEach(addSubview)
        defer { for window in inFront { window.removeFromSuperview() } }
        return try look()
    }

    /// The window that a finger touches, the frontmost that has something there.
    func windowTouched(at point: CGPoint) -> UIWindow {
        windowsInFront.reversed().first { $0.hitTest(point.seen(from: $0, on: self), with: nil) != nil } ?? self
    }
}

extension CGPoint {
    /// This place of the screen in another window.
    @MainActor func seen(from other: UIWindow, on window: UIWindow) -> CGPoint {
        CGPoint(x: x + window.frame.minX - other.frame.minX, y: y + window.frame.minY - other.frame.minY)
    }
}
