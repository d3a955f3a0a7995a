@_exported import Foundation
internal import CCairo

/// Digests as GLib reckons them, which is here for Pango's sake.
public enum _Digest: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// None for the one that GLib lacks.
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
        case .sha224: SHA224.byteCount
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    public func bytes(of data: some Sequence<UInt8>) -> [UInt8] {
        guard let kind else { return SHA224.bytes(of: Array(data)) }
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
        guard let kind else { return SHA224.code(of: Array(data), key: key) }
        let hmac = g_hmac_new(kind, key, gsize(key.count))
        defer { g_hmac_unref(hmac) }
        let data = Array(data)
        g_hmac_update(hmac, data, data.count)
        var (bytes, count) = ([UInt8](repeating: 0, count: byteCount), gsize(byteCount))
        g_hmac_get_digest(hmac, &bytes, &count)
        return bytes
    }
}
