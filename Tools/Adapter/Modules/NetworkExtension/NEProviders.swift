import Foundation

public enum NEProviderStopReason: Int, Sendable {
    case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled
    case authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved
    case superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}

/// What an extension provides. The system starts none here.
open class NEProvider: NSObject {
    open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
    open func wake() {}
    open class func startSystemExtensionMode() {}
}

open class NETunnelProvider: NEProvider {
    open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
    open var appRules: [NEAppRule]? { nil }
    open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
    open var reasserting = false
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func setTunnelNetworkSettings(
        _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(NETunnelProviderError(.networkSettingsFailed)) }
    open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {
        throw NETunnelProviderError(.networkSettingsFailed)
    }
}

public let NETunnelProviderErrorDomain = "NETunnelProviderErrorDomain"
public struct NETunnelProviderError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NETunnelProviderError
        case networkSettingsInvalid = 1
        case networkSettingsCanceled, networkSettingsFailed
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NETunnelProviderErrorDomain }
    public static var networkSettingsInvalid: Code { .networkSettingsInvalid }
    public static var networkSettingsCanceled: Code { .networkSettingsCanceled }
    public static var networkSettingsFailed: Code { .networkSettingsFailed }
}

open class NEPacketTunnelProvider: NETunnelProvider {
    public override init() { super.init() }
    public let packetFlow = NEPacketTunnelFlow()
    open func startTunnel(
        options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(nil) }
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// No packet comes.
open class NEPacketTunnelFlow: NSObject {
    open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
    @discardableResult open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

open class NETunnelNetworkSettings: NSObject {
    public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
    public let tunnelRemoteAddress: String
    open var dnsSettings: NEDNSSettings?
    open var proxySettings: NEProxySettings?
}
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
    open var ipv4Settings: NEIPv4Settings?
    open var ipv6Settings: NEIPv6Settings?
    open var tunnelOverheadBytes: NSNumber?
    open var mtu: NSNumber?
}

open class NEIPv4Settings: NSObject {
    public init(addresses: [String], subnetMasks: [String]) {
        (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
    }
    public let addresses: [String]
    public let subnetMasks: [String]
    open var includedRoutes: [NEIPv4Route]?
    open var excludedRoutes: [NEIPv4Route]?
}
open class NEIPv4Route: NSObject {
    public init(destinationAddress address: String, subnetMask: String) {
        (destinationAddress, destinationSubnetMask) = (address, subnetMask)
    }
    public let destinationAddress: String
    public let destinationSubnetMask: String
    open var gatewayAddress: String?
    open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}
open class NEIPv6Settings: NSObject {
    public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
        (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
    }
    public let addresses: [String]
    public let networkPrefixLengths: [NSNumber]
    open var includedRoutes: [NEIPv6Route]?
    open var excludedRoutes: [NEIPv6Route]?
}
open class NEIPv6Route: NSObject {
    public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
        (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
    }
    public let destinationAddress: String
    public let destinationNetworkPrefixLength: NSNumber
    open var gatewayAddress: String?
    open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
