import Foundation

public let KeychainAccessErrorDomain = "com.kishikawakatsumi.KeychainAccess.error"

public enum ItemClass: Sendable {
    case genericPassword, internetPassword
}

public enum ProtocolType: Sendable {
    case ftp, ftpAccount, http, irc, nntp, pop3, smtp, socks, imap, ldap, appleTalk, afp, telnet, ssh, ftps, https,
        httpProxy, httpsProxy, ftpProxy, smb, rtsp, rtspProxy, daap, eppc, ipp, nntps, ldaps, telnetS, imaps, ircs,
        pop3S
}

public enum AuthenticationType: Sendable {
    case ntlm, msn, dpa, rpa, httpBasic, httpDigest, htmlForm, `default`
}

public enum Accessibility: Sendable {
    case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly,
        afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
}

public enum AuthenticationUI: Sendable {
    case allow, fail, skip
}

public struct AuthenticationPolicy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userPresence = AuthenticationPolicy(rawValue: 1 << 0)
    public static let touchIDAny = AuthenticationPolicy(rawValue: 1 << 1)
    public static let biometryAny = AuthenticationPolicy(rawValue: 1 << 1)
    public static let touchIDCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
    public static let biometryCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
    public static let devicePasscode = AuthenticationPolicy(rawValue: 1 << 4)
    public static let watch = AuthenticationPolicy(rawValue: 1 << 5)
    public static let or = AuthenticationPolicy(rawValue: 1 << 14)
    public static let and = AuthenticationPolicy(rawValue: 1 << 15)
    public static let privateKeyUsage = AuthenticationPolicy(rawValue: 1 << 30)
    public static let applicationPassword = AuthenticationPolicy(rawValue: 1 << 31)
}

public struct Attributes {
    public let account: String?
    public let data: Data?
    public let service: String?
    public let accessGroup: String?
    public let label: String?
    public let comment: String?
    public let server: String?
    public let accessible: String? = nil
    public let synchronizable: Bool?
    public let ref: Data? = nil
    public let persistentRef: Data?
    public let creationDate: Date? = nil
    public let modificationDate: Date? = nil
    public let creator: String? = nil
    public let type: String? = nil
    public let isInvisible: Bool? = false
    public let isNegative: Bool? = false

    init(key: String, data: Data, options: Options) {
        account = key
        self.data = data
        service = options.service
        accessGroup = options.accessGroup
        label = options.label
        comment = options.comment
        server = options.server?.host
        synchronizable = options.synchronizable
        persistentRef = Data("\(options.place) \(key)".utf8)
    }

    public subscript(key: String) -> Any? { nil }
}

/// What the keychain of a system answers, those of it that apps compare with.
public enum Status: Int32, Error, Sendable {
    case success = 0
    case unimplemented = -4
    case diskFull = -34
    case io = -36
    case param = -50
    case allocate = -108
    case userCanceled = -128
    case badReq = -909
    case internalComponent = -2070
    case notAvailable = -25291
    case authFailed = -25293
    case duplicateItem = -25299
    case itemNotFound = -25300
    case interactionNotAllowed = -25308
    case decode = -26275
    case missingEntitlement = -34018
    case conversionError = -67594
    case unexpectedError = -99999
}

extension Status: CustomNSError, CustomStringConvertible {
    public static let errorDomain = KeychainAccessErrorDomain
    public var errorCode: Int { Int(rawValue) }
    public var description: String { "The keychain answered \(rawValue)." }
}
