import CCairo
import Glibc
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
        pixels = Self.transparent(byteCount: self.width * self.height * 4)
        let failure = pixels.withUnsafeMutableBufferPointer { [width = self.width, height = self.height] buffer in
            Surface.failure { () throws(RenderError) in
                let surface = try Surface(borrowing: buffer, width: width, height: height)
                try Painter.paint(list, on: surface, transform: .scale(scale, scale))
            }
        }
        if let failure { throw failure }
    }

    init(width: Int, height: Int, scale: Double, pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }

    public func png() throws(PNGError) -> [UInt8] {
        try PNGEncoder.encode(
            pixels.span.bytes, width: width, height: height, bytesPerRow: 4 * width, scale: scale,
            sharing: SharedWork.run)
    }

    /// The pixel's colour, premultiplied, as `0xAARRGGBB`.
    public subscript(x: Int, y: Int) -> UInt32 {
        let at = 4 * (y * width + x)
        return UInt32(pixels[at]) | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2]) << 16
            | UInt32(pixels[at + 3]) << 24
    }

    /// Memory in large pages where the system has them: a screen has thousands of small ones, and to be given them one by
    /// one takes longer than to paint it.
    private static func transparent(byteCount: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            if let start = buffer.baseAddress {
                let page = 4096
                let first = UnsafeMutableRawPointer(start).alignedUp(toMultipleOf: page)
                let length = (UnsafeMutableRawPointer(start) + byteCount - first) / page * page
                if length > 0 { madvise(first, length, MADV_HUGEPAGE) }
            }
            let part = 1 << 22
            SharedWork.run((byteCount + part - 1) / part) { index in
                let start = index * part
                if let base = buffer.baseAddress { memset(base + start, 0, min(part, byteCount - start)) }
            }
            count = byteCount
        }
    }

    /// A side in whole pixels; what lies within a thousandth of a whole number is meant to be it.
    private static func pixels(_ length: Double) -> Double {
        let nearest = length.rounded()
        return abs(length - nearest) < 0.001 ? max(1, nearest) : length.rounded(.up)
    }
}
