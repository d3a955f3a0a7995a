import Foundation

/// Nobody counts what happens here.
open class Amplitude: NSObject {
    nonisolated(unsafe) private static let shared = Amplitude()
    open class func instance() -> Amplitude { shared }
    open class func instance(withName name: String) -> Amplitude { shared }

    open var trackingSessionEvents = false
    open var defaultTracking = AMPDefaultTrackingOptions()
    open var minTimeBetweenSessionsMillis = 300_000
    open var deviceId: String?
    open var userId: String?
    open var optOut = false
    open func initializeApiKey(_ apiKey: String) {}
    open func initializeApiKey(_ apiKey: String, userId: String?) { self.userId = userId }
    open func logEvent(_ eventType: String) {}
    open func logEvent(_ eventType: String, withEventProperties eventProperties: [AnyHashable: Any]?) {}
    open func logEvent(
        _ eventType: String, withEventProperties eventProperties: [AnyHashable: Any]?, outOfSession: Bool
    ) {}
    open func logRevenueV2(_ revenue: AMPRevenue) {}
    open func identify(_ identify: AMPIdentify) {}
    open func setUserProperties(_ userProperties: [AnyHashable: Any]) {}
    open func clearUserProperties() {}
    open func setGroup(_ groupType: String, groupName: NSObject) {}
    open func setUserId(_ userId: String?) { self.userId = userId }
    open func setUserId(_ userId: String?, startNewSession: Bool) { self.userId = userId }
    open func setDeviceId(_ deviceId: String) { self.deviceId = deviceId }
    open func getDeviceId() -> String? { deviceId }
    open func getSessionId() -> Int64 { -1 }
    open func setServerUrl(_ serverUrl: String) {}
    open func setOffline(_ offline: Bool) {}
    open func regenerateDeviceId() {}
    open func uploadEvents() {}
}

open class AMPDefaultTrackingOptions: NSObject {
    open var sessions = false, appLifecycles = false, deepLinks = false, screenViews = false
}

open class AMPIdentify: NSObject {
    @discardableResult open func set(_ property: String, value: NSObject?) -> AMPIdentify { self }
    @discardableResult open func setOnce(_ property: String, value: NSObject?) -> AMPIdentify { self }
    @discardableResult open func add(_ property: String, value: NSObject?) -> AMPIdentify { self }
    @discardableResult open func append(_ property: String, value: NSObject?) -> AMPIdentify { self }
    @discardableResult open func unset(_ property: String) -> AMPIdentify { self }
}

open class AMPRevenue: NSObject {
    @discardableResult open func setProductIdentifier(_ productIdentifier: String) -> AMPRevenue { self }
    @discardableResult open func setPrice(_ price: NSNumber) -> AMPRevenue { self }
    @discardableResult open func setQuantity(_ quantity: Int) -> AMPRevenue { self }
    @discardableResult open func setRevenueType(_ revenueType: String) -> AMPRevenue { self }
}
