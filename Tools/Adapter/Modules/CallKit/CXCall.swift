import Foundation
import UIKit

open class CXAction: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public let uuid = UUID()
    open private(set) var isComplete = false
    open var timeoutDate: Date { .distantFuture }
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}
open class CXCallAction: CXAction, @unchecked Sendable {
    public init(call callUUID: UUID) { self.callUUID = callUUID }
    public let callUUID: UUID
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
    open var isOnHold: Bool
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
    open var isMuted: Bool
}
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
    open var callUUIDToGroupWith: UUID?
}
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause, hardPause
    }
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
    open var digits: String
    open var type: ActionType
}

open class CXTransaction: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(actions: [CXAction]) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    public let uuid = UUID()
    open private(set) var actions: [CXAction] = []
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

open class CXCall: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID() }
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
/// Nobody calls.
open class CXCallObserver: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

open class CXCallController: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(queue: DispatchQueue) {}
    public let callObserver = CXCallObserver()
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
    }
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}

// MARK: Names of callers, from an extension that nobody has switched on

public typealias CXCallDirectoryPhoneNumber = Int64
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
    public static let sharedInstance = CXCallDirectoryManager()
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) { completion(.disabled, nil) }
    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CXErrorCodeCallDirectoryManagerError(.extensionDisabled)) }
    open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
open class CXCallDirectoryProvider: NSObject {
    public override init() { super.init() }
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}
open class CXCallDirectoryExtensionContext: NSExtensionContext {
    open var isIncremental: Bool { false }
    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func addIdentificationEntry(
        withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
    ) {}
    open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) { completion?(false) }
}
