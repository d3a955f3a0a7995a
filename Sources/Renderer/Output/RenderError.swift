import MaquetteDrawing

/// Why a picture could not be made.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    case emptyCanvas(Size)
    case canvasTooLarge(Size, scale: Double)
    case outOfMemory(Size, scale: Double)
    case nestedTooDeep(limit: Int)
    case unreadableImage(name: String, reason: String)
    case cairo(String)

    public var description: String {
        switch self {
        case .emptyCanvas(let size):
            "a canvas of \(size.spelt) points is empty: both sides must be above zero"
        case .canvasTooLarge(let size, let scale):
            "a canvas of \(size.spelt) points at \(scale.spelt)x is too large: at most "
                + "\(Bitmap.longestSide) pixels on a side and \(Bitmap.mostPixels / 1_000_000) million in all"
        case .outOfMemory(let size, let scale):
            "there is not enough memory for a canvas of \(size.spelt) points at \(scale.spelt)x"
        case .nestedTooDeep(let limit): "views are nested more than \(limit) deep"
        case .unreadableImage(let name, let reason): "the image \(name) cannot be read: \(reason)"
        case .cairo(let message): "the picture could not be drawn: \(message)"
        }
    }
}

extension Size {
    fileprivate var spelt: String { "\(width.spelt) x \(height.spelt)" }
}

extension Double {
    /// To a thousandth, and without a fraction where there is none.
    fileprivate var spelt: String {
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map { String($0) } ?? String(rounded)
    }
}
