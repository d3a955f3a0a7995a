import Foundation

/// The curve of NIST that is named secp256r1 elsewhere.
public enum P256 {
    public enum KeyAgreement {
        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public init(compactRepresentable: Bool = true) { rawRepresentation = Curve.newKey() }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try Curve.key(of: rawRepresentation)
            }
            public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
                try self.init(rawRepresentation: Curve.secret(of: x963Representation))
            }
            public var publicKey: PublicKey { PublicKey(Curve.publicKey(of: rawRepresentation)) }
            public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let point = try Curve.point(Array(publicKeyShare.rawRepresentation))
                let product = Curve.multiply(point, Number256(bigEndian: rawRepresentation))
                return SharedSecret(Array(Curve.bytes(of: product).prefix(32)))
            }
        }
        public struct PublicKey: _CurveKey {
            public let rawRepresentation: Data
            public init(_ bytes: Data) { rawRepresentation = bytes }
        }
    }

    public enum Signing {
        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public init(compactRepresentable: Bool = true) { rawRepresentation = Curve.newKey() }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try Curve.key(of: rawRepresentation)
            }
            public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
                try self.init(rawRepresentation: Curve.secret(of: x963Representation))
            }
            public var publicKey: PublicKey { PublicKey(Curve.publicKey(of: rawRepresentation)) }
            public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
            public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> ECDSASignature {
                try signature(for: SHA256.hash(data: data))
            }
            public func signature<Words: Digest>(for digest: Words) throws -> ECDSASignature {
                ECDSASignature(Curve.sign(Array(digest), Number256(bigEndian: rawRepresentation)))
            }
        }
        public struct PublicKey: _CurveKey {
            public let rawRepresentation: Data
            public init(_ bytes: Data) { rawRepresentation = bytes }
            public func isValidSignature<Bytes: DataProtocol>(_ signature: ECDSASignature, for data: Bytes) -> Bool {
                isValidSignature(signature, for: SHA256.hash(data: data))
            }
            public func isValidSignature<Words: Digest>(_ signature: ECDSASignature, for digest: Words) -> Bool {
                guard let point = try? Curve.point(Array(rawRepresentation)) else { return false }
                return Curve.isSigned(Array(digest), Array(signature.rawRepresentation), point)
            }
        }
        /// Two numbers.
        public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
            public let rawRepresentation: Data
            fileprivate init(_ bytes: [UInt8]) { rawRepresentation = Data(bytes) }
            public init<Bytes: DataProtocol>(rawRepresentation: Bytes) throws {
                guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
                self.rawRepresentation = Data(rawRepresentation)
            }
            /// Both as ASN.1 has them.
            public var derRepresentation: Data {
                func number(_ bytes: Data) -> [UInt8] {
                    let short = Array(bytes.drop { $0 == 0 })
                    let whole = (short.first ?? 0x80) & 0x80 == 0 ? short : [0] + short
                    return [2, UInt8(whole.count)] + whole
                }
                let both = number(rawRepresentation.prefix(32)) + number(rawRepresentation.suffix(32))
                return Data([0x30, UInt8(both.count)] + both)
            }
            public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                try Array(rawRepresentation).withUnsafeBytes(body)
            }
        }
    }
}

/// A point of the curve, by its two coordinates.
public protocol _CurveKey: Hashable, Sendable {
    var rawRepresentation: Data { get }
    init(_ bytes: Data)
}
extension _CurveKey {
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Data($0) }
        _ = try Curve.point(Array(bytes))
        self.init(bytes)
    }
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Data($0) }
        guard bytes.first == 4 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: Data(bytes.dropFirst()))
    }
    public var x963Representation: Data { [4] + rawRepresentation }
}
