import Foundation

public struct DDLogFlag: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let error = DDLogFlag(rawValue: 1 << 0)
    public static let warning = DDLogFlag(rawValue: 1 << 1)
    public static let info = DDLogFlag(rawValue: 1 << 2)
    public static let debug = DDLogFlag(rawValue: 1 << 3)
    public static let verbose = DDLogFlag(rawValue: 1 << 4)

    public static func from(_ logLevel: DDLogLevel) -> DDLogFlag { DDLogFlag(rawValue: logLevel.rawValue) }
    public init(_ logLevel: DDLogLevel) { self.init(rawValue: logLevel.rawValue) }

    public func toLogLevel() -> DDLogLevel {
        [.error, .warning, .info, .debug, .verbose].first { rawValue == DDLogLevel(rawValue: $0.rawValue)?.rawValue }
            ?? .off
    }
}

public enum DDLogLevel: UInt, Sendable {
    case off = 0
    case error = 0b1
    case warning = 0b11
    case info = 0b111
    case debug = 0b1111
    case verbose = 0b11111
    case all = 0xFFFF_FFFF
}

public struct DDLogMessageOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let copyFile = DDLogMessageOptions(rawValue: 1 << 0)
    public static let copyFunction = DDLogMessageOptions(rawValue: 1 << 1)
    public static let dontCopyMessage = DDLogMessageOptions(rawValue: 1 << 2)
}

open class DDLogMessage: NSObject, @unchecked Sendable {
    public let message: String
    public let messageFormat: String
    public let level: DDLogLevel
    public let flag: DDLogFlag
    public let context: Int
    public let file: String
    public let fileName: String
    public let function: String?
    public let line: UInt
    public let representedObject: Any?
    public var tag: Any? { representedObject }
    public let timestamp: Date
    public let threadID = "1"
    public let threadName: String? = nil
    public let queueLabel = "com.apple.main-thread"
    public let options: DDLogMessageOptions

    public init(
        _ message: String, level: DDLogLevel, flag: DDLogFlag, context: Int = 0, file: String, function: String?,
        line: UInt, tag: Any? = nil, options: DDLogMessageOptions = [], timestamp: Date? = nil
    ) {
        (self.message, messageFormat) = (message, message)
        (self.level, self.flag, self.context) = (level, flag, context)
        self.file = file
        fileName = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        (self.function, self.line, representedObject) = (function, line, tag)
        self.options = options
        self.timestamp = timestamp ?? Date()
    }
}

public protocol DDLogFormatter: AnyObject {
    func format(message logMessage: DDLogMessage) -> String?
}

public protocol DDLogger: AnyObject {
    var logFormatter: (any DDLogFormatter)? { get set }
    func log(message logMessage: DDLogMessage)
    func didAdd()
    func willRemove()
    func flush()
}

extension DDLogger {
    public func didAdd() {}
    public func willRemove() {}
    public func flush() {}
}

open class DDAbstractLogger: NSObject, DDLogger, @unchecked Sendable {
    open var logFormatter: (any DDLogFormatter)?
    public let loggerQueue = DispatchQueue(label: "logger")
    public override init() {}
    open func log(message logMessage: DDLogMessage) {}
    open func didAdd() {}
    open func willRemove() {}
    open func flush() {}
}

/// Hands messages to an app's own loggers. Those of the package itself keep them to themselves.
open class DDLog: NSObject, @unchecked Sendable {
    public static let sharedInstance = DDLog()
    private let lock = NSLock()
    private var loggers: [(logger: any DDLogger, level: DDLogLevel)] = []

    public override init() {}

    public class func add(_ logger: any DDLogger) { sharedInstance.add(logger) }
    public class func add(_ logger: any DDLogger, with level: DDLogLevel) { sharedInstance.add(logger, with: level) }
    public class func remove(_ logger: any DDLogger) { sharedInstance.remove(logger) }
    public class func removeAllLoggers() { sharedInstance.removeAllLoggers() }
    public class var allLoggers: [any DDLogger] { sharedInstance.allLoggers }
    public class func flushLog() { sharedInstance.flushLog() }
    public class func log(asynchronous: Bool, message logMessage: DDLogMessage) {
        sharedInstance.log(asynchronous: asynchronous, message: logMessage)
    }

    open func add(_ logger: any DDLogger) { add(logger, with: .all) }
    open func add(_ logger: any DDLogger, with level: DDLogLevel) {
        lock.withLock { loggers.append((logger, level)) }
        logger.didAdd()
    }
    open func remove(_ logger: any DDLogger) {
        logger.willRemove()
        lock.withLock { loggers.removeAll { $0.logger === logger } }
    }
    open func removeAllLoggers() { for logger in allLoggers { remove(logger) } }
    open var allLoggers: [any DDLogger] { lock.withLock { loggers.map(\.logger) } }
    open func flushLog() { for logger in allLoggers { logger.flush() } }

    open func log(asynchronous: Bool, message logMessage: DDLogMessage) {
        let those = lock.withLock { loggers.filter { $0.level.rawValue & logMessage.flag.rawValue != 0 } }
        for (logger, _) in those { logger.log(message: logMessage) }
    }
}
