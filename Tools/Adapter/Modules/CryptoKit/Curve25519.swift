import CommonCrypto
import Foundation

/// The keys of RFC 7748, and the signatures of RFC 8032.
public enum Curve25519 {
    public enum KeyAgreement {
        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public init() { rawRepresentation = newKey() }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
            public var publicKey: PublicKey { PublicKey(RawKey(.agreement, secret: rawRepresentation).publicBytes) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let other = RawKey(.agreement, open: publicKeyShare.rawRepresentation)
                guard let secret = RawKey(.agreement, secret: rawRepresentation).secret(with: other) else {
                    throw CryptoKitError.incorrectParameterSize
                }
                return SharedSecret(secret)
            }
        }
        public struct PublicKey: Hashable, Sendable {
            public let rawRepresentation: Data
            fileprivate init(_ bytes: Data) { rawRepresentation = bytes }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
        }
    }

    public enum Signing {
        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public init() { rawRepresentation = newKey() }
            public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
                self.rawRepresentation = try key(of: rawRepresentation)
            }
            public var publicKey: PublicKey { PublicKey(RawKey(.signing, secret: rawRepresentation).publicBytes) }
            /// The same each time, as the standard has it.
            public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> Data {
                RawKey(.signing, secret: rawRepresentation).signature(for: Array(data))
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
            ) -> Bool { RawKey(.signing, open: rawRepresentation).isSigned(Array(data), Array(signature)) }
        }
    }

    private static func newKey() -> Data { Data((0..<32).map { _ in UInt8.random(in: 0...255) }) }
    private static func key(of bytes: some ContiguousBytes) throws -> Data {
        let data = bytes.withUnsafeBytes { Data($0) }
        guard data.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return data
    }
}

/// A key of OpenSSL's that is made of bytes.
private final class RawKey {
    enum Kind: CInt {
        /// `EVP_PKEY_X25519` and `EVP_PKEY_ED25519`
        case agreement = 1034
        case signing = 1087
    }
    private typealias Make = @convention(c) (CInt, OpaquePointer?, UnsafePointer<UInt8>?, Int) -> OpaquePointer?
    private typealias Take =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?
        ) -> CInt
    private typealias Begin =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?
        ) -> CInt
    private typealias Sign =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?, UnsafePointer<UInt8>?, Int
        ) -> CInt
    private typealias Verify =
        @convention(c) (
            OpaquePointer?, UnsafePointer<UInt8>?, Int, UnsafePointer<UInt8>?, Int
        ) -> CInt
    private typealias OfOne = @convention(c) (OpaquePointer?) -> CInt
    private typealias OfTwo = @convention(c) (OpaquePointer?, OpaquePointer?) -> CInt
    private typealias Free = @convention(c) (OpaquePointer?) -> Void

    private let key: OpaquePointer?

    init(_ kind: Kind, secret: Data) {
        key = _LibCrypto.function("EVP_PKEY_new_raw_private_key", Make.self)(kind.rawValue, nil, Array(secret), 32)
    }
    init(_ kind: Kind, open bytes: Data) {
        key = _LibCrypto.function("EVP_PKEY_new_raw_public_key", Make.self)(kind.rawValue, nil, Array(bytes), 32)
    }
    deinit { _LibCrypto.function("EVP_PKEY_free", Free.self)(key) }

    var publicBytes: Data {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        _ = _LibCrypto.function("EVP_PKEY_get_raw_public_key", Take.self)(key, &bytes, &count)
        return Data(bytes)
    }

    /// What both come to; nil for points that tell the secret.
    func secret(with other: RawKey) -> [UInt8]? {
        let context = _LibCrypto.function(
            "EVP_PKEY_CTX_new", (@convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?).self)(key, nil)
        defer { _LibCrypto.function("EVP_PKEY_CTX_free", Free.self)(context) }
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        guard _LibCrypto.function("EVP_PKEY_derive_init", OfOne.self)(context) == 1,
            _LibCrypto.function("EVP_PKEY_derive_set_peer", OfTwo.self)(context, other.key) == 1,
            _LibCrypto.function("EVP_PKEY_derive", Take.self)(context, &bytes, &count) == 1
        else { return nil }
        return bytes
    }

    func signature(for text: [UInt8]) -> Data {
        withDigest { digest in
            var (bytes, count) = ([UInt8](repeating: 0, count: 64), 64)
            _ = _LibCrypto.function("EVP_DigestSignInit", Begin.self)(digest, nil, nil, nil, key)
            _ = _LibCrypto.function("EVP_DigestSign", Sign.self)(digest, &bytes, &count, text, text.count)
            return Data(bytes)
        }
    }

    func isSigned(_ text: [UInt8], _ signature: [UInt8]) -> Bool {
        withDigest { digest in
            _LibCrypto.function("EVP_DigestVerifyInit", Begin.self)(digest, nil, nil, nil, key) == 1
                && _LibCrypto.function("EVP_DigestVerify", Verify.self)(
                    digest, signature, signature.count, text, text.count) == 1
        }
    }

    private func withDigest<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let digest = _LibCrypto.function("EVP_MD_CTX_new", (@convention(c) () -> OpaquePointer?).self)()
        defer { _LibCrypto.function("EVP_MD_CTX_free", Free.self)(digest) }
        return body(digest)
    }
}
