@_exported import Foundation
import ObjectiveC
@_exported import UIKit
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

public let CSIndexErrorDomain = "CSIndexErrorDomain"
public struct CSIndexError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CSIndexError
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CSIndexErrorDomain }
    public static var unknownError: Code { .unknownError }
    public static var indexUnavailableError: Code { .indexUnavailableError }
    public static var invalidItemError: Code { .invalidItemError }
    public static var invalidClientStateError: Code { .invalidClientStateError }
    public static var remoteConnectionError: Code { .remoteConnectionError }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var indexingUnsupported: Code { .indexingUnsupported }
    public static var mismatchedClientState: Code { .mismatchedClientState }
}

/// What the system finds of an app, which it does not index here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let one = CSSearchableIndex(name: "")
    open class func `default`() -> CSSearchableIndex { one }
    open class func isIndexingAvailable() -> Bool { false }
    public init(name: String) {}
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }
}
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 2_592_000)
    open var attributeSet: CSSearchableItemAttributeSet
}

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public init(itemContentType type: String) { contentType = type }
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
    open var contentType: String?
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var subject: String?
    open var theme: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var keywords: [String]?
    open var path: String?
    open var url: URL?
    open var contentURL: URL?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var metadataModificationDate: Date?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var dueDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var textContent: String?
    open var htmlContentData: Data?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var city: String?
    open var country: String?
    open var namedLocation: String?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var duration: NSNumber?
    open var artist: String?
    open var album: String?
    open var genre: String?
    open var comment: String?
    open var creator: String?
    open var authorNames: [String]?
    open var contentSources: [String]?
    open var publishers: [String]?
    open var rankingHint: NSNumber?
}

open class CSSearchQueryContext: NSObject { open var fetchAttributes: [String] = [] }
/// Finds nothing.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    public init(queryString: String, attributes: [String]?) {}
    public init(queryString: String, queryContext: CSSearchQueryContext?) {}
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open func start() { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func cancel() {}
}

private nonisolated(unsafe) var attributesKey = 0
extension NSUserActivity {
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, &attributesKey) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, &attributesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
