import Foundation

/// Tells a collection view where its items are. Abstract: subclasses do the work.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    let layoutState = CollectionLayoutState()

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        coder.fill(self, as: UICollectionViewLayout.self)
    }

    open var collectionView: UICollectionView? { layoutState.collectionView }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What subclasses answer

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        layoutState.decorations.register(viewClass, for: ReuseKey(elementKind, ""))
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        layoutState.decorations.register(nib, for: ReuseKey(elementKind, ""))
    }

    // MARK: Invalidation

    open func invalidateLayout() { startOver() }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { forget(context) }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    // MARK: Animated changes, which reach their end state at once

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// The background of the collection view, if the layout has one: behind grouped lists.
    var _backgroundColor: UIColor? { nil }
    /// Takes over the size that a cell prefers, where the layout keeps such sizes.
    func _keep(preferred: UICollectionViewLayoutAttributes) {}
    /// Forgets all preferred sizes, because the items or the available size have changed.
    func _forgetPreferredSizes() {}
}

/// The state of every layout.
@MainActor final class CollectionLayoutState: HiddenState {
    weak var collectionView: UICollectionView?
    var isPrepared = false
    /// Whether the layout was prepared at least once for its collection.
    var hasBeenPrepared = false
    var isBeingPrepared = false
    var isStartingOver = false
    let decorations = ReusePool()
}

/// One of the changes of a batch.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: UICollectionViewUpdateItem.Action { .none }
}

extension UICollectionViewLayout {
    /// Layouts are prepared once, and again after they were invalidated.
    func prepareIfNeeded() {
        guard !layoutState.isPrepared, !layoutState.isBeingPrepared, collectionView != nil else { return }
        layoutState.isBeingPrepared = true
        layoutState.isPrepared = true
        layoutState.hasBeenPrepared = true
        prepare()
        layoutState.isBeingPrepared = false
    }

    /// Subclasses may override either of the two methods.
    private func startOver() {
        guard !layoutState.isStartingOver else { return forget() }
        layoutState.isStartingOver = true
        let context = makeInvalidationContext()
        context.cover(everything: true, data: false)
        invalidateLayout(with: context)
        layoutState.isStartingOver = false
    }

    private func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { _forgetPreferredSizes() }
        forget()
    }

    private func forget() {
        layoutState.isPrepared = false
        layoutState.collectionView?.setNeedsLayout()
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        _InvalidationContextOfAnyClass.make(Self.invalidationContextClass)
    }

    func makeAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let attributes = _AttributesOfAnyClass.make(Self.layoutAttributesClass)
        attributes.attributesState.element = element
        return attributes
    }
}
