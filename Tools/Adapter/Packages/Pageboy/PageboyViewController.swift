import UIKit

@preconcurrency @MainActor public protocol PageboyViewControllerDataSource: AnyObject {
    func numberOfViewControllers(in pageboyViewController: PageboyViewController) -> Int
    func viewController(
        for pageboyViewController: PageboyViewController, at index: PageboyViewController.PageIndex
    ) -> UIViewController?
    func defaultPage(for pageboyViewController: PageboyViewController) -> PageboyViewController.Page?
}

@preconcurrency @MainActor public protocol PageboyViewControllerDelegate: AnyObject {
    func pageboyViewController(
        _ pageboyViewController: PageboyViewController,
        willScrollToPageAt index: PageboyViewController.PageIndex,
        direction: PageboyViewController.NavigationDirection, animated: Bool)
    func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollTo position: CGPoint,
        direction: PageboyViewController.NavigationDirection, animated: Bool)
    func pageboyViewController(
        _ pageboyViewController: PageboyViewController,
        didScrollToPageAt index: PageboyViewController.PageIndex,
        direction: PageboyViewController.NavigationDirection, animated: Bool)
    func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didCancelScrollToPageAt index: PageboyViewController.PageIndex,
        returnToPageAt previousIndex: PageboyViewController.PageIndex)
    func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didReloadWith currentViewController: UIViewController,
        currentPageIndex: PageboyViewController.PageIndex)
}

extension PageboyViewControllerDelegate {
    public func pageboyViewController(
        _ pageboyViewController: PageboyViewController, willScrollToPageAt index: PageboyViewController.PageIndex,
        direction: PageboyViewController.NavigationDirection, animated: Bool
    ) {}
    public func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollTo position: CGPoint,
        direction: PageboyViewController.NavigationDirection, animated: Bool
    ) {}
    public func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollToPageAt index: PageboyViewController.PageIndex,
        direction: PageboyViewController.NavigationDirection, animated: Bool
    ) {}
    public func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didCancelScrollToPageAt index: PageboyViewController.PageIndex,
        returnToPageAt previousIndex: PageboyViewController.PageIndex
    ) {}
    public func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didReloadWith currentViewController: UIViewController,
        currentPageIndex: PageboyViewController.PageIndex
    ) {}
}

/// Controllers as pages, of which a picture shows one.
open class PageboyViewController: UIViewController {
    public typealias PageIndex = Int

    public enum Page: Equatable, Sendable {
        case next, previous, first, last
        case at(index: PageIndex)

        public static func indexValue(
            for page: Page, from current: PageIndex?, count: Int, isInfinite: Bool = false
        ) -> PageIndex {
            switch page {
            case .next: (current ?? -1) + 1
            case .previous: (current ?? 1) - 1
            case .first: 0
            case .last: count - 1
            case .at(let index): index
            }
        }
    }

    public enum NavigationDirection: Sendable {
        case neutral, forward, reverse
    }

    public enum PageUpdateBehavior: Sendable {
        case doNothing, scrollToUpdate
        case scrollTo(index: PageIndex)
    }

    public typealias PageScrollCompletion = (_ newController: UIViewController, _ animated: Bool, _ finished: Bool) ->
        Void

    /// How one page follows another, which no picture shows.
    public struct Transition: Sendable {
        public enum Style: Sendable {
            case push, fade, moveIn, reveal
        }
        public let style: Style
        public let duration: TimeInterval
        public static let defaultTransition = Transition(style: .push, duration: 0.25)
        public init(style: Style, duration: TimeInterval) { (self.style, self.duration) = (style, duration) }
    }

