@_exported import Foundation

public let ACErrorDomain = "com.apple.accounts"
public struct ACError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ACError
        case ACErrorUnknown = 1
        case ACErrorAccountMissingRequiredProperty, ACErrorAccountAuthenticationFailed
        case ACErrorAccountTypeInvalid, ACErrorAccountAlreadyExists, ACErrorAccountNotFound
        case ACErrorPermissionDenied
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ACErrorDomain }
    public static var ACErrorUnknown: Code { .ACErrorUnknown }
    public static var ACErrorAccountMissingRequiredProperty: Code { .ACErrorAccountMissingRequiredProperty }
    public static var ACErrorAccountAuthenticationFailed: Code { .ACErrorAccountAuthenticationFailed }
    public static var ACErrorAccountTypeInvalid: Code { .ACErrorAccountTypeInvalid }
    public static var ACErrorAccountAlreadyExists: Code { .ACErrorAccountAlreadyExists }
    public static var ACErrorAccountNotFound: Code { .ACErrorAccountNotFound }
    public static var ACErrorPermissionDenied: Code { .ACErrorPermissionDenied }
}

public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
public let ACFacebookAudienceEveryone = "everyone"

public enum ACAccountCredentialRenewResult: Int, Sendable { case renewed, rejected, failed }

open class ACAccountType: NSObject, @unchecked Sendable {
    init(_ identifier: String) { self.identifier = identifier }
    public let identifier: String!
    open var accountTypeDescription: String! { "" }
    open var accessGranted: Bool { false }
}
open class ACAccountCredential: NSObject, @unchecked Sendable {
    public init!(oAuthToken token: String!, tokenSecret secret: String!) { oauthToken = token }
    open var oauthToken: String!
}
open class ACAccount: NSObject, @unchecked Sendable {
    public init!(accountType type: ACAccountType!) { accountType = type }
    open var identifier: NSString! { nil }
    open var accountType: ACAccountType!
    open var accountDescription: String!
    open var username: String!
    open var credential: ACAccountCredential!
}

/// The system's accounts of other services, which are none since iOS 11.
open class ACAccountStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var accounts: NSArray! { [] }
    open func account(withIdentifier identifier: String!) -> ACAccount! { nil }
    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
        ACAccountType(typeIdentifier)
    }
    open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }
    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:],
        completion: (@Sendable (Bool, (any Error)?) -> Void)!
    ) { completion(false, ACError(.ACErrorAccountNotFound)) }
    open func saveAccount(
        _ account: ACAccount!, withCompletionHandler completionHandler: ((Bool, (any Error)?) -> Void)!
    ) {
        completionHandler(false, ACError(.ACErrorPermissionDenied))
    }
    open func renewCredentials(
        for account: ACAccount!, completion completionHandler: ((ACAccountCredentialRenewResult, (any Error)?) -> Void)!
    ) { completionHandler(.failed, ACError(.ACErrorAccountNotFound)) }
}
