import Foundation

/// The part of a view that bars, notches and home indicators leave free, handed down from the window.
extension UIView {
    var inheritedSafeArea: UIEdgeInsets {
        var insets = superview?.safeAreaLeft(for: self) ?? ownSafeArea
        if let controller = viewState.controller {
            insets = insets + controller.additionalSafeAreaInsets
            if let parent = controller.parent { insets = insets + parent.barInsets(for: controller) }
        }
        return insets
    }

    /// The safe area of a topmost view: a window knows one, and a bare view may have been given one.
    private var ownSafeArea: UIEdgeInsets { viewState.rootSafeAreaInsets }

    /// Gives a topmost view, window or not, the safe area of a device.
    package func setRootSafeAreaInsets(_ insets: UIEdgeInsets) {
        viewState.rootSafeAreaInsets = insets
        refreshInsets()
    }

    /// What is left of this view's insets at the edges of a subview: no more than the whole, no less than nothing.
    private func safeAreaLeft(for subview: UIView) -> UIEdgeInsets {
        let insets = viewState.safeAreaInsets
        guard insets != .zero else { return .zero }
        let (frame, bounds) = (subview.frame, bounds)
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: rest(insets.top, frame.minY - bounds.minY), left: rest(insets.left, frame.minX - bounds.minX),
            bottom: rest(insets.bottom, bounds.maxY - frame.maxY), right: rest(insets.right, bounds.maxX - frame.maxX))
    }
}
