import Foundation

/// Layout margins: the view's own, at least those of its surroundings, plus the safe area.
extension UIView {
    func setMargins(_ margins: UIEdgeInsets) {
        viewState.margins.custom = .absolute(margins)
        refreshInsets()
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        viewState.margins.custom = .directional(margins)
        refreshInsets()
    }

    func setPreservesSuperviewMargins(_ preserves: Bool) {
        viewState.margins.preservesSuperview = preserves
        refreshInsets()
    }

    func setInsetsMarginsFromSafeArea(_ insets: Bool) {
        viewState.margins.insetsFromSafeArea = insets
        refreshInsets()
    }

    /// Interface Builder's "Follow Readable Width", for which UIKit has no public property.
    package func followReadableWidth() {
        viewState.margins.followsReadableWidth = true
        refreshInsets()
    }

    var effectiveMargins: UIEdgeInsets {
        let margins = marginsInsideSafeArea
        return marginsFollowSafeArea ? margins + viewState.safeAreaInsets : margins
    }

    /// The margins of a view that nobody has given margins. Stack views have none: recorded by 1 repository
    /// (Evidence/margins-of-stacks.csv); an earlier count of 5 has no table.
    private var standardMargins: UIEdgeInsets { self is UIStackView ? .zero : LayoutMargins.standard }

    /// Whether no window has managed it yet.
    var isAlone: Bool { Headless.needsWindows && window == nil }

    /// The margins without the safe area, which each view adds by itself.
    var marginsInsideSafeArea: UIEdgeInsets {
        let own = viewState.margins.custom?.resolved(in: effectiveUserInterfaceLayoutDirection)
        var margins = own ?? standardMargins
        if let controller = viewState.controller, !isAlone {
            let minimum = UIEdgeInsets(
                controller.minimumMarginsInForce, layoutDirection: effectiveUserInterfaceLayoutDirection)
            margins = own?.atLeast(minimum) ?? minimum
        }
        if viewState.margins.preservesSuperview, let superview {
            margins = margins.atLeast(superview.marginsInsideSafeArea - distances(to: superview))
        }
        guard viewState.margins.followsReadableWidth else { return margins }
        // The safe area is part of the readable width's insets, and must not be added twice.
        let covered = marginsFollowSafeArea ? viewState.safeAreaInsets : .zero
        return ReadableWidth.insets(margins + covered, in: self) - covered
    }

    /// Before iOS 11 there was no safe area, and margins began at the edges of a view, under whatever bars.
    private var marginsFollowSafeArea: Bool {
        viewState.margins.insetsFromSafeArea && Headless.release.margins.beginAtSafeArea
    }

    /// How far each edge lies inside the superview's edge.
    private func distances(to superview: UIView) -> UIEdgeInsets {
        let (frame, bounds) = (frame, superview.bounds)
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    func windowBeganToManage() {
        guard viewState.controller != nil else { return }
        refreshInsets()
        setNeedsLayout()
    }

    /// Updates safe area and margins after something they depend on has changed, and notifies about changes.
    func refreshInsets() {
        let safeArea = inheritedSafeArea
        let safeAreaChanged = safeArea != viewState.safeAreaInsets
        viewState.safeAreaInsets = safeArea

        let margins = effectiveMargins
        let previousMargins = viewState.reportedMargins ?? standardMargins
        let marginsChanged = margins != previousMargins
        viewState.reportedMargins = margins

        if safeAreaChanged {
            safeAreaInsetsDidChange()
            viewState.controller?.viewSafeAreaInsetsDidChange()
        }
        if marginsChanged {
            layoutMarginsDidChange()
            viewState.controller?.viewLayoutMarginsDidChange()
        }
        if safeAreaChanged || marginsChanged { setNeedsLayout() }
        invalidateSystemGuides()

        let insetsReachSubviews = safeAreaChanged || safeArea != .zero || self is UIWindow
        for subview in viewState.subviews where insetsReachSubviews || subview.viewState.margins.preservesSuperview {
            subview.refreshInsets()
        }
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
            right: left.right - right.right)
    }

    /// The larger inset at each edge.
    func atLeast(_ minimum: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, minimum.top), left: max(left, minimum.left), bottom: max(bottom, minimum.bottom),
            right: max(right, minimum.right))
    }
}

/// The part of a view that bars, notches and home indicators leave free, passed down from the window.
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

    /// The part of this view's insets that overlaps a subview, at each edge at most the whole inset.
    private func safeAreaLeft(for subview: UIView) -> UIEdgeInsets {
        let insets = safeAreaOffered(to: subview)
        guard insets != .zero else { return .zero }
        let (frame, bounds) = (subview.frame, bounds)
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: rest(insets.top, frame.minY - bounds.minY), left: rest(insets.left, frame.minX - bounds.minX),
            bottom: rest(insets.bottom, bounds.maxY - frame.maxY), right: rest(insets.right, bounds.maxX - frame.maxX))
    }
}
