import Foundation
@_exported import os

/// The log of the device. Nothing is kept of what code writes into it.
public final class OSLogStore {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let system = Self(rawValue: 0)
        public static let currentProcessIdentifier = Self(rawValue: 1)
    }
    public init(scope: Scope) throws {}
    public init(url: URL) throws {}
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
public final class OSLogPosition {
    fileprivate init() {}
}
public enum OSLogEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
    }
}

/// Something in the log.
open class OSLogEntry: NSObject {
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }
    public let composedMessage: String
    public let date: Date
    public let storeCategory = StoreCategory.undefined
    fileprivate init(composedMessage: String, date: Date) {
        (self.composedMessage, self.date) = (composedMessage, date)
    }
}
public protocol OSLogEntryFromProcess {
    var activityIdentifier: UInt64 { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}
public protocol OSLogEntryWithPayload {
    var category: String { get }
    var formatString: String { get }
    var subsystem: String { get }
}
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
    public let level = Level.undefined
    public let activityIdentifier: UInt64 = 0
    public let process = ""
    public let processIdentifier: Int32 = 0
    public let sender = ""
    public let threadIdentifier: UInt64 = 0
    public let category = ""
    public let formatString = ""
    public let subsystem = ""
}
