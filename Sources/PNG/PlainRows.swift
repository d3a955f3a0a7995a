/// The latest rows of the stream that are plain pixels, as a decoder has them: what is copied is copied from here.
struct PlainRows: ~Copyable {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private let bytesPerRow: Int
    /// The present row, which begins with its filter.
    private(set) var line: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes.
    private(set) var next: UnsafeMutablePointer<UInt8>
    /// What is written at once may reach so far behind its end, where the next bytes will go.
    private static let slack = 64

    init(bytesPerRow: Int) {
        self.bytesPerRow = bytesPerRow
        capacity = 2 * DeflateFormat.window + 2 * bytesPerRow
        bytes = WorkingMemory.take(capacity + Self.slack, of: UInt8.self)
        line = bytes
        next = bytes
    }

    deinit { WorkingMemory.giveBack(bytes, capacity + Self.slack) }

    var present: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: line, count: bytesPerRow) }

    /// - Parameter isFirst: whether nothing is copied from the rows before.
    mutating func startRow(isFirst: Bool) {
        if isFirst { next = bytes }
        makeRoom()
        line = next
        next[0] = RowFilter.none.rawValue
        next += 1
    }

    /// Keeps what a copy can still reach.
    private mutating func makeRoom() {
        let count = next - bytes
        if count + bytesPerRow <= capacity { return }
        let kept = min(count, max(DeflateFormat.window, bytesPerRow))
        bytes.update(from: next - kept, count: kept)
        next = bytes + kept
    }

    /// Adds the present row again, so many times as can be seen from behind them.
    mutating func repeatRow(_ times: Int) {
        for _ in 0..<min(times, DeflateFormat.window / bytesPerRow + 1) {
            makeRoom()
            next.update(from: next - bytesPerRow, count: bytesPerRow)
            line = next
            next += bytesPerRow
        }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        next[0] = byte
        next += 1
    }

    /// Adds the lowest bytes of a word.
    @inline(__always)
    mutating func append(_ word: UInt32, count: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt32.self)
        next += count
    }

    mutating func copy(_ count: Int, distance: Int) {
        defer { next += count }
        let source = next - distance
        if count >= 128, distance >= count {
            next.update(from: source, count: count)
        } else if distance >= 16 {
            let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(next))
            var at = 0
            repeat {
                let part = from.loadUnaligned(fromByteOffset: at, as: SIMD2<UInt64>.self)
                to.storeBytes(of: part, toByteOffset: at, as: SIMD2<UInt64>.self)
                at &+= 16
            } while at < count
        } else {
            for at in 0..<count { next[at] = source[at] }
        }
    }

    /// Adds the last pixel again.
    mutating func repeatPixel(_ times: Int, bytesPerPixel: Int) {
        let bits = UInt64(8 * bytesPerPixel)
        var pixel: UInt64 = 0
        for at in 0..<bytesPerPixel { pixel |= UInt64((next - bytesPerPixel)[at]) &<< (8 &* UInt64(at)) }
        // Three words hold a whole number of pixels, also of those with three bytes: the second begins in the middle of one.
        @inline(__always)
        func word(beginningAt bit: UInt64) -> UInt64 {
            let start = bit % bits
            var word = (pixel &>> start | pixel &<< (bits &- start)) & (1 &<< bits &- 1)
            var filled = bits
            while filled < 64 {
                word |= word &<< filled
                filled &*= 2
            }
            return word
        }
        let (first, second, third) = (word(beginningAt: 0), word(beginningAt: 64), word(beginningAt: 128))
        let to = UnsafeMutableRawPointer(next)
        let count = times * bytesPerPixel
        var at = 0
        while at < count {
            to.storeBytes(of: first.littleEndian, toByteOffset: at, as: UInt64.self)
            to.storeBytes(of: second.littleEndian, toByteOffset: at &+ 8, as: UInt64.self)
            to.storeBytes(of: third.littleEndian, toByteOffset: at &+ 16, as: UInt64.self)
            at &+= 24
        }
        next += count
    }
}
