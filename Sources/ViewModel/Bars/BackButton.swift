import Foundation

extension UIWindow {
    /// The middle of the way back of the foremost navigation bar that has one.
    package var placeOfBackButton: CGPoint? {
        func button(in view: UIView) -> BarButtonView? {
            guard !view.isHidden, view.alpha > 0 else { return nil }
            if let button = view as? BarButtonView { return button.isBack ? button : nil }
            for subview in view.subviews.reversed() {
                if let found = button(in: subview) { return found }
            }
            return nil
        }
        return button(in: self).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: self) }
    }
}

extension UIView {
    /// Whether the view leads back in a navigation bar.
    package var isBackButton: Bool { (self as? BarButtonView)?.isBack == true }
}
