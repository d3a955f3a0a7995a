import Foundation

/// The frame of a presented controller's view, and the views around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    let presentationState: PresentationState

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentationState = PresentationState(presentedViewController, presentingViewController)
    }

    open var presentedViewController: UIViewController { presentationState.presented }
    open var presentingViewController: UIViewController {
        presentationState.presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { presentationState.delegate }
        set { presentationState.delegate = newValue }
    }
    open var overrideTraitCollection: UITraitCollection? {
        get { presentationState.overrideTraits }
        set { presentationState.overrideTraits = newValue }
    }

    // MARK: Views

    open var containerView: UIView? { presentationState.container }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }

    // MARK: On the screen

    /// Whether what is behind loses the colour of its tint, as behind alerts, popovers and dimming sheets.
    var dimsTints: Bool { false }

    /// Puts the presented view, and what the presentation adds, into the container.
    func assemble(in container: PresentationContainer) {
        guard let view = presentedView else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
    }
    func arrange(in container: PresentationContainer) { placePresentedView() }

    // MARK: Hooks

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: The presented content

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@MainActor final class PresentationState: HiddenState {
    unowned let presented: UIViewController
    weak var presenting: UIViewController?
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var overrideTraits: UITraitCollection?
    var container: PresentationContainer?
    /// The size of the container when the presented view was given its frame.
    var measuredFor: CGSize?

    init(_ presented: UIViewController, _ presenting: UIViewController?) {
        self.presented = presented
        self.presenting = presenting
    }
}

/// Covers the presenting controller's view and contains the presented one and what the presentation adds.
final class PresentationContainer: UIView, InternalView {
    weak var presentation: UIPresentationController?
    private var dimmed: [UIView] = []
    private lazy var pull = PullingDown(self)

    override var _systemRecognizers: [UIGestureRecognizer] {
        presentation is UISheetPresentationController ? [pull] : []
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view === self || touch.view is DimmingView else { return }
        presentation?.touchedOutside()
    }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.arrange(in: self)
        dimTints()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview !== superview else { return }
        for view in dimmed { view.dimTint(false) }
        dimmed = []
    }

    private func dimTints() {
        let views = presentation?.dimsTints == true ? superview?.subviews.prefix { $0 !== self } ?? [] : []
        for view in dimmed where !views.contains(where: { $0 === view }) { view.dimTint(false) }
        dimmed = Array(views)
        for view in dimmed { view.dimTint(true) }
    }

    // MARK: Accessibility

    /// What lies behind a presentation cannot be reached.
    override var ownAccessibility: OwnAccessibility { OwnAccessibility(isModal: true) }
}

extension UIPresentationController {
    /// A popover goes when somebody touches what is around it, and so do an action sheet with a way to cancel, and a sheet that is not large.
    func touchedOutside() {
        switch self {
        case is AlertPresentation:
            guard let alert = presentedViewController as? UIAlertController, alert.preferredStyle == .actionSheet,
                let cancel = alert.actions.first(where: { $0.style == .cancel })
            else { return }
            alert.choose(cancel)
        case is UIPopoverPresentationController: attemptDismissal()
        case let sheet as UISheetPresentationController where sheet.goesWhenTouchedOutside: attemptDismissal()
        default: break
        }
    }

    /// Dismisses the controller as a finger asks for it: the controller and the delegate may refuse.
    func attemptDismissal() {
        let controller = presentedViewController
        guard !controller.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        let delegate = delegate
        delegate?.presentationControllerWillDismiss(self)
        controller.dismiss(animated: true)
        delegate?.presentationControllerDidDismiss(self)
    }

    fileprivate func placePresentedView() {
        guard let view = presentedView, view.superview === containerView, let container = containerView else { return }
        if presentationState.measuredFor != container.bounds.size {
            presentationState.measuredFor = container.bounds.size
            view.frame = frameOfPresentedViewInContainerView
        }
    }
}

/// The delegate that adapts a presentation, and is called on its dismissal.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
