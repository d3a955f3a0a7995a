import Foundation

public enum NEHotspotNetworkSecurityType: Int, Sendable {
    case open
    case WEP
    case personal, enterprise, unknown
}

/// A network of Wi-Fi. Which one it is, only apps learn that were allowed to.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open var didAutoJoin: Bool { false }
    open var didJustJoin: Bool { false }
    open var isChosenHelper: Bool { false }
    open var securityType: NEHotspotNetworkSecurityType { .unknown }
    open func setConfidence(_ confidence: NEHotspotHelperConfidence) {}
    open func setPassword(_ password: String) {}
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
public enum NEHotspotHelperConfidence: Int, Sendable { case none, low, high }

/// Helps with networks that ask for a name, which no app may without Apple's permission.
open class NEHotspotHelper: NSObject {
    @discardableResult open class func register(
        options: [String: NSObject]? = nil, queue: DispatchQueue, handler: @escaping (NEHotspotHelperCommand) -> Void
    ) -> Bool { false }
    open class func logoff(_ network: NEHotspotNetwork) -> Bool { false }
    open class func supportedNetworkInterfaces() -> [Any]? { nil }
}
open class NEHotspotHelperCommand: NSObject {
    open var network: NEHotspotNetwork? { nil }
    open var networkList: [NEHotspotNetwork]? { nil }
}
public let kNEHotspotHelperOptionDisplayName = "kNEHotspotHelperOptionDisplayName"

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
public struct NEHotspotConfigurationError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEHotspotConfigurationError
        case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings
        case invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration
        case unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
        case userUnauthorized, systemDenied
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { NEHotspotConfigurationErrorDomain }
    public static var invalid: Code { .invalid }
    public static var invalidSSID: Code { .invalidSSID }
    public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
    public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
    public static var invalidEAPSettings: Code { .invalidEAPSettings }
    public static var invalidHS20Settings: Code { .invalidHS20Settings }
    public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
    public static var userDenied: Code { .userDenied }
    public static var `internal`: Code { .internal }
    public static var pending: Code { .pending }
    public static var systemConfiguration: Code { .systemConfiguration }
    public static var unknown: Code { .unknown }
    public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
    public static var invalidSSIDPrefix: Code { .invalidSSIDPrefix }
    public static var userUnauthorized: Code { .userUnauthorized }
    public static var systemDenied: Code { .systemDenied }
}

open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    public let ssidPrefix: String
    open var joinOnce = false
    open var hidden = false
    open var lifeTimeInDays: NSNumber = 0
    public init(ssid SSID: String) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssid SSID: String, eapSettings: NEHotspotEAPSettings) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssidPrefix SSIDPrefix: String) { (ssid, ssidPrefix) = ("", SSIDPrefix) }
    public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        (ssid, ssidPrefix) = ("", SSIDPrefix)
    }
}

open class NEHotspotEAPSettings: NSObject, @unchecked Sendable {
    open var supportedEAPTypes: [NSNumber] = []
    open var username = ""
    open var outerIdentity = ""
    open var password = ""
    open var trustedServerNames: [String] = []
    open var isTLSClientCertificateRequired = false
}

/// Joins no network: its owner would be asked first.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    public static let shared = NEHotspotConfigurationManager()
    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(NEHotspotConfigurationError(.userDenied)) }
    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        throw NEHotspotConfigurationError(.userDenied)
    }
    open func removeConfiguration(forSSID SSID: String) {}
    open func removeConfiguration(forHS20DomainName domainName: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }
}
