import CommonCrypto
import Foundation

/// Digests, and codes with a key, of bytes.
public struct Digest {
    public static func md5(_ bytes: [UInt8]) -> [UInt8] { digest(bytes, 16) { _ = CC_MD5($0, $1, $2) } }
    public static func sha1(_ bytes: [UInt8]) -> [UInt8] { digest(bytes, 20) { _ = CC_SHA1($0, $1, $2) } }
    public static func sha224(_ bytes: [UInt8]) -> [UInt8] { digest(bytes, 28) { _ = CC_SHA224($0, $1, $2) } }
    public static func sha256(_ bytes: [UInt8]) -> [UInt8] { digest(bytes, 32) { _ = CC_SHA256($0, $1, $2) } }
    public static func sha384(_ bytes: [UInt8]) -> [UInt8] { digest(bytes, 48) { _ = CC_SHA384($0, $1, $2) } }
    public static func sha512(_ bytes: [UInt8]) -> [UInt8] { digest(bytes, 64) { _ = CC_SHA512($0, $1, $2) } }

    private static func digest(
        _ bytes: [UInt8], _ length: Int, _ compute: (UnsafeRawPointer, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: length)
        bytes.withUnsafeBytes { source in
            result.withUnsafeMutableBufferPointer { target in
                // A pointer of no bytes may be none at all
                withUnsafeBytes(of: UInt8(0)) { none in
                    compute(source.baseAddress ?? none.baseAddress!, CC_LONG(bytes.count), target.baseAddress!)
                }
            }
        }
        return result
    }
}

public protocol Authenticator {
    func authenticate(_ bytes: [UInt8]) throws -> [UInt8]
}

public final class HMAC: Authenticator {
    public enum Variant: Sendable {
        case md5, sha1, sha2(SHA2.Variant), sha256, sha384, sha512

        fileprivate var algorithm: (Int, Int) {
            switch self {
            case .md5: (Int(kCCHmacAlgMD5), 16)
            case .sha1: (Int(kCCHmacAlgSHA1), 20)
            case .sha2(.sha224): (Int(kCCHmacAlgSHA224), 28)
            case .sha256, .sha2(.sha256): (Int(kCCHmacAlgSHA256), 32)
            case .sha384, .sha2(.sha384): (Int(kCCHmacAlgSHA384), 48)
            case .sha512, .sha2(.sha512): (Int(kCCHmacAlgSHA512), 64)
            }
        }
    }

    private let key: [UInt8]
    private let variant: Variant
    public init(key: [UInt8], variant: Variant = .md5) { (self.key, self.variant) = (key, variant) }
    public convenience init(key: String, variant: Variant = .md5) throws {
        self.init(key: Array(key.utf8), variant: variant)
    }

    public func authenticate(_ bytes: [UInt8]) throws -> [UInt8] {
        let (algorithm, length) = variant.algorithm
        var result = [UInt8](repeating: 0, count: length)
        CCHmac(CCHmacAlgorithm(algorithm), key, key.count, bytes, bytes.count, &result)
        return result
    }
}

public final class SHA2 {
    public enum Variant: Int, Sendable {
        case sha224 = 224, sha256 = 256, sha384 = 384, sha512 = 512
    }
    private let variant: Variant
    public init(variant: Variant) { self.variant = variant }
    public func calculate(for bytes: [UInt8]) -> [UInt8] {
        switch variant {
        case .sha224: Digest.sha224(bytes)
        case .sha256: Digest.sha256(bytes)
        case .sha384: Digest.sha384(bytes)
        case .sha512: Digest.sha512(bytes)
        }
    }
}

public enum PKCS5 {
    public struct PBKDF2 {
        private let password, salt: [UInt8]
        private let iterations, length: Int
        private let variant: HMAC.Variant

        public init(
            password: [UInt8], salt: [UInt8], iterations: Int = 4096, keyLength: Int? = nil,
            variant: HMAC.Variant = .sha256
        ) throws {
            (self.password, self.salt, self.iterations, self.variant) = (password, salt, iterations, variant)
            length = keyLength ?? variant.algorithm.1
        }

        /// Blocks of codes, each of which is mixed with those of its rounds.
        public func calculate() throws -> [UInt8] {
            let code = HMAC(key: password, variant: variant)
            var key: [UInt8] = []
            var block: UInt32 = 1
            while key.count < length {
                var round = try code.authenticate(salt + withUnsafeBytes(of: block.bigEndian) { Array($0) })
                var mixed = round
                for _ in 1..<max(iterations, 1) {
                    round = try code.authenticate(round)
                    for index in mixed.indices { mixed[index] ^= round[index] }
                }
                key += mixed
                block += 1
            }
            return Array(key.prefix(length))
        }
    }
}
