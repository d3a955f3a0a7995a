import CCairo
import Glibc
import MaquetteDrawing
import MaquettePNG
import Synchronization

/// A picture for a file: a few rows at a time are painted, where they may differ from the one above, and packed.
///
/// All pixels of a screen are twelve megabytes, which take longer to go through, again and again, than what is on the screen.
struct FoldedBitmap {
    let width: Int
    let height: Int
    let scale: Double
    /// How many rows are painted.
    let rowCount: Int
    private let parts: [PackedRows]

    /// Some rows that may differ, and how many below them equal the last one.
    private struct Stretch {
        var rows: Range<Int>
        var repeated: Int
    }

    /// Nil when only the whole picture can be painted.
    init?(_ list: DisplayList, scale: Double) throws(RenderError) {
        let (width, height) = try Bitmap.pixels(list.size, scale: scale)
        (self.width, self.height, self.scale) = (width, height, scale)
        let transform = Transform2D.scale(scale, scale)
        guard let plan = RowPlan(list, height: height, transform: transform) else { return nil }
        // Where the whole picture would be painted in two halves.
        let middle = width * height < Bitmap.fewPixels ? height : height / 2
        let stretches = Self.stretches(plan.changes, cutAt: middle)
        let count = stretches.reduce(0) { $0 + $1.rows.count }
        rowCount = count
        let halves = width * count < Bitmap.fewPixels ? [stretches] : Self.halves(stretches, of: count)
        let parts = halves.map { _ in PackedRows(width: width) }
        self.parts = parts
        try ImageWeight.carrying(list) { isHeavy throws(RenderError) in
            if isHeavy { SharedWork.pause() }
            defer { if isHeavy { SharedWork.resume() } }
            let images = ImageStore()
            let failure = Mutex<RenderError?>(nil)
            SharedWork.run(halves.count, with: GlyphStencils.init) { half, stencils in
                let problem = Surface.failure { () throws(RenderError) in
                    let canvas = try StripCanvas(width: width, for: halves[half].map(\.rows.count).max() ?? 1)
                    for stretch in halves[half] {
                        for rows in canvas.strips(of: stretch.rows) {
                            try canvas.paint(rows) { surface throws(RenderError) in
                                try Painter.paint(
                                    rows, inHalfFrom: rows.lowerBound < middle ? 0 : middle, of: list, plan,
                                    on: surface, transform: transform, images: images,
                                    stencils: stencils)
                            }
                            for row in 0..<rows.count { parts[half].append(canvas[row]) }
                        }
                        parts[half].repeatLast(stretch.repeated)
                    }
                }
                if let problem { failure.withLock { $0 = problem } }
            }
            if let failure = failure.withLock({ $0 }) { throw failure }
        }
    }

    func png() throws(PNGError) -> [UInt8] {
        try PNGEncoder.encode(parts, scale: scale, sharing: SharedWork.run)
    }

    /// A few equal rows between two that differ are painted with them, which takes less time than to begin anew.
    private static func stretches(_ changes: RowChanges, cutAt middle: Int) -> [Stretch] {
        var stretches: [Stretch] = []
        var y = 0
        while y < changes.height {
            var (end, last) = (y + 1, y)
            while end < changes.height, end - last <= fewRows {
                if changes.mayDiffer[end] { last = end }
                end += 1
            }
            var next = last + 1
            while next < changes.height, !changes.mayDiffer[next] { next += 1 }
            if y < middle, middle <= last {
                stretches.append(Stretch(rows: y..<middle, repeated: 0))
                y = middle
            }
            stretches.append(Stretch(rows: y..<last + 1, repeated: next - last - 1))
            y = next
        }
        return stretches
    }

    private static let fewRows = 6

    /// Two lists with equally many rows to paint.
    private static func halves(_ stretches: [Stretch], of count: Int) -> [[Stretch]] {
        var halves: [[Stretch]] = [[], []]
        var left = count / 2
        for stretch in stretches {
            let cut = min(left, stretch.rows.count)
            left -= cut
            let (start, middle) = (stretch.rows.lowerBound, stretch.rows.lowerBound + cut)
            let isWhole = cut == stretch.rows.count
            if cut > 0 { halves[0].append(Stretch(rows: start..<middle, repeated: isWhole ? stretch.repeated : 0)) }
            if !isWhole {
                halves[1].append(Stretch(rows: middle..<stretch.rows.upperBound, repeated: stretch.repeated))
            }
        }
        return halves
    }
}

/// Memory for a few rows, which are painted one after the other: it stays near the processor.
private struct StripCanvas {
    private let width: Int
    private let memory: PixelMemory
    private let mostRows: Int
    private static let bytes = 512 << 10

    init(width: Int, for rows: Int) throws(RenderError) {
        self.width = width
        mostRows = max(1, min(rows, Self.bytes / (4 * width)))
        guard let memory = PixelMemory(byteCount: 4 * width * mostRows) else {
            throw .outOfMemory(Size(Double(width), Double(mostRows)), scale: 1)
        }
        self.memory = memory
    }

    /// Equal parts that fit.
    func strips(of rows: Range<Int>) -> [Range<Int>] {
        let count = (rows.count + mostRows - 1) / mostRows
        return (0..<count).map { part in
            rows.lowerBound + rows.count * part / count..<rows.lowerBound + rows.count * (part + 1) / count
        }
    }

    func paint(_ rows: Range<Int>, _ body: (Surface) throws(RenderError) -> Void) throws(RenderError) {
        let bytes = UnsafeMutableBufferPointer(rebasing: memory.bytes[..<(4 * width * rows.count)])
        memset(bytes.baseAddress!, 0, bytes.count)
        let surface = try Surface(borrowing: bytes, width: width, height: rows.count)
        cairo_surface_set_device_offset(surface.pointer, 0, -Double(rows.lowerBound))
        try body(surface)
    }

    subscript(row: Int) -> UnsafePointer<UInt32> {
        UnsafeRawPointer(memory.bytes.baseAddress! + 4 * width * row).assumingMemoryBound(to: UInt32.self)
    }
}
