import Foundation

/// Makes the visible cells, measures them, and places everything.
extension UITableView {
    /// A measured height can move other rows into sight; a table is settled after a few rounds.
    private static let mostRounds = 16

    func layOutTable() {
        tableState.isBeingLaidOut = true
        defer { tableState.isBeingLaidOut = false }
        if tableState.arranger == nil {
            guard bounds.width > 0 else { return }
            measureRows()
        } else {
            tableState.geometry = nil
            publishContentSize()
        }
        placeBackground()
        placeCells()
        placeHeaders()
        placeFillerLines()
    }

    /// Empty rows fill a plain table down to its lower edge, unless it has a footer: that is how Apple's sample CloudKitCatalog removes them.
    private func placeFillerLines() {
        var lines: [CGRect] = []
        defer {
            if lines != tableState.fillerLines {
                tableState.fillerLines = lines
                setNeedsDisplay()
            }
        }
        guard style == .plain, separatorStyle != .none, tableFooterView == nil, tableState.arranger == nil,
            dataSource != nil, fillerRowHeight != 0
        else { return }
        let geometry = geometryInForce
        guard geometry.sectionsEnd < bounds.maxY else { return }
        let last = geometry.rows(from: -.infinity, to: .infinity).last
        let automatic = last.map { geometry[$0].height } ?? standardRowHeight
        let height = fillerRowHeight < 0 ? automatic : fillerRowHeight
        guard height >= 1 else { return }
        let (pixel, inset) = (1 / layoutScale, separatorInset.left)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var bottom = geometry.sectionsEnd + height
        // A table that is measured may have any height.
        while bottom <= bounds.maxY, lines.count < 1_000 {
            lines.append(
                CGRect(x: isRightToLeft ? 0 : inset, y: bottom - pixel, width: bounds.width - inset, height: pixel))
            bottom += height
        }
    }

    private func measureRows() {
        if tableState.measuredWidth != bounds.width { tableState.geometry = nil }
        for _ in 0..<Self.mostRounds {
            let everythingFits = measureRowsInSight()
            publishContentSize()
            if everythingFits { break }
        }
    }

    // MARK: Measuring

    /// Returns whether all estimated heights were right.
    private func measureRowsInSight() -> Bool {
        var geometry = geometryInForce
        let everything = measuresAllRows ? geometry.rows(from: -.infinity, to: .infinity) : []
        let paths = everything.filter { geometry[$0].isEstimated } + rowsInSight
        var hasChanged = false
        for path in paths where geometry[path].isEstimated {
            let height = measuredHeight(of: cellInPlace(at: path))
            if height != geometry[path].height { hasChanged = true }
            geometry[path] = TableGeometry.Row(height: height, isEstimated: false)
        }
        geometry.stack()
        tableState.geometry = geometry
        return !hasChanged
    }

