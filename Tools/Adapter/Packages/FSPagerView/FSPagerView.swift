import UIKit

@preconcurrency @MainActor public protocol FSPagerViewDataSource: NSObjectProtocol {
    func numberOfItems(in pagerView: FSPagerView) -> Int
    func pagerView(_ pagerView: FSPagerView, cellForItemAt index: Int) -> FSPagerViewCell
}

@preconcurrency @MainActor public protocol FSPagerViewDelegate: NSObjectProtocol {
    func pagerView(_ pagerView: FSPagerView, shouldHighlightItemAt index: Int) -> Bool
    func pagerView(_ pagerView: FSPagerView, didHighlightItemAt index: Int)
    func pagerView(_ pagerView: FSPagerView, shouldSelectItemAt index: Int) -> Bool
    func pagerView(_ pagerView: FSPagerView, didSelectItemAt index: Int)
    func pagerView(_ pagerView: FSPagerView, willDisplay cell: FSPagerViewCell, forItemAt index: Int)
    func pagerView(_ pagerView: FSPagerView, didEndDisplaying cell: FSPagerViewCell, forItemAt index: Int)
    func pagerViewWillBeginDragging(_ pagerView: FSPagerView)
    func pagerViewWillEndDragging(_ pagerView: FSPagerView, targetIndex: Int)
    func pagerViewDidScroll(_ pagerView: FSPagerView)
    func pagerViewDidEndScrollAnimation(_ pagerView: FSPagerView)
    func pagerViewDidEndDecelerating(_ pagerView: FSPagerView)
}

extension FSPagerViewDelegate {
    public func pagerView(_ pagerView: FSPagerView, shouldHighlightItemAt index: Int) -> Bool { true }
    public func pagerView(_ pagerView: FSPagerView, didHighlightItemAt index: Int) {}
    public func pagerView(_ pagerView: FSPagerView, shouldSelectItemAt index: Int) -> Bool { true }
    public func pagerView(_ pagerView: FSPagerView, didSelectItemAt index: Int) {}
    public func pagerView(_ pagerView: FSPagerView, willDisplay cell: FSPagerViewCell, forItemAt index: Int) {}
    public func pagerView(_ pagerView: FSPagerView, didEndDisplaying cell: FSPagerViewCell, forItemAt index: Int) {}
    public func pagerViewWillBeginDragging(_ pagerView: FSPagerView) {}
    public func pagerViewWillEndDragging(_ pagerView: FSPagerView, targetIndex: Int) {}
    public func pagerViewDidScroll(_ pagerView: FSPagerView) {}
    public func pagerViewDidEndScrollAnimation(_ pagerView: FSPagerView) {}
    public func pagerViewDidEndDecelerating(_ pagerView: FSPagerView) {}
}

