import Foundation
import MaquetteViewModel

// Properties of the app, its scenes and its device that are kept, and for which nothing looks different.

extension UISceneSession {
    public var userInfo: [String: Any]? {
        get { Remembered.value("userInfo", of: self, nil) }
        set { Remembered.set("userInfo", of: self, newValue) }
    }
}

extension UIScene {
    public var subtitle: String {
        get { Remembered.value("subtitle", of: self, "") }
        set { Remembered.set("subtitle", of: self, newValue) }
    }
}

extension UIActivity.ActivityType {
    public static let sharePlay = Self(rawValue: "com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = Self(
        rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
}

extension UIApplication {
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

extension UIWindow {
    /// The safe area: what has to keep an aspect fits into it as well as into any other.
    public var safeAreaAspectFitLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    public var canResizeToFitContent: Bool {
        get { Remembered.value("canResizeToFitContent", of: self, false) }
        set { Remembered.set("canResizeToFitContent", of: self, newValue) }
    }
}

extension UIPasteboard {
    public static let typeAutomatic = "com.apple.uikit.type-automatic"
    public var itemProviders: [NSItemProvider] {
        get { Remembered.value("itemProviders", of: self, []) }
        set { Remembered.set("itemProviders", of: self, newValue) }
    }
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }
}

extension UIScreen {
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
    public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: selector)
    }
    /// An empty view of the screen's size: what is on the screen is not drawn yet.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

extension UIDevice {
    /// Nobody hears it.
    public func playInputClick() {}
}
