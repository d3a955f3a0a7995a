import Foundation
import MaquetteViewModel

// Notifications as they were until iOS 9, when UserNotifications came. They are kept, and none is delivered.

@preconcurrency @MainActor open class UILocalNotification: NSObject {
    public override init() { super.init() }

    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var repeatInterval = NSCalendar.Unit(rawValue: 0)
    open var repeatCalendar: Calendar?
    open var alertTitle: String?
    open var alertBody: String?
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var hasAction = true
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var category: String?
    open var userInfo: [AnyHashable: Any]?
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
}

public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
    fileprivate var values = (
        identifier: String?.none, title: String?.none, mode: UIUserNotificationActivationMode.foreground
    )
    fileprivate var flags = (authentication: false, destructive: false)

    open var identifier: String? { values.identifier }
    open var title: String? { values.title }
    open var activationMode: UIUserNotificationActivationMode { values.mode }
    open var isAuthenticationRequired: Bool { flags.authentication }
    open var isDestructive: Bool { flags.destructive }
}
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
    public override init() { super.init() }

    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    open override var title: String? {
        get { values.title }
        set { values.title = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { values.mode }
        set { values.mode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { flags.authentication }
        set { flags.authentication = newValue }
    }
    open override var isDestructive: Bool {
        get { flags.destructive }
        set { flags.destructive = newValue }
    }
}

@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
    fileprivate var name: String?
    fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    open var identifier: String? { name }
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }
}
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    public override init() { super.init() }

    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context] = actions
    }
}

@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public let categories: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (self.types, self.categories) = (types, categories)
        super.init()
    }
}

extension UIApplication {
    /// Nobody was asked whether they may come.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { Remembered.value("scheduledLocalNotifications", of: self, []) }
        set { Remembered.set("scheduledLocalNotifications", of: self, newValue ?? []) }
    }
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        scheduledLocalNotifications?.append(notification)
    }
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        scheduledLocalNotifications?.removeAll { $0 === notification }
    }
    public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }

    public var applicationSupportsShakeToEdit: Bool {
        get { Remembered.value("applicationSupportsShakeToEdit", of: self, true) }
        set { Remembered.set("applicationSupportsShakeToEdit", of: self, newValue) }
    }
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    public var isIgnoringInteractionEvents: Bool { false }
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}

    // No state is kept from one launch to the next.
    public func extendStateRestoration() {}
    public func completeStateRestoration() {}
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}

    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    open var windowDismissalAnimation = DismissalAnimation.standard
}
