import Foundation

/// Crashes and records that go to a server; here they go nowhere.
open class Crashlytics: NSObject, @unchecked Sendable {
    private static let one = Crashlytics()

    open var version: String { "3.14.0" }
    open var debugMode = false
    open weak var delegate: (any CrashlyticsDelegate)?

    open class func sharedInstance() -> Crashlytics { one }
    @discardableResult open class func start(withAPIKey apiKey: String) -> Crashlytics { one }
    @discardableResult open class func start(
        withAPIKey apiKey: String, delegate: (any CrashlyticsDelegate)?
    ) -> Crashlytics {
        one.delegate = delegate
        return one
    }

    open func crash() {}
    open func throwException() {}
    open func setUserIdentifier(_ identifier: String?) {}
    open func setUserName(_ name: String?) {}
    open func setUserEmail(_ email: String?) {}
    open func setObjectValue(_ value: Any?, forKey key: String) {}
    open func setIntValue(_ value: Int32, forKey key: String) {}
    open func setBoolValue(_ value: Bool, forKey key: String) {}
    open func setFloatValue(_ value: Float, forKey key: String) {}
    open func recordError(_ error: Error) {}
    open func recordError(_ error: Error, withAdditionalUserInfo userInfo: [String: Any]?) {}
    open func recordCustomExceptionName(_ name: String, reason: String?, frameArray: [CLSStackFrame]) {}
}

open class CLSStackFrame: NSObject {
    open var symbol: String?
    open var fileName: String?
    open var lineNumber: UInt32 = 0
}

open class CLSReport: NSObject {
    open var identifier: String { "" }
    open var isCrash: Bool { false }
}

public protocol CrashlyticsDelegate: AnyObject {
    func crashlyticsDidDetectReport(forLastExecution report: CLSReport, completionHandler: @escaping (Bool) -> Void)
}

extension CrashlyticsDelegate {
    /// Optional in the original.
    public func crashlyticsDidDetectReport(
        forLastExecution report: CLSReport, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

public func CLSLogv(_ format: String, _ arguments: CVaListPointer) {}
public func CLSNSLogv(_ format: String, _ arguments: CVaListPointer) {}
