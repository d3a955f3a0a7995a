/// The fixed tables of the deflate format.
enum DeflateFormat {
    /// How far back a copy may reach.
    static let window = 32768
    static let shortestMatch = 3
    static let longestMatch = 258
    static let endOfBlock = 256
    static let literalSymbols = 286
    static let distanceSymbols = 30

    struct Range {
        let base: UInt16
        let extraBits: UInt8
    }

    /// The lengths that symbol `257 + index` begins with.
    static let lengths: [Range] = ranges(count: 28, first: 3, doublingEvery: 4) + [Range(base: 258, extraBits: 0)]
    static let distances: [Range] = ranges(count: 30, first: 1, doublingEvery: 2)

    /// The order in which the lengths of the code that describes the codes are written.
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The index of a range by a match's length.
    static let lengthIndex: [UInt8] = {
        var table = [UInt8](repeating: 0, count: longestMatch + 1)
        for (index, range) in lengths.enumerated() {
            for length in Int(range.base)..<min(Int(range.base) + 1 << Int(range.extraBits), table.count) {
                table[length] = UInt8(index)
            }
        }
        return table
    }()

    /// The index of a range by a distance less one: the first 256 for short ones, the others by their 128s.
    static let distanceIndex: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 512)
        for (index, range) in distances.enumerated() {
            for distance in Int(range.base)..<Int(range.base) + 1 << Int(range.extraBits) {
                table[distance <= 256 ? distance - 1 : 256 + (distance - 1) >> 7] = UInt8(index)
            }
        }
        return table
    }()

    private static func ranges(count: Int, first: Int, doublingEvery group: Int) -> [Range] {
        var base = first
        return (0..<count).map { index in
            let extraBits = max(0, index / group - 1)
            defer { base += 1 << extraBits }
            return Range(base: UInt16(base), extraBits: UInt8(extraBits))
        }
    }
}
