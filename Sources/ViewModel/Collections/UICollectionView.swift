import Foundation

/// Shows items in the arrangement of its layout, each by a cell that is made when it becomes visible.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    let collectionState: CollectionState

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionState = CollectionState(layout: layout)
        super.init(frame: frame)
        setUp()
    }

    /// Every object has it in Objective-C. UIKit raises an exception, as there is no layout.
    /// A class of a package may have an `init()` that its users do not see. Objective-C finds it all the same, and Swift comes here.
    public convenience init() {
        precondition(
            Self.self != UICollectionView.self, "UICollectionView must be initialized with a non-nil layout parameter")
        self.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }

    public required init?(coder: NSCoder) {
        collectionState = CollectionState(layout: UICollectionViewFlowLayout())
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UICollectionView.self)
    }

    open var collectionViewLayout: UICollectionViewLayout {
        get { collectionState.layout }
        set { adopt(layout: newValue) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { adopt(layout: layout) }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        adopt(layout: layout)
        if let completion { Deferred.run { completion(true) } }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { collectionState.dataSource }
        set { setDataSource(newValue) }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionState.collectionDelegate }
        set { setCollectionDelegate(newValue) }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { collectionState.prefetchDataSource }
        set { collectionState.prefetchDataSource = newValue }
    }
    open var isPrefetchingEnabled: Bool {
        get { collectionState.isPrefetchingEnabled }
        set { collectionState.isPrefetchingEnabled = newValue }
    }
    open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
        get { collectionState.selfSizingInvalidation }
        set { collectionState.selfSizingInvalidation = newValue }
    }
    open var backgroundView: UIView? {
        get { collectionState.backgroundView }
        set { setBackgroundView(newValue) }
    }

    /// Rows scroll through below the bars, so upwards and downwards the safe area is the table's concern.
    override func safeAreaOffered(to subview: UIView) -> UIEdgeInsets {
        let insets = super.safeAreaOffered(to: subview)
        guard subview is UICollectionViewListCell else { return insets }
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    // MARK: Making cells and other views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        collectionState.reuse.register(cellClass, for: ReuseKey(nil, identifier))
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        collectionState.reuse.register(nib, for: ReuseKey(nil, identifier))
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { collectionState.reuse.register(nib, for: ReuseKey(kind, identifier)) }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { collectionState.reuse.register(viewClass, for: ReuseKey(elementKind, identifier)) }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { requiredCell(identifier, at: indexPath) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { requiredView(of: elementKind, identifier, at: indexPath) }

    // MARK: Items, cells and index paths

    open var numberOfSections: Int { itemCounts.count }
    open func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(.cell, at: indexPath))
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(.supplementaryView, kind, at: indexPath))
    }
    open var visibleCells: [UICollectionViewCell] { cellsInSight.map(\.cell) }
    open var indexPathsForVisibleItems: [IndexPath] { cellsInSight.map(\.path) }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        collectionState.views[CollectionElement(.cell, at: indexPath)] as? UICollectionViewCell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        collectionState.views[CollectionElement(.supplementaryView, elementKind, at: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplementariesInSight(elementKind).map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementariesInSight(elementKind).map(\.path)
    }

    // MARK: Changes

    open func reloadData() { reload(keepsSelection: false) }
    open func reloadSections(_ sections: IndexSet) { reload() }
    open func reloadItems(at indexPaths: [IndexPath]) { reload() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func insertItems(at indexPaths: [IndexPath]) { reload() }
    open func deleteItems(at indexPaths: [IndexPath]) { reload() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload() }
    open func insertSections(_ sections: IndexSet) { reload() }
    open func deleteSections(_ sections: IndexSet) { reload() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reload() }
    /// The closure does not outlive the call, which Objective-C says of optional ones as well, and Swift of others only.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reload()
        if let completion { Deferred.run { completion(true) } }
    }
    open var hasUncommittedUpdates: Bool { false }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    // MARK: Selection and editing

    open var allowsSelection: Bool {
        get { collectionState.allowsSelection }
        set { collectionState.allowsSelection = newValue }
    }
    open var allowsMultipleSelection: Bool {
        get { collectionState.allowsMultipleSelection }
        set { collectionState.allowsMultipleSelection = newValue }
    }
    open var allowsSelectionDuringEditing: Bool {
        get { collectionState.allowsSelectionDuringEditing }
        set { collectionState.allowsSelectionDuringEditing = newValue }
    }
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { collectionState.allowsMultipleSelectionDuringEditing }
        set { collectionState.allowsMultipleSelectionDuringEditing = newValue }
    }
    open var isEditing: Bool {
        get { collectionState.isEditing }
        set { collectionState.isEditing = newValue }
    }
    open var indexPathsForSelectedItems: [IndexPath]? { collectionState.selection }
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) { select(indexPath, scrollPosition: scrollPosition) }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    override var _systemRecognizers: [UIGestureRecognizer] { super._systemRecognizers + [rowSwipe, menuPress] }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginTouching(touch) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouching().map(selectAsTouched)
    }
    /// A finger that wanders does not mean the item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.way >= UIPanGestureRecognizer.least }) { _ = endTouching() }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = endTouching() }
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated: animated) }

    // MARK: Layout

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }
    override var _words: ViewWords {
        var words = super._words
        words.afterLayer += [
            "layout: \(ViewWords.object(collectionViewLayout))", "dataSource: \(ViewWords.object(dataSource))",
        ]
        return words
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCollection()
    }
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        roomHasChanged()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        roomHasChanged()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        roomHasChanged()
    }
}

extension UICollectionView {
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// Where to scroll an item to: at most one place for each axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
}

extension ClassTable {
    package static let collectionView = ClassTable(of: UICollectionView.self) { collection in
        collection.special("collectionViewLayout")
        collection.key("dataSource", \.dataSource)
        collection.key("delegate", \.delegate)
        collection.key("prefetchDataSource", \.prefetchDataSource)
        collection.key("backgroundView", \.backgroundView)
        collection.key("collectionViewLayout", \.collectionViewLayout)
    }
}
