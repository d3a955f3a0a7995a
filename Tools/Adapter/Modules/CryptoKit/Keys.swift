import CommonCrypto
import Foundation

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = Self(bitCount: 128)
    public static let bits192 = Self(bitCount: 192)
    public static let bits256 = Self(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]
    public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes(Array.init) }
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) } }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
    var byteCount: Int { get }
}

public struct HashedAuthenticationCode<Function: HashFunction>: MessageAuthenticationCode, Sendable {
    fileprivate let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String { "HMAC with \(Function.self): \(bytes.hexadecimal)" }
}

public struct HMAC<Function: _DigestFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<Function>

    private let key: SymmetricKey
    private var bytes: [UInt8] = []
    public init(key: SymmetricKey) { self.key = key }

    public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }
    public func finalize() -> MAC { Self.authenticationCode(for: bytes, using: key) }

    public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC {
        MAC(bytes: Function.digest.code(of: data, key: key.withUnsafeBytes(Array.init)))
    }
    public static func isValidAuthenticationCode<Bytes: DataProtocol>(
        _ mac: MAC, authenticating data: Bytes, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == mac }
}

public enum CryptoKitError: Error {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure
}

/// RFC 5869.
public struct HKDF<Function: _DigestFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let digest = Function.digest
        let salt = salt.isEmpty ? [UInt8](repeating: 0, count: digest.byteCount) : Array(salt)
        let start = digest.code(of: inputKeyMaterial.withUnsafeBytes(Array.init), key: salt)
        var (key, block, number): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while key.count < outputByteCount {
            number += 1
            block = digest.code(of: block + info + [number], key: start)
            key += block
        }
        return SymmetricKey(data: Array(key.prefix(outputByteCount)))
    }
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
}
