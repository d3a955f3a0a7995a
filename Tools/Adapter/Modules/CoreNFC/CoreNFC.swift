@_exported import Foundation

public let NFCErrorDomain = "NFCErrorDomain"
public struct NFCReaderError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NFCReaderError
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound, readerErrorRadioDisabled
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
        case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
        case readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400
        case ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
        case ndefReaderSessionErrorZeroLengthMessage
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NFCErrorDomain }
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
    public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
    public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
    public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
    public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
    public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
    public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
    public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
    public static var readerTransceiveErrorSessionInvalidated: Code { .readerTransceiveErrorSessionInvalidated }
    public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
    public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorSessionTimeout: Code {
        .readerSessionInvalidationErrorSessionTimeout
    }
    public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
        .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    }
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public static var tagCommandConfigurationErrorInvalidParameters: Code {
        .tagCommandConfigurationErrorInvalidParameters
    }
    public static var ndefReaderSessionErrorTagNotWritable: Code { .ndefReaderSessionErrorTagNotWritable }
    public static var ndefReaderSessionErrorTagUpdateFailure: Code { .ndefReaderSessionErrorTagUpdateFailure }
    public static var ndefReaderSessionErrorTagSizeTooSmall: Code { .ndefReaderSessionErrorTagSizeTooSmall }
    public static var ndefReaderSessionErrorZeroLengthMessage: Code { .ndefReaderSessionErrorZeroLengthMessage }
}

public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    var isReady: Bool { get }
    var alertMessage: String { get set }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}

/// A device that reads no tags.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open var isReady: Bool { false }
    open var alertMessage = ""
    public let sessionQueue = DispatchQueue.main
    open func begin() {}
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
    }
    open override func begin() {
        delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    open func restartPolling() {}
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
}

public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let iso14443 = Self(rawValue: 1)
        public static let iso15693 = Self(rawValue: 2)
        public static let iso18092 = Self(rawValue: 4)
        public static let pace = Self(rawValue: 8)
    }
    private weak var delegate: (any NFCTagReaderSessionDelegate)?
    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        self.delegate = delegate
    }
    open var connectedTag: NFCTag? { nil }
    open override func begin() {
        delegate?.tagReaderSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    open func restartPolling() {}
    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerTransceiveErrorTagNotConnected) }
}

public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)
    public var isAvailable: Bool { false }
}
public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite, readOnly
}
public protocol NFCNDEFTag: NSObjectProtocol {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}
public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentIDm: Data { get }
    var currentSystemCode: Data { get }
}
public protocol NFCISO7816Tag: NFCNDEFTag {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    func sendCommand(
        apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
}
public enum NFCMiFareFamily: UInt, Sendable {
    case unknown = 1
    case ultralight, plus, desfire
}
public protocol NFCMiFareTag: NFCNDEFTag {
    var identifier: Data { get }
    var mifareFamily: NFCMiFareFamily { get }
    func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
}

open class NFCISO7816APDU: NSObject, @unchecked Sendable {
    public init(
        instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
        expectedResponseLength: Int
    ) {
        (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
        (self.p1Parameter, self.p2Parameter, self.data) = (p1Parameter, p2Parameter, data)
        self.expectedResponseLength = expectedResponseLength
    }
    /// A header of four bytes, the length of the data, the data, and the length of what is expected, the last two if they are there.
    public convenience init?(data: Data) {
        let bytes = Array(data)
        guard bytes.count >= 4 else { return nil }
        let count = bytes.count > 5 ? Int(bytes[4]) : 0
        guard bytes.count <= 5 || bytes.count >= 5 + count else { return nil }
        let expected = bytes.count == 5 ? bytes[4] : bytes.count > 5 + count ? bytes[5 + count] : nil
        self.init(
            instructionClass: bytes[0], instructionCode: bytes[1], p1Parameter: bytes[2], p2Parameter: bytes[3],
            data: count > 0 ? Data(bytes[5..<5 + count]) : Data(),
            expectedResponseLength: expected.map { $0 == 0 ? 256 : Int($0) } ?? -1)
    }
    public let instructionClass, instructionCode, p1Parameter, p2Parameter: UInt8
    public let data: Data?
    public let expectedResponseLength: Int
}

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
}
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    public init(records: [NFCNDEFPayload]) { self.records = records }
    open var records: [NFCNDEFPayload]
}
