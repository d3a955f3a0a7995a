import UIKit

/// Skeletons show at once, whatever delay they were asked for, and stand still.
extension UIView {
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true,
        delay: TimeInterval = 0, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) { cover(with: color) }

    public func showSkeleton(
        usingColor color: UIColor, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) { cover(with: color) }

    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient, animated: Bool = true,
        delay: TimeInterval = 0, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) { cover(with: gradient.colors[0]) }

    public func showAnimatedSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) { cover(with: color) }

    public func showAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) { cover(with: gradient.colors[0]) }

    public func updateSkeleton(usingColor color: UIColor = SkeletonAppearance.default.tintColor) { cover(with: color) }

    public func updateGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient
    ) { cover(with: gradient.colors[0]) }

    public func updateAnimatedSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animation: SkeletonLayerAnimation? = nil
    ) { cover(with: color) }

    public func updateAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil
    ) { cover(with: gradient.colors[0]) }

    public func layoutSkeletonIfNeeded() { marks.cover?.setNeedsLayout() }
    public func startSkeletonAnimation(_ anim: SkeletonLayerAnimation? = nil) {}
    public func stopSkeletonAnimation() {}

    public func hideSkeleton(
        reloadDataAfter reload: Bool = true, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) { uncover(reloading: reload) }

    // MARK: Blocks

    /// The innermost views that may have a skeleton get a block; those around them only have some in them.
    func cover(with color: UIColor) {
        if isSkeletonActive { uncover(reloading: false) }
        marks.isActive = true
        if isHiddenWhenSkeletonIsActive {
            marks.wasHidden = isHidden
            isHidden = true
            return
        }
        if fillWithRows(color) { return }
        let inner = partsOfSkeleton.filter { $0.isSkeletonable || $0.hasSkeletonableParts }
        if isSkeletonable, !hasSkeletonableParts {
            hideText()
            let cover = SkeletonCover(of: self, color: color)
            addSubview(cover)
            marks.cover = cover
        }
        for view in inner { view.cover(with: color) }
    }

    func uncover(reloading: Bool) {
        guard marks.isActive else { return }
        marks.isActive = false
        marks.cover?.removeFromSuperview()
        marks.cover = nil
        if isHiddenWhenSkeletonIsActive { isHidden = marks.wasHidden }
        showText()
        takeRowsAway(reloading: reloading)
        for view in partsOfSkeleton { view.uncover(reloading: reloading) }
    }

    private var partsOfSkeleton: [UIView] {
        (self as? UIStackView)?.arrangedSubviews ?? subviews.filter { !($0 is SkeletonCover) }
    }

    private var hasSkeletonableParts: Bool {
        partsOfSkeleton.contains { $0.isSkeletonable || $0.hasSkeletonableParts }
    }

    private func hideText() {
        if let label = self as? UILabel {
            marks.textColor = label.textColor
            label.textColor = .clear
        } else if let view = self as? UITextView {
            marks.textColor = view.textColor
            view.textColor = .clear
        }
    }

    private func showText() {
        guard let color = marks.textColor else { return }
        marks.textColor = nil
        if let label = self as? UILabel, label.textColor == .clear { label.textColor = color }
        if let view = self as? UITextView, view.textColor == .clear { view.textColor = color }
    }
}
