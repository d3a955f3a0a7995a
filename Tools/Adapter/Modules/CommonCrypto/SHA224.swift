import Foundation

/// The digest that GLib lacks: FIPS 180-4, sections 5 and 6.
enum SHA224 {
    static let byteCount = 28
    static let blockBytes = 64

    static func bytes(of data: [UInt8]) -> [UInt8] {
        let padding = [UInt8](repeating: 0, count: (blockBytes * 2 - 9 - data.count % blockBytes) % blockBytes)
        let message = data + [0x80] + padding + bytes(UInt64(data.count) * 8)
        var state: [UInt32] = [
            0xC105_9ED8, 0x367C_D507, 0x3070_DD17, 0xF70E_5939, 0xFFC0_0B31, 0x6858_1511, 0x64F9_8FA7, 0xBEFA_4FA4,
        ]
        for start in stride(from: 0, to: message.count, by: blockBytes) {
            mix(message[start..<start + blockBytes], into: &state)
        }
        return Array(state.flatMap { bytes($0) }.prefix(byteCount))
    }

    /// RFC 2104.
    static func code(of data: [UInt8], key: [UInt8]) -> [UInt8] {
        let short = key.count > blockBytes ? bytes(of: key) : key
        let whole = short + [UInt8](repeating: 0, count: blockBytes - short.count)
        return bytes(of: whole.map { $0 ^ 0x5C } + bytes(of: whole.map { $0 ^ 0x36 } + data))
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
        var words = (0..<16).map { place in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + place * 4 + $1]) }
        }
        for place in 16..<64 {
            let (early, late) = (words[place - 15], words[place - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
        }
        var now = state
        for place in 0..<64 {
            let choice = now[4] & now[5] ^ ~now[4] & now[6]
            let majority = now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2]
            let fourth = turned(now[4], 6) ^ turned(now[4], 11) ^ turned(now[4], 25)
            let zeroth = turned(now[0], 2) ^ turned(now[0], 13) ^ turned(now[0], 22)
            let added = now[7] &+ fourth &+ choice &+ constants[place] &+ words[place]
            now = [added &+ zeroth &+ majority] + now[0..<7]
            now[4] &+= added
        }
        for place in state.indices { state[place] &+= now[place] }
    }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [UInt128] = []
        var next: UInt128 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
            next += 1
        }
        return primes.map { prime in
            var root: UInt128 = 0
            for bit in (0..<36).reversed() {
                let larger = root | 1 << UInt128(bit)
                if larger * larger * larger <= prime << 96 { root = larger }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }()
}
