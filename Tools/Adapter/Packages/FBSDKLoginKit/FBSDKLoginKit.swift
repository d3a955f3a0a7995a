@_exported import FBSDKCoreKit
import UIKit

public typealias FBSDKLoginManager = LoginManager
public typealias FBSDKLoginButton = FBLoginButton

public enum DefaultAudience: UInt, Sendable {
    case friends = 0, onlyMe, everyone
}

public enum LoginTracking: UInt, Sendable {
    case enabled, limited
}

public final class LoginManagerLoginResult: NSObject, @unchecked Sendable {
    public let token: AccessToken?
    public let isCancelled: Bool
    public let grantedPermissions: Set<String>
    public let declinedPermissions: Set<String>
    public init(
        token: AccessToken?, authenticationToken: AnyObject?, isCancelled: Bool, grantedPermissions: Set<String>,
        declinedPermissions: Set<String>
    ) {
        (self.token, self.isCancelled) = (token, isCancelled)
        (self.grantedPermissions, self.declinedPermissions) = (grantedPermissions, declinedPermissions)
    }
}

public enum LoginResult {
    case cancelled
    case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
    case failed(any Error)
}

public typealias LoginManagerLoginResultBlock = (LoginManagerLoginResult?, (any Error)?) -> Void
public typealias LoginResultBlock = (LoginResult) -> Void

/// The page on which one signs in stays open.
open class LoginManager: NSObject {
    open var defaultAudience = DefaultAudience.friends
    public override init() {}
    open func logIn(
        permissions: [String], from viewController: UIViewController?, handler: LoginManagerLoginResultBlock?
    ) {}
    open func logIn(
        permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil,
        completion: LoginResultBlock? = nil
    ) {}
    open func logOut() { AccessToken.current = nil }
}

@preconcurrency @MainActor public protocol LoginButtonDelegate: AnyObject {
    func loginButton(
        _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?)
    func loginButtonDidLogOut(_ loginButton: FBLoginButton)
    func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool
}

extension LoginButtonDelegate {
    public func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool { true }
}

open class FBLoginButton: FBButton {
    open weak var delegate: (any LoginButtonDelegate)?
    open var permissions: [String] = []
    open var defaultAudience = DefaultAudience.friends
    open var loginTracking = LoginTracking.enabled

    public override init(frame: CGRect) {
        super.init(frame: frame)
        name()
    }
    public convenience init(frame: CGRect = .zero, permissions: [Permission]) {
        self.init(frame: frame)
        self.permissions = permissions.map(\.name)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        name()
    }
    private func name() { setTitle("Continue with Facebook", for: .normal) }
    open override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize
        return CGSize(width: text.width + 48, height: 28)
    }
}
