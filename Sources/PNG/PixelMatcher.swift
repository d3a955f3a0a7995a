/// Turns rows of pixels into steps: repeats, copies, and what is left over.
///
/// Interfaces are mostly runs of one colour and rows like the one above, so those two are looked for first
/// and whole pixels at a time; a small table of where three pixels were last seen finds glyphs that occur again.
struct PixelMatcher: ~Copyable {
    private let rows: PixelRows
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private let shortestFar: Int
    private let first: Int
    /// The first row from which on all rows are plain; only plain rows can be copied from.
    private var plainSince: Int
    /// Where three pixels in a row, and where a pixel, were last met: tables by their hashes.
    private let lastTriple: UnsafeMutablePointer<UInt32>
    private let lastSingle: UnsafeMutablePointer<UInt32>
    /// What is known of the present row and those that follow.
    private let changes: UnsafeMutablePointer<KnownChange>
    private var shapes = RowShapes()
    private static let tripleBits: UInt32 = 13
    private static let singleBits: UInt32 = 12

    /// - Parameters:
    ///   - bytesPerPixel: the most that a pixel will take; it limits how far copies may reach back.
    ///   - start: the first row that comes; nothing is copied from those before it.
    init(_ rows: PixelRows, bytesPerPixel: Int, from start: Int) {
        self.rows = rows
        plainSince = start
        first = start
        self.bytesPerPixel = bytesPerPixel
        bytesPerRow = rows.width * bytesPerPixel + 1
        shortestFar = bytesPerPixel == 1 ? DeflateFormat.shortestMatch : 1
        lastTriple = .allocate(capacity: 1 << Int(Self.tripleBits))
        lastTriple.initialize(repeating: .max, count: 1 << Int(Self.tripleBits))
        lastSingle = .allocate(capacity: 1 << Int(Self.singleBits))
        lastSingle.initialize(repeating: .max, count: 1 << Int(Self.singleBits))
        changes = .allocate(capacity: Self.mostRowsAhead)
        changes.initialize(repeating: KnownChange(), count: Self.mostRowsAhead)
    }

    deinit {
        changes.deallocate()
        lastTriple.deallocate()
        lastSingle.deallocate()
    }

    mutating func addRow(_ y: Int, to script: inout PixelScript) {
        let start = script.count
        let effort = addPlainRow(y, to: &script)
        if isShorterAsDifference(effort, y) {
            script.truncate(to: start)
            script.addLittleChangedRow(y, of: rows)
            plainSince = y + 1
            return
        }
        guard mayBeBetterFiltered(effort, y, script, from: start) else { return }
        let filtered = FilterChoice(rows, row: y, bytesPerPixel: bytesPerPixel)
        let plainBits = Double(effort.literals * bytesPerPixel * 7 + effort.copies * 16)
        if filtered.estimatedBits < plainBits {
            script.truncate(to: start)
            script.addFilteredRow(filtered.filter)
            plainSince = y + 1
        }
    }

    /// Adds rows that equal the one above them.
    mutating func addSameRows(_ range: Range<Int>, to script: inout PixelScript) {
        let aboveIsFiltered = plainSince == range.lowerBound
        if aboveIsFiltered || areShorterAsDifferences(range) {
            script.add(.unchangedRows, range.count)
            plainSince = range.upperBound
        } else {
            script.add(.sameRows, range.count)
        }
        shapes.skip(range)
    }

    /// A copy writes how far up its row is, in a dozen bits every 258 bytes and between two long runs; differences of zero
    /// take almost none, but then the next row has nothing to copy from.
    private mutating func areShorterAsDifferences(_ range: Range<Int>) -> Bool {
        guard range.count >= 4 else { return false }
        let shape = shapes.shape(rows, row: range.lowerBound - 1, bytesPerPixel: bytesPerPixel)
        return range.count * (shape.bitsAsCopy - RowShape.bitsAsNoDifference) > shape.bitsToTellAgain
    }

