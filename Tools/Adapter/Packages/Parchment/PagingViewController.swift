import UIKit

/// Pages, with a menu of their names above or below them. The page that is chosen is shown.
open class PagingViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public internal(set) var options: PagingOptions { didSet { reloadMenu() } }
    public weak var dataSource: (any PagingViewControllerDataSource)? {
        didSet {
            infiniteDataSource = nil
            reloadData()
        }
    }
    public weak var infiniteDataSource: (any PagingViewControllerInfiniteDataSource)?
    public weak var delegate: (any PagingViewControllerDelegate)?
    public weak var sizeDelegate: (any PagingViewControllerSizeDelegate)? { didSet { reloadMenu() } }
    public let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    public let pageViewController = UIViewController()
    private let indicator = UIView(), border = UIView()
    private var items: [any PagingItem] = []
    private var chosen = 0
    private var own: [UIViewController] = []
    private var page: UIViewController?
    private var cells: [(type: any PagingItem.Type, identifier: String)] = []

    public init(options: PagingOptions = PagingOptions()) {
        self.options = options
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public convenience init(options: PagingOptions = PagingOptions(), viewControllers: [UIViewController]) {
        self.init(options: options)
        own = viewControllers
        reloadData()
    }

    public required init?(coder: NSCoder) {
        options = PagingOptions()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        (collectionView.dataSource, collectionView.delegate) = (self, self)
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
        register(PagingTitleCell.self, for: PagingIndexItem.self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pageViewController)
        view.addSubview(pageViewController.view)
        pageViewController.didMove(toParent: self)
        view.addSubview(collectionView)
        // Before the cells, whenever those come
        for (place, sign) in [border, indicator].enumerated() {
            sign.layer.zPosition = CGFloat(place + 1)
            collectionView.addSubview(sign)
        }
        showPage()
    }

    // MARK: Content

    public func register(_ cellClass: AnyClass?, for pagingItemType: any PagingItem.Type) {
        let identifier = String(describing: pagingItemType)
        collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
        cells.insert((pagingItemType, identifier), at: 0)
    }

    public func register(_ nib: UINib?, for pagingItemType: any PagingItem.Type) {
        let identifier = String(describing: pagingItemType)
        collectionView.register(nib, forCellWithReuseIdentifier: identifier)
        cells.insert((pagingItemType, identifier), at: 0)
    }

    open func reloadData() {
        if let dataSource {
            items = (0..<dataSource.numberOfViewControllers(in: self)).map {
                dataSource.pagingViewController(self, pagingItemAt: $0)
            }
        } else if !own.isEmpty {
            items = own.enumerated().map { PagingIndexItem(index: $0.offset, title: $0.element.title ?? "") }
        }
        chosen = min(chosen, max(items.count - 1, 0))
        reloadMenu()
        showPage()
    }

    open func reloadMenu() {
        collectionView.reloadData()
        if isViewLoaded { view.setNeedsLayout() }
    }

    open func reloadData(around pagingItem: any PagingItem) {
        reloadData()
        select(pagingItem: pagingItem)
    }

    /// Those around the item, as the data source has no end.
    open func select(pagingItem: any PagingItem, animated: Bool = false) {
        if let infiniteDataSource {
            items = [pagingItem]
            for _ in 0..<10 {
                guard let next = infiniteDataSource.pagingViewController(self, itemAfter: items.last!) else { break }
                items.append(next)
            }
            for _ in 0..<10 {
                guard let former = infiniteDataSource.pagingViewController(self, itemBefore: items[0]) else { break }
                items.insert(former, at: 0)
            }
        }
        if let index = items.firstIndex(where: { $0.isEqual(to: pagingItem) }) {
            select(index: index, animated: animated)
        }
    }

    open func select(index: Int, animated: Bool = false) {
        guard items.indices.contains(index) else { return }
        chosen = index
        reloadMenu()
        showPage()
    }

    private func showPage() {
        guard isViewLoaded, items.indices.contains(chosen) else { return }
        let next =
            dataSource?.pagingViewController(self, viewControllerAt: chosen)
            ?? infiniteDataSource?.pagingViewController(self, viewControllerFor: items[chosen])
            ?? (own.indices.contains(chosen) ? own[chosen] : nil)
        guard let next, next !== page else { return }
        page?.willMove(toParent: nil)
        page?.view.removeFromSuperview()
        page?.removeFromParent()
        let former = page
        page = next
        pageViewController.addChild(next)
        next.view.frame = pageViewController.view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageViewController.view.addSubview(next.view)
        next.didMove(toParent: pageViewController)
        delegate?.pagingViewController(
            self, didScrollToItem: items[chosen], startingViewController: former, destinationViewController: next,
            transitionSuccessful: true)
    }

    // MARK: The menu

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = options.includeSafeAreaInsets ? view.bounds.inset(by: view.safeAreaInsets) : view.bounds
        let height = options.menuItemSize.height + options.menuInsets.top + options.menuInsets.bottom
        let isAtTop = options.menuPosition == .top
        collectionView.frame = CGRect(
            x: 0, y: isAtTop ? room.minY : room.maxY - height, width: view.bounds.width, height: height)
        pageViewController.view.frame = CGRect(
            x: 0, y: isAtTop ? collectionView.frame.maxY : 0, width: view.bounds.width,
            height: isAtTop ? view.bounds.height - collectionView.frame.maxY : collectionView.frame.minY)
        collectionView.backgroundColor = options.menuBackgroundColor
        pageViewController.view.backgroundColor = options.pagingContentBackgroundColor
        collectionView.collectionViewLayout.invalidateLayout()
        collectionView.layoutIfNeeded()
        placeSigns()
    }

    private func width(at index: Int) -> CGFloat {
        if let sizeDelegate {
            return sizeDelegate.pagingViewController(
                self, widthForPagingItem: items[index], isSelected: index == chosen)
        }
        switch options.menuItemSize {
        case .fixed(let width, _): return width
        case .selfSizing(let estimated, _):
            guard let title = (items[index] as? PagingIndexItem)?.title else { return estimated }
            let font = index == chosen ? options.selectedFont : options.font
            let words = NSAttributedString(string: title, attributes: [.font: font])
            return words.size().width.rounded(.up) + 2 * options.menuItemLabelSpacing
        case .sizeToFit(let least, _):
            // All as wide as they can be in the room, if that is more than the least
            let insets = options.menuInsets.left + options.menuInsets.right
            let spaces = options.menuItemSpacing * CGFloat(max(items.count - 1, 0))
            let share = (collectionView.bounds.width - insets - spaces) / CGFloat(max(items.count, 1))
            return max(least, share)
        }
    }

    private func placeSigns() {
        guard !items.isEmpty else { return }
        let menu = collectionView.bounds.size
        let content = collectionView.collectionViewLayout.collectionViewContentSize.width
        border.isHidden = true
        if case .visible(let height, _, let insets) = options.borderOptions {
            border.isHidden = false
            border.backgroundColor = options.borderColor
            border.frame = CGRect(
                x: insets.left, y: menu.height - height - insets.bottom,
                width: max(content, menu.width) - insets.left - insets.right, height: height)
        }
        indicator.isHidden = true
        guard let cell = collectionView.layoutAttributesForItem(at: IndexPath(item: chosen, section: 0)) else { return }
        if case .visible(let height, _, let spacing, let insets) = options.indicatorOptions {
            indicator.isHidden = false
            indicator.backgroundColor = options.indicatorColor
            let (first, last) = (chosen == 0, chosen == items.count - 1)
            let (left, right) = (first ? insets.left : spacing.left, last ? insets.right : spacing.right)
            indicator.frame = CGRect(
                x: cell.frame.minX + left, y: menu.height - height - insets.bottom,
                width: cell.frame.width - left - right,
                height: height)
        }
        let most = max(content - menu.width, 0)
        collectionView.contentOffset.x = min(max(cell.frame.midX - menu.width / 2, 0), most)
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = items[indexPath.item]
        let identifier = cells.first { type(of: item) == $0.type }?.identifier ?? cells[cells.count - 1].identifier
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? PagingCell)?.setPagingItem(item, selected: indexPath.item == chosen, options: options)
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: width(at: indexPath.item), height: options.menuItemSize.height) }

    open func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { options.menuItemSpacing }

    open func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        var insets = options.menuInsets
        let all =
            items.indices.reduce(CGFloat(0)) { $0 + width(at: $1) } + options.menuItemSpacing
            * CGFloat(max(items.count - 1, 0))
        let spare = max(collectionView.bounds.width - all - insets.left - insets.right, 0)
        switch options.menuHorizontalAlignment {
        case .left: break
        case .center: insets.left += spare / 2
        case .right: insets.left += spare
        }
        return insets
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        select(index: indexPath.item, animated: true)
        delegate?.pagingViewController(self, didSelectItem: items[indexPath.item])
    }
}

/// The former class for pages that are known from the start.
open class FixedPagingViewController: PagingViewController {
    public convenience init(viewControllers: [UIViewController]) {
        self.init(options: PagingOptions(), viewControllers: viewControllers)
    }
}
