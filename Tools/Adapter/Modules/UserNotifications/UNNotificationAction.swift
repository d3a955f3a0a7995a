import Foundation

public let UNErrorDomain = "UNErrorDomain"
public struct UNError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = UNError
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { UNErrorDomain }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public static let defaultRingtone = UNNotificationSound()
    public override init() { super.init() }
    public convenience init(named name: UNNotificationSoundName) { self.init() }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> Self {
        unsafeDowncast(UNNotificationSound(named: name), to: self)
    }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// Of a file that is there.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
    public let identifier: String
    public let url: URL
    open var type: String { url.pathExtension }
}
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

// MARK: When

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    init(repeats: Bool) { self.repeats = repeats }
    public let repeats: Bool
}
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    public let timeInterval: TimeInterval
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    public let dateComponents: DateComponents
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

// MARK: What can be answered

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
}
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?
}
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String
}
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { "" }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1)
    public static let allowInCarPlay = Self(rawValue: 2)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
    public static let allowAnnouncement = Self(rawValue: 16)
}
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        (self.options, hiddenPreviewsBodyPlaceholder) = (options, "")
    }
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        (self.options, self.hiddenPreviewsBodyPlaceholder) = (options, hiddenPreviewsBodyPlaceholder)
    }
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions
    public let hiddenPreviewsBodyPlaceholder: String
}

/// What an extension changes of a notification before it is shown. The system starts none here.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }
    open func serviceExtensionTimeWillExpire() {}
}
