/// Where a row may differ from the one above, from left to right: nothing does between two stretches, and each begins with a
/// pixel that does.
struct ChangedStretches {
    private let width: Int
    /// The stretches behind the present one, as ``PackedRows`` keep them.
    private var words: UnsafePointer<UInt32>
    private var left: Int
    private var start: Int
    private var end: Int

    /// Nothing is known: the whole row is one stretch.
    @inline(__always)
    init(width: Int) {
        self.width = width
        (start, end) = (0, width)
        // These words are never read.
        words = UnsafePointer(bitPattern: MemoryLayout<UInt32>.alignment)!
        left = 0
    }

    @inline(__always)
    init(_ words: UnsafePointer<UInt32>, count: Int, width: Int) {
        self.width = width
        self.words = words
        left = count
        (start, end) = (0, 0)
        advance()
    }

    @inline(__always)
    private mutating func advance() {
        guard left > 0 else {
            (start, end) = (width, .max)
            return
        }
        let length = Int(words[0] & 0xffff)
        start = Int(words[0] >> 16)
        end = start &+ length
        words += 1 &+ length
        left &-= 1
    }

    /// Where the rows begin to differ, at places that only ever move to the right.
    @inline(__always)
    mutating func equalEnd(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, from x: Int) -> Int {
        while end <= x { advance() }
        if x < start { return start }
        let same = PixelMatcher.equalEnd(row, above, from: x, to: min(end, width))
        if same < end, same < width { return same }
        advance()
        return start
    }
}

/// Where a row lies, and how it was packed.
struct RowPlace {
    var start: UnsafeRawPointer
    /// The stretches that differ from the row above; none if that is not known.
    var words: UnsafePointer<UInt32>
    var stretches: Int32
}
