import Foundation

/// Reckons with points in Jacobi's coordinates: nothing is at a third one of zero.
enum Curve {
    typealias Point = (x: Number256, y: Number256, z: Number256)

    private static let field = Field256(
        Number256(0xFFFF_FFFF_FFFF_FFFF, 0x0000_0000_FFFF_FFFF, 0, 0xFFFF_FFFF_0000_0001))
    private static let order = Field256(
        Number256(0xF3B9_CAC2_FC63_2551, 0xBCE6_FAAD_A717_9E84, .max, 0xFFFF_FFFF_0000_0000))
    private static let factor = field.into(
        Number256(0x3BCE_3C3E_27D2_604B, 0x651D_06B0_CC53_B0F6, 0xB3EB_BD55_7698_86BC, 0x5AC6_35D8_AA3A_93E7))
    private static let base: Point = (
        field.into(
            Number256(0xF4A1_3945_D898_C296, 0x7703_7D81_2DEB_33A0, 0xF8BC_E6E5_63A4_40F2, 0x6B17_D1F2_E12C_4247)),
        field.into(
            Number256(0xCBB6_4068_37BF_51F5, 0x2BCE_3357_6B31_5ECE, 0x8EE7_EB4A_7C0F_9E16, 0x4FE3_42E2_FE1A_7F9B)),
        field.one
    )

    static func newKey() -> Data {
        while true {
            let bytes = (0..<32).map { _ in UInt8.random(in: 0...255) }
            let number = Number256(bigEndian: bytes)
            if number != Number256(), order.isBelow(number) { return Data(bytes) }
        }
    }
    static func key(of bytes: some ContiguousBytes) throws -> Data {
        let data = bytes.withUnsafeBytes { Data($0) }
        guard data.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let number = Number256(bigEndian: data)
        guard number != Number256(), order.isBelow(number) else { throw CryptoKitError.incorrectParameterSize }
        return data
    }
    /// What follows the two coordinates.
    static func secret(of bytes: some ContiguousBytes) throws -> Data {
        let data = bytes.withUnsafeBytes { Data($0) }
        guard data.count == 97, data.first == 4 else { throw CryptoKitError.incorrectKeySize }
        return data.suffix(32)
    }
    static func publicKey(of key: Data) -> Data { Data(bytes(of: multiply(base, Number256(bigEndian: key)))) }

    static func point(_ bytes: [UInt8]) throws -> Point {
        guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        let (x, y) = (Number256(bigEndian: bytes[..<32]), Number256(bigEndian: bytes[32...]))
        guard field.isBelow(x), field.isBelow(y) else { throw CryptoKitError.incorrectParameterSize }
        let (a, b) = (field.into(x), field.into(y))
        // y² = x³ - 3x + b
        let thrice = field.add(a, field.add(a, a))
        let right = field.add(field.subtract(field.multiply(a, field.multiply(a, a)), thrice), factor)
        guard field.multiply(b, b) == right else { throw CryptoKitError.incorrectParameterSize }
        return (a, b, field.one)
    }
    static func bytes(of point: Point) -> [UInt8] {
        let inverse = field.inverse(point.z)
        let square = field.multiply(inverse, inverse)
        let (x, y) = (field.multiply(point.x, square), field.multiply(point.y, field.multiply(square, inverse)))
        return field.out(of: x).bigEndian + field.out(of: y).bigEndian
    }

    static func multiply(_ point: Point, _ number: Number256) -> Point {
        var sum: Point = (field.one, field.one, Number256())
        for place in (0..<256).reversed() {
            sum = doubled(sum)
            if number.bit(place) { sum = add(sum, point) }
        }
        return sum
    }
    private static func doubled(_ point: Point) -> Point {
        let (square, yy) = (field.multiply(point.z, point.z), field.multiply(point.y, point.y))
        let product = field.multiply(field.subtract(point.x, square), field.add(point.x, square))
        let slope = field.add(product, field.add(product, product))
        let four = times(4, field.multiply(point.x, yy))
        let x = field.subtract(field.multiply(slope, slope), field.add(four, four))
        let y = field.subtract(
            field.multiply(slope, field.subtract(four, x)), times(8, field.multiply(yy, yy)))
        return (x, y, times(2, field.multiply(point.y, point.z)))
    }
    private static func times(_ count: Int, _ number: Number256) -> Number256 {
        var (product, reached) = (number, 1)
        while reached < count { (product, reached) = (field.add(product, product), reached * 2) }
        return product
    }
    private static func add(_ one: Point, _ other: Point) -> Point {
        if one.z == Number256() { return other }
        if other.z == Number256() { return one }
        let (z1, z2) = (field.multiply(one.z, one.z), field.multiply(other.z, other.z))
        let (u1, u2) = (field.multiply(one.x, z2), field.multiply(other.x, z1))
        let s1 = field.multiply(one.y, field.multiply(other.z, z2))
        let s2 = field.multiply(other.y, field.multiply(one.z, z1))
        if u1 == u2 { return s1 == s2 ? doubled(one) : (field.one, field.one, Number256()) }
        let (h, r) = (field.subtract(u2, u1), field.subtract(s2, s1))
        let hh = field.multiply(h, h)
        let (hhh, v) = (field.multiply(h, hh), field.multiply(u1, hh))
        let x = field.subtract(field.subtract(field.multiply(r, r), hhh), field.add(v, v))
        let y = field.subtract(field.multiply(r, field.subtract(v, x)), field.multiply(s1, hhh))
        return (x, y, field.multiply(h, field.multiply(one.z, other.z)))
    }

    // MARK: Signatures

    private static func reduced(_ number: Number256) -> Number256 {
        order.isBelow(number) ? number : number.subtracting(order.prime).difference
    }
    static func sign(_ digest: [UInt8], _ key: Number256) -> [UInt8] {
        let hash = order.into(reduced(Number256(bigEndian: digest.prefix(32))))
        while true {
            let secret = Number256(bigEndian: newKey())
            let r = reduced(Number256(bigEndian: bytes(of: multiply(base, secret)).prefix(32)))
            let sum = order.add(hash, order.multiply(order.into(r), order.into(key)))
            let s = order.out(of: order.multiply(order.inverse(order.into(secret)), sum))
            if r != Number256(), s != Number256() { return r.bigEndian + s.bigEndian }
        }
    }
    static func isSigned(_ digest: [UInt8], _ signature: [UInt8], _ point: Point) -> Bool {
        let (r, s) = (Number256(bigEndian: signature[..<32]), Number256(bigEndian: signature[32...]))
        guard r != Number256(), s != Number256(), order.isBelow(r), order.isBelow(s) else { return false }
        let inverse = order.inverse(order.into(s))
        let first = order.out(of: order.multiply(order.into(reduced(Number256(bigEndian: digest.prefix(32)))), inverse))
        let second = order.out(of: order.multiply(order.into(r), inverse))
        let sum = add(multiply(base, first), multiply(point, second))
        return sum.z != Number256() && reduced(Number256(bigEndian: bytes(of: sum).prefix(32))) == r
    }
}