    /// Whether differences are shorter for a row that changes in a few places, as along the rims of discs and cards, if there are several.
    private mutating func isShorterAsDifference(_ effort: Effort, _ y: Int) -> Bool {
        guard y > first, effort.literals + effort.copies <= Self.fewSteps else { return false }
        let own = change(at: y)
        guard own.isLittle else { return false }
        let shape = shapes.shape(rows, row: y, bytesPerPixel: bytesPerPixel)
        let bitsWrittenOut = effort.literals * bytesPerPixel * 7 + effort.copies * 16
        let gain = shape.bitsAsCopy + bitsWrittenOut - own.bits
        let aboveIsPlain = y > plainSince
        guard aboveIsPlain else { return gain > 0 }
        var rowsAhead = 1
        while gain > 0, rowsAhead < Self.mostRowsAhead, rowsAhead * gain <= shape.bitsToTellAgain,
            y + rowsAhead < rows.height, change(at: y + rowsAhead).isLittle
        {
            rowsAhead += 1
        }
        return rowsAhead * gain > shape.bitsToTellAgain
    }

    private struct KnownChange {
        var row = -1
        var change = RowChange()
    }

    /// Rows look at those ahead, which are the same for several.
    private func change(at y: Int) -> RowChange {
        let place = y % Self.mostRowsAhead
        if changes[place].row != y {
            changes[place] = KnownChange(row: y, change: RowChange(rows, row: y, bytesPerPixel: bytesPerPixel))
        }
        return changes[place].change
    }

    private static let fewSteps = 64
    private static let mostRowsAhead = 16

    /// Trying filters takes time: it is worth it for rows that are mostly written out, as in photographs, and
    /// for smooth transitions, as in shadows.
    private func mayBeBetterFiltered(
        _ effort: Effort, _ y: Int, _ script: borrowing PixelScript, from start: Int
    ) -> Bool {
        if effort.literals > rows.width / 3 + 4 { return true }
        // Transitions span many rows: an occasional check finds them.
        let isWorthALook = y == plainSince || y % 8 == 0
        guard isWorthALook, effort.literals + effort.copies > Self.fewPixels else { return false }
        let costly = script.costlyPixels(ofRow: rows[y], from: start)
        return costly.all > Self.fewPixels && 2 * costly.smooth > costly.all
    }

    private static let fewPixels = 24

    private struct Effort {
        var literals: Int
        var copies: Int
    }

