import Foundation

/// What a finger on a row does. The delegate's methods are called in the order in which Apple's documentation names them.
extension UITableView {
    private var maySelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var mayHaveSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func beginTouching(_ touch: UITouch) {
        // A tap beside open actions closes them, and does nothing else.
        guard tableState.swipe == nil else { return closeSwipe() }
        guard let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path),
            touch.view?.isDescendant(of: cell) == true
        else { return }
        if let accessory = touch.view as? CellAccessoryView, accessory.isButton {
            tableState.touched = nil
            cell.cellState.accessorySegue?()
            delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            return
        }
        guard maySelect, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        tableState.touched = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// The row that was touched, if it still is.
    func endTouching() -> IndexPath? {
        guard let path = tableState.touched else { return nil }
        tableState.touched = nil
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    func selectAsTouched(_ path: IndexPath) {
        if mayHaveSeveral, tableState.selection.contains(path) {
            let asked = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
            guard let asked else { return }
            deselectRow(at: asked, animated: false)
            delegate?.tableView(self, didDeselectRowAt: asked)
            return
        }
        let asked = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let asked else { return }
        if !mayHaveSeveral {
            for former in tableState.selection where former != asked {
                guard delegate.map({ $0.tableView(self, willDeselectRowAt: former) }) ?? former != nil else { continue }
                deselectRow(at: former, animated: false)
                delegate?.tableView(self, didDeselectRowAt: former)
            }
        }
        selectRow(at: asked, animated: false, scrollPosition: .none)
        // The delegate may load all rows anew.
        let segue = cellForRow(at: asked)?.cellState.segue
        delegate?.tableView(self, didSelectRowAt: asked)
        segue?()
    }
}

extension UITableViewCell {
    /// Lets the choice of the row, or of its accessory, do what a document connects with it.
    package func whenChosen(byAccessory: Bool = false, _ action: @escaping @MainActor () -> Void) {
        if byAccessory { cellState.accessorySegue = action } else { cellState.segue = action }
    }
}
