import UIKit

public enum SideMenuPushStyle: Int, Sendable {
    case `default`, popWhenPossible, preserve, preserveAndHideBackButton, replace, subMenu
    public var hidesBackButton: Bool { self == .preserveAndHideBackButton || self == .replace }
}

@available(*, deprecated, renamed: "SideMenuNavigationController")
public typealias UISideMenuNavigationController = SideMenuNavigationController
@available(*, deprecated, renamed: "SideMenuNavigationControllerDelegate")
public typealias UISideMenuNavigationControllerDelegate = SideMenuNavigationControllerDelegate

@preconcurrency @MainActor public protocol SideMenuNavigationControllerDelegate: AnyObject {
    func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool)
    func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
    func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool)
    func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool)
}

extension SideMenuNavigationControllerDelegate {
    public func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {}
    public func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {}
    public func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool) {}
    public func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) {}
}

/// How the menu and what it comes from lie when it is open: moved by parts of the menu's width.
@preconcurrency @MainActor open class SideMenuPresentationStyle {
    public required init() {}

    public convenience init(_ block: (SideMenuPresentationStyle) -> Void) {
        self.init()
        block(self)
    }

    open var backgroundColor: UIColor = .black
    open var menuStartAlpha: CGFloat = 1
    open var menuOnTop = false
    open var menuTranslateFactor: CGFloat = 0
    open var menuScaleFactor: CGFloat = 1
    open var onTopShadowColor: UIColor = .black
    open var onTopShadowRadius: CGFloat = 5
    open var onTopShadowOpacity: Float = 0
    open var onTopShadowOffset = CGSize.zero
    open var presentingEndAlpha: CGFloat = 1
    open var presentingTranslateFactor: CGFloat = 0
    open var presentingScaleFactor: CGFloat = 1
    open var presentingParallaxStrength = CGSize.zero

    open func presentationTransitionWillBegin(to presented: UIViewController, from presenting: UIViewController) {}
    open func presentationTransition(to presented: UIViewController, from presenting: UIViewController) {}
    open func presentationTransitionDidEnd(
        to presented: UIViewController, from presenting: UIViewController, _ completed: Bool
    ) {}
    open func dismissalTransitionWillBegin(to presented: UIViewController, from presenting: UIViewController) {}
    open func dismissalTransition(to presented: UIViewController, from presenting: UIViewController) {}
    open func dismissalTransitionDidEnd(
        to presented: UIViewController, from presenting: UIViewController, _ completed: Bool
    ) {}

    private static func make(onTop: Bool = false, menu: CGFloat = 0, presenting: CGFloat = 0)
        -> SideMenuPresentationStyle
    {
        SideMenuPresentationStyle {
            $0.menuOnTop = onTop
            $0.menuTranslateFactor = menu
            $0.presentingTranslateFactor = presenting
        }
    }

    public static var menuSlideIn: SideMenuPresentationStyle { make(onTop: true, menu: -1) }
    public static var viewSlideOut: SideMenuPresentationStyle { make(presenting: 1) }
    public static var viewSlideOutMenuIn: SideMenuPresentationStyle { make(menu: -1, presenting: 1) }
    public static var viewSlideInOut: SideMenuPresentationStyle { viewSlideOutMenuIn }
    public static var menuDissolveIn: SideMenuPresentationStyle {
        let style = make(onTop: true)
        style.menuStartAlpha = 0
        return style
    }
    public static var viewSlideOutMenuPartialIn: SideMenuPresentationStyle { make(menu: -0.5, presenting: 1) }
    public static var viewSlideOutMenuOut: SideMenuPresentationStyle { make(menu: 1, presenting: 1) }
    public static var viewSlideOutMenuPartialOut: SideMenuPresentationStyle { make(menu: 0.5, presenting: 1) }
    public static var viewSlideOutMenuZoom: SideMenuPresentationStyle {
        let style = make(onTop: true, presenting: 1)
        style.menuScaleFactor = 0.95
        return style
    }
}

@preconcurrency @MainActor public struct SideMenuSettings {
    public init() {}

    public init(_ block: (inout SideMenuSettings) -> Void) {
        self.init()
        block(&self)
    }

    public var allowPushOfSameClassTwice = true
    public var alwaysAnimate = true
    public var animationOptions: UIView.AnimationOptions = .curveEaseInOut
    public var blurEffectStyle: UIBlurEffect.Style?
    public var completeGestureDuration = 0.35
    public var completionCurve: UIView.AnimationCurve = .easeIn
    public var dismissDuration = 0.35
    public var dismissOnPresent = true
    public var dismissOnPush = true
    public var dismissOnRotation = true
    public var dismissWhenBackgrounded = true
    public var enableSwipeToDismissGesture = true
    public var enableTapToDismissGesture = true
    public var initialSpringVelocity: CGFloat = 1
    /// Three quarters of the screen, and at most 240.
    public var menuWidth: CGFloat = {
        let screen = UIApplication.shared.windowInUse?.bounds ?? UIScreen.main.bounds
        return min((min(screen.width, screen.height) * 0.75).rounded(), 240)
    }()
    public var presentingViewControllerUserInteractionEnabled = false
    public var presentingViewControllerUseSnapshot = false
    public var presentDuration = 0.35
    public var presentationStyle = SideMenuPresentationStyle.viewSlideOut
    public var pushStyle = SideMenuPushStyle.default
    public var statusBarEndAlpha: CGFloat = 0
    public var usingSpringWithDamping: CGFloat = 1
}

extension UIApplication {
    /// The window that is key, or the first there is: a screen that is drawn by itself has one that is not.
    var windowInUse: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
}
