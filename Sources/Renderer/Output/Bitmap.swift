import CCairo
import Glibc
import MaquetteDrawing
import MaquettePNG
import Synchronization

/// A painted picture.
public struct Bitmap: Hashable, Sendable {
    public static let longestSide = ImageFlaw.longestSide
    public static let mostPixels = ImageFlaw.mostPixels

    public let width: Int
    public let height: Int
    /// How many pixels make a point.
    public let scale: Double
    private let memory: PixelMemory

    /// Rows without padding; four bytes for each pixel, blue, green, red, alpha, premultiplied.
    public var pixels: [UInt8] { Array(memory.bytes) }

    /// The bytes of `pixels`, without copying.
    public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(memory.bytes))
    }

    /// Paints a display list on a transparent canvas. Any thread may do so, and several at once.
    public init(_ list: DisplayList, scale: Double = 1) throws(RenderError) {
        (width, height) = try Self.pixels(list.size, scale: scale)
        self.scale = scale
        guard let memory = PixelMemory(byteCount: width * height * 4) else {
            throw .outOfMemory(list.size, scale: scale)
        }
        self.memory = memory
        try paint(list)
    }

    /// The pixels above which a picture is painted in two halves. Their pixels depend on its size alone, never on how many processors there
    /// are, so that every machine paints the same.
    static let fewPixels = 1 << 19

    private func paint(_ list: DisplayList) throws(RenderError) {
        try ImageWeight.carrying(list) { isHeavy throws(RenderError) in try paint(list, oneByOne: isHeavy) }
    }

    private func paint(_ list: DisplayList, oneByOne: Bool) throws(RenderError) {
        if oneByOne { SharedWork.pause() }
        defer { if oneByOne { SharedWork.resume() } }
        // A blurred backdrop needs what is on the other side of the cut.
        let isWhole = width * height < Self.fewPixels || list.commands.contains(where: \.readsBackdrop)
        let bandCount = isWhole ? 1 : 2
        let images = ImageStore()
        let failure = Mutex<RenderError?>(nil)
        SharedWork.run(bandCount, with: GlyphStencils.init) { band, stencils in
            let rows = height * band / bandCount..<height * (band + 1) / bandCount
            let problem = Surface.failure { () throws(RenderError) in try paint(list, rows, images, stencils) }
            if let problem { failure.withLock { $0 = problem } }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    private func paint(
        _ list: DisplayList, _ rows: Range<Int>, _ images: ImageStore, _ stencils: GlyphStencils
    ) throws(RenderError) {
        let bytesPerRow = 4 * width
        let band = UnsafeMutableBufferPointer(
            rebasing: memory.bytes[bytesPerRow * rows.lowerBound..<bytesPerRow * rows.upperBound])
        let surface = try Surface(borrowing: band, width: width, height: rows.count)
        cairo_surface_set_device_offset(surface.pointer, 0, -Double(rows.lowerBound))
        try Painter.paint(
            list.commands[...], on: surface.pointer, transform: .scale(scale, scale), isVector: false,
            isSilhouette: false, images: images, stencils: stencils)
    }

    /// Nil when there is not enough memory.
    init?(width: Int, height: Int, scale: Double, copying pixels: [UInt8]) {
        guard let memory = PixelMemory(byteCount: pixels.count) else { return nil }
        _ = memory.bytes.update(fromContentsOf: pixels)
        self.width = width
        self.height = height
        self.scale = scale
        self.memory = memory
    }

    public func png() throws(PNGError) -> [UInt8] {
        try PNGEncoder.encode(
            UnsafeRawBufferPointer(memory.bytes).bytes, width: width, height: height, bytesPerRow: 4 * width,
            scale: scale, sharing: SharedWork.run)
    }

    /// The pixel's colour, premultiplied, as `0xAARRGGBB`.
    public subscript(x: Int, y: Int) -> UInt32 {
        let at = 4 * (y * width + x)
        let pixels = memory.bytes
        return UInt32(pixels[at]) | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2]) << 16
            | UInt32(pixels[at + 3]) << 24
    }

    /// Throws when no picture can be as large.
    static func pixels(_ size: Size, scale: Double) throws(RenderError) -> (width: Int, height: Int) {
        guard size.width > 0, size.height > 0, scale > 0 else { throw .emptyCanvas(size) }
        let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
        guard width <= Double(longestSide), height <= Double(longestSide), width * height <= Double(mostPixels)
        else { throw .canvasTooLarge(size, scale: scale) }
        return (Int(width), Int(height))
    }

    /// A side in whole pixels, rounded up unless it is within a thousandth of a whole number.
    private static func pixels(_ length: Double) -> Double {
        let nearest = length.rounded()
        return abs(length - nearest) < 0.001 ? max(1, nearest) : length.rounded(.up)
    }
}

extension Bitmap {
    public static func == (left: Bitmap, right: Bitmap) -> Bool {
        left.width == right.width && left.height == right.height && left.scale == right.scale
            && left.hasSamePixels(as: right)
    }

    /// Whether all bytes are equal, whatever a pixel measures in points.
    public func hasSamePixels(as other: Bitmap) -> Bool {
        memory.bytes.count == other.memory.bytes.count
            && memcmp(memory.bytes.baseAddress!, other.memory.bytes.baseAddress!, memory.bytes.count) == 0
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(scale)
        hasher.combine(bytes: UnsafeRawBufferPointer(memory.bytes))
    }
}
