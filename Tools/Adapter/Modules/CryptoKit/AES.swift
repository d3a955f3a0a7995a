/// FIPS 197, in the mode of NIST SP 800-38D.
public enum AES {
    public enum GCM: _Cipher {
        public static func _checkKey(_ key: [UInt8]) throws {
            guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
        }
        public static func _turned(_ text: [UInt8], _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
            let schedule = Schedule(key)
            var (turned, counter) = (text, start(schedule, nonce))
            for start in stride(from: 0, to: text.count, by: 16) {
                count(&counter)
                let stream = schedule.encrypted(counter)
                for place in start..<min(start + 16, text.count) { turned[place] ^= stream[place - start] }
            }
            return turned
        }
        public static func _tag(_ turned: [UInt8], _ more: [UInt8], _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
            let schedule = Schedule(key)
            let sum = hash(schedule, filled(more) + filled(turned) + size(more) + size(turned))
            return zip(sum, schedule.encrypted(start(schedule, nonce))).map { $0 ^ $1 }
        }

        private static func start(_ schedule: Schedule, _ nonce: [UInt8]) -> [UInt8] {
            if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
            return hash(schedule, filled(nonce) + [UInt8](repeating: 0, count: 8) + size(nonce))
        }
        private static func filled(_ bytes: [UInt8]) -> [UInt8] {
            bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
        }
        private static func size(_ bytes: [UInt8]) -> [UInt8] {
            (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - $0 * 8)) }
        }
        private static func count(_ counter: inout [UInt8]) {
            for place in (12..<16).reversed() {
                counter[place] &+= 1
                if counter[place] != 0 { return }
            }
        }
        /// GHASH: a polynomial over the field of 2^128 elements.
        private static func hash(_ schedule: Schedule, _ message: [UInt8]) -> [UInt8] {
            func words(_ bytes: some Collection<UInt8>) -> (UInt64, UInt64) {
                let bytes = Array(bytes)
                return (bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }, bytes[8...].reduce(0) { $0 << 8 | UInt64($1) })
            }
            let key = words(schedule.encrypted([UInt8](repeating: 0, count: 16)))
            var sum: (UInt64, UInt64) = (0, 0)
            for start in stride(from: 0, to: message.count, by: 16) {
                let block = words(message[start..<start + 16])
                let factor = (sum.0 ^ block.0, sum.1 ^ block.1)
                var (product, turned): ((UInt64, UInt64), (UInt64, UInt64)) = ((0, 0), key)
                for bit in 0..<128 {
                    let isSet = bit < 64 ? factor.0 >> UInt64(63 - bit) & 1 : factor.1 >> UInt64(127 - bit) & 1
                    if isSet == 1 { product = (product.0 ^ turned.0, product.1 ^ turned.1) }
                    let isOdd = turned.1 & 1 == 1
                    turned = (turned.0 >> 1, turned.1 >> 1 | turned.0 << 63)
                    if isOdd { turned.0 ^= 0xE1 << 56 }
                }
                sum = product
            }
            return [sum.0, sum.1].flatMap { word in
                (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
            }
        }
    }

    /// A key's words for each round.
    struct Schedule {
        private let rounds: [[UInt8]]

        init(_ key: [UInt8]) {
            var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
            let size = words.count
            var constant: UInt8 = 1
            while words.count < 4 * (size + 7) {
                var word = words[words.count - 1]
                if words.count % size == 0 {
                    word = [word[1], word[2], word[3], word[0]].map { AES.box[Int($0)] }
                    word[0] ^= constant
                    constant = AES.doubled(constant)
                } else if size > 6, words.count % size == 4 {
                    word = word.map { AES.box[Int($0)] }
                }
                words.append(zip(words[words.count - size], word).map { $0 ^ $1 })
            }
            rounds = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
        }

        func encrypted(_ block: [UInt8]) -> [UInt8] {
            var state = zip(block, rounds[0]).map { $0 ^ $1 }
            for round in 1..<rounds.count {
                // Each column takes its bytes from the next columns, row by row.
                var mixed = (0..<16).map { AES.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
                if round < rounds.count - 1 {
                    for column in stride(from: 0, to: 16, by: 4) {
                        let bytes = Array(mixed[column..<column + 4])
                        for row in 0..<4 {
                            let (next, after, last) = (bytes[(row + 1) % 4], bytes[(row + 2) % 4], bytes[(row + 3) % 4])
                            mixed[column + row] = AES.doubled(bytes[row]) ^ AES.doubled(next) ^ next ^ after ^ last
                        }
                    }
                }
                state = zip(mixed, rounds[round]).map { $0 ^ $1 }
            }
            return state
        }
    }

    private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 128 == 0 ? 0 : 0x1B) }
    /// The inverse of each byte in the field of 256 elements, its bits mixed.
    private static let box: [UInt8] = {
        var box = [UInt8](repeating: 0x63, count: 256)
        var (power, inverse): (UInt8, UInt8) = (1, 1)
        repeat {
            power ^= doubled(power)
            inverse ^= inverse << 1
            inverse ^= inverse << 2
            inverse ^= inverse << 4
            if inverse & 128 != 0 { inverse ^= 9 }
            func turned(_ bits: UInt8) -> UInt8 { inverse << bits | inverse >> (8 - bits) }
            box[Int(power)] = inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
        } while power != 1
        return box
    }()
}
