@_exported import AVFoundation
@_exported import Foundation

public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"
public struct CXErrorCodeRequestTransactionError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeRequestTransactionError
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID
        case callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CXErrorDomainRequestTransaction }
    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var unknownCallProvider: Code { .unknownCallProvider }
    public static var emptyTransaction: Code { .emptyTransaction }
    public static var unknownCallUUID: Code { .unknownCallUUID }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var invalidAction: Code { .invalidAction }
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public struct CXErrorCodeIncomingCallError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeIncomingCallError
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CXErrorDomainIncomingCall }
    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    public static var filteredByBlockList: Code { .filteredByBlockList }
}
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"
public struct CXErrorCodeCallDirectoryManagerError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError
        case unknown, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries
        case maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CXErrorDomainCallDirectoryManager }
    public static var unknown: Code { .unknown }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
    public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
    public static var duplicateEntries: Code { .duplicateEntries }
    public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
    public static var extensionDisabled: Code { .extensionDisabled }
    public static var currentlyLoading: Code { .currentlyLoading }
    public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}

open class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    public let type: HandleType
    public let value: String
    open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map(isEqual(to:)) ?? false }
    open override var hash: Int { value.hash }
}

open class CXCallUpdate: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
}

open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    public override init() { localizedName = "" }
    public init(localizedName: String) { self.localizedName = localizedName }
    public let localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Tells the system of calls, which has no screen for them here.
open class CXProvider: NSObject, @unchecked Sendable {
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    open var configuration: CXProviderConfiguration
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
    open var pendingTransactions: [CXTransaction] { [] }
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
    open class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CXErrorCodeIncomingCallError(.unentitled)) }
}
