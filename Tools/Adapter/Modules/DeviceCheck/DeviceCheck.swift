@_exported import Foundation

public let DCErrorDomain = "com.apple.devicecheck.error"
public struct DCError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = DCError
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { DCErrorDomain }
    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidInput: Code { .invalidInput }
    public static var invalidKey: Code { .invalidKey }
    public static var serverUnavailable: Code { .serverUnavailable }
}

/// A device that Apple's servers do not know, such as a simulator.
open class DCDevice: NSObject, @unchecked Sendable {
    private static let one = DCDevice()
    open class var current: DCDevice { one }
    open var isSupported: Bool { false }
    open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static let shared = DCAppAttestService()
    open var isSupported: Bool { false }
    open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
