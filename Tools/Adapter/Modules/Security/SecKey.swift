import Foundation
import UIKit

// Keys, certificates and trust: their names are here, and nothing is signed, sealed or trusted.

open class SecKey: NSObject, @unchecked Sendable {}
open class SecIdentity: NSObject, @unchecked Sendable {}
open class SecPolicy: NSObject, @unchecked Sendable {}
open class SecTrust: NSObject, @unchecked Sendable {
    var certificates: [SecCertificate] = []
}
open class SecAccessControl: NSObject, @unchecked Sendable {}
open class SecCertificate: NSObject, @unchecked Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
}

private func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = Self(rawValue: 1)
    public static let biometryAny = Self(rawValue: 1 << 1)
    public static let touchIDAny = biometryAny
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    public static let touchIDCurrentSet = biometryCurrentSet
    public static let devicePasscode = Self(rawValue: 1 << 4)
    public static let or = Self(rawValue: 1 << 14)
    public static let and = Self(rawValue: 1 << 15)
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
@_disfavoredOverload public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

// MARK: Keys

public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    fail(error)
    return nil
}
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    fail(error)
    return nil
}
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    fail(error)
    return nil
}
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    fail(error)
    return nil
}
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    fail(error)
    return nil
}
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    fail(error)
    return nil
}
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    fail(error)
    return false
}

// MARK: Certificates and trust

public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    // Every certificate is a sequence of ASN.1.
    data.first == 0x30 ? SecCertificate(data) : nil
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public let kSecRevocationRequirePositiveResponse: UInt = 1 << 3
public let kSecRevocationUseAnyAvailableMethod: UInt = 3
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }

@discardableResult public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let made = SecTrust()
    made.certificates = certificates as? [SecCertificate] ?? [certificates as? SecCertificate].compactMap { $0 }
    trust.pointee = made
    return errSecSuccess
}
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust, _ certificates: Any?
) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ only: Bool
) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
    result?.pointee = .recoverableTrustFailure
    return errSecSuccess
}
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
    return false
}
@discardableResult public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