/// Items that are turned over one by one, each in the middle of the view when its turn has come.
open class FSPagerView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
    public enum ScrollDirection: Int, Sendable {
        case horizontal, vertical
    }

    public static let automaticDistance: UInt = 0
    public static let automaticSize = CGSize.zero

    open weak var dataSource: (any FSPagerViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any FSPagerViewDelegate)?
    open var scrollDirection = ScrollDirection.horizontal { didSet { pages.invalidateLayout() } }
    @IBInspectable open var automaticSlidingInterval: CGFloat = 0
    @IBInspectable open var interitemSpacing: CGFloat = 0 { didSet { pages.invalidateLayout() } }
    @IBInspectable open var itemSize: CGSize = automaticSize { didSet { pages.invalidateLayout() } }
    @IBInspectable open var isInfinite = false { didSet { reloadData() } }
    @IBInspectable open var decelerationDistance: UInt = 1
    @IBInspectable open var removesInfiniteLoopForSingleItem = false { didSet { reloadData() } }
    open var transformer: FSPagerViewTransformer? {
        didSet {
            transformer?.pagerView = self
            pages.invalidateLayout()
        }
    }

    @IBInspectable open var isScrollEnabled: Bool {
        get { list.isScrollEnabled }
        set { list.isScrollEnabled = newValue }
    }
    @IBInspectable open var bounces: Bool {
        get { list.bounces }
        set { list.bounces = newValue }
    }
    @IBInspectable open var alwaysBounceHorizontal: Bool {
        get { list.alwaysBounceHorizontal }
        set { list.alwaysBounceHorizontal = newValue }
    }
    @IBInspectable open var alwaysBounceVertical: Bool {
        get { list.alwaysBounceVertical }
        set { list.alwaysBounceVertical = newValue }
    }
    @IBInspectable open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var isTracking: Bool { list.isTracking }
    open var panGestureRecognizer: UIPanGestureRecognizer { list.panGestureRecognizer }
    open private(set) var currentIndex = 0

    /// How many items have gone by, with parts of one.
    open var scrollOffset: CGFloat {
        let gone = pages.step > 0 ? (pages.isAcross ? list.contentOffset.x : list.contentOffset.y) / pages.step : 0
        return count > 0 ? gone.truncatingRemainder(dividingBy: CGFloat(count)) : 0
    }

    private let pages = PagerLayout()
    private let list: UICollectionView
    private var count = 0
    /// Items of one that has no end come three times, so that each has neighbours.
    private var rounds: Int { isInfinite && (count > 1 || !removesInfiniteLoopForSingleItem) ? 3 : 1 }
    private var isPlaced = false

    // MARK: Making

    public override init(frame: CGRect) {
        list = UICollectionView(frame: .zero, collectionViewLayout: pages)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        list = UICollectionView(frame: .zero, collectionViewLayout: pages)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pages.pager = self
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        list.showsVerticalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        list.decelerationRate = .fast
        (list.dataSource, list.delegate) = (self, self)
        addSubview(list)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        if list.frame != bounds {
            list.frame = bounds
            pages.invalidateLayout()
        }
        if !isPlaced, !bounds.isEmpty, dataSource != nil {
            list.layoutIfNeeded()
            isPlaced = true
            place(at: currentIndex)
        }
    }

    // MARK: Items

    open func register(_ cellClass: Swift.AnyClass?, forCellWithReuseIdentifier identifier: String) {
        list.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        list.register(nib, forCellWithReuseIdentifier: identifier)
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, at index: Int) -> FSPagerViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: identifier, for: asked ?? path(of: index))
        guard let cell = cell as? FSPagerViewCell else {
            fatalError("Cell class must be subclass of FSPagerViewCell")
        }
        return cell
    }

    open func reloadData() {
        count = dataSource?.numberOfItems(in: self) ?? 0
        currentIndex = min(currentIndex, max(count - 1, 0))
        pages.invalidateLayout()
        list.reloadData()
        isPlaced = false
        setNeedsLayout()
    }

    /// In the round in the middle.
    private func path(of index: Int) -> IndexPath { IndexPath(item: index, section: rounds / 2) }

    open func selectItem(at index: Int, animated: Bool) {
        list.selectItem(at: path(of: index), animated: false, scrollPosition: [])
        scrollToItem(at: index, animated: animated)
    }

    open func deselectItem(at index: Int, animated: Bool) {
        for round in 0..<rounds { list.deselectItem(at: IndexPath(item: index, section: round), animated: animated) }
    }

    open func scrollToItem(at index: Int, animated: Bool) {
        guard index >= 0, index < count else { return }
        currentIndex = index
        if isPlaced { place(at: index) }
    }

    private func place(at index: Int) {
        guard count > 0 else { return }
        let gone = CGFloat(rounds / 2 * count + index) * pages.step
        list.contentOffset = pages.isAcross ? CGPoint(x: gone, y: 0) : CGPoint(x: 0, y: gone)
        pages.invalidateLayout()
    }

    open func index(for cell: FSPagerViewCell) -> Int { list.indexPath(for: cell)?.item ?? NSNotFound }
    open func cellForItem(at index: Int) -> FSPagerViewCell? {
        list.cellForItem(at: path(of: index)) as? FSPagerViewCell
    }

    // MARK: The list

    private var asked: IndexPath?

    public func numberOfSections(in collectionView: UICollectionView) -> Int { count > 0 ? rounds : 1 }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked = indexPath
        defer { asked = nil }
        return dataSource?.pagerView(self, cellForItemAt: indexPath.item) ?? FSPagerViewCell()
    }

    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        delegate?.pagerView(self, shouldHighlightItemAt: indexPath.item) ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        delegate?.pagerView(self, didHighlightItemAt: indexPath.item)
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        delegate?.pagerView(self, shouldSelectItemAt: indexPath.item) ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.pagerView(self, didSelectItemAt: indexPath.item)
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? FSPagerViewCell {
            delegate?.pagerView(self, willDisplay: cell, forItemAt: indexPath.item)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? FSPagerViewCell {
            delegate?.pagerView(self, didEndDisplaying: cell, forItemAt: indexPath.item)
        }
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if isPlaced, count > 0 { currentIndex = Int(scrollOffset.rounded()) % count }
        delegate?.pagerViewDidScroll(self)
    }
}
