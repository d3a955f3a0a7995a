import Foundation

/// Rows that fingers delete, move and swipe.
extension ListPlace: SwipedList {
    /// What `onDelete` was given, for a row that is swiped or whose sign was touched.
    func deletion(of row: ListPlan.Row) -> RowActions? {
        guard let editing = row.item.value(RowEditingKey.self), let delete = editing.delete,
            !row.item.value(DeleteDisabledKey.self)
        else { return nil }
        let button = RowActions.Button(title: "Delete", color: .systemRed) { done in
            done()
            ViewGraph.acting { delete(IndexSet(integer: editing.index)) }
        }
        return RowActions(buttons: [button], performsFirst: true)
    }

    // MARK: Swiping

    package var isOpenAtTrailing: Bool? { swipe?.isTrailing }

    package func actions(at point: CGPoint, isTrailing: Bool) -> (actions: RowActions, row: UIView)? {
        guard let place = rows.firstIndex(where: { $0.frame.contains(point) }), shownRows.indices.contains(place)
        else { return nil }
        let row = shownRows[place]
        // Who has actions of one's own has no Delete by itself: Apple's page of `swipeActions(edge:allowsFullSwipe:content:)`.
        let own = row.item.value(RowSwipesKey.self)?.actions(isTrailing: isTrailing)
        let isOwn = row.item.value(RowSwipesKey.self) != nil
        let actions = own ?? (isTrailing && !isOwn && row.before == nil ? deletion(of: row) : nil)
        return actions.map { ($0, rows[place]) }
    }

    package func open(_ actions: RowActions, of row: UIView, isTrailing: Bool) {
        closeSwipe()
        guard !actions.buttons.isEmpty, let row = row as? ListRowView else { return }
        let view = RowActionsView(actions, height: row.bounds.height) { [weak self] in self?.closeSwipe() }
        show(view, beside: row, isTrailing: isTrailing)
    }

    private func show(_ view: RowActionsView, beside row: ListRowView, isTrailing: Bool) {
        let isRightToLeft = scroll.scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.isAtRight = isTrailing != isRightToLeft
        let (frame, width) = (row.frame, view.width)
        view.frame = CGRect(
            x: view.isAtRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
        scroll.scroll.addSubview(view)
        row.frame.origin.x += view.isAtRight ? -width : width
        // A tap beside the actions closes them, and does nothing else.
        for other in rows { other.whileSwiped = { [weak self] in self?.closeSwipe() } }
        swipe = (row, isTrailing, view)
    }

    /// Closes what is open, before rows get other places.
    func takeSwipe() -> SwipedRow? {
        guard let swipe, let place = rows.firstIndex(of: swipe.row) else { return nil }
        closeSwipe()
        let identity = shownRows.indices.contains(place) ? shownRows[place].identity : nil
        return (place, identity, swipe.isTrailing, swipe.view)
    }

    /// Opens it again where the row is the same one as before.
    func resume(_ former: SwipedRow) {
        guard shownRows.indices.contains(former.place), shownRows[former.place].identity == former.identity else {
            return
        }
        show(former.view, beside: rows[former.place], isTrailing: former.isTrailing)
    }

    package func performFirst() { swipe?.view.performFirst() }

    package func closeSwipe() {
        guard let (row, _, view) = swipe else { return }
        swipe = nil
        for other in rows { other.whileSwiped = nil }
        row.frame.origin.x += view.isAtRight ? view.width : -view.width
        view.removeFromSuperview()
    }

    // MARK: Moving

    func moves(_ row: ListRowView, to y: CGFloat, isLifted: Bool) {
        guard let start = rows.firstIndex(of: row), let moved = shownRows[start].item.value(RowEditingKey.self),
            let move = moved.move
        else { return }
        guard isLifted else {
            scroll.scroll.bringSubviewToFront(row)
            row.center.y = y
            return
        }
        let places = shownRows.map(\.frame)
        row.frame.origin.y = places[start].minY
        guard let end = places.firstIndex(where: { $0.minY <= y && y < $0.maxY }), end != start,
            let target = shownRows[end].item.value(RowEditingKey.self), target.owner == moved.owner
        else { return }
        // The place is counted before the row is taken away.
        let offset = target.index > moved.index ? target.index + 1 : target.index
        ViewGraph.acting { move(IndexSet(integer: moved.index), offset) }
    }
}

extension ListPlan.Row {
    fileprivate var identity: AnyHashable? { item.value(Tag.self) ?? item.value(ImplicitTag.self) }
}