    private mutating func addPlainRow(_ y: Int, to script: inout PixelScript) -> Effort {
        let width = rows.width
        let row = rows[y]
        let mayCopyAbove = y > plainSince && bytesPerRow <= DeflateFormat.window
        let above = mayCopyAbove ? rows[y - 1] : row
        let sources = Sources(rows, row: y, since: max(plainSince, y - DeflateFormat.window / bytesPerRow - 1))
        let (lastTriple, lastSingle) = (lastTriple, lastSingle)
        var changes = rows.changes(ofRow: y)
        var (literals, copies) = (0, 0)
        var (x, pending) = (0, 0)
        // Its place in the row is taken up again; with no rows up there is none yet.
        var lastFar = (rowsUp: 0, columnsLeft: 0)

        var place = script.place
        place.add(.plainRow, 0)
        while x < width {
            let pixel = row[x]
            var copy = Copy(step: .left, length: 0)
            if x > 0, pixel == row[x - 1] { copy.length = Self.run(of: pixel, in: row, from: x, to: width) - x }
            if mayCopyAbove, pixel == above[x] {
                let same = changes.equalEnd(row, above, from: x) - x
                if same > copy.length { copy = Copy(step: .above, length: same) }
            }
            if copy.length < 8 {
                let place = UInt32(truncatingIfNeeded: y << 16 | x)
                let hash = pixel &* 0x9e37_79b1
                let single = Int(hash >> (32 - Self.singleBits))
                if x + 3 <= width {
                    let triple = Int(
                        (hash ^ row[x + 1] &* 0x85eb_ca77 ^ row[x + 2] &* 0xc2b2_ae3d) >> (32 - Self.tripleBits))
                    consider(lastTriple[triple], forPixel: x, from: sources, instead: &copy)
                    lastTriple[triple] = place
                }
                // Slanted gradients and repeated glyphs continue where they were copied from, or a pixel beside.
                let fromX = x - lastFar.columnsLeft
                if copy.length < 3, lastFar.rowsUp > 0, fromX >= 0, fromX + 1 < width {
                    let fromY = y &- lastFar.rowsUp
                    consider(fromX, fromY, forPixel: x, from: sources, instead: &copy)
                    consider(fromX &+ 1, fromY, forPixel: x, from: sources, instead: &copy)
                }
                if copy.length < 2, shortestFar == 1 {
                    consider(lastSingle[single], forPixel: x, from: sources, instead: &copy)
                }
                lastSingle[single] = place
            }
            if copy.length == 0 {
                x += 1
                continue
            }
            if x > pending {
                place.addLiterals(row + pending, x &- pending)
                script.note(row + pending, x &- pending)
                literals &+= x &- pending
            }
            copies &+= 1
            place.add(copy.step, copy.length)
            if copy.step == .far {
                lastFar = (copy.rowsUp, copy.columnsLeft)
                place.addSource(rowsUp: copy.rowsUp, columnsLeft: copy.columnsLeft)
            }
            x &+= copy.length
            pending = x
        }
        if width > pending {
            place.addLiterals(row + pending, width - pending)
            script.note(row + pending, width - pending)
        }
        script.place = place
        return Effort(literals: literals + width - pending, copies: copies)
    }

    private struct Copy {
        var step: PixelScript.Step
        var length: Int
        var rowsUp = 0
        var columnsLeft = 0
    }

    /// The pixels that a row may copy from.
    private struct Sources {
        let rows: PixelRows
        let y: Int
        let row: UnsafePointer<UInt32>
        let firstRow: Int

        init(_ rows: PixelRows, row y: Int, since firstRow: Int) {
            self.rows = rows
            self.y = y
            row = rows[y]
            self.firstRow = max(firstRow, 0)
        }
    }

    /// Prefers to copy from a place where the same pixel was seen, if more can be copied from there.
    ///
    /// - Parameter place: the number of a pixel; what does not come before the present one is no place.
    @inline(__always)
    private func consider(_ fromX: Int, _ fromY: Int, forPixel x: Int, from sources: Sources, instead copy: inout Copy)
    {
        // What cannot become longer is most often seen by the one pixel that would have to be equal.
        guard fromY >= sources.firstRow, x &+ copy.length < rows.width else { return }
        let source = sources.rows[fromY] + fromX
        let (rowsUp, columnsLeft) = (sources.y &- fromY, x &- fromX)
        guard source[copy.length] == sources.row[x &+ copy.length] else { return }
        let distance = rowsUp &* bytesPerRow &+ columnsLeft &* bytesPerPixel
        guard distance > 0, distance <= DeflateFormat.window else { return }
        let end = rows.width &- max(0, 0 &- columnsLeft)
        let same = Self.equalCount(sources.row + x, source, end &- x)
        // A single pixel is worth copying only from nearby.
        if same > copy.length, same >= shortestFar, same > 1 || distance <= 4096 {
            copy = Copy(step: .far, length: same, rowsUp: rowsUp, columnsLeft: columnsLeft)
        }
    }

    @inline(__always)
    private func consider(_ place: UInt32, forPixel x: Int, from sources: Sources, instead copy: inout Copy) {
        if place == .max { return }
        consider(Int(place & 0xffff), Int(place >> 16), forPixel: x, from: sources, instead: &copy)
    }
}
