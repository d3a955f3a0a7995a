import AppCenter
import Foundation

open class Distribute: NSObject, ServiceProtocol {
    nonisolated(unsafe) public static var enabled = true
    public static func checkForUpdate() {}
    public static func disableAutomaticCheckForUpdate() {}
    public static func notify(_ action: UInt) {}
}

open class MSDistribute: NSObject, ServiceProtocol {}
