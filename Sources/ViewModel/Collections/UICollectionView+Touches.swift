import Foundation

/// What a finger on an item does. The delegate's methods are called in the order in which Apple's documentation names them.
extension UICollectionView {
    private var maySelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var mayHaveSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func beginTouching(_ touch: UITouch) {
        guard maySelect, let cell = cellsInSight.last(where: { touch.view?.isDescendant(of: $0.cell) == true }),
            delegate?.collectionView(self, shouldHighlightItemAt: cell.path) ?? true
        else { return }
        collectionState.touched = cell.path
        cell.cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: cell.path)
    }

    /// The item that was touched, if it still is.
    func endTouching() -> IndexPath? {
        guard let path = collectionState.touched else { return nil }
        collectionState.touched = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        return path
    }

    func selectAsTouched(_ path: IndexPath) {
        if mayHaveSeveral, collectionState.selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !mayHaveSeveral {
            for former in collectionState.selection where former != path {
                guard delegate?.collectionView(self, shouldDeselectItemAt: former) ?? true else { continue }
                deselectItem(at: former, animated: false)
                delegate?.collectionView(self, didDeselectItemAt: former)
            }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        // The delegate may load all items anew.
        let segue = cellForItem(at: path)?.reusableState.segue
        delegate?.collectionView(self, didSelectItemAt: path)
        segue?()
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}

extension UICollectionViewCell {
    /// Lets the choice of the item do what a document connects with it.
    package func whenChosen(_ action: @escaping @MainActor () -> Void) { reusableState.segue = action }
}
