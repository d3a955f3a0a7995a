import Foundation

/// Shows the top of its navigation stack, with a navigation bar above it and, if wanted, a toolbar below.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    let navigationState = NavigationControllerState()

    public enum Operation: Int, Hashable, Sendable { case none, push, pop }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UINavigationController.self)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let kind = navigationBarClass as? UINavigationBar.Type {
            navigationState.makeBar = { _ViewOfAnyClass.make(kind) }
        }
        if let kind = toolbarClass as? UIToolbar.Type { navigationState.makeToolbar = { _ViewOfAnyClass.make(kind) } }
    }

    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { navigationState.delegate }
        set { navigationState.delegate = newValue }
    }

    // MARK: The navigation stack

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(children + [viewController], animated: animated)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return pop(downTo: children.count - 1, animated).first
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.isEmpty ? nil : pop(downTo: 1, animated)
    }
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        children.firstIndex { $0 === viewController }.map { pop(downTo: $0 + 1, animated) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isShown = isOnScreen && viewControllers.last !== topViewController
        if isShown { announce(viewControllers.last, animated: animated) }
        exchangeChildren(for: viewControllers, showing: viewControllers.last)
        navigationStackChanged()
        if isShown { announceShown(animated: animated) }
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }
    open var isNavigationBarHidden: Bool {
        get { navigationState.hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changeBars { $0.hidesBar = hidden } }
    open var toolbar: UIToolbar! { tools }
    open var isToolbarHidden: Bool {
        get { navigationState.hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { changeBars { $0.hidesToolbar = hidden } }
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { navigationState.swipeGesture }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { navigationState.tapGesture }
    open var hidesBarsOnSwipe: Bool {
        get { navigationState.hidesBarsOnSwipe }
        set { navigationState.hidesBarsOnSwipe = newValue }
    }
    open var hidesBarsOnTap: Bool {
        get { navigationState.hidesBarsOnTap }
        set { navigationState.hidesBarsOnTap = newValue }
    }
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { navigationState.hidesBarsWhenKeyboardAppears }
        set { navigationState.hidesBarsWhenKeyboardAppears = newValue }
    }
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { navigationState.hidesBarsWhenLow }
        set { changeBars { $0.hidesBarsWhenLow = newValue } }
    }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { navigationState.popGesture }

    // The bar is below the status bar, so its style counts and not that of the controller on top, whose page decides what is hidden: the
    // posts of sarunw.com, cyrilchandelier.com and cockscomb.hatenablog.com on status bars, and openradar 15182487. Without a bar the
    // controller on top is asked (gist 6651254 of hujunfeng).
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets { insetsOfBars(for: child) }

    open override func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutBars() }
        navigationState.popGesture.view = container
        navigationState.popGesture.controller = self
        container.recognizers = [navigationState.popGesture]
        view = container.growingWithItsContainer()
        topViewController.map { embed($0) }
        view.addSubview(bar)
    }

    private func pop(downTo count: Int, _ animated: Bool) -> [UIViewController] {
        let popped = Array(children.dropFirst(count))
        setViewControllers(Array(children.prefix(count)), animated: animated)
        return popped
    }

    // MARK: Calls to the delegate

    override func childrenWillAppear(animated: Bool) { announce(topViewController, animated: animated) }
    override func childrenDidAppear(animated: Bool) { announceShown(animated: animated) }

    /// Before a controller's view and items are shown, once for each: Apple's page of `navigationController(_:willShow:animated:)`.
    private func announce(_ controller: UIViewController?, animated: Bool) {
        guard let controller, navigationState.announced !== controller else { return }
        controller.loadViewIfNeeded()
        navigationState.announced = controller
        navigationState.isAnnouncedShown = false
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    private func announceShown(animated: Bool) {
        guard let controller = navigationState.announced, !navigationState.isAnnouncedShown else { return }
        navigationState.isAnnouncedShown = true
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.preferredInterfaceOrientationForPresentation }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@MainActor final class NavigationControllerState: HiddenState {
    weak var delegate: (any UINavigationControllerDelegate)?
    /// The controller that the delegate heard of, and whether it heard that it is shown.
    weak var announced: UIViewController?
    var isAnnouncedShown = false
    var makeBar: @MainActor () -> UINavigationBar = { UINavigationBar(frame: .zero) }
    var makeToolbar: @MainActor () -> UIToolbar = { UIToolbar(frame: .zero) }
    var bar: UINavigationBar?
    var toolbar: UIToolbar?
    var hidesBar = false
    var hidesToolbar = true
    var hidesBarsOnSwipe = false
    var hidesBarsOnTap = false
    var hidesBarsWhenKeyboardAppears = false
    var hidesBarsWhenLow = false
    let popGesture = PopGesture()
    let swipeGesture = UIPanGestureRecognizer()
    let tapGesture = UITapGestureRecognizer()
}

extension ClassTable {
    package static let navigationController = ClassTable(of: UINavigationController.self) { controller in
        controller.key("delegate", \.delegate)
        controller.key("viewControllers", \.viewControllers)
    }
}
