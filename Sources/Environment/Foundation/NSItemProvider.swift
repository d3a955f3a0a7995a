import Foundation

/// Hands data from one app to another. Foundation on Linux has none; here it keeps what it was given for this process.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let item: Any?
    private let typeIdentifier: String?
    open var suggestedName: String?

    public init(item: Any?, typeIdentifier: String?) {
        (self.item, self.typeIdentifier) = (item, typeIdentifier)
        super.init()
    }

    public convenience override init() { self.init(item: nil, typeIdentifier: nil) }
    public convenience init(object: Any) { self.init(item: object, typeIdentifier: nil) }
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: "public.file-url")
    }

    open var registeredTypeIdentifiers: [String] { typeIdentifier.map { [$0] } ?? [] }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        self.typeIdentifier == typeIdentifier
    }
    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { item.map { type(of: $0) == aClass } ?? false }
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil, nil)
    }

    /// Calls back at once, with nil where the item is of another class.
    @discardableResult open func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(item as? Object, nil)
        return Progress(totalUnitCount: 0)
    }
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(hasItemConformingToTypeIdentifier(typeIdentifier) ? item as? Data : nil, nil)
        return Progress(totalUnitCount: 0)
    }
    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(hasItemConformingToTypeIdentifier(typeIdentifier) ? item as? URL : nil, nil)
        return Progress(totalUnitCount: 0)
    }
}

/// What an app is shown by another.
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }
}

/// The app that shows an extension of another. What is asked of it does not happen.
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// What a user is doing, so that it can be continued elsewhere.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var needsSave = false
    open var supportsContinuationStreams = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open weak var delegate: (any NSUserActivityDelegate)?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// What apps continue that a user taps a link of.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
