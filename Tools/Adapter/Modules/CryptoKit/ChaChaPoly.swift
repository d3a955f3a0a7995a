/// RFC 8439.
public enum ChaChaPoly: _Cipher {
    public static func _checkKey(_ key: [UInt8]) throws {
        guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
    }
    public static func _turned(_ text: [UInt8], _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        var turned = text
        for start in stride(from: 0, to: text.count, by: 64) {
            let stream = block(key, nonce, UInt32(1 + start / 64))
            for place in start..<min(start + 64, text.count) { turned[place] ^= stream[place - start] }
        }
        return turned
    }
    public static func _tag(_ turned: [UInt8], _ more: [UInt8], _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        func filled(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
        func size(_ bytes: [UInt8]) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) } }
        return code(filled(more) + filled(turned) + size(more) + size(turned), Array(block(key, nonce, 0).prefix(32)))
    }

    private static func words(_ bytes: some Collection<UInt8>) -> [UInt32] {
        let bytes = Array(bytes)
        return stride(from: 0, to: bytes.count, by: 4).map { start in
            (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32($1 * 8) }
        }
    }
    private static func block(_ key: [UInt8], _ nonce: [UInt8], _ counter: UInt32) -> [UInt8] {
        let start = words("expand 32-byte k".utf8) + words(key) + [counter] + words(nonce.prefix(12))
        var state = start
        func quarter(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
            func turn(_ x: Int, _ y: Int, _ z: Int, _ bits: UInt32) {
                state[x] &+= state[y]
                state[z] ^= state[x]
                state[z] = state[z] << bits | state[z] >> (32 - bits)
            }
            turn(a, b, d, 16)
            turn(c, d, b, 12)
            turn(a, b, d, 8)
            turn(c, d, b, 7)
        }
        for _ in 0..<10 {
            for column in 0..<4 { quarter(column, 4 + column, 8 + column, 12 + column) }
            for place in 0..<4 { quarter(place, 4 + (place + 1) % 4, 8 + (place + 2) % 4, 12 + (place + 3) % 4) }
        }
        return zip(state, start).flatMap { word, first in
            let sum = word &+ first
            return (0..<4).map { UInt8(truncatingIfNeeded: sum >> UInt32($0 * 8)) }
        }
    }

    /// Poly1305: a polynomial modulo 2^130 - 5, in five pieces of 26 bits.
    private static func code(_ message: [UInt8], _ key: [UInt8]) -> [UInt8] {
        func pieces(_ bytes: [UInt8]) -> [UInt64] {
            (0..<5).map { piece in
                (0..<26).reduce(0) { sum, bit in
                    let place = piece * 26 + bit
                    guard place / 8 < bytes.count else { return sum }
                    return sum | UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
                }
            }
        }
        var first = Array(key[..<16])
        for place in [3, 7, 11, 15] { first[place] &= 15 }
        for place in [4, 8, 12] { first[place] &= 252 }
        let factor = pieces(first)
        var sum = [UInt64](repeating: 0, count: 5)
        func carry() {
            for place in 0..<5 {
                let over = sum[place] >> 26
                sum[place] &= 0x3FF_FFFF
                sum[(place + 1) % 5] += place == 4 ? over * 5 : over
            }
        }
        for start in stride(from: 0, to: message.count, by: 16) {
            let block = pieces(Array(message[start..<min(start + 16, message.count)]) + [1])
            for place in 0..<5 { sum[place] += block[place] }
            var product = [UInt64](repeating: 0, count: 5)
            for one in 0..<5 {
                for other in 0..<5 {
                    product[(one + other) % 5] += sum[one] * factor[other] * (one + other >= 5 ? 5 : 1)
                }
            }
            sum = product
            carry()
            carry()
        }
        carry()
        // What is not below the prime loses it.
        let more = (0..<5).reduce((carry: UInt64(5), pieces: [UInt64]())) { state, place in
            let piece = sum[place] + state.carry
            return (piece >> 26, state.pieces + [piece & 0x3FF_FFFF])
        }
        if more.carry > 0 { sum = more.pieces }
        var (tag, over) = ([UInt8](), 0)
        for place in 0..<16 {
            let byte = (0..<8).reduce(0) { byte, bit in
                let place = place * 8 + bit
                return byte | Int(sum[place / 26] >> UInt64(place % 26) & 1) << bit
            }
            let whole = byte + Int(key[16 + place]) + over
            tag.append(UInt8(truncatingIfNeeded: whole))
            over = whole >> 8
        }
        return tag
    }
}
