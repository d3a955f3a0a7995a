import Foundation
import FoundationNetworking
import UIKit

extension Timer {
    /// One that has ended before it began, as code makes it to have a value.
    public convenience init(_nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}

extension Progress {
    /// Of nothing, as `init()` of Objective-C makes it.
    @_disfavoredOverload public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSAttributedString {
    /// An empty text, as `init()` of Objective-C makes it: the initialiser of this class here must be given one.
    @_disfavoredOverload public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

/// Formatters of a project have such methods of their own, which may not replace one of an extension of their class.
public protocol FormatterOfObjects {}
extension Formatter: FormatterOfObjects {}
extension FormatterOfObjects where Self: Formatter {
    /// The object that a text stands for; false where it stands for none.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let found: AnyObject?
        switch self as Formatter {
        case let numbers as NumberFormatter: found = numbers.number(from: string)
        case let dates as DateFormatter: found = dates.date(from: string).map { $0 as NSDate }
        default: found = nil
        }
        guard let found else {
            error?.pointee = "The value “\(string)” is invalid." as NSString
            return false
        }
        // As on Apple's systems, what was there before is nobody's: it may never have been set.
        obj?.initialize(to: found)
        return true
    }
}

extension NSString {
    /// Formats of the project's tables take the forms that their numbers want.
    public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        _formatInProject(format as String, .current, arguments) as NSString
    }
}

extension NSMutableString {
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }
}

/// Where a method of Objective-C says what went wrong.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension NSRegularExpression {
    /// What adapted code's own method calls, whose closure is not kept.
    public func _enumerateMatches(
        in string: String, options: MatchingOptions, range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}

extension NSCalendar {
    /// The beginning and length of what a date is in.
    public func range(
        of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        let components: [(Unit, Calendar.Component)] = [
            (.era, .era), (.year, .year), (.quarter, .quarter), (.month, .month), (.weekOfYear, .weekOfYear),
            (.weekOfMonth, .weekOfMonth), (.yearForWeekOfYear, .yearForWeekOfYear), (.day, .day), (.weekday, .weekday),
            (.weekdayOrdinal, .weekdayOrdinal), (.hour, .hour), (.minute, .minute), (.second, .second),
            (.nanosecond, .nanosecond),
        ]
        guard let component = components.first(where: { $0.0 == unit })?.1,
            let found = (self as Calendar).dateInterval(of: component, for: date)
        else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }
}

extension Calendar {
    /// The beginning and length of a day, a month or another unit with a date in it, as `NSCalendar` gave them.
    public func dateInterval(
        of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
    ) -> Bool {
        guard let found = dateInterval(of: component, for: date) else { return false }
        (start, interval) = (found.start, found.duration)
        return true
    }
}

/// What Objective-C's `for in` runs over.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension Array: NSFastEnumeration {}

extension RunLoop.Mode {
    /// While a finger moves something.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension ProcessInfo {
    /// Here is a phone.
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isLowPowerModeEnabled: Bool { false }
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
}

/// On iOS it is an `NSObject`, and equal to itself alone.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: FileManager, other: FileManager) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FileManager {
    /// An empty folder, as the apps of a group find it when the first starts. An identifier that is no name of a folder has none.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
        guard !identifier.isEmpty, !identifier.hasPrefix("."), !identifier.contains("/") else { return nil }
        let folder = temporaryDirectory.appendingPathComponent(
            "groups-\(ProcessInfo.processInfo.processIdentifier)/" + identifier, isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    // Nobody is signed in to iCloud, for which Apple's documentation gives these answers.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.fileNoSuchFile)
    }
}

extension NotificationCenter {
    // Foundation's function here has `userInfo` as well, and so is not that of a protocol that wants these two alone.
    @_disfavoredOverload
    public func post(name aName: NSNotification.Name, object anObject: Any?) {
        post(name: aName, object: anObject, userInfo: nil)
    }
}

// Keys of a bundle's information, which Core Foundation declares as texts of its own.
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleVersionKey = "CFBundleVersion"

// On iOS a number of Core Graphics is an `NSNumber` to Objective-C.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
    public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

extension NSLocale {
    private var own: Locale { self as Locale }

    public func localizedString(forLocaleIdentifier identifier: String) -> String {
        own.localizedString(forIdentifier: identifier) ?? identifier
    }
    public func localizedString(forLanguageCode code: String) -> String? { own.localizedString(forLanguageCode: code) }
    public func localizedString(forCountryCode code: String) -> String? { own.localizedString(forRegionCode: code) }
    public func localizedString(forScriptCode code: String) -> String? { own.localizedString(forScriptCode: code) }
    public func localizedString(forCurrencyCode code: String) -> String? { own.localizedString(forCurrencyCode: code) }
}

/// The names under which Objective-C's macros of geometry reach Swift.
public func __CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }
public func __CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }
public func __CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }

extension URLSessionConfiguration {
    /// Nothing is loaded, whether the app is in front or not.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
    public var shouldUseExtendedBackgroundIdleMode: Bool {
        get { false }
        set {}
    }
}

// A predicate in words is one block here, so that no comparison is ever found within it: what asks for its sides is not run.
@available(*, deprecated) extension NSComparisonPredicate {
    public var leftExpression: NSExpression { preconditionFailure("a predicate here has no sides") }
    public var rightExpression: NSExpression { preconditionFailure("a predicate here has no sides") }
}
@available(*, deprecated) extension NSExpression {
    public var expressionType: ExpressionType { preconditionFailure("there are no expressions here") }
    public var keyPath: String { preconditionFailure("there are no expressions here") }
    public var constantValue: Any? { preconditionFailure("there are no expressions here") }
}

extension Thread {
    public class var main: Thread { mainThread }
}

extension NSDate {
    /// Objective-C gives back a date of the same kind; a `Date` is what the library for Linux has.
    @_disfavoredOverload public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
        NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
    }
}

extension Data.WritingOptions {
    /// The old name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
