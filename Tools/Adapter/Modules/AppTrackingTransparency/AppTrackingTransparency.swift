@_exported import Foundation

/// Nobody has been asked.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) {}
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
