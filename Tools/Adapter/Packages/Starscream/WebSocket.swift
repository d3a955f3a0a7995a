import Foundation
import FoundationNetworking

public enum CloseCode: UInt16, Sendable {
    case normal = 1000, goingAway, protocolError, protocolUnhandledType
    case noStatusReceived = 1005
    case encoding = 1007, policyViolated, messageTooBig
}

public enum FrameOpCode: UInt8, Sendable {
    case continueFrame, textFrame, binaryFrame
    case connectionClose = 8, ping, pong
    case unknown = 100
}

public enum ErrorType: Error {
    case compressionError, securityError, protocolError, serverError
}

public struct WSError: Error {
    public let type: ErrorType
    public let message: String
    public let code: UInt16
    public init(type: ErrorType, message: String, code: UInt16) {
        (self.type, self.message, self.code) = (type, message, code)
    }
}

public enum WebSocketEvent {
    case connected([String: String])
    case disconnected(String, UInt16)
    case text(String)
    case binary(Data)
    case pong(Data?)
    case ping(Data?)
    case error((any Error)?)
    case viabilityChanged(Bool)
    case reconnectSuggested(Bool)
    case cancelled
    case peerClosed
}

public protocol WebSocketClient: AnyObject {
    func connect()
    func disconnect(closeCode: UInt16)
    func write(string: String, completion: (() -> Void)?)
    func write(stringData: Data, completion: (() -> Void)?)
    func write(data: Data, completion: (() -> Void)?)
    func write(ping: Data, completion: (() -> Void)?)
    func write(pong: Data, completion: (() -> Void)?)
}

extension WebSocketClient {
    public func write(string: String) { write(string: string, completion: nil) }
    public func write(data: Data) { write(data: data, completion: nil) }
    public func write(ping: Data) { write(ping: ping, completion: nil) }
    public func write(pong: Data) { write(pong: pong, completion: nil) }
    public func disconnect() { disconnect(closeCode: CloseCode.normal.rawValue) }
}

public protocol WebSocketDelegate: AnyObject {
    func didReceive(event: WebSocketEvent, client: any WebSocketClient)
}

public protocol CertificatePinning: AnyObject {}
public protocol CompressionHandler {}
public protocol Engine {}

public class FoundationSecurity: CertificatePinning {
    public init(allowSelfSigned: Bool = false) {}
}

public struct WSCompression: CompressionHandler {
    public init() {}
}

/// A connection that is never made: no server answers.
open class WebSocket: WebSocketClient, @unchecked Sendable {
    public weak var delegate: (any WebSocketDelegate)?
    public var onEvent: ((WebSocketEvent) -> Void)?
    public var request: URLRequest
    public var callbackQueue = DispatchQueue.main
    public var respondToPingWithPong = true
    public var isConnected: Bool { false }

    public init(
        request: URLRequest, certPinner: (any CertificatePinning)? = FoundationSecurity(),
        compressionHandler: (any CompressionHandler)? = nil, useCustomEngine: Bool = true
    ) { self.request = request }

    public init(request: URLRequest, engine: any Engine) { self.request = request }

    // As version 3 makes it
    public convenience init(url: URL, protocols: [String]? = nil) { self.init(request: URLRequest(url: url)) }
    public var onConnect: (() -> Void)?
    public var onDisconnect: (((any Error)?) -> Void)?
    public var onText: ((String) -> Void)?
    public var onData: ((Data) -> Void)?

    public func connect() {}
    public func disconnect(closeCode: UInt16 = CloseCode.normal.rawValue) {}
    public func forceDisconnect() {}
    public func write(string: String, completion: (() -> Void)?) {}
    public func write(stringData: Data, completion: (() -> Void)?) {}
    public func write(data: Data, completion: (() -> Void)?) {}
    public func write(ping: Data, completion: (() -> Void)?) {}
    public func write(pong: Data, completion: (() -> Void)?) {}
}
