/// An image that can be painted: a PNG or JPEG file's bytes, pixels, or a drawing.
///
/// A source is an immutable reference, so that a painter can decode it once however often it is drawn.
public final class ImageSource: Sendable {
    public enum Content: Sendable {
        case encoded([UInt8], ImageHeader)
        /// Rows without padding; four bytes for each pixel, blue, green, red, alpha, premultiplied.
        case pixels([UInt8])
        /// A picture yet to be painted, at so many pixels for each point.
        case drawing(DisplayList, scale: Double)
    }

    /// The name of the image, for readers of a display list.
    public let name: String
    public let content: Content
    /// The width in pixels, upright.
    public let width: Int
    public let height: Int

    /// Nothing when the bytes do not begin as a PNG or JPEG file does.
    public init?(encoded bytes: [UInt8], name: String = "image") {
        guard let header = ImageHeader(bytes) else { return nil }
        self.name = name
        content = .encoded(bytes, header)
        width = header.orientation.swapsSides ? header.height : header.width
        height = header.orientation.swapsSides ? header.width : header.height
    }

    /// Nothing when the pixels are not exactly `width · height · 4` bytes.
    public init?(width: Int, height: Int, premultipliedBGRA pixels: [UInt8], name: String = "image") {
        guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max),
            pixels.count == width * height * 4
        else { return nil }
        self.name = name
        self.width = width
        self.height = height
        content = .pixels(pixels)
    }

    /// Nothing when the drawing has no size. Its sides are rounded up to whole pixels.
    public init?(drawing: DisplayList, scale: Double, name: String = "drawing") {
        let sides = [drawing.size.width, drawing.size.height].map { side -> Double in
            let pixels = side * scale
            return abs(pixels - pixels.rounded()) < 0.001 ? pixels.rounded() : pixels.rounded(.up)
        }
        guard sides.allSatisfy({ $0 > 0 && $0 <= Double(Int32.max) }) else { return nil }
        self.name = name
        width = Int(sides[0])
        height = Int(sides[1])
        content = .drawing(drawing, scale: scale)
    }
}

extension ImageSource: Hashable {
    public static func == (left: ImageSource, right: ImageSource) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
