import Foundation

/// What is visible, what is selected, and scrolling to items.
extension UICollectionView {
    var cellsInSight: [(path: IndexPath, cell: UICollectionViewCell)] {
        collectionState.views.compactMap { element, view in
            guard element.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
            return (element.path, cell)
        }.sorted { $0.path < $1.path }
    }

    func supplementariesInSight(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        collectionState.views.compactMap { element, view in
            element.category == .supplementaryView && element.kind == kind ? (element.path, view) : nil
        }.sorted { $0.path < $1.path }
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? {
        guard cell.reusableState.collectionView === self, let element = cell.reusableState.element,
            collectionState.views[element] === cell
        else { return nil }
        return element.path
    }

    func itemPath(at point: CGPoint) -> IndexPath? {
        collectionState.layout.prepareIfNeeded()
        let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return collectionState.layout.layoutAttributesForElements(in: place)?.last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    // MARK: Selection

    /// Selection by code: the delegate is not called.
    func select(_ path: IndexPath?, scrollPosition: UICollectionView.ScrollPosition) {
        guard allowsSelection else { return }
        guard let path else {
            for selected in collectionState.selection { deselect(selected) }
            return
        }
        if !mayHaveSeveral {
            for selected in collectionState.selection where selected != path { deselect(selected) }
        }
        if !collectionState.selection.contains(path) { collectionState.selection.append(path) }
        cellForItem(at: path)?.isSelected = true
        if !scrollPosition.isEmpty { scroll(to: path, scrollPosition, animated: false) }
    }

    func deselect(_ path: IndexPath) {
        collectionState.selection.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    // MARK: Scrolling

    /// Without a position, it scrolls only as far as needed to show the item.
    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        publishContentSize()
        guard let rect = layoutAttributesForItem(at: path)?.frame else { return }
        guard !position.isEmpty else { return reveal(rect, animated: animated) }
        let shown = bounds.inset(by: adjustedContentInset)
        var target = contentOffset
        if position.contains(.top) { target.y += rect.minY - shown.minY }
        if position.contains(.centeredVertically) { target.y += rect.midY - shown.midY }
        if position.contains(.bottom) { target.y += rect.maxY - shown.maxY }
        if position.contains(.left) { target.x += rect.minX - shown.minX }
        if position.contains(.centeredHorizontally) { target.x += rect.midX - shown.midX }
        if position.contains(.right) { target.x += rect.maxX - shown.maxX }
        setContentOffset(clamped(target), animated: animated)
    }
}
