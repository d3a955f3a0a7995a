import Foundation

/// The curves of NIST: FIPS 186-4, appendix D.1.2.
public enum P256: _NISTCurve {
    public static let _curve = _EllipticCurve(number: 415, bytes: 32)
    public typealias _Function = SHA256
}
public enum P384: _NISTCurve {
    public static let _curve = _EllipticCurve(number: 715, bytes: 48)
    public typealias _Function = SHA384
}
public enum P521: _NISTCurve {
    public static let _curve = _EllipticCurve(number: 716, bytes: 66)
    public typealias _Function = SHA512
}

public protocol _NISTCurve: Sendable {
    static var _curve: _EllipticCurve { get }
    /// What a text is signed by.
    associatedtype _Function: _DigestFunction
}
extension _NISTCurve {
    public typealias KeyAgreement = KeyAgreementOf<Self>
    public typealias Signing = SigningOf<Self>
}

public enum KeyAgreementOf<Curve: _NISTCurve> {
    public struct PrivateKey: _PrivateCurveKey {
        public let rawRepresentation: Data
        public init(_ bytes: Data) { rawRepresentation = bytes }
        public var publicKey: PublicKey { PublicKey(Curve._curve.publicKey(of: rawRepresentation)) }
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            SharedSecret(try Curve._curve.secret(of: rawRepresentation, with: publicKeyShare.x963Representation))
        }
    }
    public struct PublicKey: _PublicCurveKey {
        public let rawRepresentation: Data
        public init(_ bytes: Data) { rawRepresentation = bytes }
    }
}

public enum SigningOf<Curve: _NISTCurve> {
    public struct PrivateKey: _PrivateCurveKey {
        public let rawRepresentation: Data
        public init(_ bytes: Data) { rawRepresentation = bytes }
        public var publicKey: PublicKey { PublicKey(Curve._curve.publicKey(of: rawRepresentation)) }
        public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> ECDSASignature {
            try signature(for: Curve._Function.hash(data: data))
        }
        public func signature<Words: Digest>(for digest: Words) throws -> ECDSASignature {
            ECDSASignature(Curve._curve.sign(Array(digest), with: rawRepresentation))
        }
    }
    public struct PublicKey: _PublicCurveKey {
        public let rawRepresentation: Data
        public init(_ bytes: Data) { rawRepresentation = bytes }
        public func isValidSignature<Bytes: DataProtocol>(_ signature: ECDSASignature, for data: Bytes) -> Bool {
            isValidSignature(signature, for: Curve._Function.hash(data: data))
        }
        public func isValidSignature<Words: Digest>(_ signature: ECDSASignature, for digest: Words) -> Bool {
            Curve._curve.isSigned(Array(digest), Array(signature.rawRepresentation), by: x963Representation)
        }
    }
    /// Two numbers.
    public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
        public let rawRepresentation: Data
        fileprivate init(_ bytes: [UInt8]) { rawRepresentation = Data(bytes) }
        public init<Bytes: DataProtocol>(rawRepresentation: Bytes) throws {
            guard rawRepresentation.count == 2 * Curve._curve.bytes else { throw CryptoKitError.incorrectParameterSize }
            self.rawRepresentation = Data(rawRepresentation)
        }
        public init<Bytes: DataProtocol>(derRepresentation: Bytes) throws {
            guard let bytes = Curve._curve.signature(der: Array(derRepresentation)) else {
                throw CryptoKitError.incorrectParameterSize
            }
            rawRepresentation = Data(bytes)
        }
        /// Both as ASN.1 has them.
        public var derRepresentation: Data { Data(Curve._curve.der(of: Array(rawRepresentation))) }
        public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
            try Array(rawRepresentation).withUnsafeBytes(body)
        }
    }
}

/// A number below the order of the curve.
public protocol _PrivateCurveKey: Sendable {
    associatedtype Curve: _NISTCurve
    associatedtype PublicKey: _PublicCurveKey
    var rawRepresentation: Data { get }
    var publicKey: PublicKey { get }
    init(_ bytes: Data)
}
extension _PrivateCurveKey {
    public init(compactRepresentable: Bool = true) { self.init(Curve._curve.newKey()) }
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        self.init(try Curve._curve.key(of: rawRepresentation.withUnsafeBytes { Data($0) }))
    }
    /// What follows the two coordinates.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let data = x963Representation.withUnsafeBytes { Data($0) }
        let size = Curve._curve.bytes
        guard data.count == 3 * size + 1, data.first == 4 else { throw CryptoKitError.incorrectKeySize }
        self.init(try Curve._curve.key(of: data.suffix(size)))
    }
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
}

/// A point of the curve, by its two coordinates.
public protocol _PublicCurveKey: Hashable, Sendable {
    associatedtype Curve: _NISTCurve
    var rawRepresentation: Data { get }
    init(_ bytes: Data)
}
extension _PublicCurveKey {
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Data($0) }
        guard Curve._curve.isPoint([4] + bytes) else { throw CryptoKitError.incorrectParameterSize }
        self.init(bytes)
    }
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Data($0) }
        guard bytes.first == 4 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: Data(bytes.dropFirst()))
    }
    public var x963Representation: Data { [4] + rawRepresentation }
}
