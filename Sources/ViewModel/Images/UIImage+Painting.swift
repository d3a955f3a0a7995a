import Foundation
import MaquetteDrawing

extension DisplayList {
    /// Paints an image into a rectangle: turned upright, its cap insets kept, as a stencil where it is one.
    ///
    /// - Parameter tint: what a template without a colour of its own is painted in.
    package mutating func draw(_ image: UIImage, in rect: CGRect, tint: Color, traits: UITraitCollection = .current) {
        guard let source = image.drawingSource, rect.width > 0, rect.height > 0 else { return }
        var placement = ImagePlacement(source, in: Rect(rect), scale: Double(image.scale))
        if image.isTemplate || image.ownTint != nil {
            placement.tint = image.ownTint?.drawingColor(with: traits) ?? tint
        }
        if let caps = image.stretchingInsets {
            placement.capInsets = Insets(
                top: Double(caps.top), left: Double(caps.left), bottom: Double(caps.bottom), right: Double(caps.right))
            placement.tilesMiddle = image.resizingMode == .tile
        }
        guard let turn = image.drawingOrientation.transform(into: Rect(rect)) else { return draw(placement) }
        if image.drawingOrientation.swapsSides {
            placement.rect = Rect(
                placement.rect.center.x - placement.rect.height / 2, placement.rect.center.y - placement.rect.width / 2,
                placement.rect.height, placement.rect.width)
        }
        transform(turn) { $0.draw(placement) }
    }
}

extension UIImage {
    /// Whether only the shape counts where nothing else is said: for templates, and for symbols without colours.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && symbolConfiguration?.wishes.colors == []
        }
    }
}

extension UIImage.Orientation {
    /// What turns a stored picture, laid into the rectangle's middle, upright; nil where nothing is to be turned.
    fileprivate func transform(into rect: Rect) -> Transform2D? {
        let turn: (a: Double, b: Double, c: Double, d: Double)
        switch self {
        case .up: return nil
        case .down: turn = (-1, 0, 0, -1)
        case .left: turn = (0, -1, 1, 0)
        case .right: turn = (0, 1, -1, 0)
        case .upMirrored: turn = (-1, 0, 0, 1)
        case .downMirrored: turn = (1, 0, 0, -1)
        case .leftMirrored: turn = (0, 1, 1, 0)
        case .rightMirrored: turn = (0, -1, -1, 0)
        }
        let center = rect.center
        return Transform2D.translation(-center.x, -center.y)
            .then(Transform2D(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0))
            .then(.translation(center.x, center.y))
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

    /// Fills the rectangle with the image again and again, from its upper left corner on.
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
        record { [state] list in
            list.fade(state.alpha, bounds: state.transform.bounds(of: Rect(rect))) { list in
                let transform = state.transform
                if transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 {
                    list.draw(
                        image, in: rect.offsetBy(dx: CGFloat(transform.tx), dy: CGFloat(transform.ty)),
                        tint: state.fillColor)
                } else {
                    list.transform(transform) { $0.draw(image, in: rect, tint: state.fillColor) }
                }
            }
        }
    }
}
