import Foundation
import MaquetteDrawing

extension UIView {
    func applyBackgroundColor(_ color: UIColor?) {
        // A colour that is the same in all traits needs no traits.
        let shown = color.map { $0.isDynamic ? $0.resolvedColor(with: traitCollection) : $0 }
        layer.change("backgroundColor") {
            viewState.backgroundColor = color
            layer.layerState.backgroundColor = shown?.cgColor
        }
    }

    func setContentMode(_ mode: ContentMode) {
        guard viewState.contentMode != mode else { return }
        viewState.contentMode = mode
        if mode == .redraw { setNeedsDisplay() }
    }

    func setHidden(_ hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        layer.isHidden = hidden
        Followers.shared.look(at: self)
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

    /// What is inherited is not asked of the getters of the classes above: a label may take its own from a label within it.
    var effectiveTintColor: UIColor {
        guard TintDimming.isUsed, tintAdjustmentMode == .dimmed else {
            return viewState.tintColor ?? superview?.effectiveTintColor ?? Self.tintOfApp
        }
        return fullTintColor.withoutHue
    }

    private var fullTintColor: UIColor { viewState.tintColor ?? superview?.fullTintColor ?? Self.tintOfApp }

    /// Apple's "Specifying your app's color scheme": the accent colour, and blue by default.
    private static var tintOfApp: UIColor { .accentOfApp ?? .systemBlue }

    func setTintColor(_ color: UIColor?) {
        viewState.tintColor = color
        tintChanged()
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        if viewState.tintAdjustmentMode != .automatic { return viewState.tintAdjustmentMode }
        if viewState.isBehindPresentation { return .dimmed }
        return superview?.effectiveTintAdjustmentMode ?? .normal
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        viewState.tintAdjustmentMode = mode
        if mode == .dimmed { TintDimming.isUsed = true }
        tintChanged()
    }

    /// What a presentation covers in part loses the colour of its tint.
    func dimTint(_ isDimmed: Bool) {
        guard viewState.isBehindPresentation != isDimmed else { return }
        viewState.isBehindPresentation = isDimmed
        if isDimmed { TintDimming.isUsed = true }
        tintChanged()
    }

    /// Notifies this view and all descendants that inherit its tint.
    func tintChanged() {
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in viewState.subviews where subview.tintIsInherited || TintDimming.isUsed { subview.tintChanged() }
    }
}

/// Looking for the mode of every tint costs time in deep trees, and few programs dim any.
@MainActor private enum TintDimming {
    @ScreenState static var isUsed = false
}

extension UIColor {
    /// The grey of a dimmed tint, as light as the colour. How UIKit finds its grey is not known.
    fileprivate var withoutHue: UIColor {
        UIColor { traits in
            let color = self.drawingColor(with: traits)
            let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: luma, alpha: color.alpha * 0.8)
        }
    }
}

extension UIView {
    /// How content fits bounds of another shape.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether a view shows its tint in full colour.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}

extension UIView {
    func drawInBounds(_ context: CGContext) { CurrentContext.perform(in: context) { draw(bounds) } }

    /// Draws the view and its descendants, stretched into a rectangle of the current context.
    func drawTree(in rect: CGRect) -> Bool {
        guard let context = CurrentContext.top, bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.draw(tree: context)
        context.restoreGState()
        return true
    }

    /// A view that shows this one as it is now.
    func snapshot() -> UIView? { snapshot(of: bounds, capInsets: .zero) }

    func snapshot(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let context = CGContext(bounds: rect, scale: contentScaleFactor)
        layer.draw(tree: context)
        guard let image = context.makeUIImage() else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents =
            capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        return view
    }
}
