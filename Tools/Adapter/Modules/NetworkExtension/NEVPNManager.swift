@_exported import Foundation

public let NEVPNErrorDomain = "NEVPNErrorDomain"
public struct NEVPNError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEVPNError
        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NEVPNErrorDomain }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }

extension NSNotification.Name {
    public static let NEVPNStatusDidChange = Self("com.apple.networkextension.statuschange")
    public static let NEVPNConfigurationChange = Self("com.apple.networkextension.configurationchange")
}

/// The configuration of a tunnel. Nothing was saved, and its owner does not allow that anything is.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let only = NEVPNManager()
    open class func shared() -> NEVPNManager { only }

    open var onDemandRules: [NEOnDemandRule]?
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    /// As before iOS 9.
    open var `protocol`: NEVPNProtocol? {
        get { protocolConfiguration }
        set { protocolConfiguration = newValue }
    }
    open var isEnabled = false
    open private(set) lazy var connection: NEVPNConnection = makeConnection()
    func makeConnection() -> NEVPNConnection { NEVPNConnection(manager: self) }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationInvalid))
    }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationInvalid) }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(savingError)
    }
    open func saveToPreferences() async throws { throw savingError }

    private var savingError: NEVPNError {
        NEVPNError(protocolConfiguration == nil ? .configurationInvalid : .configurationReadWriteFailed)
    }
}

public let NEVPNConnectionStartOptionUsername = "NEVPNConnectionStartOptionUsername"
public let NEVPNConnectionStartOptionPassword = "NEVPNConnectionStartOptionPassword"

/// The tunnel of a configuration that is not saved, so that it cannot start.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    private unowned let owner: NEVPNManager
    init(manager: NEVPNManager) { owner = manager }

    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open var manager: NEVPNManager { owner }
    open func startVPNTunnel() throws { try startVPNTunnel(options: nil) }
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        throw NEVPNError(owner.isEnabled ? .configurationInvalid : .configurationDisabled)
    }
    open func stopVPNTunnel() {}
    open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
    open func fetchLastDisconnectError() async throws {}
}

public enum NETunnelProviderRoutingMethod: Int, Sendable {
    case destinationIP = 1
    case sourceApplication, networkRule
}

/// The configuration of a tunnel that an extension of the app provides.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() { super.init() }
    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
    open class func forPerAppVPN() -> Self { unsafeDowncast(NETunnelProviderManager(), to: self) }

    open func copyAppRules() -> [NEAppRule]? { nil }
    open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
    open var safariDomains: [String] = []
    open var mailDomains: [String] = []
    open var calendarDomains: [String] = []
    open var contactsDomains: [String] = []
    open var excludedDomains: [String] = []
    open var associatedDomains: [String] = []
    override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(manager: self) }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws { try startVPNTunnel(options: nil) }
    open func stopTunnel() {}
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

open class NEAppRule: NSObject, @unchecked Sendable {
    public init(signingIdentifier: String) { matchSigningIdentifier = signingIdentifier }
    public let matchSigningIdentifier: String
    open var matchDomains: [Any]?
    open var matchPath: String?
}
