import Foundation

extension UIViewController {
    /// Calls `willMove`; the container calls `didMove`.
    func adopt(_ child: UIViewController) {
        require(!isInside(child), "Can't add \(child) as a child of itself or of its own descendant")
        if child.parent === self { return }
        child.parent?.forget(child)
        child.willMove(toParent: self)
        child.changeTraits { child in
            controllerState.children.append(child)
            child.controllerState.parent = self
        }
    }

    /// Leaves the parent and calls `didMove`; the container has called `willMove`.
    func leaveParent() {
        guard let parent else { return }
        parent.forget(self)
        didMove(toParent: nil)
    }

    private func isInside(_ controller: UIViewController) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === controller }
    }

    private func forget(_ child: UIViewController) {
        child.changeTraits { child in
            controllerState.children.removeAll { $0 === child }
            controllerState.traitsForChildren[ObjectIdentifier(child)] = nil
            child.controllerState.parent = nil
        }
    }

    /// Replaces one child's view by another's.
    func exchange(
        _ old: UIViewController, for new: UIViewController, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        old.beginTransition(appearing: false, animated: true)
        new.beginTransition(appearing: true, animated: true)
        old.viewIfLoaded?.superview?.addSubview(new.loadedView)
        animations?()
        old.viewIfLoaded?.removeFromSuperview()
        old.endTransition(animated: true)
        new.endTransition(animated: true)
        if let completion { Deferred.run { completion(true) } }
    }
}

/// Containment as the framework's own containers use it.
extension UIViewController {
    /// Removes the children that are not among the new ones, adds the others, and shows one of them.
    func exchangeChildren(for controllers: [UIViewController], showing shown: UIViewController?) {
        for child in children where !controllers.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.controllerState.isMovingFromParent = true
            child.viewIfLoaded?.removeFromSuperview()
            child.controllerState.isMovingFromParent = false
            child.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            // Until it has appeared. One below it comes back later, and does not move then.
            controller.controllerState.isMovingToParent = controller === shown
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllerState.children = controllers
        guard isViewLoaded else { return }
        for child in controllers where child !== shown { child.viewIfLoaded?.removeFromSuperview() }
        shown.map { embed($0) }
    }

    /// Fills the view with a child's view.
    func embed(_ child: UIViewController) {
        guard let container = viewIfLoaded, let view = child.view, view.superview !== container else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Bars stay in front.
        container.insertSubview(view, at: 0)
    }
}

/// An object with a preferred content size, which may contain others.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
        -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The context of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The context of a transition that nobody moves.
extension UIViewControllerTransitionCoordinatorContext {
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var initiallyInteractive: Bool { false }
    public var isInterruptible: Bool { false }
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var targetTransform: CGAffineTransform { .identity }
}

/// Animates alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// No finger moves a transition, so none changes or ends.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
