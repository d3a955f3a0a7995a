@_exported import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var soundSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    open var carPlaySetting: UNNotificationSetting { .disabled }
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    open var announcementSetting: UNNotificationSetting { .disabled }
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var alertStyle: UNAlertStyle { .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { false }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
    open internal(set) var title = ""
    open internal(set) var subtitle = ""
    open internal(set) var body = ""
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    open internal(set) var categoryIdentifier = ""
    open internal(set) var threadIdentifier = ""
    open internal(set) var sound: UNNotificationSound?
    open internal(set) var badge: NSNumber?
    open internal(set) var attachments: [UNNotificationAttachment] = []
    open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open internal(set) var relevanceScore = 0.0
    open internal(set) var targetContentIdentifier: String?
    /// For a copy that can be changed, as extensions make one.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        (copy.title, copy.subtitle, copy.body, copy.userInfo) = (title, subtitle, body, userInfo)
        (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
        (copy.sound, copy.badge, copy.attachments) = (sound, badge, attachments)
        (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
        copy.targetContentIdentifier = targetContentIdentifier
        return copy
    }
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

open class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest
    init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Keeps what is added and delivers nothing. Nobody has been asked, and nothing is allowed.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var pending: [UNNotificationRequest] = []
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    open class func current() -> UNUserNotificationCenter { shared }
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        lock.withLock { pending.append(request) }
        completionHandler?(nil)
    }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(lock.withLock { pending })
    }
    open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func removeAllDeliveredNotifications() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    private var categories: Set<UNNotificationCategory> = []
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(lock.withLock { categories })
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }
    open var supportsContentExtensions: Bool { true }
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(UNError(.notificationsNotAllowed))
    }
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
    open func add(_ request: UNNotificationRequest) async throws { lock.withLock { pending.append(request) } }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
