/// AES for a block of 16 bytes, as FIPS 197 describes it: bytes are polynomials over two elements, modulo x⁸ + x⁴ + x³ + x + 1.
struct BlockCipher {
    private let roundKeys: [[UInt8]]

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (a, b, sum) = (a, b, UInt8(0))
        while b > 0 {
            if b & 1 == 1 { sum ^= a }
            a = a << 1 ^ (a & 0x80 == 0 ? 0 : 0x1B)
            b >>= 1
        }
        return sum
    }

    /// Inverses whose bits are mixed.
    private static let box: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
        let value = UInt8(byte)
        let inverse = (1...255).map { UInt8($0) }.first { product(value, $0) == 1 } ?? 0
        return (0..<5).reduce(UInt8(0x63)) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
    }
    private static let reversedBox: [UInt8] = {
        var reversed = [UInt8](repeating: 0, count: 256)
        for (place, value) in box.enumerated() { reversed[Int(value)] = UInt8(place) }
        return reversed
    }()

    init(key: [UInt8]) {
        let count = key.count / 4
        var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
        var constant: UInt8 = 1
        for index in count..<(count + 7) * 4 {
            var word = words[index - 1]
            if index % count == 0 {
                word = (Array(word[1...]) + [word[0]]).map { Self.box[Int($0)] }
                word[0] ^= constant
                constant = Self.product(constant, 2)
            } else if count > 6, index % count == 4 {
                word = word.map { Self.box[Int($0)] }
            }
            words.append(zip(words[index - count], word).map { $0 ^ $1 })
        }
        roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
    }

    private func mixed(_ block: [UInt8], _ factors: [UInt8]) -> [UInt8] {
        (0..<16).map { place in
            let (column, row) = (place / 4, place % 4)
            return (0..<4).reduce(UInt8(0)) { $0 ^ Self.product(factors[($1 - row + 4) % 4], block[column * 4 + $1]) }
        }
    }

    func encrypt(_ block: [UInt8]) -> [UInt8] {
        var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
        for round in 1..<roundKeys.count {
            let replaced = state.map { Self.box[Int($0)] }
            state = (0..<16).map { replaced[($0 + $0 % 4 * 4) % 16] }
            if round < roundKeys.count - 1 { state = mixed(state, [2, 3, 1, 1]) }
            state = zip(state, roundKeys[round]).map { $0 ^ $1 }
        }
        return state
    }

    func decrypt(_ block: [UInt8]) -> [UInt8] {
        var state = block
        for round in (1..<roundKeys.count).reversed() {
            state = zip(state, roundKeys[round]).map { $0 ^ $1 }
            if round < roundKeys.count - 1 { state = mixed(state, [14, 11, 13, 9]) }
            let moved = state
            state = (0..<16).map { Self.reversedBox[Int(moved[($0 + 16 - $0 % 4 * 4) % 16])] }
        }
        return zip(state, roundKeys[0]).map { $0 ^ $1 }
    }
}
