@_exported import Foundation
internal import CCairo

/// Digests as GLib reckons them, which is here for Pango's sake.
public enum _Digest: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// None for the one that GLib lacks, which OpenSSL has.
    private var kind: GChecksumType? {
        switch self {
        case .md5: G_CHECKSUM_MD5
        case .sha1: G_CHECKSUM_SHA1
        case .sha224: nil
        case .sha256: G_CHECKSUM_SHA256
        case .sha384: G_CHECKSUM_SHA384
        case .sha512: G_CHECKSUM_SHA512
        }
    }

    public var byteCount: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    public func bytes(of data: some Sequence<UInt8>) -> [UInt8] {
        guard let kind else { return Self.sha224(of: Array(data)) }
        let checksum = g_checksum_new(kind)
        defer { g_checksum_free(checksum) }
        let data = Array(data)
        g_checksum_update(checksum, data, data.count)
        var (bytes, count) = ([UInt8](repeating: 0, count: byteCount), gsize(byteCount))
        g_checksum_get_digest(checksum, &bytes, &count)
        return bytes
    }

    /// The code of a message that only who knows the key can reckon: RFC 2104.
    public func code(of data: some Sequence<UInt8>, key: some Sequence<UInt8>) -> [UInt8] {
        let key = Array(key)
        guard let kind else { return Self.sha224(of: Array(data), key: key) }
        let hmac = g_hmac_new(kind, key, gsize(key.count))
        defer { g_hmac_unref(hmac) }
        let data = Array(data)
        g_hmac_update(hmac, data, data.count)
        var (bytes, count) = ([UInt8](repeating: 0, count: byteCount), gsize(byteCount))
        g_hmac_get_digest(hmac, &bytes, &count)
        return bytes
    }

    private typealias Reckon =
        @convention(c) (
            UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CUnsignedInt>?,
            OpaquePointer?,
            OpaquePointer?
        ) -> CInt
    private typealias ReckonCode =
        @convention(c) (
            OpaquePointer?, UnsafePointer<UInt8>?, CInt, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?,
            UnsafeMutablePointer<CUnsignedInt>?
        ) -> UnsafeMutablePointer<UInt8>?

    private static func sha224(of data: [UInt8], key: [UInt8]? = nil) -> [UInt8] {
        let kind = _LibCrypto.function("EVP_sha224", (@convention(c) () -> OpaquePointer?).self)()
        var bytes = [UInt8](repeating: 0, count: Self.sha224.byteCount)
        if let key {
            _ = _LibCrypto.function("HMAC", ReckonCode.self)(
                kind, key, CInt(key.count), data, data.count, &bytes, nil)
        } else {
            _ = _LibCrypto.function("EVP_Digest", Reckon.self)(data, data.count, &bytes, nil, kind, nil)
        }
        return bytes
    }
}
