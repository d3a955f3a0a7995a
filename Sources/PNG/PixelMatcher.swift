/// Turns rows of pixels into steps: repeats, copies, and what is left over.
///
/// Interfaces are mostly runs of one colour and rows that resemble the one above, so those two are looked for first
/// and whole pixels at a time; a small table of where three pixels were last seen finds glyphs that occur again.
struct PixelMatcher: ~Copyable {
    private let rows: PixelRows
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    /// The first row from which on all rows are plain; only plain rows can be copied from.
    private var plainSince = 0
    /// Where three pixels in a row, and where a pixel, were last met: tables by their hashes.
    private let lastTriple: UnsafeMutablePointer<UInt32>
    private let lastSingle: UnsafeMutablePointer<UInt32>
    private static let tripleBits: UInt32 = 15
    private static let singleBits: UInt32 = 12

    /// - Parameter bytesPerPixel: the most that a pixel will take; it limits how far copies may reach back.
    init(_ rows: PixelRows, bytesPerPixel: Int) {
        self.rows = rows
        self.bytesPerPixel = bytesPerPixel
        bytesPerRow = rows.width * bytesPerPixel + 1
        lastTriple = .allocate(capacity: 1 << Int(Self.tripleBits))
        lastTriple.initialize(repeating: .max, count: 1 << Int(Self.tripleBits))
        lastSingle = .allocate(capacity: 1 << Int(Self.singleBits))
        lastSingle.initialize(repeating: .max, count: 1 << Int(Self.singleBits))
    }

    deinit {
        lastTriple.deallocate()
        lastSingle.deallocate()
    }

    mutating func addRow(_ y: Int, to script: inout PixelScript) {
        let start = script.count
        let effort = addPlainRow(y, to: &script)
        guard mayBeBetterFiltered(effort, y, script, from: start) else { return }
        let filtered = FilterChoice(rows, row: y, bytesPerPixel: bytesPerPixel)
        let plainBits = Double(effort.literals * bytesPerPixel * 7 + effort.copies * 16)
        if filtered.estimatedBits < plainBits {
            script.truncate(to: start)
            script.add(.filteredRow, Int(filtered.filter.rawValue))
            plainSince = y + 1
        }
    }

    /// Adds rows that equal the one above them, and are written as it was.
    mutating func addSameRows(_ range: Range<Int>, to script: inout PixelScript) {
        script.add(.sameRows, range.count)
        let aboveIsFiltered = plainSince == range.lowerBound
        if aboveIsFiltered { plainSince = range.upperBound }
    }

    /// Looking for a filter takes a while: it is worth it for rows that are mostly written out, as photographs are, and
    /// for smooth transitions, as shadows are.
    private func mayBeBetterFiltered(
        _ effort: Effort, _ y: Int, _ script: borrowing PixelScript, from start: Int
    ) -> Bool {
        if effort.literals > rows.width / 3 + 4 { return true }
        // Transitions span many rows: a look now and then finds them.
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
        var (literals, copies) = (0, 0)
        var (x, pending) = (0, 0)
        // Its place in the row is taken up again; with no rows up there is none yet.
        var lastFar = (rowsUp: 0, columnsLeft: 0)

        script.add(.plainRow, 0)
        while x < width {
            let pixel = row[x]
            var copy = Copy(step: .left, length: 0)
            if x > 0, pixel == row[x - 1] { copy.length = Self.run(of: pixel, in: row, from: x, to: width) - x }
            if mayCopyAbove, pixel == above[x] {
                let same = Self.equalEnd(row, above, from: x, to: width) - x
                if same > copy.length { copy = Copy(step: .above, length: same) }
            }
            if copy.length < 8 {
                let place = Self.place(x, y)
                let hash = pixel &* 0x9e37_79b1
                let single = Int(hash >> (32 - Self.singleBits))
                if x + 3 <= width {
                    let triple = Int(
                        (hash ^ row[x + 1] &* 0x85eb_ca77 ^ row[x + 2] &* 0xc2b2_ae3d) >> (32 - Self.tripleBits))
                    consider(lastTriple[triple], forPixel: x, ofRow: y, instead: &copy)
                    lastTriple[triple] = place
                }
                // Slanted gradients and repeated glyphs go on where they were copied from, or a pixel beside.
                let (fromX, fromY) = (x - lastFar.columnsLeft, y - lastFar.rowsUp)
                if fromX >= 0, fromX + 1 < width, fromY >= plainSince, fromY < y {
                    consider(Self.place(fromX, fromY), forPixel: x, ofRow: y, instead: &copy)
                    consider(Self.place(fromX + 1, fromY), forPixel: x, ofRow: y, instead: &copy)
                }
                if copy.length < 2 { consider(lastSingle[single], forPixel: x, ofRow: y, instead: &copy) }
                lastSingle[single] = place
            }
            if copy.length == 0 {
                x += 1
                continue
            }
            script.addLiterals(row + pending, x - pending)
            literals += x - pending
            copies += 1
            if copy.step == .far {
                lastFar = (copy.rowsUp, copy.columnsLeft)
                script.addFar(copy.length, rowsUp: copy.rowsUp, columnsLeft: copy.columnsLeft)
            } else {
                script.add(copy.step, copy.length)
            }
            x += copy.length
            pending = x
        }
        script.addLiterals(row + pending, width - pending)
        return Effort(literals: literals + width - pending, copies: copies)
    }

