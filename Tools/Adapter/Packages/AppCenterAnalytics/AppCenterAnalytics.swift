import AppCenter
import Foundation

open class Analytics: NSObject, ServiceProtocol {
    nonisolated(unsafe) public static var enabled = true
    public static func trackEvent(_ eventName: String) {}
    public static func trackEvent(_ eventName: String, withProperties properties: [String: String]?) {}
    public static func pause() {}
    public static func resume() {}
}

open class MSAnalytics: NSObject, ServiceProtocol {
    public static func trackEvent(_ eventName: String) {}
    public static func trackEvent(_ eventName: String, withProperties properties: [String: String]?) {}
}
