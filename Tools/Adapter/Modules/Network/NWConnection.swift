import Foundation

public enum NWEndpoint: Hashable, Sendable {
    public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        public init(_ string: String) {
            self = IPv4Address(string).map(Host.ipv4) ?? IPv6Address(string).map(Host.ipv6) ?? .name(string, nil)
        }
        public init(stringLiteral string: String) { self.init(string) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public init?(_ string: String) {
            guard let number = UInt16(string) else { return nil }
            rawValue = number
        }
        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443
        public var debugDescription: String { "\(rawValue)" }
    }
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
}

/// Four bytes, as in `192.0.2.1`.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Data
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    public static let any = Self(Data([0, 0, 0, 0]))!
    public static let loopback = Self(Data([127, 0, 0, 1]))!
    public static let broadcast = Self(Data([255, 255, 255, 255]))!
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// Sixteen bytes, as in `2001:db8::1`.
public struct IPv6Address: Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Data
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    public var debugDescription: String {
        var words = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes = [UInt8](rawValue)
        inet_ntop(AF_INET6, bytes, &words, socklen_t(words.count))
        return String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
}

public final class NWParameters: @unchecked Sendable {
    public init() {}
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
}

/// Waits for a network for ever.
public final class NWConnection: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    public final class ContentContext: @unchecked Sendable {
        public static let defaultMessage = ContentContext()
        public static let finalMessage = ContentContext()
        public static let defaultStream = ContentContext()
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var currentPath: NWPath? { NWPath() }
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    public func start(queue: DispatchQueue) {
        self.queue = queue
        move(to: .waiting(.posix(.ENETDOWN)))
    }
    public func cancel() { move(to: .cancelled) }
    public func forceCancel() { cancel() }
    public func restart() {}
    private func move(to state: State) {
        self.state = state
        queue?.async { [weak self] in self?.stateUpdateHandler?(state) }
    }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {}
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
}
