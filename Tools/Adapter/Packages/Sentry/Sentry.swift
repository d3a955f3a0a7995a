import Foundation

public enum SentryLevel: UInt, Sendable {
    case none, debug, info, warning, error, fatal
}

open class Options: NSObject {
    open var dsn: String?
    open var debug = false
    open var environment = "production"
    open var releaseName: String?
    open var dist: String?
    open var enabled = true
    open var sampleRate: NSNumber? = 1
    open var tracesSampleRate: NSNumber?
    open var profilesSampleRate: NSNumber?
    open var attachStacktrace = true
    open var attachScreenshot = false
    open var attachViewHierarchy = false
    open var enableAutoSessionTracking = true
    open var enableAutoPerformanceTracing = true
    open var enableCrashHandler = true
    open var enableSwizzling = true
    open var maxBreadcrumbs: UInt = 100
    open var beforeSend: ((Event) -> Event?)?
    open var beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
    open var diagnosticLevel = SentryLevel.debug
}

open class SentryId: NSObject {
    public static let empty = SentryId()
    open var sentryIdString: String { String(repeating: "0", count: 32) }
}
extension SentryId: @unchecked Sendable {}

open class User: NSObject {
    open var userId, email, username, ipAddress: String?
    open var data: [String: Any]?
    public override init() {}
    public init(userId: String) { self.userId = userId }
}

open class Breadcrumb: NSObject {
    open var level: SentryLevel
    open var category: String
    open var message, type: String?
    open var data: [String: Any]?
    public init(level: SentryLevel, category: String) { (self.level, self.category) = (level, category) }
    public override convenience init() { self.init(level: .info, category: "default") }
}

open class SentryMessage: NSObject {
    public let formatted: String
    public init(formatted: String) { self.formatted = formatted }
}

open class Event: NSObject {
    open var level: SentryLevel
    open var message: SentryMessage?
    open var tags: [String: String]?
    open var extra: [String: Any]?
    open var user: User?
    open var error: (any Error)?
    public init(level: SentryLevel) { self.level = level }
    public override convenience init() { self.init(level: .error) }
    public convenience init(error: any Error) {
        self.init(level: .error)
        self.error = error
    }
}

open class Scope: NSObject {
    open func setUser(_ user: User?) {}
    open func setTag(value: String, key: String) {}
    open func setTags(_ tags: [String: String]?) {}
    open func setExtra(value: Any?, key: String) {}
    open func setExtras(_ extras: [String: Any]?) {}
    open func setContext(value: [String: Any], key: String) {}
    open func setLevel(_ level: SentryLevel) {}
    open func setEnvironment(_ environment: String?) {}
    open func addBreadcrumb(_ crumb: Breadcrumb) {}
    open func clear() {}
}

/// Nothing is reported.
open class SentrySDK: NSObject {
    public static var isEnabled: Bool { false }
    public static var crashedLastRun: Bool { false }
    public static func start(options: Options) {}
    public static func start(configureOptions: (Options) -> Void) { configureOptions(Options()) }
    @discardableResult public static func capture(event: Event) -> SentryId { .empty }
    @discardableResult public static func capture(error: any Error) -> SentryId { .empty }
    @discardableResult public static func capture(error: any Error, block: (Scope) -> Void) -> SentryId { .empty }
    @discardableResult public static func capture(message: String) -> SentryId { .empty }
    @discardableResult public static func capture(message: String, block: (Scope) -> Void) -> SentryId { .empty }
    public static func addBreadcrumb(_ crumb: Breadcrumb) {}
    public static func configureScope(_ callback: (Scope) -> Void) { callback(Scope()) }
    public static func setUser(_ user: User?) {}
    public static func flush(timeout: TimeInterval) {}
    public static func close() {}
    public static func crash() {}
}
