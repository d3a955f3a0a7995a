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
    private let list: DisplayList
    private let plan: RowPlan
    /// What is painted and packed at once, from top to bottom.
    private let pieces: [[Strip]]
    /// The order in which pieces are painted: those that take long first, as all would wait for one that is begun last.
    private let order: [Int]
    /// Where the second half begins.
    private let middle: Int

    /// Some rows that may differ, and how many below them equal the last one.
    private struct Stretch {
        var rows: Range<Int>
        var repeated: Int
        /// Whether all rows of the stretch have to be painted at once.
        var isBlock = false
    }

    /// The part of a stretch that is painted at once.
    private typealias Strip = Stretch

    /// Nil when only the whole picture can be painted.
    init?(_ list: DisplayList, scale: Double) throws(RenderError) {
        let (width, height) = try Bitmap.pixels(list.size, scale: scale)
        guard !ImageWeight.isBeyondBudget(list),
            let plan = RowPlan(list, width: width, height: height, transform: .scale(scale, scale))
        else { return nil }
        (self.width, self.height, self.scale) = (width, height, scale)
        (self.list, self.plan) = (list, plan)
        // Where the whole picture would be painted in two halves, which one with backdrops is not.
        middle = width * height < Bitmap.fewPixels || !plan.blocks.isEmpty ? height : height / 2
        let stretches = Self.stretches(plan, cutAt: middle)
        let count = stretches.reduce(0) { $0 + $1.rows.count }
        rowCount = count
        let isUncut = width * count < Bitmap.fewPixels || !plan.blocks.isEmpty
        let halves = isUncut ? [stretches] : Self.halves(stretches, of: count)
        let strips = halves.flatMap { Self.strips(of: $0, width: width) }
        let pieces = Self.pieces(strips, ofRows: max(Self.fewPixels / width, count / Self.mostPieces))
        order = pieces.indices.filter { pieces[$0][0].isBlock } + pieces.indices.filter { !pieces[$0][0].isBlock }
        self.pieces = pieces
    }

    func png() throws -> [UInt8] {
        let painting = Painting(self)
        let isPainted = try ImageWeight.carrying(list) { isHeavy throws(RenderError) in
            guard isHeavy else { return false }
            SharedWork.pause()
            defer { SharedWork.resume() }
            painting.share([painting.paint])
            return true
        }
        painting.share(isPainted ? [painting.tell, painting.write] : [painting.paint, painting.tell, painting.write])
        return try painting.bytes()
    }

    /// The picture on its way to a file, on the threads that are free.
    private final class Painting {
        typealias Stages = WorkStages<PaintTools>

        private let picture: FoldedBitmap
        private let parts: [PackedRows]
        private let failure = Mutex<(any Error)?>(nil)
        /// The images, which are kept until all is painted.
        private var images: ImageStore? = ImageStore()
        private var file: PNGFile?

        init(_ picture: FoldedBitmap) {
            self.picture = picture
            parts = picture.pieces.map { _ in PackedRows(width: picture.width) }
        }

        func share(_ stages: [Stages.Stage]) {
            let rows = picture.pieces.joined().map { $0.isBlock ? 1 : $0.rows.count }.max() ?? 1
            SharedWork.run(stages, atMost: min(picture.pieces.count, FoldedBitmap.mostThreads)) {
                PaintTools(width: picture.width, rows: rows)
            }
        }

        var paint: Stages.Stage {
            Stages.Stage(begin: { [self] in parts.count }) { [self] turn, tools in
                let part = picture.order[turn]
                note { try picture.paint(picture.pieces[part], into: parts[part], tools, images ?? ImageStore()) }
            }
        }

        var tell: Stages.Stage {
            Stages.Stage(
                begin: { [self] in
                    images = nil
                    note { file = try PNGFile(parts, scale: picture.scale) }
                    return file?.bandCount ?? 0
                }, part: { [self] band, _ in file?.tell(band) })
        }

        var write: Stages.Stage {
            Stages.Stage(
                begin: { [self] in
                    file?.chooseColors()
                    return file?.bandCount ?? 0
                }, part: { [self] band, _ in file?.write(band) })
        }

        /// The first failure counts, and nothing follows it.
        private func note(_ work: () throws -> Void) {
            if failure.withLock({ $0 != nil }) { return }
            do { try work() } catch { failure.withLock { $0 = $0 ?? error } }
        }

        func bytes() throws -> [UInt8] {
            if let failure = failure.withLock({ $0 }) { throw failure }
            return file?.bytes() ?? []
        }
    }

    private func paint(
        _ piece: [Strip], into packed: PackedRows, _ tools: PaintTools, _ images: ImageStore
    ) throws(RenderError) {
        for strip in piece {
            let canvas =
                strip.isBlock ? try StripCanvas(width: width, rows: strip.rows.count) : try tools.canvas.get()
            try canvas.paint(strip.rows, on: plan.ground) { surface throws(RenderError) in
                try Painter.paint(
                    strip.rows, inHalfFrom: strip.rows.lowerBound < middle ? 0 : middle, of: list, plan, on: surface,
                    transform: .scale(scale, scale), images: images, stencils: tools.stencils)
            }
            for row in 0..<strip.rows.count {
                if row == 0 || plan.changes.mayDiffer[strip.rows.lowerBound + row] {
                    packed.append(canvas[row])
                } else {
                    packed.repeatLast(1)
                }
            }
            packed.repeatLast(strip.repeated)
        }
    }

    /// A few equal rows between two that differ are painted with them, which takes less time than to begin anew.
    private static func stretches(_ plan: RowPlan, cutAt middle: Int) -> [Stretch] {
        let changes = plan.changes
        var stretches: [Stretch] = []
        var (y, blocks) = (0, plan.blocks[...])
        while y < changes.height {
            if let block = blocks.first, block.lowerBound == y {
                stretches.append(Stretch(rows: block, repeated: 0, isBlock: true))
                y = block.upperBound
                blocks.removeFirst()
                continue
            }
            let limit = blocks.first?.lowerBound ?? changes.height
            var (end, last) = (y + 1, y)
            while end < limit, end - last <= fewRows {
                if changes.mayDiffer[end] { last = end }
                end += 1
            }
            var next = last + 1
            while next < limit, !changes.mayDiffer[next] { next += 1 }
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

    /// The rows that fit into the memory of a strip, in equal parts.
    private static func strips(of half: [Stretch], width: Int) -> [Strip] {
        let most = StripCanvas.mostRows(ofWidth: width, outOf: half.map(\.rows.count).max() ?? 1)
        return half.flatMap { stretch in
            if stretch.isBlock { return [stretch] }
            let (start, count) = (stretch.rows.lowerBound, (stretch.rows.count + most - 1) / most)
            return (0..<count).map { part in
                Strip(
                    rows: start + stretch.rows.count * part / count..<start + stretch.rows.count * (part + 1) / count,
                    repeated: part == count - 1 ? stretch.repeated : 0)
            }
        }
    }

    /// Many enough that no thread waits long for another.
    private static func pieces(_ strips: [Strip], ofRows rowCount: Int) -> [[Strip]] {
        var (pieces, count): ([[Strip]], Int) = ([], rowCount)
        for strip in strips {
            if count >= rowCount || strip.isBlock {
                pieces.append([])
                count = 0
            }
            pieces[pieces.count - 1].append(strip)
            count += strip.rows.count
        }
        return pieces
    }

    private static let mostPieces = 12
    /// Fewer are painted before another thread has woken up.
    private static let fewPixels = 1 << 16
    private static let mostThreads = 4
}

/// What a thread paints with, made when it first does.
private final class PaintTools {
    private let width: Int
    private let rows: Int
    lazy var stencils = GlyphStencils()
    lazy var canvas = Result { () throws(RenderError) in try StripCanvas(width: width, rows: rows) }

    init(width: Int, rows: Int) {
        self.width = width
        self.rows = rows
    }
}

/// Memory for a few rows, which are painted one after the other: it stays near the processor.
private struct StripCanvas {
    private let width: Int
    private let memory: PixelMemory
    private static let bytes = 512 << 10

    static func mostRows(ofWidth width: Int, outOf rows: Int) -> Int { max(1, min(rows, bytes / (4 * width))) }

    init(width: Int, rows: Int) throws(RenderError) {
        self.width = width
        guard let memory = PixelMemory(byteCount: 4 * width * rows) else {
            throw .outOfMemory(Size(Double(width), Double(rows)), scale: 1)
        }
        self.memory = memory
    }

    func paint(_ rows: Range<Int>, on ground: UInt32, _ body: (Surface) throws(RenderError) -> Void) throws(RenderError)
    {
        let bytes = UnsafeMutableBufferPointer(rebasing: memory.bytes[..<(4 * width * rows.count)])
        if ground == 0 {
            memset(bytes.baseAddress!, 0, bytes.count)
        } else {
            UnsafeMutableRawPointer(bytes.baseAddress!).assumingMemoryBound(to: UInt32.self).update(
                repeating: ground, count: bytes.count / 4)
        }
        let surface = try Surface(borrowing: bytes, width: width, height: rows.count)
        cairo_surface_set_device_offset(surface.pointer, 0, -Double(rows.lowerBound))
        try body(surface)
    }

    subscript(row: Int) -> UnsafePointer<UInt32> {
        UnsafeRawPointer(memory.bytes.baseAddress! + 4 * width * row).assumingMemoryBound(to: UInt32.self)
    }
}
