import FirebaseCore
import Foundation
import UIKit

/// Who is signed in: here nobody is, so no code gets one.
open class User: NSObject, UserInfo, @unchecked Sendable {
    override init() { super.init() }
    open var uid: String { "" }
    open var providerID: String { "Firebase" }
    open var displayName: String? { nil }
    open var email: String? { nil }
    open var phoneNumber: String? { nil }
    open var photoURL: URL? { nil }
    open var isAnonymous: Bool { false }
    open var isEmailVerified: Bool { false }
    open var refreshToken: String? { nil }
    open var providerData: [any UserInfo] { [] }
    open var metadata: UserMetadata { UserMetadata() }
    open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
    open func reload(completion: UserUpdateCallback? = nil) {}
    open func delete(completion: UserUpdateCallback? = nil) {}
    open func updateEmail(to email: String, completion: UserUpdateCallback? = nil) {}
    open func updatePassword(to password: String, completion: UserUpdateCallback? = nil) {}
    open func sendEmailVerification(completion: UserUpdateCallback? = nil) {}
    open func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
    open func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
    open func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {}
    open func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {}
    open func getIDTokenForcingRefresh(_ force: Bool, completion: ((String?, (any Error)?) -> Void)? = nil) {}
    open func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)? = nil) {}
    open func getIDToken(forcingRefresh: Bool = false) async throws -> String { try await _neverAnswered() }
    open func delete() async throws { let _: Void = try await _neverAnswered() }
    open func reload() async throws { let _: Void = try await _neverAnswered() }
}

public protocol UserInfo: NSObjectProtocol {
    var providerID: String { get }
    var uid: String { get }
    var displayName: String? { get }
    var photoURL: URL? { get }
    var email: String? { get }
    var phoneNumber: String? { get }
}

open class UserMetadata: NSObject, @unchecked Sendable {
    open var creationDate: Date? { nil }
    open var lastSignInDate: Date? { nil }
}

open class UserProfileChangeRequest: NSObject, @unchecked Sendable {
    open var displayName: String?
    open var photoURL: URL?
    open func commitChanges(completion: UserUpdateCallback? = nil) {}
    open func commitChanges() async throws { let _: Void = try await _neverAnswered() }
}

open class AuthTokenResult: NSObject, @unchecked Sendable {
    open var token: String { "" }
    open var claims: [String: Any] { [:] }
    open var expirationDate: Date { .distantPast }
}

open class AuthDataResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var user: User { User() }
    open var additionalUserInfo: AdditionalUserInfo? { nil }
    open var credential: AuthCredential? { nil }
}

open class AdditionalUserInfo: NSObject, @unchecked Sendable {
    open var providerID: String { "" }
    open var username: String? { nil }
    open var profile: [String: Any]? { nil }
    open var isNewUser: Bool { false }
}

open class AuthCredential: NSObject, @unchecked Sendable {
    public let provider: String
    init(_ provider: String) { self.provider = provider }
}

public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

public final class EmailAuthProvider: NSObject {
    public static let id = "password"
    public static func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential(id) }
    public static func credential(withEmail email: String, link: String) -> AuthCredential { AuthCredential(id) }
}

public final class GoogleAuthProvider: NSObject {
    public static let id = "google.com"
    public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        AuthCredential(id)
    }
}

public final class FacebookAuthProvider: NSObject {
    public static let id = "facebook.com"
    public static func credential(withAccessToken accessToken: String) -> AuthCredential { AuthCredential(id) }
}

public final class TwitterAuthProvider: NSObject {
    public static let id = "twitter.com"
    public static func credential(withToken token: String, secret: String) -> AuthCredential { AuthCredential(id) }
}

public final class OAuthProvider: NSObject, FederatedAuthProvider {
    public let providerID: String
    public var scopes: [String]?
    public var customParameters: [String: String]?
    public init(providerID: String) { self.providerID = providerID }
    public static func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }
    public static func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String?, accessToken: String? = nil
    ) -> AuthCredential { AuthCredential(providerID) }
    public static func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> AuthCredential { AuthCredential("apple.com") }
    public func getCredentialWith(
        _ uiDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
    ) {}
}

public final class PhoneAuthProvider: NSObject {
    public static let id = "phone"
    public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
    public static func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }
    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
        completion: ((String?, (any Error)?) -> Void)? = nil
    ) {}
    public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential(Self.id)
    }
}
