import Foundation

/// Rows of a list layout that show actions when they are swiped.
extension UICollectionView: SwipedList {
    var rowSwipe: RowSwipe {
        if let swipe = collectionState.rowSwipe { return swipe }
        let swipe = RowSwipe(of: self, in: self)
        swipe.view = self
        collectionState.rowSwipe = swipe
        return swipe
    }

    package var isOpenAtTrailing: Bool? { collectionState.swipe?.isTrailing }

    package func actions(at point: CGPoint, isTrailing: Bool) -> (actions: RowActions, row: UIView)? {
        guard !isEditing, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            let list = list(ofSection: path.section)
        else { return nil }
        let provider =
            isTrailing
            ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        return provider?(path).map { (RowActions($0, of: cell), cell) }
    }

    private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        guard let layout = collectionState.layout as? UICollectionViewCompositionalLayout else { return nil }
        layout.prepareIfNeeded()
        let sections = layout.compositionalState.sections
        return sections.indices.contains(section) ? sections[section].list : nil
    }

    package func open(_ actions: RowActions, of row: UIView, isTrailing: Bool) {
        closeSwipe()
        guard !actions.buttons.isEmpty, let cell = row as? UICollectionViewCell, let path = indexPath(for: cell) else {
            return
        }
        let view = RowActionsView(actions, height: cell.bounds.height) { [weak self] in self?.closeSwipe() }
        collectionState.swipe = OpenSwipe(path: path, isTrailing: isTrailing, view: view)
        addSubview(view)
        setNeedsLayout()
    }

    package func performFirst() { collectionState.swipe?.view.performFirst() }

    package func closeSwipe() {
        guard let swipe = collectionState.swipe else { return }
        collectionState.swipe = nil
        swipe.view.removeFromSuperview()
        setNeedsLayout()
    }

    /// Moves the row that was swiped aside.
    func placeSwipe(of view: UICollectionReusableView, at path: IndexPath) {
        guard let swipe = collectionState.swipe, swipe.path == path, view is UICollectionViewCell else { return }
        view.frame = swipe.place(beside: view.frame, in: self)
    }
}
