/// A prefix code with short codes for frequent symbols.
struct HuffmanCode {
    /// The bits of each symbol's code, 0 for symbols that do not occur.
    private(set) var lengths: [UInt8]
    /// The codes, with their first bit lowest, as deflate writes them.
    private(set) var codes: [UInt16]

    init(frequencies: [UInt32], longestCode: Int) {
        self = frequencies.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, longestCode: longestCode) }
    }

    init(frequencies: UnsafeBufferPointer<UInt32>, longestCode: Int) {
        lengths = Self.lengths(frequencies, longestCode: longestCode)
        codes = Self.canonicalCodes(lengths, longestCode: longestCode)
    }

    private static func lengths(_ frequencies: UnsafeBufferPointer<UInt32>, longestCode: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * frequencies.count) { memory in
            // A frequency and its symbol as one number.
            let symbols = UnsafeMutableBufferPointer(rebasing: memory[..<frequencies.count])
            let spare = UnsafeMutableBufferPointer(rebasing: memory[frequencies.count...])
            var (count, all): (Int, UInt32) = (0, 0)
            for symbol in frequencies.indices where frequencies[symbol] > 0 {
                symbols[count] = UInt64(frequencies[symbol]) << 32 | UInt64(symbol)
                all |= frequencies[symbol]
                count += 1
            }
            guard count > 1 else {
                for symbol in symbols[..<count] { lengths[Int(symbol & 0xffff)] = 1 }
                return
            }
            let rarestFirst = rarestFirst(symbols, spare, count, bits: UInt32.bitWidth - all.leadingZeroBitCount)
            var counts = countsByLength(rarestFirst, count, longestCode: longestCode)
            fit(&counts, longestCode: longestCode)
            var next = count - 1
            for length in 1...longestCode {
                for _ in 0..<counts[length] {
                    lengths[Int(rarestFirst[next] & 0xffff)] = UInt8(length)
                    next -= 1
                }
            }
        }
        return lengths
    }

    /// Sorts symbols, which come in their order, by their frequencies: eight bits of these at a time, the lowest first.
    private static func rarestFirst(
        _ symbols: UnsafeMutableBufferPointer<UInt64>, _ spare: UnsafeMutableBufferPointer<UInt64>, _ count: Int,
        bits: Int
    ) -> UnsafeMutableBufferPointer<UInt64> {
        var (from, to) = (symbols, spare)
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
            var shift: UInt64 = 32
            while shift < 32 + UInt64(bits) {
                places.initialize(repeating: 0)
                for symbol in 0..<count { places[Int(from[symbol] &>> shift & 255)] &+= 1 }
                var sum = 0
                for digit in 0..<256 {
                    let own = places[digit]
                    places[digit] = sum
                    sum &+= own
                }
                for symbol in 0..<count {
                    let digit = Int(from[symbol] &>> shift & 255)
                    to[places[digit]] = from[symbol]
                    places[digit] &+= 1
                }
                swap(&from, &to)
                shift += 8
            }
        }
        return from
    }

    /// Joins the two rarest until one tree is left, and counts how many leaves lie at each depth.
    private static func countsByLength(
        _ rarestFirst: UnsafeMutableBufferPointer<UInt64>, _ leaves: Int, longestCode: Int
    ) -> [Int] {
        var counts = [Int](repeating: 0, count: longestCode + 1)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: leaves) { trees in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * leaves) { parents in
                var (leaf, tree, made) = (0, 0, 0)
                while made < leaves - 1 {
                    var joined: UInt64 = 0
                    for _ in 0..<2 {
                        if leaf < leaves, tree >= made || rarestFirst[leaf] >> 32 <= trees[tree] {
                            joined += rarestFirst[leaf] >> 32
                            parents[leaf] = leaves + made
                            leaf += 1
                        } else {
                            joined += trees[tree]
                            parents[leaves + tree] = leaves + made
                            tree += 1
                        }
                    }
                    trees[made] = joined
                    made += 1
                }
                // From the root on, a parent becomes a depth.
                let root = 2 * leaves - 2
                parents[root] = 0
                for node in (0..<root).reversed() {
                    parents[node] = parents[parents[node]] + 1
                    if node < leaves { counts[min(parents[node], longestCode)] += 1 }
                }
            }
        }
        return counts
    }

    /// Leaves that were too deep got the longest code length; this lowers others until the code is valid.
    private static func fit(_ counts: inout [Int], longestCode: Int) {
        var taken = (1...longestCode).reduce(0) { $0 + counts[$1] << (longestCode - $1) }
        while taken > 1 << longestCode {
            counts[longestCode] -= 1
            if let length = (1..<longestCode).last(where: { counts[$0] > 0 }) {
                counts[length] -= 1
                counts[length + 1] += 2
            }
            taken -= 1
        }
    }

    private static func canonicalCodes(_ lengths: [UInt8], longestCode: Int) -> [UInt16] {
        var counts = [Int](repeating: 0, count: longestCode + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: longestCode + 1)
        for length in 1...longestCode { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        return [UInt16](unsafeUninitializedCapacity: lengths.count) { codes, count in
            for symbol in lengths.indices {
                let length = Int(lengths[symbol])
                codes[symbol] = length > 0 ? reversed(next[length], bits: length) : 0
                if length > 0 { next[length] &+= 1 }
            }
            count = lengths.count
        }
    }

    private static func reversed(_ code: Int, bits: Int) -> UInt16 {
        // All sixteen bits, by exchanging halves of halves.
        var bitsOfCode = UInt16(truncatingIfNeeded: code).byteSwapped
        bitsOfCode = bitsOfCode >> 4 & 0x0f0f | (bitsOfCode & 0x0f0f) << 4
        bitsOfCode = bitsOfCode >> 2 & 0x3333 | (bitsOfCode & 0x3333) << 2
        bitsOfCode = bitsOfCode >> 1 & 0x5555 | (bitsOfCode & 0x5555) << 1
        return bitsOfCode &>> UInt16(truncatingIfNeeded: 16 - bits)
    }
}
