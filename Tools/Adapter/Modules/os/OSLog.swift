@_exported import Foundation

/// How grave a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "log"
        }
    }
}

/// Whose messages they are.
public final class OSLog: NSObject, Sendable {
    public struct Category: Hashable, Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    /// Takes messages and drops them.
    public static let disabled = OSLog(name: "", isEnabled: false)

    let name: String
    private let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(name: [subsystem, category].filter { !$0.isEmpty }.joined(separator: "/"), isEnabled: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(name: String, isEnabled: Bool) {
        self.name = name
        self.isEnabled = isEnabled
    }

    /// As on a device where nobody asked for more, what is said for debugging is dropped.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && type != .debug }

    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        let line = "\(name.isEmpty ? "" : name + " ")\(type.word): \(message())\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ values: any CVarArg...) {
    log.write(type, formatted(message, values))
}

public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: any CVarArg...)
{
    log.write(type, formatted(message, values))
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// Fills the format in. `%{public}@` is `%@` with a word on who may read it.
private func formatted(_ format: StaticString, _ values: [any CVarArg]) -> String {
    let plain = format.description.replacing(/%\{[^}]*\}/, with: "%")
    return values.isEmpty ? plain.replacing("%%", with: "%") : String(format: plain, arguments: values)
}
