import AppCenter
import Foundation

open class Crashes: NSObject, ServiceProtocol {
    nonisolated(unsafe) public static var enabled = true
    public static var hasCrashedInLastSession: Bool { false }
    public static func generateTestCrash() {}
    public static func notify(with userConfirmation: UInt) {}
    public static func trackError(_ error: any Error, properties: [String: String]?, attachments: [Any]?) {}
}

open class MSCrashes: NSObject, ServiceProtocol {}
