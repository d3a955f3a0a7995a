import Foundation

/// OpenSSL's library, which is loaded when it is first needed: most apps that import CryptoKit draw their screens without.
public enum _LibCrypto {
    private static let name = "libcrypto.so.3"
    nonisolated(unsafe) private static let library = dlopen(name, RTLD_NOW | RTLD_LOCAL)

    /// A function of the library, in the form that its manual pages give.
    public static func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
        guard let library else {
            fatalError(
                "CryptoKit needs \(Self.name): run Scripts/setup, or install libssl3 (Debian, Ubuntu) or openssl-libs (Fedora)"
            )
        }
        guard let address = dlsym(library, name) else { fatalError("\(Self.name) has no function \(name)") }
        return unsafeBitCast(address, to: type)
    }
}

/// How a text is encrypted: a cipher of the library's.
public struct _Encryption {
    private typealias Cipher = @convention(c) () -> OpaquePointer?
    private typealias Begin =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, CInt
        ) -> CInt
    private typealias Update =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CInt>?, UnsafePointer<UInt8>?, CInt
        ) -> CInt
    private typealias Finish =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CInt>?
        ) -> CInt
    private typealias Control = @convention(c) (OpaquePointer?, CInt, CInt, UnsafeMutableRawPointer?) -> CInt

    /// As in `EVP_aes_256_gcm`.
    public var cipher: String
    public var key: [UInt8]
    public var nonce: [UInt8]
    /// Whether the last block is filled up; ciphers without blocks do not ask.
    public var isPadded = true

    public init(_ cipher: String, key: [UInt8], nonce: [UInt8]) {
        (self.cipher, self.key, self.nonce) = (cipher, key, nonce)
    }

    /// - Parameters:
    ///   - more: what the tag is for besides; nil for a cipher without tags.
    ///   - tag: what the other one made; nil to encrypt.
    /// - Returns: the text and its tag, or nil where the tag or the padding is another.
    public func run(
        _ text: [UInt8], authenticating more: [UInt8]? = nil, decrypting: Bool = false, tag: [UInt8] = []
    ) -> (text: [UInt8], tag: [UInt8])? {
        let context = _LibCrypto.function("EVP_CIPHER_CTX_new", (@convention(c) () -> OpaquePointer?).self)()
        defer {
            _LibCrypto.function("EVP_CIPHER_CTX_free", (@convention(c) (OpaquePointer?) -> Void).self)(context)
        }
        let begin: Begin = _LibCrypto.function("EVP_CipherInit_ex")
        let update: Update = _LibCrypto.function("EVP_CipherUpdate")
        let finish: Finish = _LibCrypto.function("EVP_CipherFinal_ex")
        let control: Control = _LibCrypto.function("EVP_CIPHER_CTX_ctrl")
        let kind = _LibCrypto.function("EVP_" + cipher, Cipher.self)()
        let way: CInt = decrypting ? 0 : 1
        // EVP_CTRL_AEAD_SET_IVLEN, _GET_TAG and _SET_TAG
        let (setSize, getTag, setTag): (CInt, CInt, CInt) = (0x9, 0x10, 0x11)
        guard begin(context, kind, nil, nil, nil, way) == 1 else { return nil }
        if more != nil { guard control(context, setSize, CInt(nonce.count), nil) == 1 else { return nil } }
        guard begin(context, nil, nil, key, nonce, way) == 1 else { return nil }
        if !isPadded {
            _ = _LibCrypto.function(
                "EVP_CIPHER_CTX_set_padding", (@convention(c) (OpaquePointer?, CInt) -> CInt).self)(context, 0)
        }
        var count: CInt = 0
        if let more, !more.isEmpty {
            guard update(context, nil, &count, more, CInt(more.count)) == 1 else { return nil }
        }
        if decrypting, more != nil {
            var tag = tag
            guard control(context, setTag, CInt(tag.count), &tag) == 1 else { return nil }
        }
        var result = [UInt8](repeating: 0, count: text.count + 32)
        var total = 0
        if !text.isEmpty {
            guard update(context, &result, &count, text, CInt(text.count)) == 1 else { return nil }
            total = Int(count)
        }
        let isWhole = result.withUnsafeMutableBufferPointer { finish(context, $0.baseAddress! + total, &count) == 1 }
        guard isWhole else { return nil }
        total += Int(count)
        var own = [UInt8](repeating: 0, count: 16)
        if !decrypting, more != nil { guard control(context, getTag, 16, &own) == 1 else { return nil } }
        return (Array(result[..<total]), own)
    }
}
