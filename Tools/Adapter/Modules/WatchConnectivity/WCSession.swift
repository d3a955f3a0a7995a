@_exported import Foundation

public let WCErrorDomain = "WCErrorDomain"
public struct WCError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WCError
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
        case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
        case sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { WCErrorDomain }
    public static var genericError: Code { .genericError }
    public static var sessionNotSupported: Code { .sessionNotSupported }
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    public static var deviceNotPaired: Code { .deviceNotPaired }
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    public static var notReachable: Code { .notReachable }
    public static var invalidParameter: Code { .invalidParameter }
    public static var payloadTooLarge: Code { .payloadTooLarge }
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    public static var messageReplyFailed: Code { .messageReplyFailed }
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    public static var fileAccessDenied: Code { .fileAccessDenied }
    public static var deliveryFailed: Code { .deliveryFailed }
    public static var insufficientSpace: Code { .insufficientSpace }
    public static var sessionInactive: Code { .sessionInactive }
    public static var transferTimedOut: Code { .transferTimedOut }
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    public static var watchOnlyApp: Code { .watchOnlyApp }
}

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}
extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}

/// A device that no watch can be paired with, such as an iPad.
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()
    open class var `default`: WCSession { only }
    open class func isSupported() -> Bool { false }
    open weak var delegate: (any WCSessionDelegate)?
    open func activate() {
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
    open var activationState: WCSessionActivationState { .notActivated }
    open var hasContentPending: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var isReachable: Bool { false }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }
    @discardableResult open func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo: userInfo) }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
}

open class WCSessionFile: NSObject, @unchecked Sendable {
    init(fileURL: URL, metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
    public let fileURL: URL
    public let metadata: [String: Any]?
}
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    init(file: WCSessionFile) { self.file = file }
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    open var isTransferring: Bool { false }
    open func cancel() {}
}
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    init(userInfo: [String: Any]) { self.userInfo = userInfo }
    public let userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }
    open var isTransferring: Bool { false }
    open func cancel() {}
}
