/// The picture that is being encoded: borrowed memory, 32 bits for each pixel.
struct PixelRows {
    let width: Int
    let height: Int
    let layout: PixelLayout
    private let base: UnsafeRawPointer
    private let bytesPerRow: Int
    /// Where each row lies, if not one behind the other.
    private let places: UnsafePointer<RowPlace>?

    /// The memory must be aligned to four bytes, row by row.
    init(_ base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        places = nil
    }

    init(_ places: UnsafePointer<RowPlace>, width: Int, height: Int, layout: PixelLayout) {
        base = places[0].start
        self.width = width
        self.height = height
        bytesPerRow = 0
        self.layout = layout
        self.places = places
    }

    @inline(__always)
    subscript(row: Int) -> UnsafePointer<UInt32> { start(of: row).assumingMemoryBound(to: UInt32.self) }

    @inline(__always)
    private func start(of row: Int) -> UnsafeRawPointer { places.map { $0[row].start } ?? base + row &* bytesPerRow }

    /// What is known of where a row differs from the one above.
    @inline(__always)
    func changes(ofRow row: Int) -> ChangedStretches {
        if let place = places?[row], place.stretches > 0 {
            ChangedStretches(place.words, count: Int(place.stretches), width: width)
        } else {
            ChangedStretches(width: width)
        }
    }

    func row(_ row: Int, equalsRow other: Int) -> Bool {
        let (left, right) = (start(of: row), start(of: other))
        let count = 4 * width
        var at = 0
        while at + 64 <= count {
            let difference =
                left.loadUnaligned(fromByteOffset: at, as: SIMD8<UInt64>.self)
                ^ right.loadUnaligned(fromByteOffset: at, as: SIMD8<UInt64>.self)
            let halves = difference.lowHalf | difference.highHalf
            let quarters = halves.lowHalf | halves.highHalf
            if quarters.x | quarters.y != 0 { return false }
            at += 64
        }
        while at < count {
            if left.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                != right.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            {
                return false
            }
            at += 4
        }
        return true
    }

    static func isOpaque(_ pixels: UnsafePointer<UInt32>, _ width: Int) -> Bool {
        let raw = UnsafeRawPointer(pixels)
        var all = SIMD8<UInt32>(repeating: ~0)
        var x = 0
        while x + 8 <= width {
            all &= raw.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
            x += 8
        }
        var rest: UInt32 = ~0
        for lane in 0..<8 { rest &= all[lane] }
        while x < width {
            rest &= pixels[x]
            x += 1
        }
        return rest >> 24 == 255
    }

    /// Whether all colours of a row are the same amounts of red, green and blue.
    static func isGrey(_ pixels: UnsafePointer<UInt32>, _ width: Int) -> Bool {
        let raw = UnsafeRawPointer(pixels)
        var different = SIMD8<UInt32>()
        var x = 0
        while x + 8 <= width {
            let pixels = raw.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
            different |= pixels ^ pixels &>> 8
            x += 8
            if x & 127 == 0, different.hasColor { return false }
        }
        var rest: UInt32 = different.hasColor ? 1 : 0
        while x < width {
            rest |= (pixels[x] ^ pixels[x] >> 8) & 0xffff
            x += 1
        }
        return rest == 0
    }
}

extension SIMD8<UInt32> {
    /// Whether any of these, each a pixel xor itself shifted by a byte, comes from a pixel that is not grey.
    fileprivate var hasColor: Bool {
        let halves = lowHalf | highHalf
        let quarters = halves.lowHalf | halves.highHalf
        return (quarters.x | quarters.y) & 0xffff != 0
    }
}
