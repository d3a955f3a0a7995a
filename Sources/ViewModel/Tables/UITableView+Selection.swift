import Foundation

extension UITableView {
    /// Selection by code: the delegate is not called.
    func select(_ path: IndexPath?, scrollPosition: UITableView.ScrollPosition) {
        guard let path else {
            for selected in tableState.selection { deselect(selected) }
            return
        }
        if !allowsMultipleSelection {
            for selected in tableState.selection where selected != path { deselect(selected) }
        }
        if !tableState.selection.contains(path) { tableState.selection.append(path) }
        tableState.cells[path]?.isSelected = true
        if scrollPosition != .none { scroll(to: rowFrame(path), scrollPosition, animated: false) }
    }

    func deselect(_ path: IndexPath) {
        tableState.selection.removeAll { $0 == path }
        tableState.cells[path]?.isSelected = false
    }

    func scroll(to rect: CGRect, _ position: UITableView.ScrollPosition, animated: Bool) {
        let shown = bounds.inset(by: adjustedContentInset)
        var target = contentOffset
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: target.y += rect.minY - shown.minY
        case .middle: target.y += rect.midY - shown.midY
        case .bottom: target.y += rect.maxY - shown.maxY
        }
        setContentOffset(clamped(target), animated: animated)
    }

    func changeEditing(_ editing: Bool) {
        tableState.isEditing = editing
        for cell in tableState.cells.values { cell.isEditing = editing }
    }
}
