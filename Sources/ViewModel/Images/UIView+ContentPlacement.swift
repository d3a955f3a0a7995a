import Foundation

extension UIView.ContentMode {
    /// Where content of a size goes in bounds.
    ///
    /// The two aspect modes scale evenly, the named places keep the size, the others fill; content without a size gets
    /// an empty rectangle in the middle where it would have to be scaled evenly.
    package func rect(forContentOf size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(size, in: bounds, by: min)
        case .scaleAspectFill: return scaled(size, in: bounds, by: max)
        default: return CGRect(origin: corner(of: size, in: bounds), size: size)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else {
            return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
            height: scaled.height)
    }

    private func corner(of size: CGSize, in bounds: CGRect) -> CGPoint {
        let x =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y =
            switch self {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }
}
