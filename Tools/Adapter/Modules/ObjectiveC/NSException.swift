import Foundation

/// A name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception of Objective-C. Nobody can catch it in Swift, so raising it ends the program.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

/// What adapted code has in place of `as? NSError`: on iOS every error is one.
public func _nsError(of value: Any?) -> NSError? { (value as? any Error).map { $0 as NSError } }
