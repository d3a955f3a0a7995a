import Foundation

/// Makes the visible views, asks for their preferred sizes, and places them where the layout says.
extension UICollectionView {
    /// A preferred size can move other items into sight; a collection is settled after a few rounds.
    private static let mostRounds = 16

    func layOutCollection() {
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        var inSight: [UICollectionViewLayoutAttributes] = []
        for round in 1...Self.mostRounds {
            publishContentSize()
            inSight = attributesInSight
            retireAll(but: inSight)
            if acceptPreferredSizes(inSight) || round == Self.mostRounds { break }
        }
        place(inSight)
    }

    func publishContentSize() {
        let layout = collectionState.layout
        layout.prepareIfNeeded()
        let size = layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        guard !collectionState.hasFoundItsBeginning, isMirrored, size.width > 0, bounds.width > 0 else { return }
        collectionState.hasFoundItsBeginning = true
        contentOffset.x = max(-adjustedContentInset.left, size.width + adjustedContentInset.right - bounds.width)
    }

    // MARK: Asking the layout

    /// Layouts may ask the collection view to flip them.
    private var isMirrored: Bool {
        let layout = collectionState.layout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// Without a data source there is nothing to show.
    private var attributesInSight: [UICollectionViewLayoutAttributes] {
        guard dataSource != nil else { return [] }
        let layout = collectionState.layout
        var sight = collectionState.fixedItems == nil ? bounds : Self.everything
        let width = layout.collectionViewContentSize.width
        if isMirrored { sight.origin.x = width - sight.maxX }
        let found = (layout.layoutAttributesForElements(in: sight) ?? []).filter { $0.frame.touches(sight) }
        return isMirrored ? found.map { $0.mirrored(in: width) } : found
    }

    private static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let layout = collectionState.layout
        layout.prepareIfNeeded()
        guard let found = layout.attributes(of: element) else { return nil }
        return isMirrored ? found.mirrored(in: layout.collectionViewContentSize.width) : found
    }

    // MARK: Sizes that views prefer

    /// Returns whether all views accepted their sizes.
    private func acceptPreferredSizes(_ inSight: [UICollectionViewLayoutAttributes]) -> Bool {
        var everythingFits = true
        for attributes in inSight where !hasAccepted(attributes) {
            let element = attributes.attributesState.element
            let view = view(for: element)
            view.take(attributes)
            // A view may change what it is given and return it, which must not be the layout's own.
            guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
            let preferred = view.preferredLayoutAttributesFitting(copy)
            view.reusableState.acceptedSize = preferred.size
            guard preferred.size != attributes.size || preferred.frame != attributes.frame else { continue }
            let layout = collectionState.layout
            guard let original = layout.attributes(of: element),
                layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            layout._keep(preferred: preferred)
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            everythingFits = false
        }
        return everythingFits
    }

    /// A view is asked once for each size that it is given; decoration views are not asked.
    private func hasAccepted(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let element = attributes.attributesState.element
        guard element.category != .decorationView else { return true }
        return collectionState.views[element]?.reusableState.acceptedSize == attributes.size
    }

    // MARK: Placing

    /// Views that have left the visible area can be reused at once.
    private func retireAll(but inSight: [UICollectionViewLayoutAttributes]) {
        let elements = Set(inSight.map(\.attributesState.element))
        for (element, view) in collectionState.views where !elements.contains(element) {
            collectionState.views[element] = nil
            retire(view, of: element)
        }
    }

    private func place(_ inSight: [UICollectionViewLayoutAttributes]) {
        for attributes in inSight {
            let element = attributes.attributesState.element
            let view = view(for: element)
            let isNew = view.reusableState.announcedElement != element
            view.reusableState.announcedElement = element
            view.take(attributes)
            if element.category == .cell { placeSwipe(of: view, at: element.path) }
            if isNew { announce(view, of: element) }
        }
    }

    // MARK: What is out of date

    func boundsWillChange(to new: CGRect) {
        guard new != bounds else { return }
        let layout = collectionState.layout
        if bounds.size != new.size { roomWillChange(from: bounds.size, to: new.size) }
        // A layout that was never prepared is not asked: its subclasses count on `prepare` having been there.
        if layout.layoutState.hasBeenPrepared, layout.shouldInvalidateLayout(forBoundsChange: new) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
        }
        setNeedsLayout()
    }

    /// Preferred sizes depend on the width, and empty bounds have no layout.
    private func roomWillChange(from old: CGSize, to new: CGSize) {
        guard old.width != new.width || old.height == 0 else { return }
        if old.width != new.width { forgetPreferredSizes() }
        if old.width == 0 || old.height == 0 { collectionState.layout.invalidateLayout() }
    }

    func roomHasChanged() {
        forgetPreferredSizes()
        collectionState.layout.invalidateLayout()
    }

    private func forgetPreferredSizes() {
        collectionState.layout._forgetPreferredSizes()
        for view in collectionState.views.values { view.reusableState.acceptedSize = nil }
    }
}

extension UICollectionViewLayout {
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
        }
    }
}

extension CGRect {
    /// Whether some of this rectangle, even one without width or height, can be seen in the other.
    func touches(_ other: CGRect) -> Bool {
        func meets(_ min: CGFloat, _ max: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
            min == max ? min >= from && min < to : min < to && max > from
        }
        return meets(minX, maxX, other.minX, other.maxX) && meets(minY, maxY, other.minY, other.maxY)
    }
}
