import Foundation

public enum NEDNSProtocol: Int, Sendable {
    case cleartext = 1
    case TLS, HTTPS
}

open class NEDNSSettings: NSObject, @unchecked Sendable {
    public init(servers: [String]) { self.servers = servers }
    public let servers: [String]
    open var dnsProtocol: NEDNSProtocol { .cleartext }
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?
    open var matchDomainsNoSearch = false
}
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    open override var dnsProtocol: NEDNSProtocol { .TLS }
    open var serverName: String?
    open var identityReference: Data?
}
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    open override var dnsProtocol: NEDNSProtocol { .HTTPS }
    open var serverURL: URL?
    open var identityReference: Data?
}

public let NEDNSSettingsErrorDomain = "NEDNSSettingsErrorDomain"
public struct NEDNSSettingsManagerError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEDNSSettingsManagerError
        case configurationInvalid = 1
        case configurationDisabled, configurationStale, configurationCannotBeRemoved
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NEDNSSettingsErrorDomain }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationCannotBeRemoved: Code { .configurationCannotBeRemoved }
}

extension NSNotification.Name {
    public static let NEDNSSettingsConfigurationDidChange = Self("NEDNSSettingsConfigurationDidChangeNotification")
}

/// The system's settings for names of hosts, of which this app has none, and may save none.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    private static let only = NEDNSSettingsManager()
    open class func shared() -> NEDNSSettingsManager { only }

    open var localizedDescription: String?
    open var dnsSettings: NEDNSSettings?
    open var onDemandRules: [NEOnDemandRule]?
    open var isEnabled: Bool { false }
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEDNSSettingsManagerError(.configurationInvalid))
    }
    open func saveToPreferences() async throws { throw NEDNSSettingsManagerError(.configurationInvalid) }
    open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEDNSSettingsManagerError(.configurationCannotBeRemoved))
    }
    open func removeFromPreferences() async throws { throw NEDNSSettingsManagerError(.configurationCannotBeRemoved) }
}