    private struct Copy {
        var step: PixelScript.Step
        var length: Int
        var rowsUp = 0
        var columnsLeft = 0
    }

    /// A column and a row in one word: both sides of a picture are below 2¹⁵.
    @inline(__always)
    private static func place(_ x: Int, _ y: Int) -> UInt32 { UInt32(truncatingIfNeeded: y << 16 | x) }

    /// Prefers to copy from a place where the same pixel was seen, if more can be copied from there.
    @inline(__always)
    private func consider(_ place: UInt32, forPixel x: Int, ofRow y: Int, instead copy: inout Copy) {
        guard place != .max else { return }
        let (fromX, fromY) = (Int(place & 0xffff), Int(place >> 16))
        let distance = (y - fromY) * bytesPerRow + (x - fromX) * bytesPerPixel
        guard fromY >= plainSince, distance <= DeflateFormat.window, abs(x - fromX) <= Int(Int16.max) else { return }
        let row = rows[y]
        let from = rows[fromY] + (fromX - x)
        let end = rows.width - max(0, fromX - x)
        // What cannot become longer is most often seen by the one pixel that would have to be equal.
        guard x + copy.length < end, from[x + copy.length] == row[x + copy.length] else { return }
        let same = Self.equalEnd(row, from, from: x, to: end) - x
        // A single pixel is worth telling only from nearby.
        if same > copy.length, same > 1 || distance <= 4096 {
            copy = Copy(step: .far, length: same, rowsUp: y - fromY, columnsLeft: x - fromX)
        }
    }

    /// Where the run of a pixel ends.
    @inline(__always)
    private static func run(of pixel: UInt32, in row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start + 1
        let raw = UnsafeRawPointer(row)
        let pair = UInt64(pixel) << 32 | UInt64(pixel)
        while x + 8 <= end {
            let part = raw.loadUnaligned(fromByteOffset: 4 * x, as: SIMD4<UInt64>.self) ^ pair
            let halves = part.lowHalf | part.highHalf
            if halves.x | halves.y != 0 { break }
            x += 8
        }
        while x < end, row[x] == pixel { x += 1 }
        return x
    }

    /// Where two rows begin to differ.
    @inline(__always)
    private static func equalEnd(
        _ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, from start: Int, to end: Int
    ) -> Int {
        var x = start
        let (left, right) = (UnsafeRawPointer(row), UnsafeRawPointer(other))
        while x + 8 <= end {
            let difference =
                left.loadUnaligned(fromByteOffset: 4 * x, as: SIMD4<UInt64>.self)
                ^ right.loadUnaligned(fromByteOffset: 4 * x, as: SIMD4<UInt64>.self)
            let halves = difference.lowHalf | difference.highHalf
            if halves.x | halves.y != 0 { break }
            x += 8
        }
        while x < end, row[x] == other[x] { x += 1 }
        return x
    }
}
