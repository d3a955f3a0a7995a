import Foundation
import FoundationNetworking

// Foundation for Linux cannot ask whom it speaks with. Nobody answers here, so no server is asked for its certificate either.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
    public var identity: SecIdentity? { nil }
    public var certificates: [Any] { [] }
}

public let kSecRevocationOCSPMethod: UInt = 1 << 0
public let kSecRevocationCRLMethod: UInt = 1 << 1
public let kSecRevocationPreferCRL: UInt = 1 << 2
public let kSecRevocationNetworkAccessDisabled: UInt = 1 << 4
