import UIKit

/// A menu at a side of the screen. What presents it moves aside, or lies below it.
open class SideMenuNavigationController: UINavigationController, UIViewControllerTransitioningDelegate {
    public weak var sideMenuDelegate: (any SideMenuNavigationControllerDelegate)?
    open private(set) weak var swipeToDismissGesture: UIPanGestureRecognizer?
    open private(set) weak var tapToDismissGesture: UITapGestureRecognizer?
    private var ownManager: SideMenuManager?
    open var sideMenuManager: SideMenuManager {
        get { ownManager ?? .default }
        set { ownManager = newValue }
    }
    open var settings = SideMenuSettings() { didSet { blur() } }
    @IBInspectable open var leftSide = false

    public init(rootViewController: UIViewController, settings: SideMenuSettings = SideMenuSettings()) {
        self.settings = settings
        super.init(rootViewController: rootViewController)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        MenuPresentation(presentedViewController: presented, presenting: presenting)
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        blur()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        blur()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if presentingViewController != nil { sideMenuDelegate?.sideMenuWillAppear(menu: self, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentingViewController != nil { sideMenuDelegate?.sideMenuDidAppear(menu: self, animated: animated) }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { sideMenuDelegate?.sideMenuWillDisappear(menu: self, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { sideMenuDelegate?.sideMenuDidDisappear(menu: self, animated: animated) }
    }

    /// A blurred menu is the background of its table.
    private func blur() {
        guard isViewLoaded, let style = settings.blurEffectStyle,
            let table = (topViewController as? UITableViewController)?.tableView
        else { return }
        table.backgroundColor = .clear
        table.backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    open var isHidden: Bool { presentingViewController == nil }

    // MARK: Settings

    @IBInspectable open var allowPushOfSameClassTwice: Bool {
        get { settings.allowPushOfSameClassTwice }
        set { settings.allowPushOfSameClassTwice = newValue }
    }
    @IBInspectable open var alwaysAnimate: Bool {
        get { settings.alwaysAnimate }
        set { settings.alwaysAnimate = newValue }
    }
    open var animationOptions: UIView.AnimationOptions {
        get { settings.animationOptions }
        set { settings.animationOptions = newValue }
    }
    open var blurEffectStyle: UIBlurEffect.Style? {
        get { settings.blurEffectStyle }
        set { settings.blurEffectStyle = newValue }
    }
    open var completeGestureDuration: Double {
        get { settings.completeGestureDuration }
        set { settings.completeGestureDuration = newValue }
    }
    open var completionCurve: UIView.AnimationCurve {
        get { settings.completionCurve }
        set { settings.completionCurve = newValue }
    }
    open var dismissDuration: Double {
        get { settings.dismissDuration }
        set { settings.dismissDuration = newValue }
    }
    open var dismissOnPresent: Bool {
        get { settings.dismissOnPresent }
        set { settings.dismissOnPresent = newValue }
    }
    open var dismissOnPush: Bool {
        get { settings.dismissOnPush }
        set { settings.dismissOnPush = newValue }
    }
    open var dismissOnRotation: Bool {
        get { settings.dismissOnRotation }
        set { settings.dismissOnRotation = newValue }
    }
    open var dismissWhenBackgrounded: Bool {
        get { settings.dismissWhenBackgrounded }
        set { settings.dismissWhenBackgrounded = newValue }
    }
    open var enableSwipeToDismissGesture: Bool {
        get { settings.enableSwipeToDismissGesture }
        set { settings.enableSwipeToDismissGesture = newValue }
    }
    open var enableTapToDismissGesture: Bool {
        get { settings.enableTapToDismissGesture }
        set { settings.enableTapToDismissGesture = newValue }
    }
    open var initialSpringVelocity: CGFloat {
        get { settings.initialSpringVelocity }
        set { settings.initialSpringVelocity = newValue }
    }
    @IBInspectable open var menuWidth: CGFloat {
        get { settings.menuWidth }
        set { settings.menuWidth = newValue }
    }
    open var presentingViewControllerUserInteractionEnabled: Bool {
        get { settings.presentingViewControllerUserInteractionEnabled }
        set { settings.presentingViewControllerUserInteractionEnabled = newValue }
    }
    open var presentingViewControllerUseSnapshot: Bool {
        get { settings.presentingViewControllerUseSnapshot }
        set { settings.presentingViewControllerUseSnapshot = newValue }
    }
    open var presentDuration: Double {
        get { settings.presentDuration }
        set { settings.presentDuration = newValue }
    }
    open var presentationStyle: SideMenuPresentationStyle {
        get { settings.presentationStyle }
        set { settings.presentationStyle = newValue }
    }
    open var pushStyle: SideMenuPushStyle {
        get { settings.pushStyle }
        set { settings.pushStyle = newValue }
    }
    @IBInspectable open var statusBarEndAlpha: CGFloat {
        get { settings.statusBarEndAlpha }
        set { settings.statusBarEndAlpha = newValue }
    }
    open var usingSpringWithDamping: CGFloat {
        get { settings.usingSpringWithDamping }
        set { settings.usingSpringWithDamping = newValue }
    }
}

private final class MenuPresentation: UIPresentationController {
    private var menu: SideMenuNavigationController? { presentedViewController as? SideMenuNavigationController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let menu else { return .zero }
        let width = min(menu.menuWidth, containerView.bounds.width)
        let x = menu.leftSide ? 0 : containerView.bounds.width - width
        return CGRect(x: x, y: 0, width: width, height: containerView.bounds.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let menu, let view = presentingViewController.view else { return }
        let style = menu.presentationStyle
        containerView?.backgroundColor =
            style.menuOnTop || style.presentingTranslateFactor != 0 ? .clear : style.backgroundColor
        let way = menu.menuWidth * style.presentingTranslateFactor * (menu.leftSide ? 1 : -1)
        let scale = CGAffineTransform(scaleX: style.presentingScaleFactor, y: style.presentingScaleFactor)
        view.transform = scale.concatenating(CGAffineTransform(translationX: way, y: 0))
        view.alpha = style.presentingEndAlpha
        if style.menuOnTop, style.onTopShadowOpacity > 0, let layer = presentedView?.layer {
            layer.shadowColor = style.onTopShadowColor.cgColor
            layer.shadowRadius = style.onTopShadowRadius
            layer.shadowOpacity = style.onTopShadowOpacity
            layer.shadowOffset = style.onTopShadowOffset
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        presentingViewController.view.transform = .identity
        presentingViewController.view.alpha = 1
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("leftSide", \SideMenuNavigationController.leftSide)
        KeyedProperties.add("menuWidth", \SideMenuNavigationController.menuWidth)
        KeyedProperties.add("statusBarEndAlpha", \SideMenuNavigationController.statusBarEndAlpha)
        KeyedProperties.add("alwaysAnimate", \SideMenuNavigationController.alwaysAnimate)
        KeyedProperties.add("allowPushOfSameClassTwice", \SideMenuNavigationController.allowPushOfSameClassTwice)
    }
}
