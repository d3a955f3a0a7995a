import Foundation

extension Array where Element == UInt8 {
    public init(hex: String) {
        let digits = Swift.Array(hex.hasPrefix("0x") ? hex.dropFirst(2) : hex[...])
        self = stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
    }

    public func toHexString() -> String { map { String(format: "%02x", $0) }.joined() }
    public func toBase64() -> String { Data(self).base64EncodedString() }
    public init(base64: String) { self = Data(base64Encoded: base64).map { [UInt8]($0) } ?? [] }

    public func md5() -> [UInt8] { Digest.md5(self) }
    public func sha1() -> [UInt8] { Digest.sha1(self) }
    public func sha224() -> [UInt8] { Digest.sha224(self) }
    public func sha256() -> [UInt8] { Digest.sha256(self) }
    public func sha384() -> [UInt8] { Digest.sha384(self) }
    public func sha512() -> [UInt8] { Digest.sha512(self) }
    public func sha2(_ variant: SHA2.Variant) -> [UInt8] { SHA2(variant: variant).calculate(for: self) }
    public func encrypt(cipher: any Cipher) throws -> [UInt8] { try cipher.encrypt(self) }
    public func decrypt(cipher: any Cipher) throws -> [UInt8] { try cipher.decrypt(self) }
    public func authenticate<A: Authenticator>(with authenticator: A) throws -> [UInt8] {
        try authenticator.authenticate(self)
    }
}

extension String {
    public var bytes: [UInt8] { Array(utf8) }
    public func md5() -> String { bytes.md5().toHexString() }
    public func sha1() -> String { bytes.sha1().toHexString() }
    public func sha224() -> String { bytes.sha224().toHexString() }
    public func sha256() -> String { bytes.sha256().toHexString() }
    public func sha384() -> String { bytes.sha384().toHexString() }
    public func sha512() -> String { bytes.sha512().toHexString() }
    public func encrypt(cipher: any Cipher) throws -> String { try cipher.encrypt(bytes).toHexString() }
    public func encryptToBase64(cipher: any Cipher) throws -> String { try cipher.encrypt(bytes).toBase64() }
    public func decryptBase64ToString(cipher: any Cipher) throws -> String {
        String(decoding: try cipher.decrypt([UInt8](base64: self)), as: UTF8.self)
    }
    public func decryptBase64(cipher: any Cipher) throws -> [UInt8] { try cipher.decrypt([UInt8](base64: self)) }
    public func authenticate<A: Authenticator>(with authenticator: A) throws -> String {
        try authenticator.authenticate(bytes).toHexString()
    }
}

extension Data {
    public var bytes: [UInt8] { Array(self) }
    public init(hex: String) { self.init([UInt8](hex: hex)) }
    public func toHexString() -> String { bytes.toHexString() }
    public func md5() -> Data { Data(Digest.md5(bytes)) }
    public func sha1() -> Data { Data(Digest.sha1(bytes)) }
    public func sha224() -> Data { Data(Digest.sha224(bytes)) }
    public func sha256() -> Data { Data(Digest.sha256(bytes)) }
    public func sha384() -> Data { Data(Digest.sha384(bytes)) }
    public func sha512() -> Data { Data(Digest.sha512(bytes)) }
    public func encrypt(cipher: any Cipher) throws -> Data { Data(try cipher.encrypt(bytes)) }
    public func decrypt(cipher: any Cipher) throws -> Data { Data(try cipher.decrypt(bytes)) }
}