    open weak var dataSource: (any PageboyViewControllerDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any PageboyViewControllerDelegate)?
    public var navigationOrientation = UIPageViewController.NavigationOrientation.horizontal
    open var transition: Transition? = .defaultTransition
    open var isScrollEnabled = true
    open var isUserInteractionEnabled = true
    open var bounces = true
    open var isDoubleSided = false
    open var isDirectionalLockEnabled = false
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    public var allowsSpringBouncing = false
    open var isInfiniteScrollEnabled = false
    public var showsPageControl = false
    public var interPageSpacing: CGFloat = 0
    open var delaysContentTouches = true
    public var decelerationRate = UIScrollView.DecelerationRate.normal
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    public var autoScroller: Any?
    public private(set) var pageCount: Int?
    public private(set) var currentIndex: PageIndex?
    public private(set) var currentViewController: UIViewController?
    public var currentPosition: CGPoint? { currentIndex.map { CGPoint(x: CGFloat($0), y: 0) } }
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    public var isNavigationalScroll: Bool { false }
    public var gestureRecognizers: [UIGestureRecognizer] { [] }
    public var panGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        reloadData()
    }

    // MARK: Pages

    public func reloadData() {
        guard isViewLoaded, let dataSource else { return }
        let count = dataSource.numberOfViewControllers(in: self)
        pageCount = count
        let page = dataSource.defaultPage(for: self) ?? .first
        let index = Page.indexValue(for: page, from: currentIndex, count: count)
        guard count > 0, let child = dataSource.viewController(for: self, at: max(min(index, count - 1), 0)) else {
            show(nil)
            currentIndex = nil
            return
        }
        currentIndex = max(min(index, count - 1), 0)
        show(child)
        delegate?.pageboyViewController(self, didReloadWith: child, currentPageIndex: currentIndex ?? 0)
        pagesDidReload()
    }

    /// For the bars of Tabman, which show the same pages.
    open func pagesDidReload() {}
    open func pageDidChange() {}

    @discardableResult open func scrollToPage(
        _ page: Page, animated: Bool, force: Bool = false, completion: PageScrollCompletion? = nil
    ) -> Bool {
        guard let dataSource, let pageCount, isViewLoaded else { return false }
        let index = Page.indexValue(for: page, from: currentIndex, count: pageCount)
        guard (0..<pageCount).contains(index), index != currentIndex || force,
            let child = dataSource.viewController(for: self, at: index)
        else { return false }
        let direction: NavigationDirection = index < (currentIndex ?? 0) ? .reverse : .forward
        delegate?.pageboyViewController(self, willScrollToPageAt: index, direction: direction, animated: animated)
        currentIndex = index
        show(child)
        delegate?.pageboyViewController(self, didScrollToPageAt: index, direction: direction, animated: animated)
        pageDidChange()
        completion?(child, animated, true)
        return true
    }

    open func insertPage(at index: PageIndex, then updateBehavior: PageUpdateBehavior = .scrollToUpdate) {
        reloadData()
    }

    open func deletePage(
        at index: PageIndex, then updateBehavior: PageUpdateBehavior = .scrollToUpdate, completion: (() -> Void)? = nil
    ) {
        reloadData()
        completion?()
    }

    public func pageIndex(of viewController: UIViewController) -> PageIndex? {
        viewController === currentViewController ? currentIndex : nil
    }

    private func show(_ child: UIViewController?) {
        if let former = currentViewController, former !== child, former.parent === self {
            former.willMove(toParent: nil)
            former.view.removeFromSuperview()
            former.removeFromParent()
        }
        currentViewController = child
        guard let child, child.parent !== self else { return }
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child.view, at: 0)
        child.didMove(toParent: self)
    }
}

extension UIViewController {
    /// The pages that this controller is one of.
    public var parentPageboy: PageboyViewController? {
        var controller = parent
        while let current = controller {
            if let pages = current as? PageboyViewController { return pages }
            controller = current.parent
        }
        return nil
    }

    public var pageboyParent: PageboyViewController? { parentPageboy }
    public var parentPageboyViewController: PageboyViewController? { parentPageboy }

    public var pageboyPageIndex: PageboyViewController.PageIndex? {
        parentPageboy.flatMap { $0.currentViewController === self ? $0.currentIndex : nil }
    }
}
