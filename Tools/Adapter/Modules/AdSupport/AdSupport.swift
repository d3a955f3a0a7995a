@_exported import Foundation

/// Zeros, as on every device whose owner was not asked.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let one = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { one }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
