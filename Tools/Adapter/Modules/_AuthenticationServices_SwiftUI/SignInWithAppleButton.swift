@_exported import AuthenticationServices
import SwiftUI

/// Apple's button for signing in, with which nobody signs in.
public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        public static let signIn = Self(type: .signIn)
        public static let `continue` = Self(type: .continue)
        public static let signUp = Self(type: .signUp)
    }
    public struct Style: Hashable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        public static let black = Self(style: .black)
        public static let white = Self(style: .white)
        public static let whiteOutline = Self(style: .whiteOutline)
    }
    private let type: ASAuthorizationAppleIDButton.ButtonType
    @Environment(\.signInStyle) private var style

    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { type = label.type }

    public var body: some View { Drawn(type: type, style: style.style).id(style) }

    /// It fills the room that there is, as Apple's does.
    private struct Drawn: UIViewRepresentable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        let style: ASAuthorizationAppleIDButton.Style
        func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
            ASAuthorizationAppleIDButton(type: type, style: style)
        }
        func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) {}
        func sizeThatFits(
            _ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context
        ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 140, height: 30)) }
    }
}
private enum SignInStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}
extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}
extension View {
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}

// MARK: Asking for an authorization, which nobody gives

public struct AuthorizationController: Sendable {
    @MainActor public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
    @MainActor public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
}
public enum ASAuthorizationResult: Sendable {
    case appleID(ASAuthorizationAppleIDCredential)
    case password(ASPasswordCredential)
}
public struct WebAuthenticationSession: Sendable {
    public enum BrowserSession: Hashable, Sendable { case ephemeral }
    @MainActor public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}
private enum AuthorizationControllerKey: EnvironmentKey {
    static var defaultValue: AuthorizationController { AuthorizationController() }
}
private enum WebAuthenticationSessionKey: EnvironmentKey {
    static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}
extension EnvironmentValues {
    public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
    public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
