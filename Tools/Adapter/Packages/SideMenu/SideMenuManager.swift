import UIKit

/// The menus of both sides.
@preconcurrency @MainActor public class SideMenuManager: NSObject {
    public enum PresentDirection: Int, Sendable {
        case left = 1, right = 0
    }

    public static let `default` = SideMenuManager()
    public class var defaultManager: SideMenuManager { .default }

    open var leftMenuNavigationController: SideMenuNavigationController? {
        didSet { leftMenuNavigationController?.leftSide = true }
    }
    open var rightMenuNavigationController: SideMenuNavigationController? {
        didSet { rightMenuNavigationController?.leftSide = false }
    }
    open var menuLeftNavigationController: SideMenuNavigationController? {
        get { leftMenuNavigationController }
        set { leftMenuNavigationController = newValue }
    }
    open var menuRightNavigationController: SideMenuNavigationController? {
        get { rightMenuNavigationController }
        set { rightMenuNavigationController = newValue }
    }

    @discardableResult
    public func addScreenEdgePanGesturesToPresent(toView view: UIView) -> [UIScreenEdgePanGestureRecognizer] {
        [PresentDirection.left, .right].map { addScreenEdgePanGesturesToPresent(toView: view, forMenu: $0) }
    }

    @discardableResult
    public func addScreenEdgePanGesturesToPresent(
        toView view: UIView, forMenu side: PresentDirection
    ) -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = side == .left ? .left : .right
        view.addGestureRecognizer(pan)
        return pan
    }

    @discardableResult
    public func addPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        return pan
    }

    @discardableResult
    public func menuAddScreenEdgePanGesturesToPresent(
        toView view: UIView, forMenu sides: [PresentDirection] = [.left, .right]
    ) -> [UIScreenEdgePanGestureRecognizer] {
        sides.map { addScreenEdgePanGesturesToPresent(toView: view, forMenu: $0) }
    }

    @discardableResult
    public func menuAddPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer {
        addPanGestureToPresent(toView: view)
    }

    // MARK: The names of version 5, for both menus

    private var both: [SideMenuNavigationController] {
        [leftMenuNavigationController, rightMenuNavigationController].compactMap { $0 }
    }

    private func value<Value>(_ path: KeyPath<SideMenuSettings, Value>) -> Value {
        (both.first?.settings ?? SideMenuSettings())[keyPath: path]
    }

    private func set<Value>(_ path: WritableKeyPath<SideMenuSettings, Value>, _ value: Value) {
        for menu in both { menu.settings[keyPath: path] = value }
    }

    public typealias MenuPresentMode = SideMenuPresentationStyle
    public var menuPresentMode: SideMenuPresentationStyle {
        get { value(\.presentationStyle) }
        set { set(\.presentationStyle, newValue) }
    }
    public var menuPushStyle: SideMenuPushStyle {
        get { value(\.pushStyle) }
        set { set(\.pushStyle, newValue) }
    }
    public var menuWidth: CGFloat {
        get { value(\.menuWidth) }
        set { set(\.menuWidth, newValue) }
    }
    public var menuBlurEffectStyle: UIBlurEffect.Style? {
        get { value(\.blurEffectStyle) }
        set { set(\.blurEffectStyle, newValue) }
    }
    public var menuAnimationFadeStrength: CGFloat {
        get { 1 - value(\.presentationStyle).presentingEndAlpha }
        set { for menu in both { menu.presentationStyle.presentingEndAlpha = 1 - newValue } }
    }
    public var menuAnimationTransformScaleFactor: CGFloat {
        get { value(\.presentationStyle).presentingScaleFactor }
        set { for menu in both { menu.presentationStyle.presentingScaleFactor = newValue } }
    }
    public var menuAnimationBackgroundColor: UIColor? {
        get { value(\.presentationStyle).backgroundColor }
        set { for menu in both { menu.presentationStyle.backgroundColor = newValue ?? .black } }
    }
    public var menuShadowOpacity: Float {
        get { value(\.presentationStyle).onTopShadowOpacity }
        set { for menu in both { menu.presentationStyle.onTopShadowOpacity = newValue } }
    }
    public var menuShadowColor: UIColor {
        get { value(\.presentationStyle).onTopShadowColor }
        set { for menu in both { menu.presentationStyle.onTopShadowColor = newValue } }
    }
    public var menuShadowRadius: CGFloat {
        get { value(\.presentationStyle).onTopShadowRadius }
        set { for menu in both { menu.presentationStyle.onTopShadowRadius = newValue } }
    }
    public var menuFadeStatusBar: Bool {
        get { value(\.statusBarEndAlpha) != 1 }
        set { set(\.statusBarEndAlpha, newValue ? 0 : 1) }
    }
    public var menuAllowPushOfSameClassTwice: Bool {
        get { value(\.allowPushOfSameClassTwice) }
        set { set(\.allowPushOfSameClassTwice, newValue) }
    }
    public var menuDismissOnPush: Bool {
        get { value(\.dismissOnPush) }
        set { set(\.dismissOnPush, newValue) }
    }
    public var menuEnableSwipeGestures: Bool {
        get { value(\.enableSwipeToDismissGesture) }
        set { set(\.enableSwipeToDismissGesture, newValue) }
    }
    public var menuAnimationPresentDuration: Double {
        get { value(\.presentDuration) }
        set { set(\.presentDuration, newValue) }
    }
    public var menuAnimationDismissDuration: Double {
        get { value(\.dismissDuration) }
        set { set(\.dismissDuration, newValue) }
    }
    public var menuPresentingViewControllerUserInteractionEnabled: Bool {
        get { value(\.presentingViewControllerUserInteractionEnabled) }
        set { set(\.presentingViewControllerUserInteractionEnabled, newValue) }
    }
    public var menuParallaxStrength: Int {
        get { Int(value(\.presentationStyle).presentingParallaxStrength.width) }
        set {
            let strength = CGSize(width: newValue, height: newValue)
            for menu in both { menu.presentationStyle.presentingParallaxStrength = strength }
        }
    }
}

/// A cell for a menu that is blurred.
open class UITableViewVibrantCell: UITableViewCell {
    open var blurEffectStyle: UIBlurEffect.Style?
}
