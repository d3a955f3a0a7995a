import CCairo
import Glibc
import MaquetteDrawing

extension Painter {
    /// Fills a path with what is beneath it, blurred; at the edges of the clip the outermost pixels go on, so that a screen on a
    /// sheet has nothing of the sheet's paper in its bars.
    func blurBackdrop(_ path: Path, deviation: Double) throws(RenderError) {
        guard !isVector, !isSilhouette else { return }
        let reachable = reachablePixels
        let pixels = PixelRect(touchedBy: transform.bounds(of: path.controlBounds)).intersection(reachable)
        let coarse = CoarseBlur(deviation: deviation, transform)
        guard !pixels.isEmpty, coarse.isVisible, let target = cairo_get_group_target(context) else { return }
        let beneath = try flattened(targets + [target], pixels.insetBy(-coarse.reach).intersection(reachable))
        guard let beneath, let blurred = try coarse.blurred(beneath.surface, at: beneath.pixels, in: pixels) else {
            return
        }
        useUnscaled(blurred, at: pixels)
        add(path)
        use(.winding)
        cairo_fill(context)
    }

    /// The pixels of a rectangle on several surfaces, one over the other; nil where there are none.
    private func flattened(
        _ targets: [OpaquePointer], _ room: PixelRect
    ) throws(RenderError) -> (surface: Surface, pixels: PixelRect)? {
        guard let back = targets.first else { return nil }
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(back, &left, &top)
        let canvas = PixelRect(
            x: -Int(left), y: -Int(top), width: Int(cairo_image_surface_get_width(back)),
            height: Int(cairo_image_surface_get_height(back)))
        let pixels = room.intersection(canvas)
        guard !pixels.isEmpty else { return nil }
        let surface = try Surface(CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height)
        guard let copy = cairo_create(surface.pointer) else { throw .cairo("no context") }
        defer { cairo_destroy(copy) }
        for target in targets {
            cairo_set_source_surface(copy, target, -Double(pixels.x), -Double(pixels.y))
            cairo_paint(copy)
        }
        try Surface.check(cairo_status(copy))
        return (surface, pixels)
    }
}

/// A wide blur on averages of squares, which costs little more than looking at each pixel once.
struct CoarseBlur {
    /// Less than a quarter of a pixel is not worth it.
    let isVisible: Bool
    /// The side of a square in pixels: a third of the deviation, which one does not see any more.
    private let side: Int
    private let blur: GaussianBlur
    /// Longer ones would not fit into the numbers of ``spread``.
    private static let longestSide = 1500

    /// - Parameter deviation: in points, which a transform makes pixels.
    init(deviation: Double, _ transform: Transform2D) {
        let deviation = deviation * abs(transform.determinant).squareRoot()
        isVisible = deviation > 0.25
        side = max(1, Int(min(deviation / 3, Double(Self.longestSide))))
        blur = GaussianBlur(deviation: deviation / Double(side))
    }

    /// How far around a pixel others have a part in it, once it is blurred.
    var reach: Int { side * (blur.reach + 2) }

    /// - Returns: nil where all pixels are equal, which a blur leaves as they are.
    func blurred(
        _ source: Surface, at place: PixelRect, in pixels: PixelRect
    ) throws(RenderError) -> Surface? {
        let room = pixels.insetBy(-reach)
        let (columns, rows) = ((room.width + side - 1) / side, (room.height + side - 1) / side)
        var planes = [UInt8](repeating: 0, count: 4 * columns * rows)
        let isSpread = source.withBytes { bytes in
            guard !isEven(bytes, source) else { return false }
            average(bytes, source, place, room, columns, rows, into: &planes)
            return true
        }
        guard isSpread == true else { return nil }
        planes.withUnsafeMutableBufferPointer { planes in
            guard let start = planes.baseAddress else { return }
            for channel in 0..<4 {
                blur.apply(
                    to: start + channel * columns * rows, width: columns, height: rows, bytesPerRow: columns)
            }
        }
        let result = try Surface(CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height)
        let bytesPerRow = result.bytesPerRow
        let origin = (x: pixels.x - room.x, y: pixels.y - room.y)
        result.withBytes { bytes in
            spread(planes, columns, rows, origin, pixels, into: bytes, bytesPerRow)
        }
        return result
    }

    private func isEven(_ bytes: UnsafeMutablePointer<UInt8>, _ source: Surface) -> Bool {
        let first = UnsafeRawBufferPointer(start: bytes, count: 4 * source.width).bindMemory(to: UInt32.self)
        return first.allSatisfy { $0 == first[0] }
            && (1..<source.height).allSatisfy { memcmp(bytes, bytes + $0 * source.bytesPerRow, 4 * source.width) == 0 }
    }

    /// The average of each square, channel by channel; outside of the source its outermost pixels go on.
    private func average(
        _ bytes: UnsafeMutablePointer<UInt8>, _ source: Surface, _ place: PixelRect, _ room: PixelRect,
        _ columns: Int, _ rows: Int, into planes: inout [UInt8]
    ) {
        let plane = columns * rows
        let area = UInt32(side * side)
        var sums = [SIMD4<UInt32>](repeating: SIMD4(), count: columns)
        let (lastX, lastY) = (source.width - 1, source.height - 1)
        for row in 0..<rows {
            for column in sums.indices { sums[column] = SIMD4() }
            for y in room.y + row * side..<room.y + (row + 1) * side {
                let line = UnsafeRawPointer(bytes + min(max(y - place.y, 0), lastY) * source.bytesPerRow)
                for column in 0..<columns {
                    let start = room.x + column * side - place.x
                    var sum = sums[column]
                    for x in start..<start + side {
                        let pixel = line.loadUnaligned(
                            fromByteOffset: 4 * min(max(x, 0), lastX), as: SIMD4<UInt8>.self)
                        sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
                    }
                    sums[column] = sum
                }
            }
            for column in 0..<columns {
                for channel in 0..<4 {
                    planes[channel * plane + row * columns + column] = UInt8(
                        truncatingIfNeeded: (sums[column][channel] + area / 2) / area)
                }
            }
        }
    }

    /// Between the middles of four squares, in proportion to their distances.
    private func spread(
        _ planes: [UInt8], _ columns: Int, _ rows: Int, _ origin: (x: Int, y: Int), _ pixels: PixelRect,
        into bytes: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int
    ) {
        let plane = columns * rows
        let whole = 2 * side
        func position(_ pixel: Int) -> (cell: Int, share: Int) {
            let place = 2 * pixel + 1 - side
            return (place / whole, place % whole)
        }
        let across = (0..<pixels.width).map { position(origin.x + $0) }
        let total = whole * whole
        // To multiply by what one part is of 2⁵⁵ takes less time than to divide, and for sums of bytes it is exact.
        let part = (1 << 55) / total + 1
        var cells = [Int](repeating: 0, count: columns)
        for y in 0..<pixels.height {
            let down = position(origin.y + y)
            let line = bytes + y * bytesPerRow
            for channel in 0..<4 {
                let upper = channel * plane + down.cell * columns
                for column in 0..<columns {
                    let (top, bottom) = (Int(planes[upper + column]), Int(planes[upper + columns + column]))
                    cells[column] = top * (whole - down.share) + bottom * down.share
                }
                for x in 0..<pixels.width {
                    let (cell, share) = across[x]
                    let sum = cells[cell] &* (whole &- share) &+ cells[cell + 1] &* share
                    line[4 * x + channel] = UInt8(truncatingIfNeeded: ((sum &+ total / 2) &* part) >> 55)
                }
            }
        }
    }
}
