/// How far pixels equal others, eight or sixteen at a time.
extension PixelMatcher {
    /// How many pixels equal others before one differs, of eight: without a loop, whose end no processor foresees.
    @inline(__always)
    private static func equalOfEight(_ pixels: UnsafePointer<UInt32>, _ others: SIMD8<UInt32>) -> Int {
        let isEqual = unsafeBitCast(eight(pixels) .== others, to: SIMD16<UInt16>.self)
        let bytes = unsafeBitCast(isEqual.evenHalf, to: SIMD16<UInt8>.self).evenHalf
        return (~unsafeBitCast(bytes, to: UInt64.self).littleEndian).trailingZeroBitCount / UInt8.bitWidth
    }

    @inline(__always)
    private static func eight(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
        UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    /// Zero where eight pixels equal others,
    @inline(__always)
    private static func difference(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> SIMD2<UInt64> {
        let part = left.loadUnaligned(as: SIMD4<UInt64>.self) ^ right.loadUnaligned(as: SIMD4<UInt64>.self)
        return part.lowHalf | part.highHalf
    }

    /// or a pair again and again.
    @inline(__always)
    private static func difference(_ left: UnsafeRawPointer, _ pair: UInt64) -> SIMD2<UInt64> {
        let part = left.loadUnaligned(as: SIMD4<UInt64>.self) ^ pair
        return part.lowHalf | part.highHalf
    }

    /// How many pixels at two places are equal. A function of its own: what calls it is long, and few places come so far.
    @inline(never)
    static func equalCount(
        _ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, _ most: Int
    ) -> Int {
        equalEnd(pixels, others, from: 0, to: most)
    }

    /// Where the run of a pixel ends.
    @inline(__always)
    static func run(of pixel: UInt32, in row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start + 1
        let all = SIMD8(repeating: pixel)
        if x &+ 8 <= end {
            let same = equalOfEight(row + x, all)
            if same < 8 { return x &+ same }
            x &+= 8
        }
        let raw = UnsafeRawPointer(row)
        let pair = UInt64(pixel) << 32 | UInt64(pixel)
        while x &+ 16 <= end {
            let halves = difference(raw + 4 &* x, pair) | difference(raw + 4 &* (x &+ 8), pair)
            if halves.x | halves.y != 0 { break }
            x &+= 16
        }
        while x &+ 8 <= end {
            let same = equalOfEight(row + x, all)
            if same < 8 { return x &+ same }
            x &+= 8
        }
        while x < end, row[x] == pixel { x &+= 1 }
        return x
    }

    /// Where two rows begin to differ.
    @inline(__always)
    static func equalEnd(
        _ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, from start: Int, to end: Int
    ) -> Int {
        var x = start
        if x &+ 8 <= end {
            let same = equalOfEight(row + x, eight(other + x))
            if same < 8 { return x &+ same }
            x &+= 8
        }
        return farEqualEnd(row, other, from: x, to: end)
    }

    /// Where two rows begin to differ, if that is not expected to be near.
    @inline(__always)
    static func farEqualEnd(
        _ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, from start: Int, to end: Int
    ) -> Int {
        var x = start
        let (left, right) = (UnsafeRawPointer(row), UnsafeRawPointer(other))
        while x &+ 16 <= end {
            let halves =
                difference(left + 4 &* x, right + 4 &* x) | difference(left + 4 &* (x &+ 8), right + 4 &* (x &+ 8))
            if halves.x | halves.y != 0 { break }
            x &+= 16
        }
        while x &+ 8 <= end {
            let same = equalOfEight(row + x, eight(other + x))
            if same < 8 { return x &+ same }
            x &+= 8
        }
        while x < end, row[x] == other[x] { x &+= 1 }
        return x
    }
}
