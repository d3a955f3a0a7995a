import Foundation

/// Shows one page of several, each with a controller of its own. A finger turns pages that scroll.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private let pageState: PageState

    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        pageState = PageState(style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        pageState = PageState(.scroll, .horizontal)
        super.init(coder: coder)
        coder.fill(self, as: UIPageViewController.self)
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { pageState.dataSource }
        set {
            pageState.dataSource = newValue
            pageState.scroll?.isScrollEnabled = newValue != nil
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { pageState.delegate }
        set { pageState.delegate = newValue }
    }
    open var transitionStyle: UIPageViewController.TransitionStyle { pageState.style }
    open var navigationOrientation: UIPageViewController.NavigationOrientation { pageState.orientation }
    open var spineLocation: UIPageViewController.SpineLocation { pageState.style == .scroll ? .none : .min }
    open var isDoubleSided: Bool {
        get { pageState.isDoubleSided }
        set { pageState.isDoubleSided = newValue }
    }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open var viewControllers: [UIViewController]? { pageState.pages.isEmpty ? nil : pageState.pages }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [])
        guard let completion else { return }
        if animated { Deferred.run { completion(true) } } else { completion(true) }
    }

    open override func loadView() {
        super.loadView()
        guard transitionStyle == .scroll else { return }
        let pages = PagesView(frame: view.bounds)
        pageState.scroll = pages
        pages.controller = self
        pages.isScrollEnabled = dataSource != nil
        view.insertSubview(pages, at: 0)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placePages()
    }
}

extension UIPageViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    fileprivate func show(_ pages: [UIViewController]) {
        for page in pageState.pages where !pages.contains(page) {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in pages where page.parent !== self {
            addChild(page)
            let view: UIView = self.view
            (pageState.scroll?.page ?? view).insertSubview(page.view, at: 0)
            page.didMove(toParent: self)
        }
        pageState.pages = pages
        placePages()
    }

    /// The page before or after the one that is shown.
    fileprivate func neighbour(isNext: Bool) -> UIViewController? {
        guard let page = isNext ? pageState.pages.last : pageState.pages.first else { return nil }
        return isNext
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    /// A finger has turned to a neighbour.
    fileprivate func turn(to page: UIViewController) {
        let former = pageState.pages
        delegate?.pageViewController(self, willTransitionTo: [page])
        show([page])
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
    }

    /// Pages are side by side above the page control, which is shown if the data source counts the pages.
    fileprivate func placePages() {
        guard let view = viewIfLoaded else { return }
        var room = view.bounds
        if let dots = dotsInForce {
            let height: CGFloat = 37
            let top = room.maxY - view.safeAreaInsets.bottom - height
            dots.frame = CGRect(x: 0, y: top, width: room.width, height: height)
            room.size.height = dots.frame.minY
        }
        pageState.scroll?.rest(in: room, along: navigationOrientation)
        let width = room.width / CGFloat(max(1, pageState.pages.count))
        for (index, page) in pageState.pages.enumerated() {
            page.view.translatesAutoresizingMaskIntoConstraints = true
            page.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: room.height)
        }
    }

    private var dotsInForce: UIPageControl? {
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        guard count > 0, navigationOrientation == .horizontal else {
            pageState.dots?.removeFromSuperview()
            pageState.dots = nil
            return nil
        }
        let dots = pageState.dots ?? UIPageControl()
        pageState.dots = dots
        let current = dataSource?.presentationIndex(for: self) ?? 0
        if dots.numberOfPages != count { dots.numberOfPages = count }
        if dots.currentPage != current { dots.currentPage = current }
        if dots.superview !== view { view.addSubview(dots) }
        return dots
    }
}

@MainActor private final class PageState: HiddenState {
    let style: UIPageViewController.TransitionStyle
    let orientation: UIPageViewController.NavigationOrientation
    weak var dataSource: (any UIPageViewControllerDataSource)?
    weak var delegate: (any UIPageViewControllerDelegate)?
    var isDoubleSided = false
    var pages: [UIViewController] = []
    var dots: UIPageControl?
    var scroll: PagesView?

    init(_ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation) {
        self.style = style
        self.orientation = orientation
    }
}

/// What pages scroll in. At rest the page that is shown is in the second of three places, so that code can tell by the offset how
/// far it was turned.
@MainActor private final class PagesView: UIScrollView, InternalView, PagedView {
    /// What the views of pages are in.
    let page = UIView()
    weak var controller: UIPageViewController?
    private var neighbours: (former: UIViewController?, next: UIViewController?)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        addSubview(page)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private var isUpright: Bool { contentSize.height > contentSize.width }
    private var isMirrored: Bool { !isUpright && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var hasNextPage: Bool { isScrollEnabled && controller?.neighbour(isNext: true) != nil }

    /// Where there is no neighbour, the content ends.
    override func willFollowFinger() {
        neighbours = (controller?.neighbour(isNext: false), controller?.neighbour(isNext: true))
        let (first, last) = isMirrored ? (neighbours.next, neighbours.former) : neighbours
        contentInset = UIEdgeInsets(
            top: isUpright && first == nil ? -bounds.height : 0, left: !isUpright && first == nil ? -bounds.width : 0,
            bottom: isUpright && last == nil ? -bounds.height : 0,
            right: !isUpright && last == nil ? -bounds.width : 0)
    }

    override func hasComeToRest() {
        let (place, length) =
            isUpright ? (contentOffset.y, bounds.height) : (contentOffset.x, bounds.width)
        contentInset = .zero
        let (first, last) = isMirrored ? (neighbours.next, neighbours.former) : neighbours
        neighbours = (nil, nil)
        let turned = place < length / 2 ? first : place > length * 1.5 ? last : nil
        if let turned { controller?.turn(to: turned) } else { controller?.placePages() }
    }

    func rest(in room: CGRect, along orientation: UIPageViewController.NavigationOrientation) {
        frame = room
        let step = orientation == .horizontal ? CGPoint(x: room.width, y: 0) : CGPoint(x: 0, y: room.height)
        contentSize = CGSize(width: room.width + 2 * step.x, height: room.height + 2 * step.y)
        page.frame = CGRect(origin: step, size: room.size)
        contentOffset = step
    }
}

/// Returns the pages before and after another.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate for turned pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}

extension ClassTable {
    package static let pageViewController = ClassTable(of: UIPageViewController.self) { controller in
        controller.key("dataSource", \.dataSource)
        controller.key("delegate", \.delegate)
    }
}
