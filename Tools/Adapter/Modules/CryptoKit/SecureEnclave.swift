import Foundation

/// A part of the processor that keeps keys, which is not there: none can be made.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }
    public enum P256 {
        public enum Signing {
            public struct PrivateKey: Sendable {
                public let dataRepresentation: Data
                public let publicKey: CryptoKit.P256.Signing.PublicKey
                public init(compactRepresentable: Bool = true) throws { throw unavailable }
                public init(dataRepresentation: Data) throws { throw unavailable }
                public func signature<Bytes: DataProtocol>(
                    for data: Bytes
                ) throws -> CryptoKit.P256.Signing.ECDSASignature { throw unavailable }
            }
        }
        public enum KeyAgreement {
            public struct PrivateKey: Sendable {
                public let dataRepresentation: Data
                public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey
                public init(compactRepresentable: Bool = true) throws { throw unavailable }
                public init(dataRepresentation: Data) throws { throw unavailable }
                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { throw unavailable }
            }
        }
    }
    private static var unavailable: CryptoKitError { .underlyingCoreCryptoError(error: -4) }
}
