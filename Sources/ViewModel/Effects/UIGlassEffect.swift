import Foundation
import MaquetteDrawing

/// Glass over what is behind. As in a still: a tint and a light edge; nothing is bent. The colours are ours.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    let style: Style
    open var isInteractive = false
    open var tintColor: UIColor?

    public init(style: Style) { self.style = style }
    public convenience override init() { self.init(style: .regular) }

    /// Over the shape of the view: what it is filled with, and its edge.
    func draw(_ outline: Path, into list: inout DisplayList, traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        let alpha: CGFloat = isOpaque ? 1 : style == .clear ? 0.2 : isDark ? 0.75 : 0.8
        let ground = UIColor(white: isDark ? 0.14 : 0.99, alpha: alpha)
        list.fill(outline, ground.drawingColor(with: traits))
        if let tintColor { list.fill(outline, tintColor.fading(to: 0.8).drawingColor(with: traits)) }
        list.stroke(
            outline, StrokeStyle(width: 1), UIColor(white: 1, alpha: isDark ? 0.18 : 0.6).drawingColor(with: traits))
    }
}

/// Keeps the distance at which pieces of glass flow together.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}
