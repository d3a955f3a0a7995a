import UIKit

/// Controllers side by side, of which a picture shows one.
open class PagerTabStripViewController: UIViewController, UIScrollViewDelegate {
    public var containerView: UIScrollView!
    open weak var delegate: (any PagerTabStripDelegate)?
    open weak var datasource: (any PagerTabStripDataSource)?
    open var pagerBehaviour = PagerTabStripBehaviour.progressive(
        skipIntermediateViewControllers: true, elasticIndicatorLimit: true)
    open private(set) var viewControllers: [UIViewController] = []
    open private(set) var currentIndex = 0
    open private(set) var preCurrentIndex = 0
    private var widthOfPages: CGFloat = 0

    open var pageWidth: CGFloat { containerView?.bounds.width ?? 0 }
    open var scrollPercentage: CGFloat { 1 }
    open var swipeDirection: SwipeDirection { .none }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if containerView == nil {
            containerView = UIScrollView(frame: view.bounds)
            containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if containerView.superview == nil { view.addSubview(containerView) }
        containerView.bounces = true
        containerView.alwaysBounceHorizontal = true
        containerView.scrollsToTop = false
        containerView.delegate = self
        containerView.showsVerticalScrollIndicator = false
        containerView.showsHorizontalScrollIndicator = false
        containerView.isPagingEnabled = true
        askForControllers()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateIfNeeded()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateIfNeeded()
    }

    private func askForControllers() {
        viewControllers = (datasource ?? self as? any PagerTabStripDataSource)?.viewControllers(for: self) ?? []
        currentIndex = min(currentIndex, max(viewControllers.count - 1, 0))
    }

    // MARK: Pages

    open func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController] { [] }

    open func moveToViewController(at index: Int, animated: Bool = true) {
        guard isViewLoaded, viewControllers.indices.contains(index) else {
            if !isViewLoaded { currentIndex = max(index, 0) }
            return
        }
        let former = currentIndex
        (preCurrentIndex, currentIndex) = (index, index)
        show(from: former)
    }

    open func moveTo(viewController: UIViewController, animated: Bool = true) {
        if let index = viewControllers.firstIndex(of: viewController) {
            moveToViewController(at: index, animated: animated)
        }
    }

    open func reloadPagerTabStripView() {
        guard isViewLoaded else { return }
        for child in children where viewControllers.contains(child) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        askForControllers()
        show(from: currentIndex)
    }

    open func updateIfNeeded() {
        if isViewLoaded, widthOfPages != containerView.bounds.width { updateContent() }
    }

    open func updateContent() {
        widthOfPages = containerView.bounds.width
        show(from: currentIndex)
    }

    open func canMoveTo(index: Int) -> Bool { currentIndex != index && viewControllers.indices.contains(index) }
    open func pageOffsetForChild(at index: Int) -> CGFloat { CGFloat(index) * pageWidth }
    open func offsetForChild(at index: Int) -> CGFloat {
        pageOffsetForChild(at: index) + (pageWidth - view.bounds.width) / 2
    }
    open func offsetForChild(viewController: UIViewController) throws -> CGFloat {
        guard let index = viewControllers.firstIndex(of: viewController) else {
            throw PagerTabStripError.viewControllerOutOfBounds
        }
        return offsetForChild(at: index)
    }
    open func pageFor(contentOffset: CGFloat) -> Int {
        pageFor(virtualPage: virtualPageFor(contentOffset: contentOffset))
    }
    open func virtualPageFor(contentOffset: CGFloat) -> Int {
        pageWidth > 0 ? Int((contentOffset + 1.5 * pageWidth) / pageWidth) - 1 : 0
    }
    open func pageFor(virtualPage: Int) -> Int { max(min(virtualPage, viewControllers.count - 1), 0) }

    private func show(from former: Int) {
        guard let containerView, viewControllers.indices.contains(currentIndex) else { return }
        let size = containerView.bounds.size
        containerView.contentSize = CGSize(width: size.width * CGFloat(viewControllers.count), height: 0)
        for (index, child) in viewControllers.enumerated() where index != currentIndex && child.parent === self {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let child = viewControllers[currentIndex]
        if child.parent !== self { addChild(child) }
        child.view.frame = CGRect(origin: CGPoint(x: pageOffsetForChild(at: currentIndex), y: 0), size: size)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if child.view.superview !== containerView {
            containerView.addSubview(child.view)
            child.didMove(toParent: self)
        }
        containerView.contentOffset = CGPoint(x: pageOffsetForChild(at: currentIndex), y: 0)
        if pagerBehaviour.isProgressiveIndicator,
            let delegate = delegate as? any PagerTabStripIsProgressiveDelegate
        {
            delegate.updateIndicator(
                for: self, fromIndex: former, toIndex: currentIndex, withProgressPercentage: 1,
                indexWasChanged: former != currentIndex)
        } else {
            delegate?.updateIndicator(for: self, fromIndex: former, toIndex: currentIndex)
        }
    }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
