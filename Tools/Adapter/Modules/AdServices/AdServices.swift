@_exported import Foundation

public let AAAttributionErrorDomain = "com.apple.ap.adservices.attributionError"
public struct AAAttributionError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AAAttributionError
        case networkError = 1
        case internalError, platformNotSupported
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { AAAttributionErrorDomain }
    public static var networkError: Code { .networkError }
    public static var internalError: Code { .internalError }
    public static var platformNotSupported: Code { .platformNotSupported }
}

/// Tells no advertisement from which an app was installed.
open class AAAttribution: NSObject {
    open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
