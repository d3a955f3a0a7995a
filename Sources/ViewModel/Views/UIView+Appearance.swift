import Foundation

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        viewState.backgroundColor = color
        // What is the same in all traits does not need to know them.
        let shown = color.map { $0.isDynamic ? $0.resolvedColor(with: traitCollection) : $0 }
        layer.layerState.backgroundColor = shown?.cgColor
    }

    func setContentMode(_ mode: ContentMode) {
        guard viewState.contentMode != mode else { return }
        viewState.contentMode = mode
        if mode == .redraw { setNeedsDisplay() }
    }

    func setHidden(_ hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        layer.isHidden = hidden
        (superview as? UIStackView)?.arrangedVisibilityChanged(of: self)
    }

    func setMask(_ mask: UIView?) {
        viewState.mask = mask
        layer.mask = mask?.layer
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard viewState.semanticContentAttribute != attribute else { return }
        viewState.semanticContentAttribute = attribute
        layoutDirectionDidChange()
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        let inherited: UIUserInterfaceLayoutDirection =
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return viewState.semanticContentAttribute.direction(relativeTo: inherited)
    }

    static func layoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        attribute.direction(
            relativeTo: Headless.screenTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Tint

    var tintIsInherited: Bool { viewState.tintColor == nil }

    var effectiveTintColor: UIColor {
        viewState.tintColor ?? superview?.tintColor ?? UIColor.systemBlue
    }

    func setTintColor(_ color: UIColor?) {
        viewState.tintColor = color
        tintChanged()
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        if viewState.tintAdjustmentMode != .automatic { return viewState.tintAdjustmentMode }
        return superview?.tintAdjustmentMode ?? .normal
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        viewState.tintAdjustmentMode = mode
        tintChanged()
    }

    /// Tells this view and all below that show the same tint.
    func tintChanged() {
        tintColorDidChange()
        for subview in viewState.subviews where subview.tintIsInherited { subview.tintChanged() }
    }
}
