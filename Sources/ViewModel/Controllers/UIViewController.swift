import Foundation

/// Loads a view, and is called when it appears, disappears and is laid out.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    let controllerState: ControllerState

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        controllerState = ControllerState(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        super.init()
        lifetimeToken.begin(self)
    }

    public required init?(coder: NSCoder) {
        controllerState = ControllerState(nibName: nil, bundle: nil)
        super.init()
        lifetimeToken.begin(self)
        coder.fill(self, as: UIViewController.self)
    }

    deinit { lifetimeToken.end() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? controllerState.presenting }

    // MARK: The view

    open var view: UIView! {
        get { loadedView }
        set { replaceView(with: newValue) }
    }
    open var viewIfLoaded: UIView? { controllerState.view }
    open var isViewLoaded: Bool { controllerState.view != nil }
    open func loadView() {
        if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds).growingWithItsContainer() }
    }
    open func loadViewIfNeeded() { _ = loadedView }
    open func viewDidLoad() {}
    open var nibName: String? { controllerState.nibName }
    open var nibBundle: Bundle? { controllerState.nibBundle }
    open var title: String? {
        get { controllerState.title }
        set { setTitle(newValue) }
    }
    open var restorationIdentifier: String? {
        get { controllerState.restorationIdentifier }
        set { controllerState.restorationIdentifier = newValue }
    }
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { controllerState.restorationClass }
        set { controllerState.restorationClass = newValue }
    }
    /// No state is kept from one launch to the next.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    /// What an app extension gets from its host. A preview is in no other app.
    open var extensionContext: NSExtensionContext? { nil }
    open func awakeFromNib() {}
    /// Archives hold nothing of a controller here.
    open func encode(with coder: NSCoder) {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Segues

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        goSegue(identifiedBy: identifier, sender: sender)
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func canPerformUnwindAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        action.isKnown(of: self)
    }

    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindAction(action, from: fromViewController, sender: sender) }
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children.filter { $0 !== childContaining(source) }
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { child in
            sequence(first: source.source, next: \.parent).contains { $0 === child }
        }
    }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Itself or the nearest controller around it that has the method.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }

    // MARK: Appearance

    /// What containers do before the controllers in them appear, and after.
    func childrenWillAppear(animated: Bool) {}
    func childrenDidAppear(animated: Bool) {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endTransition(animated: false) }
    open var isBeingPresented: Bool { controllerState.isBeingPresented }
    open var isBeingDismissed: Bool { controllerState.isBeingDismissed }
    open var isMovingToParent: Bool { controllerState.isMovingToParent }
    open var isMovingFromParent: Bool { controllerState.isMovingFromParent }
    open func didReceiveMemoryWarning() {}

    // MARK: Content that is not there

    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { controllerState.unavailable.content.configuration }
        set { showUnavailable(newValue) }
    }
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    open func setNeedsUpdateContentUnavailableConfiguration() { markNeedsUnavailableUpdate() }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { controllerState.additionalSafeAreaInsets }
        set { setAdditionalSafeAreaInsets(newValue) }
    }
    open func viewSafeAreaInsetsDidChange() {}
    /// What the bars of a container cover of a child besides the device's own safe area.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }
    open func viewLayoutMarginsDidChange() {}
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { controllerState.respectsMinimumMargins }
        set { setRespectsMinimumMargins(newValue) }
    }
    open var edgesForExtendedLayout: UIRectEdge {
        get { controllerState.edgesForExtendedLayout }
        set { controllerState.edgesForExtendedLayout = newValue }
    }
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { controllerState.extendedLayoutIncludesOpaqueBars }
        set { controllerState.extendedLayoutIncludesOpaqueBars = newValue }
    }
    open var preferredContentSize: CGSize {
        get { controllerState.preferredContentSize }
        set { setPreferredContentSize(newValue) }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
        -> CGSize
    { size }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        willTransitionToTraitCollection(newCollection: newCollection, withTransitionCoordinator: coordinator)
    }
    /// The method's name in Swift 2, which some code still overrides.
    open func willTransitionToTraitCollection(
        newCollection: UITraitCollection,
        withTransitionCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Containment

    open var parent: UIViewController? { controllerState.parent }
    open var children: [UIViewController] { controllerState.children }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, animations: animations, completion: completion)
    }

    // MARK: Bars and containers

    open var navigationItem: UINavigationItem { ownNavigationItem }
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { controllerState.tabBarItem = newValue }
    }
    open var toolbarItems: [UIBarButtonItem]? {
        get { controllerState.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        controllerState.toolbarItems = toolbarItems
        navigationController?.navigationStackChanged()
    }
    open var navigationController: UINavigationController? { nearestAncestor() }
    open var tabBarController: UITabBarController? { nearestAncestor() }
    open var splitViewController: UISplitViewController? { nearestAncestor() }
    open var topLayoutGuide: any UILayoutSupport { loadedView.barGuide(.underTopBars) }
    open var bottomLayoutGuide: any UILayoutSupport { loadedView.barGuide(.underBottomBars) }
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { controllerState.adjustsScrollViewInsets }
        set { controllerState.adjustsScrollViewInsets = newValue }
    }

    // MARK: Presentation

    open var presentedViewController: UIViewController? {
        controllerState.presented ?? parent?.presentedViewController
    }
    open var presentingViewController: UIViewController? {
        controllerState.presenting ?? parent?.presentingViewController
    }
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { controllerState.modalPresentationStyle }
        set { controllerState.modalPresentationStyle = newValue }
    }
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { controllerState.modalTransitionStyle }
        set { controllerState.modalTransitionStyle = newValue }
    }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { controllerState.transitioningDelegate }
        set { controllerState.transitioningDelegate = newValue }
    }
    open var presentationController: UIPresentationController? { presentationInForce }
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationInForce as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? {
        presentationInForce as? UISheetPresentationController
    }
    open var isModalInPresentation: Bool {
        get { controllerState.isModalInPresentation }
        set { controllerState.isModalInPresentation = newValue }
    }
    open var hidesBottomBarWhenPushed: Bool {
        get { controllerState.hidesBottomBarWhenPushed }
        set {
            controllerState.hidesBottomBarWhenPushed = newValue
            tabBarController?.tabsChanged()
        }
    }
    open var definesPresentationContext: Bool {
        get { controllerState.definesPresentationContext }
        set { controllerState.definesPresentationContext = newValue }
    }
    open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContext(vc, sender: sender) }
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { cover(with: viewControllerToPresent, animated: flag, completion: completion) }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        controllerState.setContentScrollView(scrollView, for: edge)
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        controllerState.contentScrollViews[edge.rawValue]
    }
    open override var userActivity: NSUserActivity? {
        get { controllerState.userActivity }
        set { controllerState.userActivity = newValue }
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { controllerState.keyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        controllerState.keyCommands.removeAll { $0 === keyCommand }
    }
    open override var keyCommands: [UIKeyCommand]? {
        controllerState.keyCommands.isEmpty ? nil : controllerState.keyCommands
    }

    /// Called before the view is laid out, when it was asked for. Since iOS 26.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesNow() }

    // MARK: Traits and the status bar

    open var traitCollection: UITraitCollection { inheritedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits are passed down as soon as they change, so there is nothing to update.
    open func updateTraitsIfNeeded() {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { controllerState.traits.overrideUserInterfaceStyle }
        set { changeTraits { $0.controllerState.traits.overrideUserInterfaceStyle = newValue } }
    }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.changeTraits { _ in
            controllerState.traitsForChildren[ObjectIdentifier(childViewController)] = collection
        }
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        controllerState.traitsForChildren[ObjectIdentifier(childViewController)]
    }
    open var isEditing: Bool {
        get { controllerState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        controllerState.isEditing = editing
        controllerState.editButtonItem?.show(editing ? .done : .edit)
    }
    /// Edit, or Done while the controller is editing.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Apple's page: only where it is vertically compact, as on a phone that is held sideways.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var interfaceOrientation: UIInterfaceOrientation { Headless.settings.orientation }
    open class func attemptRotationToDeviceOrientation() {}
    /// Whether the controller decides over the status bar when it is presented without filling the screen.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { controllerState.capturesStatusBar }
        set { controllerState.capturesStatusBar = newValue }
    }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }

    // What was called while a device turned, until iOS 8. Nothing turns.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func rotatingHeaderView() -> UIView? { nil }
    open func rotatingFooterView() -> UIView? { nil }

    // MARK: Focus, pointers and what is pressed hard

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open var preferredFocusedView: UIView? { viewIfLoaded }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var restoresFocusAfterTransition: Bool {
        get { controllerState.restoresFocus }
        set { controllerState.restoresFocus = newValue }
    }
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open var performsActionsWhilePresentingModally: Bool { true }
    open var previewActionItems: [any UIPreviewActionItem] { [] }
}

extension ClassTable {
    package static let viewController = ClassTable(of: UIViewController.self) { controller in
        controller.key(made: "view", \.view) { $0.view = $1 }
        controller.key("title", \.title)
        controller.key(readOnly: "navigationItem", \.navigationItem)
        controller.key("tabBarItem", \.tabBarItem)
        controller.key("toolbarItems", \.toolbarItems)
        controller.key("preferredContentSize", \.preferredContentSize)
        controller.key("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
        controller.key("restorationIdentifier", \.restorationIdentifier)
    }
}
