import Foundation

extension Notification.Name {
    public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

public enum ReachabilityError: Error {
    case failedToCreateWithAddress, failedToCreateWithHostname(String, Int32), unableToSetCallback, unableToGetFlags
}

/// The network, which can be reached by Wi-Fi as far as an app asks, and does not change.
open class Reachability: @unchecked Sendable {
    public enum Connection: CustomStringConvertible, Sendable {
        case none, unavailable, wifi, cellular

        public var description: String {
            switch self {
            case .cellular: "Cellular"
            case .wifi: "WiFi"
            case .unavailable, .none: "No Connection"
            }
        }
    }

    public typealias NetworkReachable = (Reachability) -> Void
    public typealias NetworkUnreachable = (Reachability) -> Void
    public var whenReachable: NetworkReachable?
    public var whenUnreachable: NetworkUnreachable?
    public var allowsCellularConnection = true
    public var reachableOnWWAN = true
    public let notificationCenter = NotificationCenter.default
    public var connection: Connection { .wifi }
    public var currentReachabilityString: String { "\(connection)" }
    public var isReachable: Bool { true }
    public var isReachableViaWiFi: Bool { true }
    public var isReachableViaWWAN: Bool { false }

    public init(
        queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil, notificationQueue: DispatchQueue? = .main
    ) throws {}

    public convenience init(
        hostname: String, queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil,
        notificationQueue: DispatchQueue? = .main
    ) throws { try self.init() }

    open func startNotifier() throws { whenReachable?(self) }
    open func stopNotifier() {}
}
