import Foundation

public protocol ServiceProtocol: AnyObject {}

public enum LogLevel: UInt, Sendable {
    case verbose = 2, debug, info, warning, error, assert
    case none = 99
}

/// Services that report nothing.
open class AppCenter: NSObject {
    nonisolated(unsafe) public static var logLevel = LogLevel.none
    nonisolated(unsafe) public static var enabled = true
    nonisolated(unsafe) public static var userId: String?
    public static var isConfigured: Bool { true }
    public static var installId: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    public static func start(withAppSecret appSecret: String?, services: [AnyClass]) {}
    public static func start(services: [AnyClass]) {}
    public static func configure(withAppSecret appSecret: String?) {}
    public static func setLogHandler(_ handler: Any?) {}
}

open class MSAppCenter: NSObject {
    public static func start(_ appSecret: String?, withServices services: [AnyClass]) {}
    public static func setLogLevel(_ level: LogLevel) {}
}
