import Foundation

extension Curve25519 {
    public enum Signing {
        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public init() { rawRepresentation = Data((0..<32).map { _ in UInt8.random(in: 0...255) }) }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
            public var publicKey: PublicKey {
                PublicKey(Data(Edwards.bytes(of: Edwards.multiply(Edwards.base, scalar))))
            }
            /// The same each time, as the standard has it.
            public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> Data {
                let key = Array(publicKey.rawRepresentation)
                let secret = Edwards.number(Array(SHA512.hash(data: Array(digest.suffix(32)) + Array(data))))
                let point = Edwards.bytes(of: Edwards.multiply(Edwards.base, Edwards.order.out(of: secret)))
                let factor = Edwards.number(Array(SHA512.hash(data: point + key + Array(data))))
                let product = Edwards.order.multiply(factor, Edwards.order.into(scalar))
                return Data(point + Edwards.order.out(of: Edwards.order.add(secret, product)).littleEndian)
            }
            private var digest: [UInt8] { Array(SHA512.hash(data: rawRepresentation)) }
            private var scalar: Number256 {
                var bytes = Array(digest.prefix(32))
                bytes[0] &= 248
                bytes[31] = bytes[31] & 63 | 64
                return Number256(littleEndian: bytes)
            }
        }
        public struct PublicKey: Hashable, Sendable {
            public let rawRepresentation: Data
            fileprivate init(_ bytes: Data) { rawRepresentation = bytes }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
            public func isValidSignature<Signature: DataProtocol, Bytes: DataProtocol>(
                _ signature: Signature, for data: Bytes
            ) -> Bool {
                let (signature, key) = (Array(signature), Array(rawRepresentation))
                guard signature.count == 64, let owner = Edwards.point(key),
                    let first = Edwards.point(Array(signature[..<32]))
                else { return false }
                let sum = Number256(littleEndian: signature[32...])
                guard Edwards.order.isBelow(sum) else { return false }
                let factor = Edwards.number(Array(SHA512.hash(data: signature[..<32] + key + Array(data))))
                let right = Edwards.add(first, Edwards.multiply(owner, Edwards.order.out(of: factor)))
                return Edwards.bytes(of: Edwards.multiply(Edwards.base, sum)) == Edwards.bytes(of: right)
            }
        }
    }
}

/// Reckons with points of Edwards' form of the curve, in extended coordinates.
private enum Edwards {
    typealias Point = (x: Number256, y: Number256, z: Number256, t: Number256)

    static let field = Curve25519.field
    static let order = Field256(Number256(0x5812_631A_5CF5_D3ED, 0x14DE_F9DE_A2F7_9CD6, 0, 0x1000_0000_0000_0000))
    private static let factor: Number256 = {
        let (above, below) = (field.into(Number256(121_665, 0, 0, 0)), field.into(Number256(121_666, 0, 0, 0)))
        return field.subtract(Number256(), field.multiply(above, field.inverse(below)))
    }()
    /// Four fifths, with an even x.
    static let base = point([0x58] + [UInt8](repeating: 0x66, count: 31))!

    /// Sixty-four bytes modulo the order, in its field's form.
    static func number(_ digest: [UInt8]) -> Number256 {
        let (low, high) = (Number256(littleEndian: digest[..<32]), Number256(littleEndian: digest[32...]))
        return order.add(order.into(low), order.into(order.into(high)))
    }

    static func point(_ bytes: [UInt8]) -> Point? {
        var bytes = bytes
        let isOdd = bytes[31] & 128 != 0
        bytes[31] &= 127
        let number = Number256(littleEndian: bytes)
        guard field.isBelow(number) else { return nil }
        let y = field.into(number)
        let square = field.multiply(y, y)
        let (u, v) = (field.subtract(square, field.one), field.add(field.multiply(factor, square), field.one))
        let cube = field.multiply(v, field.multiply(v, v))
        // (p - 5) / 8 is 2^252 - 3
        let exponent = Number256(0xFFFF_FFFF_FFFF_FFFD, .max, .max, 0x0FFF_FFFF_FFFF_FFFF)
        let power = field.power(field.multiply(u, field.multiply(cube, field.multiply(cube, v))), exponent)
        var x = field.multiply(field.multiply(u, cube), power)
        let found = field.multiply(v, field.multiply(x, x))
        if found != u {
            guard found == field.subtract(Number256(), u) else { return nil }
            // A root of -1: 2 to the power of (p - 1) / 4, which is 2^253 - 5
            let root = Number256(0xFFFF_FFFF_FFFF_FFFB, .max, .max, 0x1FFF_FFFF_FFFF_FFFF)
            x = field.multiply(x, field.power(field.into(Number256(2, 0, 0, 0)), root))
        }
        if field.out(of: x).bit(0) != isOdd { x = field.subtract(Number256(), x) }
        return (x, y, field.one, field.multiply(x, y))
    }
    static func bytes(of point: Point) -> [UInt8] {
        let inverse = field.inverse(point.z)
        var bytes = field.out(of: field.multiply(point.y, inverse)).littleEndian
        if field.out(of: field.multiply(point.x, inverse)).bit(0) { bytes[31] |= 128 }
        return bytes
    }

    static func add(_ one: Point, _ other: Point) -> Point {
        let a = field.multiply(field.subtract(one.y, one.x), field.subtract(other.y, other.x))
        let b = field.multiply(field.add(one.y, one.x), field.add(other.y, other.x))
        let c = field.multiply(field.multiply(one.t, field.add(factor, factor)), other.t)
        let d = field.multiply(field.add(one.z, one.z), other.z)
        let (e, f, g, h) = (field.subtract(b, a), field.subtract(d, c), field.add(d, c), field.add(b, a))
        return (field.multiply(e, f), field.multiply(g, h), field.multiply(f, g), field.multiply(e, h))
    }
    static func multiply(_ point: Point, _ number: Number256) -> Point {
        var sum: Point = (Number256(), field.one, field.one, Number256())
        for place in (0..<256).reversed() {
            sum = add(sum, sum)
            if number.bit(place) { sum = add(sum, point) }
        }
        return sum
    }
}
