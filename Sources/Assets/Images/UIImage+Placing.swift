import Foundation
import MaquetteDrawing

extension UIImage {
    /// Paints the image into a rectangle, upright; filled with a tint, only its shape counts.
    ///
    /// - Parameter stretches: whether cap insets keep their size, as they do where an image fills a view.
    package func draw(
        into list: inout DisplayList, in rect: Rect, tint: Color? = nil, isMirrored: Bool = false,
        stretches: Bool = false
    ) {
        guard !rect.isEmpty, let source = drawingSource(filling: CGSize(width: rect.width, height: rect.height)) else {
            return
        }
        let turn = Transform2D.turn(drawingOrientation)
        let center = rect.center
        var stored = Rect(-rect.width / 2, -rect.height / 2, rect.width, rect.height)
        if drawingOrientation.swapsSides { stored = Rect(stored.y, stored.x, stored.height, stored.width) }
        let caps = stretches ? stretchingInsets.map { Insets($0) } : nil
        func placement(in rect: Rect) -> ImagePlacement {
            ImagePlacement(
                source, in: rect, tint: tint, scale: Double(scale), capInsets: caps,
                tilesMiddle: caps != nil && resizingMode == .tile)
        }
        let seen = isMirrored ? turn.then(.scale(-1, 1)) : turn
        if seen == .identity { return list.draw(placement(in: rect)) }
        list.transform(seen.then(.translation(center.x, center.y))) { $0.draw(placement(in: stored)) }
    }
}

extension Transform2D {
    /// How a stored picture is turned about its middle to be seen upright.
    fileprivate static func turn(_ orientation: UIImage.Orientation) -> Transform2D {
        let (a, b, c, d): (Double, Double, Double, Double) =
            switch orientation {
            case .up: (1, 0, 0, 1)
            case .down: (-1, 0, 0, -1)
            case .left: (0, -1, 1, 0)
            case .right: (0, 1, -1, 0)
            case .upMirrored: (-1, 0, 0, 1)
            case .downMirrored: (1, 0, 0, -1)
            case .leftMirrored: (0, 1, 1, 0)
            case .rightMirrored: (0, -1, -1, 0)
            }
        return Transform2D(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    }
}
