import CommonCrypto
@_exported import Foundation

public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    /// Each kind has bytes of its own; Apple's documentation gives all the same iterator.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes(Array.init).makeIterator() }
}

public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
        var hash = Self()
        hash.update(data: data)
        return hash.finalize()
    }
    public mutating func update<Bytes: DataProtocol>(data: Bytes) {
        Array(data).withUnsafeBytes { update(bufferPointer: $0) }
    }
}

/// A digest of one of the functions below.
public struct DigestOf<Function: _DigestFunction>: Digest {
    public static var byteCount: Int { Function.digest.byteCount }
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    /// `SHA256 digest: 2cf2…`
    public var description: String { "\(Function.name) digest: \(bytes.hexadecimal)" }
    public static func == <Bytes: DataProtocol>(digest: Self, data: Bytes) -> Bool { digest.bytes == Array(data) }
}

extension [UInt8] {
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

public protocol _DigestFunction: HashFunction {
    static var digest: _Digest { get }
    static var name: String { get }
    var _bytes: [UInt8] { get set }
}

extension _DigestFunction {
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _bytes += bufferPointer }
    public func finalize() -> DigestOf<Self> { DigestOf(Self.digest.bytes(of: _bytes)) }
    public static var byteCount: Int { digest.byteCount }
}

public struct SHA256: _DigestFunction {
    public static let digest = _Digest.sha256
    public static let name = "SHA256"
    public static let blockByteCount = 64
    public var _bytes: [UInt8] = []
    public init() {}
}
public struct SHA384: _DigestFunction {
    public static let digest = _Digest.sha384
    public static let name = "SHA384"
    public static let blockByteCount = 128
    public var _bytes: [UInt8] = []
    public init() {}
}
public struct SHA512: _DigestFunction {
    public static let digest = _Digest.sha512
    public static let name = "SHA512"
    public static let blockByteCount = 128
    public var _bytes: [UInt8] = []
    public init() {}
}
public typealias SHA256Digest = DigestOf<SHA256>
public typealias SHA384Digest = DigestOf<SHA384>
public typealias SHA512Digest = DigestOf<SHA512>

/// What must not be relied upon any more.
public enum Insecure {
    public struct MD5: _DigestFunction {
        public static let digest = _Digest.md5
        public static let name = "MD5"
        public static let blockByteCount = 64
        public var _bytes: [UInt8] = []
        public init() {}
    }
    public struct SHA1: _DigestFunction {
        public static let digest = _Digest.sha1
        public static let name = "SHA1"
        public static let blockByteCount = 64
        public var _bytes: [UInt8] = []
        public init() {}
    }
    public typealias MD5Digest = DigestOf<MD5>
    public typealias SHA1Digest = DigestOf<SHA1>
}
