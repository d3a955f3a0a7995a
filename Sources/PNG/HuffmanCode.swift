/// A prefix code with short codes for frequent symbols.
struct HuffmanCode {
    /// The bits of each symbol's code, 0 for symbols that do not occur.
    private(set) var lengths: [UInt8]
    /// The codes, with their first bit lowest, as deflate writes them.
    private(set) var codes: [UInt16]

    init(frequencies: [UInt32], longestCode: Int) {
        lengths = Self.lengths(frequencies, longestCode: longestCode)
        codes = Self.canonicalCodes(lengths, longestCode: longestCode)
    }

    private static func lengths(_ frequencies: [UInt32], longestCode: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        // The rarest first: a frequency and its symbol as one number.
        var symbols: [UInt64] = []
        symbols.reserveCapacity(frequencies.count)
        for symbol in frequencies.indices where frequencies[symbol] > 0 {
            symbols.append(UInt64(frequencies[symbol]) << 32 | UInt64(symbol))
        }
        symbols.sort()
        guard symbols.count > 1 else {
            for symbol in symbols { lengths[Int(symbol & 0xffff)] = 1 }
            return lengths
        }
        var counts = countsByLength(symbols.map { $0 >> 32 }, longestCode: longestCode)
        fit(&counts, longestCode: longestCode)
        var next = symbols.count - 1
        for length in 1...longestCode {
            for _ in 0..<counts[length] {
                lengths[Int(symbols[next] & 0xffff)] = UInt8(length)
                next -= 1
            }
        }
        return lengths
    }

    /// Joins the two rarest until one tree is left, and counts how many leaves lie at each depth.
    private static func countsByLength(_ rarestFirst: [UInt64], longestCode: Int) -> [Int] {
        let leaves = rarestFirst.count
        var weights = rarestFirst
        weights.reserveCapacity(2 * leaves)
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, tree) = (0, leaves)
        while weights.count < 2 * leaves - 1 {
            var joined: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < leaves && (tree >= weights.count || weights[leaf] <= weights[tree])
                let taken = takesLeaf ? leaf : tree
                if takesLeaf { leaf += 1 } else { tree += 1 }
                joined += weights[taken]
                parents[taken] = weights.count
            }
            weights.append(joined)
        }
        var depths = [Int](repeating: 0, count: 2 * leaves - 1)
        var counts = [Int](repeating: 0, count: longestCode + 1)
        for node in (0..<2 * leaves - 2).reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < leaves { counts[min(depths[node], longestCode)] += 1 }
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
