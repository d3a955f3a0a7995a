import Foundation

extension UIViewController {
    /// Tells the child that it will move; the container says when it has moved.
    func adopt(_ child: UIViewController) {
        precondition(!isInside(child), "Can't add \(child) as a child of itself or of its own descendant")
        if child.parent === self { return }
        child.parent?.forget(child)
        child.willMove(toParent: self)
        let old = child.traitCollection
        controllerState.children.append(child)
        child.controllerState.parent = self
        ResolvedTraits.forgetAll()
        let new = child.traitCollection
        if new != old { child.traitsChanged(from: old, to: new) }
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
        controllerState.children.removeAll { $0 === child }
        controllerState.traitsForChildren[ObjectIdentifier(child)] = nil
        child.controllerState.parent = nil
        ResolvedTraits.forgetAll()
    }

    /// Puts one child's view in the place of another's.
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
        if let completion { Afterwards.run { completion(true) } }
    }
}
