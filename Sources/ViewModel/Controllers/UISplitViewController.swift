import Foundation

/// Shows controllers beside each other where there is room, and the first one where there is not.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] {
        get { children }
        set { exchangeChildren(for: newValue, showing: newValue.first) }
    }

    open override func loadView() {
        super.loadView()
        children.first.map { embed($0) }
    }
}
