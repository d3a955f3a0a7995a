import UIKit

public typealias FBSDKAccessToken = AccessToken
public typealias FBSDKProfile = Profile
public typealias FBSDKAppEvents = AppEvents
public typealias FBSDKSettings = Settings
public typealias FBSDKGraphRequest = GraphRequest
public typealias FBSDKApplicationDelegate = ApplicationDelegate

/// Nobody is signed in.
public final class AccessToken: NSObject, @unchecked Sendable {
    nonisolated(unsafe) public static var current: AccessToken?
    public static var isCurrentAccessTokenActive: Bool { false }
    public let tokenString: String
    public let appID: String
    public let userID: String
    public let permissions: Set<Permission>
    public let declinedPermissions: Set<Permission>
    public let expirationDate: Date
    public var isExpired: Bool { expirationDate < Date() }

    public init(
        tokenString: String, permissions: [String], declinedPermissions: [String], expiredPermissions: [String],
        appID: String, userID: String, expirationDate: Date?, refreshDate: Date?, dataAccessExpirationDate: Date?
    ) {
        (self.tokenString, self.appID, self.userID) = (tokenString, appID, userID)
        self.permissions = Set(permissions.map(Permission.init(stringLiteral:)))
        self.declinedPermissions = Set(declinedPermissions.map(Permission.init(stringLiteral:)))
        self.expirationDate = expirationDate ?? .distantFuture
    }

    public static func refreshCurrentAccessToken(completion: GraphRequestCompletion?) {}
    public func hasGranted(_ permission: Permission) -> Bool { permissions.contains(permission) }
}

public struct Permission: Hashable, ExpressibleByStringLiteral, Sendable {
    public let name: String
    public init(stringLiteral value: String) { name = value }
    public static let publicProfile: Permission = "public_profile"
    public static let email: Permission = "email"
    public static let userFriends: Permission = "user_friends"
    public static let userBirthday: Permission = "user_birthday"
    public static let userGender: Permission = "user_gender"
    public static func custom(_ name: String) -> Permission { Permission(stringLiteral: name) }
}

public final class Profile: NSObject, @unchecked Sendable {
    public enum PictureMode: UInt, Sendable { case square, normal, album, small, large }
    nonisolated(unsafe) public static var current: Profile?
    public let userID: String
    public let firstName: String?
    public let middleName: String?
    public let lastName: String?
    public let name: String?
    public let email: String?
    public let imageURL: URL?
    public init(
        userID: String, firstName: String?, middleName: String?, lastName: String?, name: String?, linkURL: URL?,
        refreshDate: Date?, imageURL: URL? = nil, email: String? = nil
    ) {
        (self.userID, self.firstName, self.middleName, self.lastName) = (userID, firstName, middleName, lastName)
        (self.name, self.email, self.imageURL) = (name, email, imageURL)
    }
    public static func loadCurrentProfile(completion: ((Profile?, (any Error)?) -> Void)?) { completion?(nil, nil) }
}

public struct HTTPMethod: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let get = HTTPMethod(rawValue: "GET")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let delete = HTTPMethod(rawValue: "DELETE")
}

public protocol GraphRequestConnecting: AnyObject {}

open class GraphRequestConnection: NSObject, GraphRequestConnecting {
    public override init() {}
    open func add(_ request: GraphRequest, completion: @escaping GraphRequestCompletion) {}
    open func start() {}
    open func cancel() {}
}

public typealias GraphRequestCompletion = ((any GraphRequestConnecting)?, Any?, (any Error)?) -> Void

/// A request that gets no answer.
open class GraphRequest: NSObject {
    public let graphPath: String
    open var parameters: [String: Any]
    public let httpMethod: HTTPMethod
    public init(graphPath: String, parameters: [String: Any] = [:], httpMethod: HTTPMethod = .get) {
        (self.graphPath, self.parameters, self.httpMethod) = (graphPath, parameters, httpMethod)
    }
    public convenience init(
        graphPath: String, parameters: [String: Any], tokenString: String?, version: String?, httpMethod: HTTPMethod
    ) { self.init(graphPath: graphPath, parameters: parameters, httpMethod: httpMethod) }
    @discardableResult open func start(completion: @escaping GraphRequestCompletion) -> any GraphRequestConnecting {
        GraphRequestConnection()
    }
    @discardableResult open func start(
        completionHandler: @escaping GraphRequestCompletion
    ) -> any GraphRequestConnecting { GraphRequestConnection() }
}

public final class ApplicationDelegate: NSObject, @unchecked Sendable {
    public static let shared = ApplicationDelegate()
    public func initializeSDK() {}
    @discardableResult public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    @discardableResult public func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    @discardableResult public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
    ) -> Bool { false }
}

public final class Settings: NSObject, @unchecked Sendable {
    public static let shared = Settings()
    public var appID: String?
    public var clientToken: String?
    public var displayName: String?
    public var isAutoLogAppEventsEnabled = true
    public var isAdvertiserIDCollectionEnabled = true
    public var isAdvertiserTrackingEnabled = false
    public var isCodelessDebugLogEnabled = false
    public var graphAPIVersion = "v17.0"
    public func setDataProcessingOptions(_ options: [String]?) {}
}

public final class AppEvents: NSObject, @unchecked Sendable {
    public struct Name: Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let completedRegistration: Name = "fb_mobile_complete_registration"
        public static let viewedContent: Name = "fb_mobile_content_view"
        public static let searched: Name = "fb_mobile_search"
        public static let purchased: Name = "fb_mobile_purchase"
        public static let addedToCart: Name = "fb_mobile_add_to_cart"
    }
    public struct ParameterName: Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let content: ParameterName = "fb_content"
        public static let contentID: ParameterName = "fb_content_id"
        public static let contentType: ParameterName = "fb_content_type"
        public static let currency: ParameterName = "fb_currency"
    }
    public static let shared = AppEvents()
    public var userID: String?
    public var anonymousID: String { "" }
    public func activateApp() {}
    public func logEvent(_ name: Name) {}
    public func logEvent(_ name: Name, parameters: [ParameterName: Any]) {}
    public func logEvent(_ name: Name, valueToSum: Double) {}
    public func logEvent(_ name: Name, valueToSum: Double, parameters: [ParameterName: Any]) {}
    public func logPurchase(amount: Double, currency: String) {}
    public func logPurchase(amount: Double, currency: String, parameters: [ParameterName: Any]) {}
    public func flush() {}
    public static func activateApp() {}
    public static func logEvent(_ name: Name) {}
    public static func logEvent(_ name: Name, parameters: [AnyHashable: Any]) {}
    public static func logPurchase(_ amount: Double, currency: String) {}
}

/// The blue of Facebook's buttons.
open class FBButton: UIButton {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        backgroundColor = UIColor(red: 24 / 255, green: 119 / 255, blue: 242 / 255, alpha: 1)
        titleLabel?.font = .boldSystemFont(ofSize: 14)
        setTitleColor(.white, for: .normal)
        layer.cornerRadius = 3
    }
}
