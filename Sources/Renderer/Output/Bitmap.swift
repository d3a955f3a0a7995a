import CCairo
import MaquetteDrawing
import MaquettePNG

/// A painted picture.
public struct Bitmap: Hashable, Sendable {
    public static let longestSide = 16_384
    public static let mostPixels = 100_000_000

    public let width: Int
    public let height: Int
    /// How many pixels make a point.
    public let scale: Double
    /// Rows without padding; four bytes for each pixel, blue, green, red, alpha, premultiplied.
    public internal(set) var pixels: [UInt8]

    /// Paints a display list on a transparent canvas. Any thread may do so, and several at once.
    public init(_ list: DisplayList, scale: Double = 1) throws(RenderError) {
        guard list.size.width > 0, list.size.height > 0, scale > 0 else { throw .emptyCanvas(list.size) }
        let (width, height) = (Self.pixels(list.size.width * scale), Self.pixels(list.size.height * scale))
        guard width <= Double(Self.longestSide), height <= Double(Self.longestSide),
            width * height <= Double(Self.mostPixels)
        else { throw .canvasTooLarge(list.size, scale: scale) }

        self.width = Int(width)
        self.height = Int(height)
        self.scale = scale
        pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
        let failure = pixels.withUnsafeMutableBufferPointer { [width = self.width, height = self.height] buffer in
            Surface.failure { () throws(RenderError) in
                let surface = try Surface(borrowing: buffer, width: width, height: height)
                try Painter.paint(list, on: surface, transform: .scale(scale, scale))
            }
        }
        if let failure { throw failure }
    }

    public func png() throws(PNGError) -> [UInt8] {
        try PNGEncoder.encode(pixels.span.bytes, width: width, height: height, bytesPerRow: 4 * width, scale: scale)
    }

    /// The pixel's colour, premultiplied, as `0xAARRGGBB`.
    public subscript(x: Int, y: Int) -> UInt32 {
        let at = 4 * (y * width + x)
        return UInt32(pixels[at]) | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2]) << 16
            | UInt32(pixels[at + 3]) << 24
    }

    /// A side in whole pixels; what lies within a thousandth of a whole number is meant to be it.
    private static func pixels(_ length: Double) -> Double {
        let nearest = length.rounded()
        return abs(length - nearest) < 0.001 ? max(1, nearest) : length.rounded(.up)
    }
}