    private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
        cell.takePlace(in: self)
        let span = rowSpan
        cell.frame = CGRect(x: span.x, y: cell.frame.minY, width: span.width, height: max(cell.frame.height, 1))
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: span.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : standardRowHeight
    }

    private var rowsInSight: [IndexPath] {
        let isWhole = tableState.fixedRows != nil
        return geometryInForce.rows(
            from: isWhole ? -.infinity : bounds.minY, to: isWhole ? .infinity : bounds.maxY)
    }

    func cellInPlace(at path: IndexPath) -> UITableViewCell {
        if let cell = tableState.cells[path] { return cell }
        guard let source = dataSource else { fatalError("a table without a data source has no rows") }
        let cell = source.tableView(self, cellForRowAt: path)
        tableState.cells[path] = cell
        cell.isSelected = tableState.selection.contains(path)
        takeEditing(cell, at: path)
        if cell.superview !== self { insertSubview(cell, at: viewsBelowBackground + (backgroundView == nil ? 0 : 1)) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func publishContentSize() {
        let height = geometryInForce.sectionsEnd + (tableFooterView?.frame.height ?? 0)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    // MARK: Placing

    /// Rows are as wide as the table; in inset groups they stay clear of the sides of the screen.
    var rowSpan: (x: CGFloat, width: CGFloat) {
        if let arranger = tableState.arranger { return arranger.rowSpan(of: self) }
        guard style == .insetGrouped else { return (0, bounds.width) }
        let safeArea = safeAreaInsets
        return (
            safeArea.left + sideMargin, max(0, bounds.width - safeArea.left - safeArea.right - 2 * sideMargin)
        )
    }

    var sideMargin: CGFloat {
        let side = TableMargins.side(width: bounds.width, in: traitCollection)
        guard cellLayoutMarginsFollowReadableWidth else { return side }
        return ReadableWidth.insets(UIEdgeInsets(top: 0, left: side, bottom: 0, right: side), in: self).left
    }

    var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    }

    func frame(of span: ClosedRange<CGFloat>) -> CGRect {
        frame(top: span.lowerBound, height: span.upperBound - span.lowerBound)
    }

    private func frame(top: CGFloat, height: CGFloat) -> CGRect {
        let span = rowSpan
        return CGRect(x: span.x, y: top, width: span.width, height: height)
    }

    func rowFrame(_ path: IndexPath) -> CGRect {
        let geometry = geometryInForce
        return geometry.contains(path) ? frame(of: geometry.span(of: path)) : .zero
    }

    /// The rows that are seen after a pending layout, as Apple's tables place them when they are asked.
    var cellsInSightNow: [(path: IndexPath, cell: UITableViewCell)] {
        if window != nil, !tableState.isBeingLaidOut { layoutIfNeeded() }
        return cellsInSight
    }

    var cellsInSight: [(path: IndexPath, cell: UITableViewCell)] {
        rowsInSight.compactMap { path in tableState.cells[path].map { (path, $0) } }
    }

    private func placeCells() {
        let geometry = geometryInForce
        let scale = PixelGrid(scale: layoutScale)
        let inSight = Set(rowsInSight)
        for (path, cell) in tableState.cells.sorted(by: { $0.key < $1.key }) where !inSight.contains(path) {
            tableState.cells[path] = nil
            retire(cell, at: path)
        }
        for path in inSight.sorted() {
            let cell = cellInPlace(at: path)
            let rows = geometry.sections[path.section].rows.count
            cell.takePlace(in: self, isFirst: path.row == 0, isLast: path.row == rows - 1)
            let row = geometry[path]
            let place = frame(top: row.top, height: row.height)
            // Recorded places are not rounded.
            let frame = swiped(tableState.arranger == nil ? scale.rounded(place) : place, at: path)
            if cell.frame != frame { cell.frame = frame }
        }
    }

    private func placeBackground() {
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        if let view = tableHeaderView {
            let top = geometryInForce.headerTop
            place(view, CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height))
        }
        if let view = tableFooterView {
            place(view, CGRect(x: 0, y: geometryInForce.sectionsEnd, width: bounds.width, height: view.frame.height))
        }
    }

    /// In plain tables a section's header stays at the top, and its footer at the bottom, as long as rows of it are seen.
    private func placeHeaders() {
        let (geometry, inset) = (geometryInForce, adjustedContentInset)
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        for (number, section) in geometry.sections.enumerated() {
            if let view = tableState.headers[number] {
                var frame = frame(top: section.headerSpan.lowerBound, height: section.headerHeight)
                if style == .plain { frame.origin.y = max(frame.minY, min(top, section.footerTop - frame.height)) }
                place(view, .header, frame, isPinned: frame.minY > section.headerTop)
            }
            if let view = tableState.footers[number] {
                var frame = frame(top: section.footerTop, height: section.footerHeight)
                if style == .plain, tableState.fixedRows == nil, section.headerSpan.upperBound < bottom {
                    frame.origin.y = min(frame.minY, max(bottom - frame.height, section.headerSpan.upperBound))
                }
                place(view, .footer, frame, isPinned: frame.minY < section.footerTop)
            }
        }
        announceTitles()
    }

    /// Tells the delegate which headers and footers come into sight, where it may change their looks, and which leave it.
    private func announceTitles() {
        let (headersBefore, footersBefore) = (tableState.headersInSight, tableState.footersInSight)
        let headers = tableState.headers.filter { $0.value.frame.intersects(bounds) }
        let footers = tableState.footers.filter { $0.value.frame.intersects(bounds) }
        (tableState.headersInSight, tableState.footersInSight) = (headers, footers)
        guard let delegate else { return }
        for (section, view) in Self.news(in: headers, since: headersBefore) {
            delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        for (section, view) in Self.news(in: footers, since: footersBefore) {
            delegate.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        for (section, view) in Self.news(in: headersBefore, since: headers) {
            delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
        for (section, view) in Self.news(in: footersBefore, since: footers) {
            delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    private static func news(in views: [Int: UIView], since before: [Int: UIView]) -> [(section: Int, view: UIView)] {
        views.filter { before[$0.key] !== $0.value }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func place(_ view: UIView, _ role: TableTitleRole, _ frame: CGRect, isPinned: Bool) {
        (view as? UITableViewHeaderFooterView)?.take(role, in: self, isPinned: isPinned)
        place(view, frame)
        // What stays lies above the rows that move.
        if isPinned, subviews.last !== view { bringSubviewToFront(view) }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        if view.superview !== self { addSubview(view) }
        if view.frame != frame { view.frame = frame }
    }
}
