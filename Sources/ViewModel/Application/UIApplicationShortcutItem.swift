import Foundation

/// An entry of the menu over an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    fileprivate var values: Values

    struct Values {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    open var type: String { values.type }
    open var localizedTitle: String { values.localizedTitle }
    open var localizedSubtitle: String? { values.localizedSubtitle }
    open var icon: UIApplicationShortcutIcon? { values.icon }
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }
}

@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    open override var localizedTitle: String {
        get { values.localizedTitle }
        set { values.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { values.localizedSubtitle }
        set { values.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}

/// The picture beside a shortcut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Hashable, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        (self.url, self.options) = (url, options)
        super.init()
    }
}

extension UIScene {
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }

    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// What continues a user's activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Work that goes on while an app is away. Apps never go away here, so there is none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Hashable, Sendable { case newData, noData, failed }
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable { case restricted, denied, available }
