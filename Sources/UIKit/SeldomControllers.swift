import Foundation
import MaquetteViewModel

// Controllers, windows and scenes. Each property is kept, and nothing looks different for it.

extension UIViewController {
    public var focusGroupIdentifier: String? {
        get { Remembered.value("focusGroupIdentifier", of: self, nil) }
        set { Remembered.set("focusGroupIdentifier", of: self, newValue) }
    }
    public var interactionActivityTrackingBaseName: String? {
        get { Remembered.value("interactionActivityTrackingBaseName", of: self, nil) }
        set { Remembered.set("interactionActivityTrackingBaseName", of: self, newValue) }
    }
    public var preferredTransition: UIViewController.Transition? {
        get { Remembered.value("preferredTransition", of: self, nil) }
        set { Remembered.set("preferredTransition", of: self, newValue) }
    }
}

extension UINavigationItem {
    public var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { Remembered.value("renameDelegate", of: self, nil) }
        set { Remembered.set("renameDelegate", of: self, newValue) }
    }
    public var documentProperties: UIDocumentProperties? {
        get { Remembered.value("documentProperties", of: self, nil) }
        set { Remembered.set("documentProperties", of: self, newValue) }
    }
}

extension UITabBarItem {
    public var isSpringLoaded: Bool {
        get { Remembered.value("isSpringLoaded", of: self, false) }
        set { Remembered.set("isSpringLoaded", of: self, newValue) }
    }
}

extension UIBarButtonItem {
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { Remembered.value("preferredMenuElementOrder", of: self, .automatic) }
        set { Remembered.set("preferredMenuElementOrder", of: self, newValue) }
    }
    public var isSymbolAnimationEnabled: Bool {
        get { Remembered.value("isSymbolAnimationEnabled", of: self, false) }
        set { Remembered.set("isSymbolAnimationEnabled", of: self, newValue) }
    }
    public var menuRepresentation: UIMenuElement? {
        get { Remembered.value("menuRepresentation", of: self, nil) }
        set { Remembered.set("menuRepresentation", of: self, newValue) }
    }
}

extension UISearchController {
    public var scopeBarActivation: UISearchController.ScopeBarActivation {
        get { Remembered.value("scopeBarActivation", of: self, .automatic) }
        set { Remembered.set("scopeBarActivation", of: self, newValue) }
    }
}

extension UIAlertController {
    public var severity: UIAlertControllerSeverity {
        get { Remembered.value("severity", of: self, .default) }
        set { Remembered.set("severity", of: self, newValue) }
    }
}

extension UISheetPresentationController {
    public var prefersPageSizing: Bool {
        get { Remembered.value("prefersPageSizing", of: self, true) }
        set { Remembered.set("prefersPageSizing", of: self, newValue) }
    }
}

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

extension UIViewController {
    /// How a controller comes and goes. Nothing moves here.
    @MainActor public final class Transition: NSObject {
        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }

        @MainActor public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIBlurEffect?
            public override init() { super.init() }
        }
        @MainActor public final class ZoomSourceViewProviderContext: NSObject {
            public unowned let sourceViewController: UIViewController
            public unowned let zoomedViewController: UIViewController
            init(_ source: UIViewController, _ zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }
    }

    /// The presentation that shows the controller or the one above it, if it is shown by one.
    public var activePresentationController: UIPresentationController? {
        var controller: UIViewController? = self
        while let here = controller {
            if here.presentingViewController != nil { return here.presentationController }
            controller = here.parent
        }
        return nil
    }
}

extension UINavigationController {
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}
/// What a navigation bar shows about a document.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    public let url: URL
    public init(url: URL) { self.url = url }
}

extension UISearchController {
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
}
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

extension UIPopoverPresentationController {
    /// The sheet that shows the controller where there is no room for a popover.
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let kept = Remembered.value("adaptiveSheet", of: self, UISheetPresentationController?.none) { return kept }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        Remembered.set("adaptiveSheet", of: self, sheet)
        return sheet
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

extension UIFeedbackGenerator {
    /// Nobody feels it.
    public convenience init(view: UIView) { self.init() }
}
extension UIImpactFeedbackGenerator {
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    public func impactOccurred(at location: CGPoint) {}
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
extension UISelectionFeedbackGenerator {
    public func selectionChanged(at location: CGPoint) {}
}
extension UINotificationFeedbackGenerator {
    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
