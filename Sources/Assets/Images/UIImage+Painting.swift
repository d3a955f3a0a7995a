import Foundation
import MaquetteDrawing

extension UIImage {
    /// The colour for the image's shape when code draws it: its own tint, or for templates the current fill colour.
    package func paintingTint(_ ink: Color, _ traits: UITraitCollection) -> Color? {
        if let own = ownTint { return own.drawingColor(with: traits) }
        return isTemplate ? ink : nil
    }

    /// Whether the image is a symbol in colours of its configuration, which also count where it is a template.
    package var hasSymbolColors: Bool { state.symbol?.isColored == true }

    private var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: !hasSymbolColors
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && !hasSymbolColors
        }
    }
}

extension UIImage {
    /// Templates take the fill colour of the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CurrentContext.top?.with(blendMode, alpha: alpha) { $0.draw(self, in: rect) }
    }

    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Tiles the rectangle with the image, from its upper left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard size.width > 0, size.height > 0, let context = CurrentContext.top else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }
}

extension CGContext {
    fileprivate func draw(_ image: UIImage, in rect: CGRect) {
        let tint = image.paintingTint(state.fillColor, .current)
        record { [state] list in
            list.fade(state.alpha, bounds: state.transform.bounds(of: Rect(rect))) { list in
                let transform = state.transform
                if transform.isMove {
                    image.draw(into: &list, in: transform.bounds(of: Rect(rect)), tint: tint, stretches: true)
                } else {
                    list.transform(transform) { image.draw(into: &$0, in: Rect(rect), tint: tint, stretches: true) }
                }
            }
        }
    }
}
