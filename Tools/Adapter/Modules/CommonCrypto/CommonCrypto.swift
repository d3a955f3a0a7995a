import Foundation

public typealias CC_LONG = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOperation = UInt32
public typealias CCOptions = UInt32
public typealias CCHmacAlgorithm = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

private func fill(
    _ digest: _Digest, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = digest.bytes(of: UnsafeRawBufferPointer(start: data, count: Int(count)))
    result?.update(from: bytes, count: bytes.count)
    return result
}

@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.md5, data, len, md) }
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha1, data, len, md) }
@discardableResult public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha224, data, len, md) }
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha256, data, len, md) }
@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha384, data, len, md) }
@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha512, data, len, md) }

/// A digest that gets its bytes in parts.
public struct CC_SHA256_CTX {
    fileprivate var bytes: [UInt8] = []
    public init() {}
}
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.bytes = []
    return 1
}
@discardableResult public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.bytes += UnsafeRawBufferPointer(start: data, count: Int(len))
    return 1
}
@discardableResult public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    let bytes = _Digest.sha256.bytes(of: c.pointee.bytes)
    md.update(from: bytes, count: bytes.count)
    return 1
}

// MARK: Codes of messages

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let digests: [_Digest] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard digests.indices.contains(Int(algorithm)) else { return }
    let code = digests[Int(algorithm)].code(
        of: UnsafeRawBufferPointer(start: data, count: dataLength),
        key: UnsafeRawBufferPointer(start: key, count: keyLength))
    macOut.copyMemory(from: code, byteCount: code.count)
}

// MARK: Keys from passwords

public let kCCPBKDF2: CCPBKDFAlgorithm = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// RFC 8018, section 5.2.
@discardableResult public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let digests: [Int: _Digest] = [1: .sha1, 2: .sha224, 3: .sha256, 4: .sha384, 5: .sha512]
    guard algorithm == kCCPBKDF2, rounds > 0, let digest = digests[Int(prf)] else { return Int32(kCCParamError) }
    let password = Array(UnsafeRawBufferPointer(start: password, count: passwordLen))
    let salt = Array(UnsafeBufferPointer(start: salt, count: saltLen))
    var key: [UInt8] = []
    var number: UInt32 = 0
    while key.count < derivedKeyLen {
        number += 1
        var part = digest.code(of: salt + withUnsafeBytes(of: number.bigEndian, Array.init), key: password)
        var block = part
        for _ in 1..<max(rounds, 1) {
            part = digest.code(of: part, key: password)
            for place in block.indices { block[place] ^= part[place] }
        }
        key += block
    }
    derivedKey.update(from: key, count: derivedKeyLen)
    return Int32(kCCSuccess)
}

// MARK: Ciphers

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeDES = 8
public let kCCBlockSizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSize3DES = 8

/// AES and 3DES, in one go. DES itself is refused by OpenSSL today.
@discardableResult public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    func status(_ code: Int) -> CCCryptorStatus { CCCryptorStatus(code) }
    let isWithoutChain = options & UInt32(kCCOptionECBMode) != 0
    let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
    let (cipher, block): (String, Int)
    switch Int(alg) {
    case kCCAlgorithmAES:
        guard [16, 24, 32].contains(keyLength) else { return status(kCCParamError) }
        (cipher, block) = ("aes_\(keyLength * 8)_\(isWithoutChain ? "ecb" : "cbc")", 16)
    case kCCAlgorithm3DES:
        guard keyLength == kCCKeySize3DES else { return status(kCCParamError) }
        (cipher, block) = ("des_ede3\(isWithoutChain ? "_ecb" : "_cbc")", 8)
    default: return status(kCCUnimplemented)
    }
    let isDecrypting = op == UInt32(kCCDecrypt)
    if dataInLength % block != 0, isDecrypting || !isPadded { return status(kCCAlignmentError) }
    let nonce =
        iv.map { Array(UnsafeRawBufferPointer(start: $0, count: block)) } ?? [UInt8](repeating: 0, count: block)
    var encryption = _Encryption(
        cipher, key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)), nonce: nonce)
    encryption.isPadded = isPadded
    let text = Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    guard let result = encryption.run(text, decrypting: isDecrypting)?.text else { return status(kCCDecodeError) }
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return status(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: result, byteCount: result.count)
    return status(kCCSuccess)
}

@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int32 {
    for place in 0..<count { bytes.storeBytes(of: .random(in: 0...255), toByteOffset: place, as: UInt8.self) }
    return Int32(kCCSuccess)
}
