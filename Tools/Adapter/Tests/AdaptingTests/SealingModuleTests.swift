import Foundation
import Testing

/// CryptoKit's ciphers and keys, used by a program that the toolset builds. What it prints are the examples of the standards.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SealingModuleTests {
    @Test func `Boxes are sealed as in the examples of the standards`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import CommonCrypto
        import CryptoKit
        import Foundation
        import UIKit

        func bytes(_ hexadecimal: String) -> [UInt8] {
            let digits = hexadecimal.compactMap(\\.hexDigitValue)
            return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
        }
        func words(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

        // The specification of GCM, test case 4
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let text = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let more = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: more)
        print(words(box.ciphertext.prefix(16)), words(box.tag))
        print(try AES.GCM.open(box, using: key, authenticating: more) == Data(text), box.combined!.count)
        do { _ = try AES.GCM.open(box, using: key) } catch CryptoKitError.authenticationFailure {
            print("another text")
        }
        let long = SymmetricKey(size: .bits256)
        let again = try AES.GCM.SealedBox(combined: AES.GCM.seal(Data("Tea".utf8), using: long).combined!)
        print(String(decoding: try AES.GCM.open(again, using: long), as: UTF8.self))

        // RFC 8439, 2.8.2
        let sun =
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
            + "sunscreen would be it."
        let sealed = try ChaChaPoly.seal(
            Data(sun.utf8), using: SymmetricKey(data: Array(UInt8(0x80)...0x9f)),
            nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
            authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        print(words(sealed.ciphertext.prefix(16)), words(sealed.tag))
        print(
            try ChaChaPoly.open(
                ChaChaPoly.SealedBox(combined: sealed.combined),
                using: SymmetricKey(
                    data: Array(UInt8(0x80)...0x9f)), authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
                == Data(sun.utf8))

        // RFC 7748, 6.1
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        print(words(alice.publicKey.rawRepresentation))
        let secret = try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
        print(
            words(secret.withUnsafeBytes(Array.init)),
            try alice.sharedSecretFromKeyAgreement(with: bob.publicKey) == secret)
        print(
            secret.hkdfDerivedSymmetricKey(
                using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 16
            ).bitCount)

        // RFC 6979, A.2.5: its key and its signature of "sample"
        let signer = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        print(words(signer.publicKey.rawRepresentation.prefix(32)))
        let known = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        print(signer.publicKey.isValidSignature(known, for: Data("sample".utf8)), known.derRepresentation.count)
        print(signer.publicKey.isValidSignature(known, for: Data("another".utf8)))
        let own = try signer.signature(for: Data("Tea".utf8))
        print(signer.publicKey.isValidSignature(own, for: Data("Tea".utf8)))
        let (one, other) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        print(
            try one.sharedSecretFromKeyAgreement(with: other.publicKey)
                == other.sharedSecretFromKeyAgreement(
                    with: P256.KeyAgreement.PublicKey(
                        x963Representation: one.publicKey.x963Representation)))

        // RFC 6979, A.2.6 and A.2.7: the signatures of "sample" by P-384 with SHA-384 and P-521 with SHA-512
        let larger = try P384.Signing.PrivateKey(
            rawRepresentation: bytes(
                "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d8"
                    + "96d5724e4c70a825f872c9ea60d2edf5"))
        let sample384 = try P384.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46"
                    + "99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8"))
        print(larger.publicKey.isValidSignature(sample384, for: Data("sample".utf8)))
        let largest = P521.Signing.PrivateKey()
        let signed = try largest.signature(for: Data("Tea".utf8))
        print(
            largest.publicKey.isValidSignature(signed, for: Data("Tea".utf8)), signed.rawRepresentation.count,
            try P521.Signing.ECDSASignature(derRepresentation: signed.derRepresentation) == signed)
        do { _ = try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) } catch { print("zero is no key") }
        do { _ = try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64)) } catch {
            print("not on the curve")
        }

        // RFC 8032, 7.1, test 1
        let writer = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        print(words(writer.publicKey.rawRepresentation))
        let signature = try writer.signature(for: Data())
        print(words(signature.prefix(32)), words(signature.suffix(32)))
        print(
            writer.publicKey.isValidSignature(signature, for: Data()),
            writer.publicKey.isValidSignature(signature, for: Data("a".utf8)))

        // NIST SP 800-38A, F.2.1: CBC-AES128, the first block; without a padding it is as long as the text
        func crypted(_ text: [UInt8], _ way: Int, _ options: Int, _ algorithm: Int = kCCAlgorithmAES) -> (Int32, [UInt8]) {
            var (result, count) = ([UInt8](repeating: 0, count: 64), 0)
            let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
            let status = CCCrypt(
                CCOperation(way), CCAlgorithm(algorithm), CCOptions(options), key, key.count,
                bytes("000102030405060708090a0b0c0d0e0f"), text, text.count, &result, result.count, &count)
            return (status, Array(result[..<count]))
        }
        let block = bytes("6bc1bee22e409f96e93d7e117393172a")
        print(words(crypted(block, kCCEncrypt, 0).1))
        let tea = crypted(Array("Tea".utf8), kCCEncrypt, kCCOptionPKCS7Padding)
        print(tea.1.count, String(decoding: crypted(tea.1, kCCDecrypt, kCCOptionPKCS7Padding).1, as: UTF8.self))
        print(
            crypted(Array("Tea".utf8), kCCEncrypt, 0).0 == kCCAlignmentError,
            crypted(block, kCCDecrypt, kCCOptionPKCS7Padding).0 == kCCDecodeError,
            crypted(block, kCCEncrypt, 0, kCCAlgorithmDES).0 == kCCUnimplemented)
        // FIPS 180-4's example of SHA-224: "abc"
        var digest = [UInt8](repeating: 0, count: 28)
        CC_SHA224("abc", 3, &digest)
        print(words(digest))
        """

    private static let expected = """
        42831ec2217774244b7221b784d0d49c 5bc94fbc3221a5db94fae95ae7121a47
        true 88
        another text
        Tea
        d31a8d34648e60db7b86afbc53ef7ec2 1ae10b594f09e26a7e902ecbd0600691
        true
        8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a
        4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742 true
        128
        60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6
        true 72
        false
        true
        true
        true
        true 132 true
        zero is no key
        not on the curve
        d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a
        e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155 5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b
        true false
        7649abac8119b246cee98e9b12e9197d
        16 Tea
        true true true
        23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7

        """
}
