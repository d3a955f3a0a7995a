import Foundation

/// How to reach the other end of a tunnel.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var proxySettings: NEProxySettings?
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var excludeCellularServices = true
    open var excludeAPNs = true
    open var excludeDeviceCommunication = true
    open var enforceRoutes = false
    open var sliceUUID: String?
}

public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
public enum NEVPNIKEv2CertificateType: Int, Sendable {
    case RSA = 1
    case ECDSA256, ECDSA384, ECDSA521, ed25519, RSAPSS
}
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
    case algorithmDES = 1
    case algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM
    case algorithmChaCha20Poly1305
}
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
    case SHA96 = 1
    case SHA160, SHA256, SHA384, SHA512
}
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
    case groupInvalid, group1, group2
    case group5 = 5
    case group14 = 14
    case group15, group16, group17, group18, group19, group20, group21
    case group31 = 31
    case group32
}
public enum NEVPNIKEv2TLSVersion: Int, Sendable { case versionDefault, version1_0, version1_1, version1_2 }

open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
    open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
    open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
    open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
    open var lifetimeMinutes: Int32 = 1440
}

open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var certificateType = NEVPNIKEv2CertificateType.RSA
    open var useConfigurationAttributeInternalIPSubnet = false
    public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    open var disableMOBIKE = false
    open var disableRedirect = false
    open var enablePFS = false
    open var enableRevocationCheck = false
    open var strictRevocationCheck = false
    open var minimumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
    open var maximumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
    open var enableFallback = false
    open var mtu = 1280
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

open class NEProxyServer: NSObject, @unchecked Sendable {
    public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
    public let address: String
    public let port: Int
    open var authenticationRequired = false
    open var username: String?
    open var password: String?
}

open class NEProxySettings: NSObject, @unchecked Sendable {
    open var autoProxyConfigurationEnabled = false
    open var proxyAutoConfigurationURL: URL?
    open var proxyAutoConfigurationJavaScript: String?
    open var httpEnabled = false
    open var httpServer: NEProxyServer?
    open var httpsEnabled = false
    open var httpsServer: NEProxyServer?
    open var excludeSimpleHostnames = false
    open var exceptionList: [String]?
    open var matchDomains: [String]?
}
