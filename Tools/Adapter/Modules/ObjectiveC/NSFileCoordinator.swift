import Foundation

/// Who shows a file and wants to hear of its changes.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
    func presentedItemDidMove(to newURL: URL)
    func presentedSubitemDidChange(at url: URL)
    func presentedSubitemDidAppear(at url: URL)
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
}

/// Lets several read a file, or one write it. No other process has the files of an app here, so that nobody is waited for.
open class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = Self(rawValue: 1)
        public static let resolvesSymbolicLink = Self(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
        public static let forUploading = Self(rawValue: 8)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = Self(rawValue: 1)
        public static let forMoving = Self(rawValue: 2)
        public static let forMerging = Self(rawValue: 4)
        public static let forReplacing = Self(rawValue: 8)
        public static let contentIndependentMetadataOnly = Self(rawValue: 16)
    }

    public init(filePresenter: (any NSFilePresenter)? = nil) {}
    open var purposeIdentifier = UUID().uuidString
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open func cancel() {}
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: NSErrorPointer = nil,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: NSErrorPointer = nil,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    open func coordinate(
        readingItemAt readingURL: URL, options: ReadingOptions = [], writingItemAt writingURL: URL,
        options writing: WritingOptions = [], error: NSErrorPointer = nil, byAccessor both: (URL, URL) -> Void
    ) { both(readingURL, writingURL) }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], writingItemAt other: URL,
        options others: WritingOptions = [], error: NSErrorPointer = nil, byAccessor both: (URL, URL) -> Void
    ) { both(url, other) }
}
