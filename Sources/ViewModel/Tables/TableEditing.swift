import Foundation

/// What a row shows and does while its table is edited.
struct RowEditing: Equatable {
    enum Sign { case delete, insert, choice }

    /// Before the content.
    var sign: Sign?
    /// Whether there is something to move it with.
    var canMove = false
    var indents = true
}

/// How rows are deleted, inserted and moved. The data source and the delegate are asked as Apple's documentation says.
extension UITableView: SwipedList {
    /// Selectors of optional methods, which adapted code names where a class has them.
    private static let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    private static let move = "tableView:moveRowAtIndexPath:toIndexPath:"

    /// Rows have the sign for moving where the data source has the method that moves them: Apple's page of `tableView(_:canMoveRowAt:)`.
    static func canMoveRows(_ source: any UITableViewDataSource) -> Bool { MethodsOfClasses.has(move, source) }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    func editing(of path: IndexPath) -> RowEditing {
        guard isEditing, let source = dataSource else { return RowEditing() }
        var editing = RowEditing()
        editing.canMove = source.tableView(self, canMoveRowAt: path)
        guard source.tableView(self, canEditRowAt: path) else { return editing }
        editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        if allowsMultipleSelectionDuringEditing {
            editing.sign = .choice
            return editing
        }
        switch editingStyle(of: path) {
        case .delete: editing.sign = .delete
        case .insert: editing.sign = .insert
        case .none: break
        }
        return editing
    }

    func changeEditing(_ editing: Bool) {
        closeSwipe()
        tableState.isEditing = editing
        for (path, cell) in tableState.cells { takeEditing(cell, at: path) }
        // Beside signs there is less room for texts.
        forgetHeights()
    }

    func takeEditing(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.isEditing != isEditing { cell.isEditing = isEditing }
        cell.take(editing(of: path)) { [weak self, weak cell] sign in
            guard let self, let cell, let path = indexPath(for: cell) else { return }
            switch sign {
            case .delete: open(actionsOfDeletion(path), of: cell, isTrailing: true)
            case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
            case .choice: break
            }
        }
    }

    // MARK: Moving

    /// A finger has let a row go over another place.
    func endMoving(_ cell: UITableViewCell, at point: CGPoint) {
        guard let from = indexPath(for: cell) else { return }
        let last = max(geometryInForce.sectionsEnd - 1, 0)
        guard let proposed = indexPathForRow(at: CGPoint(x: point.x, y: min(max(point.y, 0), last))), proposed != from
        else { return setNeedsLayout() }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed) ?? proposed
        guard target != from else { return setNeedsLayout() }
        dataSource?.tableView(self, moveRowAt: from, to: target)
        reload()
    }

    // MARK: Swiping

    var rowSwipe: RowSwipe {
        if let swipe = tableState.rowSwipe { return swipe }
        let swipe = RowSwipe(of: self, in: self)
        swipe.view = self
        tableState.rowSwipe = swipe
        return swipe
    }

    package var isOpenAtTrailing: Bool? { tableState.swipe?.isTrailing }

    package func actions(at point: CGPoint, isTrailing: Bool) -> (actions: RowActions, row: UIView)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return actions(of: path, isTrailing: isTrailing).map { ($0, cell) }
    }

    private func actions(of path: IndexPath, isTrailing: Bool) -> RowActions? {
        guard let source = dataSource, !isEditing, source.tableView(self, canEditRowAt: path) else { return nil }
        if !isTrailing {
            let found = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            return found.map { RowActions($0, of: cellForRow(at: path)) }
        }
        if let found = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return RowActions(found, of: cellForRow(at: path))
        }
        if let older = delegate?.tableView(self, editActionsForRowAt: path), !older.isEmpty {
            return RowActions(older, of: path)
        }
        // Rows are swiped to be deleted only where the data source has the method that does it: Apple's page of
        // `tableView(_:commit:forRowAt:)`.
        guard MethodsOfClasses.has(Self.commit, source), editingStyle(of: path) == .delete else { return nil }
        return actionsOfDeletion(path)
    }

    private func actionsOfDeletion(_ path: IndexPath) -> RowActions {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return RowActions(
            buttons: [
                RowActions.Button(title: title, color: .systemRed) { [weak self] done in
                    guard let self else { return }
                    dataSource?.tableView(self, commit: .delete, forRowAt: path)
                    done()
                }
            ], performsFirst: true)
    }

    package func open(_ actions: RowActions, of row: UIView, isTrailing: Bool) {
        closeSwipe()
        guard !actions.buttons.isEmpty, let cell = row as? UITableViewCell, let path = indexPath(for: cell) else {
            return
        }
        delegate?.tableView(self, willBeginEditingRowAt: path)
        let view = RowActionsView(actions, height: cell.bounds.height) { [weak self] in self?.closeSwipe() }
        tableState.swipe = OpenSwipe(path: path, isTrailing: isTrailing, view: view)
        addSubview(view)
        setNeedsLayout()
    }

    package func performFirst() { tableState.swipe?.view.performFirst() }

    package func closeSwipe() {
        guard let swipe = tableState.swipe else { return }
        tableState.swipe = nil
        swipe.view.removeFromSuperview()
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
        setNeedsLayout()
    }

    /// Places the buttons of the row that was swiped, and returns where the row is then.
    func swiped(_ frame: CGRect, at path: IndexPath) -> CGRect {
        guard let swipe = tableState.swipe, swipe.path == path else { return frame }
        return swipe.place(beside: frame, in: self)
    }
}

/// The row that was swiped, with what that shows.
@MainActor struct OpenSwipe {
    var path: IndexPath
    var isTrailing: Bool
    var view: RowActionsView

    /// Places the buttons beside a row, and returns where the row is then.
    func place(beside frame: CGRect, in list: UIView) -> CGRect {
        let width = view.width
        let isAtRight = isTrailing != (list.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.frame = CGRect(
            x: isAtRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
        view.isAtRight = isAtRight
        return frame.offsetBy(dx: isAtRight ? -width : width, dy: 0)
    }
}

extension UITableViewCell {
    /// What the table says of the row; nothing outside of a table.
    var editingStyleInTable: EditingStyle {
        guard let table: UITableView = nearest(), let path = table.indexPath(for: self) else { return .none }
        return table.dataSource?.tableView(table, canEditRowAt: path) == false ? .none : table.editingStyle(of: path)
    }
}
