import Foundation
import UIKit

public enum SKDownloadState: Int, Sendable { case waiting, active, paused, finished, failed, cancelled }

/// What the store keeps for something that was bought. Nothing was.
open class SKDownload: NSObject, @unchecked Sendable {
    open var state: SKDownloadState { .waiting }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var contentLength: NSNumber { 0 }
    open var expectedContentLength: Int64 { 0 }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { 0 }
    open var error: (any Error)? { nil }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
    open class func contentURL(forProductID productID: String) -> URL? { nil }
    open class func deleteContent(forProductID productID: String) {}
}

extension SKPaymentTransaction {
    public var downloads: [SKDownload] { [] }
}

extension SKPaymentQueue {
    public func start(_ downloads: [SKDownload]) {}
    public func pause(_ downloads: [SKDownload]) {}
    public func resume(_ downloads: [SKDownload]) {}
    public func cancel(_ downloads: [SKDownload]) {}
}
