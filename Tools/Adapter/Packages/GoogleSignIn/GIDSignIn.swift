import UIKit

public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

public struct GIDSignInError: Error, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -1
        case keychain = -2
        case hasNoAuthInKeychain = -4
        case canceled = -5
        case EMM = -6
        case scopesAlreadyGranted = -8
        case mismatchWithCurrentUser = -9
    }
    public let code: Code
    public static let errorDomain = kGIDSignInErrorDomain
    public var errorCode: Int { code.rawValue }
    public static let hasNoAuthInKeychain = Code.hasNoAuthInKeychain
    public static let canceled = Code.canceled
    public static let unknown = Code.unknown
}

public final class GIDConfiguration: NSObject, Sendable {
    public let clientID: String
    public let serverClientID: String?
    public let hostedDomain: String?
    public let openIDRealm: String?
    public convenience init(clientID: String) { self.init(clientID: clientID, serverClientID: nil) }
    public convenience init(clientID: String, serverClientID: String?) {
        self.init(clientID: clientID, serverClientID: serverClientID, hostedDomain: nil, openIDRealm: nil)
    }
    public init(clientID: String, serverClientID: String?, hostedDomain: String?, openIDRealm: String?) {
        (self.clientID, self.serverClientID) = (clientID, serverClientID)
        (self.hostedDomain, self.openIDRealm) = (hostedDomain, openIDRealm)
    }
}

public final class GIDToken: NSObject, Sendable {
    public let tokenString = ""
    public let expirationDate: Date? = nil
}

public final class GIDProfileData: NSObject, Sendable {
    public let email = ""
    public let name = ""
    public let givenName: String? = nil
    public let familyName: String? = nil
    public var hasImage: Bool { false }
    public func imageURL(withDimension dimension: UInt) -> URL? { nil }
}

/// Somebody who signed in: nobody did.
public final class GIDGoogleUser: NSObject, Sendable {
    public var userID: String? { nil }
    public var profile: GIDProfileData? { nil }
    public var grantedScopes: [String]? { nil }
    public var configuration: GIDConfiguration { GIDConfiguration(clientID: "") }
    public var accessToken: GIDToken { GIDToken() }
    public var refreshToken: GIDToken { GIDToken() }
    public var idToken: GIDToken? { nil }
    public func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {}
    public func addScopes(
        _ scopes: [String], presenting: UIViewController, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {}
}

public final class GIDSignInResult: NSObject, Sendable {
    public var user: GIDGoogleUser { GIDGoogleUser() }
    public var serverAuthCode: String? { nil }
}

public final class GIDSignIn: NSObject, @unchecked Sendable {
    public static let sharedInstance = GIDSignIn()
    public var configuration: GIDConfiguration?
    public var currentUser: GIDGoogleUser? { nil }

    public func handle(_ url: URL) -> Bool { false }
    public func hasPreviousSignIn() -> Bool { false }
    public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
        completion?(nil, GIDSignInError(code: .hasNoAuthInKeychain))
    }
    public func signOut() {}
    public func disconnect(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// The page on which one signs in stays open.
    public func signIn(
        withPresenting presentingViewController: UIViewController, hint: String? = nil,
        additionalScopes: [String]? = nil, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {}
    public func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
        hint: String? = nil, callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
    ) {}
}

public enum GIDSignInButtonStyle: Int, Sendable {
    case standard = 0, wide = 1, iconOnly = 2
}

public enum GIDSignInButtonColorScheme: Int, Sendable {
    case dark = 0, light = 1
}

/// The button with the letter G and two words.
public final class GIDSignInButton: UIControl {
    public var style = GIDSignInButtonStyle.standard { didSet { restyle() } }
    public var colorScheme = GIDSignInButtonColorScheme.light { didSet { restyle() } }
    private let letter = UILabel()
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        letter.text = "G"
        letter.font = .boldSystemFont(ofSize: 20)
        letter.textAlignment = .center
        letter.textColor = UIColor(red: 0.26, green: 0.52, blue: 0.96, alpha: 1)
        letter.backgroundColor = .white
        label.font = .boldSystemFont(ofSize: 14)
        addSubview(letter)
        addSubview(label)
        layer.cornerRadius = 2
        layer.shadowOpacity = 0.25
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 1
        restyle()
    }

    private func restyle() {
        backgroundColor = colorScheme == .dark ? UIColor(red: 0.26, green: 0.52, blue: 0.96, alpha: 1) : .white
        label.textColor = colorScheme == .dark ? .white : .gray
        label.text = style == .wide ? "Sign in with Google" : "Sign in"
        label.isHidden = style == .iconOnly
        invalidateIntrinsicContentSize()
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: [230, 312, 48][style.rawValue], height: 48)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        letter.frame = CGRect(x: 1, y: 1, width: bounds.height - 2, height: bounds.height - 2)
        label.frame = CGRect(
            x: bounds.height + 10, y: 0, width: bounds.width - bounds.height - 20, height: bounds.height)
    }
}
