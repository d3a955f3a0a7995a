import FirebaseCore
import Foundation

/// Nobody hears of crashes here but who looks at the pictures.
open class Crashlytics: NSObject, @unchecked Sendable {
    private static let usual = Crashlytics()
    public static func crashlytics() -> Crashlytics { usual }
    open func log(_ msg: String) {}
    open func log(format: String, arguments args: CVaListPointer) {}
    open func setCustomValue(_ value: Any?, forKey key: String) {}
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    open func setUserID(_ userID: String?) {}
    open func record(error: any Error) {}
    open func record(error: any Error, userInfo: [String: Any]?) {}
    open func record(exceptionModel: ExceptionModel) {}
    open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    open func isCrashlyticsCollectionEnabled() -> Bool { false }
    open func didCrashDuringPreviousExecution() -> Bool { false }
    open func checkForUnsentReports() async -> Bool { false }
    open func sendUnsentReports() {}
    open func deleteUnsentReports() {}
}

open class ExceptionModel: NSObject, @unchecked Sendable {
    open var stackTrace: [Any] = []
    public init(name: String, reason: String) {}
}
