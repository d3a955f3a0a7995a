import UIKit

open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
    public enum IdentifierType: Int, Sendable { case domain, URL }
    public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
    public let identifier: String
    public let type: IdentifierType
}

open class ASPasswordCredentialIdentity: NSObject, @unchecked Sendable {
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    }
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    open var rank = 0
}

open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
    open var supportsIncrementalUpdates: Bool { false }
}

/// Switched off.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    public static let shared = ASCredentialIdentityStore()
    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
    }
    open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {}
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {}
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {}
}

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
public struct ASExtensionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case failed = 0
        case userCanceled = 1
        case userInteractionRequired = 100
        case credentialIdentityNotFound = 101
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ASExtensionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let failed = Code.failed
    public static let userCanceled = Code.userCanceled
    public static let userInteractionRequired = Code.userInteractionRequired
    public static let credentialIdentityNotFound = Code.credentialIdentityNotFound
}
