@_exported import CocoaLumberjack
import Foundation

private final class Levels: @unchecked Sendable {
    static let shared = Levels()
    let lock = NSLock()
    var level = DDLogLevel.all
    var isAsync = true
}

public let dynamicLogLevelDefault = DDLogLevel.all

public var dynamicLogLevel: DDLogLevel {
    get { Levels.shared.lock.withLock { Levels.shared.level } }
    set { Levels.shared.lock.withLock { Levels.shared.level = newValue } }
}

public var asyncLoggingEnabled: Bool {
    get { Levels.shared.lock.withLock { Levels.shared.isAsync } }
    set { Levels.shared.lock.withLock { Levels.shared.isAsync = newValue } }
}

public func resetDynamicLogLevel() { dynamicLogLevel = dynamicLogLevelDefault }

/// A message with the values that were put in, which since version 3.8 is what loggers are given.
public struct DDLogMessageFormat: ExpressibleByStringInterpolation, Sendable {
    public typealias StringLiteralType = String

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text: String

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity)
        }
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        public mutating func appendInterpolation<T>(_ value: T?, default missing: String) {
            text += value.map { "\($0)" } ?? missing
        }
        public mutating func appendInterpolation<T>(any value: T) { text += "\(value)" }
    }

    public let format: String
    public var formatted: String { format }
    public var args: [any CVarArg] { [] }

    public init(stringLiteral value: String) { format = value }
    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.text }
}

extension DDLogMessageFormat: CustomStringConvertible {
    public var description: String { format }
}

public func DDLogDebug(
    _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool? = nil, ddlog: DDLog = .sharedInstance
) { log(message, .debug, level, context, file, function, line, tag, ddlog) }

public func DDLogInfo(
    _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool? = nil, ddlog: DDLog = .sharedInstance
) { log(message, .info, level, context, file, function, line, tag, ddlog) }

public func DDLogWarn(
    _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool? = nil, ddlog: DDLog = .sharedInstance
) { log(message, .warning, level, context, file, function, line, tag, ddlog) }

public func DDLogVerbose(
    _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool? = nil, ddlog: DDLog = .sharedInstance
) { log(message, .verbose, level, context, file, function, line, tag, ddlog) }

public func DDLogError(
    _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
    asynchronous async: Bool? = nil, ddlog: DDLog = .sharedInstance
) { log(message, .error, level, context, file, function, line, tag, ddlog) }

/// The same for texts that are in a variable, as versions before 3.8 took them.
@_disfavoredOverload public func DDLogDebug(
    _ message: @autoclosure () -> Any, file: StaticString = #file, function: StaticString = #function,
    line: UInt = #line
) { log({ "\(message())" }, .debug, dynamicLogLevel, 0, file, function, line, nil, .sharedInstance) }

@_disfavoredOverload public func DDLogInfo(
    _ message: @autoclosure () -> Any, file: StaticString = #file, function: StaticString = #function,
    line: UInt = #line
) { log({ "\(message())" }, .info, dynamicLogLevel, 0, file, function, line, nil, .sharedInstance) }

@_disfavoredOverload public func DDLogWarn(
    _ message: @autoclosure () -> Any, file: StaticString = #file, function: StaticString = #function,
    line: UInt = #line
) { log({ "\(message())" }, .warning, dynamicLogLevel, 0, file, function, line, nil, .sharedInstance) }

@_disfavoredOverload public func DDLogVerbose(
    _ message: @autoclosure () -> Any, file: StaticString = #file, function: StaticString = #function,
    line: UInt = #line
) { log({ "\(message())" }, .verbose, dynamicLogLevel, 0, file, function, line, nil, .sharedInstance) }

@_disfavoredOverload public func DDLogError(
    _ message: @autoclosure () -> Any, file: StaticString = #file, function: StaticString = #function,
    line: UInt = #line
) { log({ "\(message())" }, .error, dynamicLogLevel, 0, file, function, line, nil, .sharedInstance) }

private func log(
    _ message: () -> DDLogMessageFormat, _ flag: DDLogFlag, _ level: DDLogLevel, _ context: Int, _ file: StaticString,
    _ function: StaticString, _ line: UInt, _ tag: Any?, _ ddlog: DDLog
) {
    guard level.rawValue & flag.rawValue != 0 else { return }
    ddlog.log(
        asynchronous: false,
        message: DDLogMessage(
            message().format, level: level, flag: flag, context: context, file: "\(file)", function: "\(function)",
            line: line, tag: tag))
}
