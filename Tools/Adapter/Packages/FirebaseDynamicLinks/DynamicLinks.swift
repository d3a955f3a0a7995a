import FirebaseCore
import Foundation

/// No link is one of Firebase's here.
open class DynamicLinks: NSObject, @unchecked Sendable {
    private static let usual = DynamicLinks()
    public static func dynamicLinks() -> DynamicLinks { usual }
    open func shouldHandleDynamicLink(fromCustomSchemeURL url: URL) -> Bool { false }
    open func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? { nil }
    open func dynamicLink(
        fromUniversalLink url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void
    ) {}
    @discardableResult open func handleUniversalLink(
        _ url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void
    ) -> Bool { false }
    open func matchesShortLinkFormat(_ url: URL) -> Bool { false }
}

open class DynamicLink: NSObject, @unchecked Sendable {
    open var url: URL? { nil }
    open var minimumAppVersion: String? { nil }
    open var matchType: DLMatchType { .none }
}
public enum DLMatchType: UInt, Sendable { case none, weak, `default`, unique }
