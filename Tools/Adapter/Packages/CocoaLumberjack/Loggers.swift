import Foundation

public class DDOSLogger: DDAbstractLogger, @unchecked Sendable {
    public static let sharedInstance = DDOSLogger()
    public convenience init(subsystem: String?, category: String?) { self.init() }
}

public class DDTTYLogger: DDAbstractLogger, @unchecked Sendable {
    public static let sharedInstance: DDTTYLogger? = DDTTYLogger()
    public var colorsEnabled = false
    public var automaticallyAppendNewlineForCustomFormatters = true
}

public class DDASLLogger: DDAbstractLogger, @unchecked Sendable {
    public static let sharedInstance = DDASLLogger()
}

open class DDLogFileInfo: NSObject, @unchecked Sendable {
    public let filePath: String
    public var fileName: String { URL(fileURLWithPath: filePath).lastPathComponent }
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public var fileSize: UInt64 { 0 }
    public var age: TimeInterval { 0 }
    public var isArchived = false
    public init(filePath: String) { self.filePath = filePath }
}

public protocol DDLogFileManager: AnyObject {
    var maximumNumberOfLogFiles: UInt { get set }
    var logFilesDiskQuota: UInt64 { get set }
    var logsDirectory: String { get }
    var unsortedLogFilePaths: [String] { get }
    var sortedLogFilePaths: [String] { get }
    var sortedLogFileInfos: [DDLogFileInfo] { get }
}

/// Knows where files would be; none is written.
open class DDLogFileManagerDefault: NSObject, DDLogFileManager, @unchecked Sendable {
    open var maximumNumberOfLogFiles: UInt = 5
    open var logFilesDiskQuota: UInt64 = 20 * 1024 * 1024
    public let logsDirectory: String
    open var unsortedLogFilePaths: [String] { [] }
    open var sortedLogFilePaths: [String] { [] }
    open var sortedLogFileNames: [String] { [] }
    open var unsortedLogFileInfos: [DDLogFileInfo] { [] }
    open var sortedLogFileInfos: [DDLogFileInfo] { [] }
    open var newLogFileName: String { "log" }

    public init(logsDirectory: String? = nil) {
        self.logsDirectory = logsDirectory ?? NSTemporaryDirectory() + "Logs"
    }
    open func cleanupLogFiles() throws {}
    open func isLogFile(withName fileName: String) -> Bool { false }
}

open class DDFileLogger: DDAbstractLogger, @unchecked Sendable {
    open var maximumFileSize: UInt64 = 1024 * 1024
    open var rollingFrequency: TimeInterval = 24 * 60 * 60
    open var doNotReuseLogFiles = false
    open var automaticallyAppendNewlineForCustomFormatters = true
    public let logFileManager: any DDLogFileManager
    open var currentLogFileInfo: DDLogFileInfo? { nil }

    public override convenience init() { self.init(logFileManager: DDLogFileManagerDefault()) }
    public init(logFileManager: any DDLogFileManager) { self.logFileManager = logFileManager }
    open func rollLogFile(withCompletion completion: (() -> Void)? = nil) { completion?() }
}

open class DDLogFileFormatterDefault: NSObject, DDLogFormatter {
    public override init() {}
    open func format(message logMessage: DDLogMessage) -> String? { logMessage.message }
}

open class DDMultiFormatter: NSObject, DDLogFormatter {
    public private(set) var formatters: [any DDLogFormatter] = []
    public override init() {}
    open func add(_ formatter: any DDLogFormatter) { formatters.append(formatter) }
    open func format(message logMessage: DDLogMessage) -> String? {
        var last: String?
        for formatter in formatters { last = formatter.format(message: logMessage) }
        return last ?? logMessage.message
    }
}
