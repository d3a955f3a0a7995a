import FirebaseCore
import Foundation
import UIKit

// Nobody is signed in, and whoever tries stays on the way: there is no network.

public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public typealias AuthStateDidChangeListenerBlock = (Auth, User?) -> Void
public typealias IDTokenDidChangeListenerBlock = (Auth, User?) -> Void
public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
public typealias SignInMethodQueryCallback = ([String]?, (any Error)?) -> Void
public typealias UserUpdateCallback = ((any Error)?) -> Void

open class Auth: NSObject, @unchecked Sendable {
    private static let usual = Auth()
    public static func auth() -> Auth { usual }
    public static func auth(app: FirebaseApp) -> Auth { usual }

    open var currentUser: User? { nil }
    open weak var app: FirebaseApp?
    open var languageCode: String?
    open var tenantID: String?
    open var apnsToken: Data?
    open var settings: AuthSettings?

    private final class Handle: NSObject {}

    /// A listener is told at once who is signed in.
    @discardableResult open func addStateDidChangeListener(
        _ listener: @escaping AuthStateDidChangeListenerBlock
    ) -> AuthStateDidChangeListenerHandle {
        tell(listener)
        return Handle()
    }
    @discardableResult open func addIDTokenDidChangeListener(
        _ listener: @escaping IDTokenDidChangeListenerBlock
    ) -> IDTokenDidChangeListenerHandle {
        tell(listener)
        return Handle()
    }
    private func tell(_ listener: @escaping AuthStateDidChangeListenerBlock) {
        nonisolated(unsafe) let listener = listener
        DispatchQueue.main.asyncInProject(group: nil, qos: .unspecified, flags: []) { listener(self, nil) }
    }
    open func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {}
    open func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {}

    open func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {}
    open func signIn(withEmail email: String, link: String, completion: AuthDataResultCallback? = nil) {}
    open func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
    open func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {}
    open func signIn(
        with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?, completion: AuthDataResultCallback?
    ) {}
    open func signInAndRetrieveData(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
    open func signInAnonymously(completion: AuthDataResultCallback? = nil) {}
    open func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {}
    @discardableResult open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await _neverAnswered()
    }
    @discardableResult open func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        try await _neverAnswered()
    }
    @discardableResult open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await _neverAnswered()
    }
    @discardableResult open func signInAnonymously() async throws -> AuthDataResult { try await _neverAnswered() }
    open func signOut() throws {}

    open func sendPasswordReset(withEmail email: String, completion: ((((any Error)?)) -> Void)? = nil) {}
    open func sendPasswordReset(withEmail email: String) async throws { let _: Void = try await _neverAnswered() }
    open func confirmPasswordReset(
        withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
    ) {}
    open func fetchSignInMethods(forEmail email: String, completion: SignInMethodQueryCallback? = nil) {}
    open func fetchProviders(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {}
    open func sendSignInLink(
        toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
    ) {}
    open func isSignIn(withEmailLink link: String) -> Bool { false }
    open func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {}
    open func useAppLanguage() {}
    open func useEmulator(withHost host: String, port: Int) {}
    open func canHandle(_ url: URL) -> Bool { false }
    open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
    open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }
}

public enum AuthAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

open class AuthSettings: NSObject, @unchecked Sendable {
    open var isAppVerificationDisabledForTesting = false
}

open class ActionCodeSettings: NSObject, @unchecked Sendable {
    open var url: URL?
    open var handleCodeInApp = false
    open var dynamicLinkDomain: String?
    open func setIOSBundleID(_ iOSBundleID: String) {}
    open func setAndroidPackageName(
        _ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?
    ) {}
}

@MainActor public protocol AuthUIDelegate: NSObjectProtocol {
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
    func dismiss(animated flag: Bool, completion: (() -> Void)?)
}
public protocol FederatedAuthProvider: NSObjectProtocol {}

extension NSNotification.Name {
    public static let AuthStateDidChange = NSNotification.Name("FIRAuthStateDidChangeNotification")
}

public let AuthErrorDomain = "FIRAuthErrorDomain"

public struct AuthErrorCode: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalidCustomToken = 17000, customTokenMismatch = 17002, invalidCredential = 17004, userDisabled = 17005
        case operationNotAllowed = 17006, emailAlreadyInUse = 17007, invalidEmail = 17008, wrongPassword = 17009
        case tooManyRequests = 17010, userNotFound = 17011, accountExistsWithDifferentCredential = 17012
        case requiresRecentLogin = 17014, providerAlreadyLinked = 17015, noSuchProvider = 17016
        case invalidUserToken = 17017, networkError = 17020, userTokenExpired = 17021, invalidAPIKey = 17023
        case userMismatch = 17024, credentialAlreadyInUse = 17025, weakPassword = 17026, appNotAuthorized = 17028
        case expiredActionCode = 17029, invalidActionCode = 17030, missingEmail = 17034
        case missingPhoneNumber = 17041, invalidPhoneNumber = 17042, missingVerificationCode = 17043
        case invalidVerificationCode = 17044, invalidVerificationID = 17046, sessionExpired = 17051
        case quotaExceeded = 17052, webContextCancelled = 17058, keychainError = 17995, internalError = 17999
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// As code of before version 10 makes one of an error's number.
    public init?(rawValue: Int) {
        guard let code = Code(rawValue: rawValue) else { return nil }
        self.code = code
    }
    public var rawValue: Int { code.rawValue }
    public var errorCode: Int { code.rawValue }

    public static let invalidCredential = Self(.invalidCredential)
    public static let userDisabled = Self(.userDisabled)
    public static let operationNotAllowed = Self(.operationNotAllowed)
    public static let emailAlreadyInUse = Self(.emailAlreadyInUse)
    public static let invalidEmail = Self(.invalidEmail)
    public static let wrongPassword = Self(.wrongPassword)
    public static let tooManyRequests = Self(.tooManyRequests)
    public static let userNotFound = Self(.userNotFound)
    public static let accountExistsWithDifferentCredential = Self(.accountExistsWithDifferentCredential)
    public static let requiresRecentLogin = Self(.requiresRecentLogin)
    public static let networkError = Self(.networkError)
    public static let userTokenExpired = Self(.userTokenExpired)
    public static let credentialAlreadyInUse = Self(.credentialAlreadyInUse)
    public static let weakPassword = Self(.weakPassword)
    public static let missingEmail = Self(.missingEmail)
    public static let invalidPhoneNumber = Self(.invalidPhoneNumber)
    public static let invalidVerificationCode = Self(.invalidVerificationCode)
    public static let sessionExpired = Self(.sessionExpired)
    public static let internalError = Self(.internalError)

    public static func ~= (pattern: AuthErrorCode, value: AuthErrorCode) -> Bool { pattern == value }
}
