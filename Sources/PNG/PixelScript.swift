/// How to write rows of a picture, in pixels: the bytes come later, when their number per pixel is known.
struct PixelScript: ~Copyable {
    /// Each step is a word: what to do in the upper four bits, how often in the others.
    enum Step: UInt32 {
        /// So many pixels follow, one word each.
        case literals
        /// Repeat the pixel to the left.
        case left
        /// Copy the pixels above.
        case above
        /// Copy pixels; a word follows that says from where: rows up in its upper half, columns left in its lower.
        case far
        /// Begins a row whose bytes are its pixels.
        case plainRow
        /// Begins a row whose bytes are differences; the PNG filter is in place of the count.
        case filteredRow
        /// Rows that equal the one above, and are copied from it.
        case sameRows
        /// Rows that equal the one above, written as differences of zero.
        case unchangedRows
        /// A row that differs from the one above in few pixels, written as these differences.
        case littleChangedRow
    }

    /// A pixel of a row that changes little.
    struct Difference {
        var x: UInt32
        var above: UInt32
        var pixel: UInt32
    }

    private var differences: [Difference] = []
    private(set) var words: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    let capacity: Int
    /// The colours of all rows, as long as they are few: every pixel that is not written out is a copy of one that is.
    let colors = ColorTable()
    private(set) var hasFewColors: Bool

    /// - Parameter looksForFewColors: whether to collect the colours.
    init(capacity: Int, looksForFewColors: Bool) {
        self.capacity = capacity
        words = WorkingMemory.take(capacity, of: UInt32.self)
        hasFewColors = looksForFewColors
    }

    deinit { WorkingMemory.giveBack(words, capacity) }

    /// What a row may need at worst.
    static func wordsForRow(ofWidth width: Int) -> Int { 2 * width + 4 }

    func hasRoomForRow(ofWidth width: Int) -> Bool { count + Self.wordsForRow(ofWidth: width) <= capacity }

    /// Where steps are added one after the other: a variable of its own stays in registers.
    struct Place {
        fileprivate var next: UnsafeMutablePointer<UInt32>

        @inline(__always)
        mutating func add(_ step: Step, _ amount: Int) {
            next[0] = step.rawValue << 28 | UInt32(truncatingIfNeeded: amount)
            next += 1
        }

        /// Follows a step that copies from far.
        @inline(__always)
        mutating func addSource(rowsUp: Int, columnsLeft: Int) {
            next[0] =
                UInt32(truncatingIfNeeded: rowsUp) << 16 | UInt32(UInt16(truncatingIfNeeded: columnsLeft))
            next += 1
        }

        @inline(__always)
        mutating func addLiterals(_ pixels: UnsafePointer<UInt32>, _ amount: Int) {
            add(.literals, amount)
            // Most often there is only one, and a call would take longer than it does.
            if amount == 1 { next[0] = pixels[0] } else { next.update(from: pixels, count: amount) }
            next += amount
        }
    }

    /// Nothing may be added by other ways until what was added here is brought back.
    @inline(__always)
    var place: Place {
        get { Place(next: words + count) }
        set { count = newValue.next - words }
    }

    @inline(__always)
    mutating func add(_ step: Step, _ amount: Int) { place.add(step, amount) }

    /// Collects the colours of pixels that are written out.
    @inline(__always)
    mutating func note(_ pixels: UnsafePointer<UInt32>, _ amount: Int) {
        if hasFewColors { collect(pixels, amount) }
    }

    private mutating func collect(_ pixels: UnsafePointer<UInt32>, _ amount: Int) {
        for index in 0..<amount where !colors.insert(pixels[index]) {
            hasFewColors = false
            return
        }
    }

    mutating func addLittleChangedRow(_ y: Int, of rows: PixelRows) {
        let (row, above) = (rows[y], rows[y - 1])
        var changes = rows.changes(ofRow: y)
        let before = differences.count
        var x = changes.equalEnd(row, above, from: 0)
        while x < rows.width {
            differences.append(Difference(x: UInt32(x), above: above[x], pixel: row[x]))
            x = changes.equalEnd(row, above, from: x + 1)
        }
        add(.littleChangedRow, differences.count - before)
    }

    /// Differences of rows, in the order of their steps.
    func differences(_ count: Int, from start: Int) -> ArraySlice<Difference> { differences[start..<start + count] }

    mutating func addFilteredRow(_ filter: RowFilter) {
        add(.filteredRow, Int(filter.rawValue))
        // Differences between places in a table mean nothing.
        hasFewColors = false
    }

    /// How many pixels of a row are written out or copied in small pieces, and how many of them hardly differ from the
    /// pixel to their left.
    func costlyPixels(ofRow row: UnsafePointer<UInt32>, from start: Int) -> (all: Int, smooth: Int) {
        let (fineDetail, smallPiece): (UInt32, Int) = (0x0707_0707, 4)
        var (all, smooth) = (0, 0)
        var (at, x) = (start, 0)
        while at < count {
            let (step, amount) = (Step(rawValue: words[at] >> 28), Int(words[at] & 0xfff_ffff))
            at += 1
            guard step != .plainRow else { continue }
            if step == .far { at += 1 }
            if step == .literals { at += amount }
            if step == .literals || (step == .far && amount <= smallPiece) {
                all += amount
                for column in max(x, 1)..<max(x + amount, 1) where (row[column] ^ row[column - 1]) & ~fineDetail == 0 {
                    smooth += 1
                }
            }
            x += amount
        }
        return (all, smooth)
    }

    mutating func truncate(to count: Int) { self.count = count }

    /// Begins a new script.
    mutating func clear() {
        count = 0
        differences.removeAll(keepingCapacity: true)
    }
}
