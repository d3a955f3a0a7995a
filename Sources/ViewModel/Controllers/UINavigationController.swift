import Foundation

/// Shows the topmost of a pile of controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

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
        return pop(downTo: children.count - 1).first
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.isEmpty ? nil : pop(downTo: 1)
    }
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        children.firstIndex { $0 === viewController }.map { pop(downTo: $0 + 1) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        exchangeChildren(for: viewControllers, showing: viewControllers.last)
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func loadView() {
        super.loadView()
        topViewController.map { embed($0) }
    }

    private func pop(downTo count: Int) -> [UIViewController] {
        let popped = Array(children.dropFirst(count))
        setViewControllers(Array(children.prefix(count)), animated: false)
        return popped
    }
}
