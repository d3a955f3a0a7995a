import Foundation

/// The keys of RFC 7748, and the signatures of RFC 8032.
public enum Curve25519 {
    public enum KeyAgreement {
        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public init() { rawRepresentation = Data((0..<32).map { _ in UInt8.random(in: 0...255) }) }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
            public var publicKey: PublicKey {
                PublicKey(Data(product(of: rawRepresentation, [9] + [UInt8](repeating: 0, count: 31))))
            }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(product(of: rawRepresentation, Array(publicKeyShare.rawRepresentation)))
            }
        }
        public struct PublicKey: Hashable, Sendable {
            public let rawRepresentation: Data
            init(_ bytes: Data) { rawRepresentation = bytes }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
        }
    }

    static func key(of bytes: some ContiguousBytes) throws -> Data {
        let data = bytes.withUnsafeBytes { Data($0) }
        guard data.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return data
    }

    static let field = Field256(
        Number256(0xFFFF_FFFF_FFFF_FFED, .max, .max, 0x7FFF_FFFF_FFFF_FFFF))

    /// Montgomery's ladder.
    private static func product(of scalar: Data, _ point: [UInt8]) -> [UInt8] {
        var bytes = Array(scalar)
        bytes[0] &= 248
        bytes[31] = bytes[31] & 127 | 64
        let number = Number256(littleEndian: bytes)
        var place = point
        place[31] &= 127
        let first = field.into(Number256(littleEndian: place))
        let factor = field.into(Number256(121_665, 0, 0, 0))
        var (x2, z2, x3, z3) = (field.one, Number256(), first, field.one)
        for step in (0..<255).reversed() {
            if number.bit(step) { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
            let (a, b) = (field.add(x2, z2), field.subtract(x2, z2))
            let (c, d) = (field.multiply(field.subtract(x3, z3), a), field.multiply(field.add(x3, z3), b))
            let (aa, bb) = (field.multiply(a, a), field.multiply(b, b))
            let (sum, difference) = (field.add(d, c), field.subtract(d, c))
            x3 = field.multiply(sum, sum)
            z3 = field.multiply(first, field.multiply(difference, difference))
            let e = field.subtract(aa, bb)
            x2 = field.multiply(aa, bb)
            z2 = field.multiply(e, field.add(aa, field.multiply(factor, e)))
            if number.bit(step) { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
        }
        return field.out(of: field.multiply(x2, field.inverse(z2))).littleEndian
    }
}

/// What two keys come to, of which keys for ciphers are made.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public func hkdfDerivedSymmetricKey<Function: _DigestFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: Function.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<Function>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
    /// ANSI X9.63.
    public func x963DerivedSymmetricKey<Function: _DigestFunction, Info: DataProtocol>(
        using hashFunction: Function.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (key, number): ([UInt8], UInt32) = ([], 0)
        while key.count < outputByteCount {
            number += 1
            let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - $0 * 8)) }
            key += Function.digest.bytes(of: bytes + counter + Array(sharedInfo))
        }
        return SymmetricKey(data: Array(key.prefix(outputByteCount)))
    }
}
