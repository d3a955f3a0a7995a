import Foundation

/// What the framework's containers do with their children.
extension UIViewController {
    /// Lets go of the children that are not among the new ones, takes in the rest, and shows one of them.
    func exchangeChildren(for controllers: [UIViewController], showing shown: UIViewController?) {
        for child in children where !controllers.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllerState.children = controllers
        guard isViewLoaded else { return }
        for child in controllers where child !== shown { child.viewIfLoaded?.removeFromSuperview() }
        shown.map { embed($0) }
    }

    /// Fills the view with a child's.
    func embed(_ child: UIViewController) {
        guard let container = viewIfLoaded, let view = child.view, view.superview !== container else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Bars are in front.
        container.insertSubview(view, at: 0)
    }
}
