import CommonCrypto
import Foundation

/// What both ciphers seal: a nonce, the text that nobody can read, and a tag that tells whether it is whole.
public struct SealedBoxOf<Cipher: _Cipher>: Sendable {
    public let nonce: NonceOf<Cipher>
    public let ciphertext: Data
    public let tag: Data

    public init<Text: DataProtocol, Tag: DataProtocol>(nonce: NonceOf<Cipher>, ciphertext: Text, tag: Tag) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
    public init<Bytes: DataProtocol>(combined: Bytes) throws {
        let bytes = Data(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
            nonce: NonceOf(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16), tag: bytes.suffix(16))
    }
    fileprivate var together: Data { Data(nonce) + ciphertext + tag }
}
extension SealedBoxOf where Cipher == AES.GCM {
    /// Nil where the nonce has another size than twelve bytes.
    public var combined: Data? { Array(nonce).count == 12 ? together : nil }
}
extension SealedBoxOf where Cipher == ChaChaPoly { public var combined: Data { together } }

public struct NonceOf<Cipher: _Cipher>: ContiguousBytes, Sequence, Sendable {
    private let bytes: [UInt8]
    public init() { bytes = (0..<12).map { _ in .random(in: 0...255) } }
    public init<Bytes: DataProtocol>(data: Bytes) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

public protocol _Cipher: Sendable {
    /// The library's name of the cipher for a key.
    static func _name(for key: [UInt8]) throws -> String
}
/// FIPS 197, in the mode of NIST SP 800-38D.
public enum AES {
    public enum GCM: _Cipher {
        public static func _name(for key: [UInt8]) throws -> String {
            guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
            return "aes_\(key.count * 8)_gcm"
        }
    }
}
/// RFC 8439.
public enum ChaChaPoly: _Cipher {
    public static func _name(for key: [UInt8]) throws -> String {
        guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return "chacha20_poly1305"
    }
}
extension _Cipher {
    public typealias Nonce = NonceOf<Self>
    public typealias SealedBox = SealedBoxOf<Self>

    public static func seal<Text: DataProtocol>(
        _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }
    public static func seal<Text: DataProtocol, More: DataProtocol>(
        _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: More
    ) throws -> SealedBox {
        let (key, nonce) = (key.withUnsafeBytes(Array.init), nonce ?? Nonce())
        let encryption = _Encryption(try _name(for: key), key: key, nonce: Array(nonce))
        guard let sealed = encryption.run(Array(message), authenticating: Array(authenticatedData)) else {
            throw CryptoKitError.incorrectParameterSize
        }
        return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }
    public static func open<More: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: More
    ) throws -> Data {
        let key = key.withUnsafeBytes(Array.init)
        let encryption = _Encryption(try _name(for: key), key: key, nonce: Array(sealedBox.nonce))
        let opened = encryption.run(
            Array(sealedBox.ciphertext), authenticating: Array(authenticatedData), decrypting: true,
            tag: Array(sealedBox.tag))
        guard let opened else { throw CryptoKitError.authenticationFailure }
        return Data(opened.text)
    }
}
