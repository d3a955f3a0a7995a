import Foundation

public protocol MixpanelType {}
extension String: MixpanelType {}
extension Int: MixpanelType {}
extension UInt: MixpanelType {}
extension Double: MixpanelType {}
extension Float: MixpanelType {}
extension Bool: MixpanelType {}
extension Date: MixpanelType {}
extension URL: MixpanelType {}
extension NSNull: MixpanelType {}
extension Array: MixpanelType {}
extension Dictionary: MixpanelType {}
extension Optional: MixpanelType {}

public typealias Properties = [String: any MixpanelType]

/// Nobody counts what happens here.
open class Mixpanel {
    nonisolated(unsafe) private static let shared = MixpanelInstance()

    @discardableResult
    open class func initialize(
        token apiToken: String, trackAutomaticEvents: Bool = false, flushInterval: Double = 60,
        instanceName: String? = nil,
        optOutTrackingByDefault: Bool = false, useUniqueDistinctId: Bool = false, superProperties: Properties? = nil,
        serverURL: String? = nil
    ) -> MixpanelInstance { shared }
    open class func mainInstance() -> MixpanelInstance { shared }
    open class func safeMainInstance() -> MixpanelInstance? { shared }
    open class func getInstance(name: String) -> MixpanelInstance? { shared }
}

open class MixpanelInstance {
    open var distinctId = ""
    open var userId: String?
    open var people = People()
    open var loggingEnabled = false
    open var flushInterval: Double = 60
    open var serverURL = ""
    open var useIPAddressForGeoLocation = true
    open func identify(distinctId: String, usePeople: Bool = true, completion: (() -> Void)? = nil) {
        self.distinctId = distinctId
    }
    open func createAlias(
        _ alias: String, distinctId: String, usePeople: Bool = true, andIdentify: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    open func track(event: String?, properties: Properties? = nil) {}
    open func time(event: String) {}
    open func registerSuperProperties(_ properties: Properties) {}
    open func registerSuperPropertiesOnce(_ properties: Properties, defaultValue: (any MixpanelType)? = nil) {}
    open func unregisterSuperProperty(_ propertyName: String) {}
    open func clearSuperProperties() {}
    open func reset(completion: (() -> Void)? = nil) {}
    open func flush(performFullFlush: Bool = false, completion: (() -> Void)? = nil) {}
    open func optOutTracking() {}
    open func optInTracking(distinctId: String? = nil, properties: Properties? = nil) {}
    open func hasOptedOutTracking() -> Bool { false }
}

open class People {
    open func set(properties: Properties) {}
    open func set(property: String, to: any MixpanelType) {}
    open func setOnce(properties: Properties) {}
    open func unset(properties: [String]) {}
    open func increment(properties: Properties) {}
    open func increment(property: String, by: Double) {}
    open func append(properties: Properties) {}
    open func union(properties: Properties) {}
    open func trackCharge(amount: Double, properties: Properties? = nil) {}
    open func clearCharges() {}
    open func deleteUser() {}
}
