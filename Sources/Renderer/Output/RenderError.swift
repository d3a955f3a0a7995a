import MaquetteDrawing

/// Why a picture could not be made.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    case emptyCanvas(Size)
    case canvasTooLarge(Size, scale: Double)
    case outOfMemory(Size, scale: Double)
    case nestedTooDeep(limit: Int)
    case unreadableImage(name: String, reason: String)
    case imagesTooLarge(bytes: Int)
    case cairo(String)

    public var description: String {
        switch self {
        case .emptyCanvas(let size):
            "a canvas of \(size.spelt) points is empty: both sides must be above zero"
        case .canvasTooLarge(let size, let scale):
            "a canvas of \(size.spelt) points at \(number(scale))x is too large: at most "
                + "\(Bitmap.longestSide) pixels on a side and \(Bitmap.mostPixels / 1_000_000) million in all"
        case .outOfMemory(let size, let scale):
            "there is not enough memory for a canvas of \(size.spelt) points at \(number(scale))x"
        case .nestedTooDeep(let limit): "views are nested more than \(limit) deep"
        case .unreadableImage(let name, let reason): "the image \(name) cannot be read: \(reason)"
        case .imagesTooLarge(let bytes):
            "its images are \(bytes >> 20) MB of pixels, too many for an SVG or PDF document: at most "
                + "\(4 * ImageStore.budget >> 20) MB"
        case .cairo(let message): "the picture could not be drawn: \(message)"
        }
    }
}

extension Size {
    fileprivate var spelt: String { "\(number(width)) x \(number(height))" }
}
