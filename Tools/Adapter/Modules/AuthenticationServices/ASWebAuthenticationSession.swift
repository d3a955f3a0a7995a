import UIKit

public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    @preconcurrency @MainActor func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Opens no page.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}
    open class Callback: NSObject, @unchecked Sendable {
        open class func customScheme(_ customScheme: String) -> Callback { Callback() }
        open class func https(host: String, path: String) -> Callback { Callback() }
    }
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { false }
    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
}

public let ASWebAuthenticationSessionErrorDomain = ASWebAuthenticationSessionError.errorDomain

public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}
