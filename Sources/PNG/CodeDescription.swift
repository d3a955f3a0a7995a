/// The head of a block: the lengths of its two codes, themselves written in a small code.
struct CodeDescription {
    private let literalCount: Int
    private let distanceCount: Int
    /// The symbols of the small code, with the bits that follow each.
    private var symbols: [(symbol: Int, extra: UInt64, extraBits: Int)] = []

    init(literals: HuffmanCode, distances: HuffmanCode) {
        literalCount = max(257, 1 + (literals.lengths.lastIndex { $0 > 0 } ?? 0))
        distanceCount = max(1, 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0))
        let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
        var at = 0
        while at < lengths.count {
            let length = lengths[at]
            let run = lengths[at...].prefix { $0 == length }.count
            at += run
            if length == 0 { addZeros(run) } else { add(Int(length), run) }
        }
    }

    private mutating func addZeros(_ run: Int) {
        var run = run
        while run >= 3 {
            let part = min(run, 138)
            symbols.append(part < 11 ? (17, UInt64(part - 3), 3) : (18, UInt64(part - 11), 7))
            run -= part
        }
        for _ in 0..<run { symbols.append((0, 0, 0)) }
    }

    private mutating func add(_ length: Int, _ run: Int) {
        symbols.append((length, 0, 0))
        var run = run - 1
        while run >= 3 {
            let part = min(run, 6)
            symbols.append((16, UInt64(part - 3), 2))
            run -= part
        }
        for _ in 0..<run { symbols.append((length, 0, 0)) }
    }

    func write(to writer: inout BitWriter, isLastBlock: Bool) {
        var frequencies = [UInt32](repeating: 0, count: 19)
        for step in symbols { frequencies[step.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, longestCode: 7)
        let order = DeflateFormat.codeLengthOrder
        let described = max(4, 1 + (order.lastIndex { code.lengths[$0] > 0 } ?? 0))

        let dynamicCodes: UInt64 = 2
        writer.put(isLastBlock ? 1 : 0, 1)
        writer.put(dynamicCodes, 2)
        writer.put(UInt64(literalCount - 257), 5)
        writer.put(UInt64(distanceCount - 1), 5)
        writer.put(UInt64(described - 4), 4)
        for symbol in order[..<described] { writer.put(UInt64(code.lengths[symbol]), 3) }
        for step in symbols {
            writer.put(UInt64(code.codes[step.symbol]), Int(code.lengths[step.symbol]))
            writer.put(step.extra, step.extraBits)
        }
    }
}
