import Foundation

/// Starts kits that report to a server. None does here.
open class Fabric: NSObject, @unchecked Sendable {
    private static let one = Fabric()
    public var debug = false

    @discardableResult open class func with(_ kits: [Any]) -> Self { one as! Self }
    open class func sharedSDK() -> Fabric { one }
}
