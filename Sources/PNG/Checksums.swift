/// The checksum at the end of every PNG chunk, eight bytes at a time.
struct CRC32 {
    private var state: UInt32 = ~0

    var value: UInt32 { ~state }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        Self.tables.withUnsafeBufferPointer { tables in
            var crc = state
            var at = 0
            while at + 8 <= bytes.count {
                let low = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)) ^ crc
                let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self))
                crc =
                    tables[Int(7 * 256 + (low & 255))] ^ tables[Int(6 * 256 + (low >> 8 & 255))]
                    ^ tables[Int(5 * 256 + (low >> 16 & 255))] ^ tables[Int(4 * 256 + (low >> 24))]
                    ^ tables[Int(3 * 256 + (high & 255))] ^ tables[Int(2 * 256 + (high >> 8 & 255))]
                    ^ tables[Int(256 + (high >> 16 & 255))] ^ tables[Int(high >> 24)]
                at += 8
            }
            while at < bytes.count {
                crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[at])) & 255)]
                at += 1
            }
            state = crc
        }
    }

    /// `tables[256 · k + b]` is the effect of byte `b` followed by `k` zero bytes.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xedb8_8320 ^ crc >> 1 : crc >> 1 }
            tables[byte] = crc
        }
        for index in 256..<8 * 256 {
            let previous = tables[index - 256]
            tables[index] = previous >> 8 ^ tables[Int(previous & 255)]
        }
        return tables
    }()
}

/// The checksum of a zlib stream, row by row: a row that repeats costs a few multiplications.
struct Adler32 {
    private var sum: UInt64 = 1
    private var weighted: UInt64 = 0
    private var count: UInt64 = 0

    var value: UInt32 { UInt32(weighted << 16 | sum) }

    mutating func append(_ row: RowSums) {
        weighted = (weighted + UInt64(row.count) * sum + row.weighted) % 65521
        sum = (sum + row.plain) % 65521
        count = (count + UInt64(row.count)) % 65521
    }

    /// Continues with bytes that were summed up separately.
    mutating func append(_ following: Adler32) {
        weighted = (weighted + following.weighted + following.count * (sum + 65520)) % 65521
        sum = (sum + following.sum + 65520) % 65521
        count = (count + following.count) % 65521
    }
}

/// What a row adds to an Adler checksum, whatever came before it.
struct RowSums {
    let count: Int
    /// The sum of the bytes.
    private(set) var plain: UInt64
    /// The sum of the bytes, the last counted once, the one before it twice, and so on.
    private(set) var weighted: UInt64

    init(_ bytes: UnsafeRawBufferPointer) {
        self.init(count: bytes.count)
        var at = 0
        while at + Part.length <= bytes.count {
            append(Part(bytes, from: at, lines: Part.lines))
            at += Part.length
        }
        append(bytes, from: at)
    }

    fileprivate init(count: Int) { (self.count, plain, weighted) = (count, 0, 0) }

    fileprivate mutating func append(_ part: Part) {
        weighted += UInt64(part.count) * plain + UInt64(part.weighted)
        plain += UInt64(part.plain)
    }

    /// What is left behind the last part.
    fileprivate mutating func append(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        var at = start
        let lines = (bytes.count - at) / 16
        if lines > 0 { append(Part(bytes, from: at, lines: lines)) }
        at += 16 * lines
        while at < bytes.count {
            plain += UInt64(bytes[at])
            weighted += plain
            at += 1
        }
    }

    /// The sums of a few bytes by themselves.
    fileprivate struct Part {
        static let lines = 16
        static let length = 16 * lines
        let count: Int
        let plain: UInt32
        let weighted: UInt32

        /// Sixteen sums side by side over at most sixteen lines: none of them can outgrow 16 bits.
        init(_ bytes: UnsafeRawBufferPointer, from start: Int, lines: Int) {
            let weights = SIMD16<UInt32>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
            var sums = SIMD16<UInt16>()
            var prefixSums = SIMD16<UInt16>()
            for line in 0..<lines {
                let part = bytes.loadUnaligned(fromByteOffset: start &+ 16 &* line, as: SIMD16<UInt8>.self)
                prefixSums &+= sums
                sums &+= SIMD16<UInt16>(truncatingIfNeeded: part)
            }
            let wide = SIMD16<UInt32>(truncatingIfNeeded: sums)
            let inside = 16 &* SIMD16<UInt32>(truncatingIfNeeded: prefixSums) &+ wide &* weights
            count = 16 * lines
            plain = wide.wrappedSum()
            weighted = inside.wrappedSum()
        }
    }

    /// The sums of a byte with nothing but zeros behind it.
    init(first: UInt8, zeros: Int) {
        count = 1 + zeros
        plain = UInt64(first)
        weighted = UInt64(first) * UInt64(count)
    }

    /// Puts a byte in the place of a zero, so many bytes from the end, itself included.
    mutating func add(_ byte: UInt8, bytesToEnd: Int) {
        plain += UInt64(byte)
        weighted += UInt64(byte) * UInt64(bytesToEnd)
    }
}

/// Sums of rows one below the other: a part that is copied from the row above has the sums that it had there.
struct PlainRowSums: ~Copyable {
    private let bytesPerRow: Int
    private let parts: UnsafeMutablePointer<RowSums.Part>
    private let isCopied: UnsafeMutablePointer<Bool>
    private let count: Int

    init(bytesPerRow: Int) {
        self.bytesPerRow = bytesPerRow
        count = bytesPerRow / RowSums.Part.length
        // What is not copied is set before it is read.
        parts = .allocate(capacity: count)
        isCopied = .allocate(capacity: count)
        isCopied.initialize(repeating: false, count: count)
    }

    deinit {
        parts.deallocate()
        isCopied.deallocate()
    }

    /// Bytes of the present row that equal those of the row above, which was summed up.
    @inline(__always)
    mutating func noteCopy(_ range: Range<Int>) {
        let length = RowSums.Part.length
        let (first, end) = ((range.lowerBound + length - 1) / length, range.upperBound / length)
        if first < end { (isCopied + first).update(repeating: true, count: end - first) }
    }

    /// The sums of the present row, after which the next begins.
    mutating func sums(_ row: UnsafeRawBufferPointer) -> RowSums {
        var sums = RowSums(count: row.count)
        for number in 0..<count {
            if !isCopied[number] {
                parts[number] = RowSums.Part(row, from: RowSums.Part.length * number, lines: RowSums.Part.lines)
            }
            isCopied[number] = false
            sums.append(parts[number])
        }
        sums.append(row, from: RowSums.Part.length * count)
        return sums
    }
}
