import Foundation

/// Asks the data source and the delegate, and applies their answers.
extension UITableView {
    func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// For tables made with a coder: documents set the style.
    package func adopt(style: UITableView.Style) {
        tableState.style = style
        forgetHeights()
    }

    func setDataSource(_ source: (any UITableViewDataSource)?) {
        tableState.dataSource = source
        reload()
    }

    /// The scroll view's delegate is the same object.
    func setTableDelegate(_ delegate: (any UITableViewDelegate)?) {
        tableState.tableDelegate = delegate
        scrollState.delegate = delegate
        retireTitles()
        forgetHeights()
    }

    func changeHeights(_ change: (TableState) -> Void) {
        change(tableState)
        forgetHeights()
    }

    func changeLooks(_ change: (TableState) -> Void) {
        change(tableState)
        setNeedsLayout()
    }

    func replace(_ place: ReferenceWritableKeyPath<TableState, UIView?>, with view: UIView?) {
        guard tableState[keyPath: place] !== view else { return }
        tableState[keyPath: place]?.removeFromSuperview()
        tableState[keyPath: place] = view
        if let view { insertSubview(view, at: place == \.backgroundView ? viewsBelowBackground : subviews.count) }
        forgetHeights()
    }

    /// Returns all cells to the reuse pool; the next layout asks the data source again.
    func reload() {
        closeSwipe()
        for (path, cell) in tableState.cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
        tableState.cells = [:]
        retireTitles()
        tableState.selection = []
        forgetHeights()
    }

    private func retireTitles() {
        for titles in [tableState.headers, tableState.footers] {
            for (_, view) in titles.sorted(by: { $0.key < $1.key }) { retire(view) }
        }
        tableState.headers = [:]
        tableState.footers = [:]
    }

    /// The data source gets the cell that a row has where it asks for one to use again.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = tableState.cells[path] else { continue }
            tableState.cellInUse = cell
            let answer = dataSource?.tableView(self, cellForRowAt: path)
            tableState.cellInUse = nil
            if let answer, answer !== cell {
                retire(cell, at: path)
                tableState.cells[path] = nil
            }
        }
        forgetHeights()
    }

    func forgetHeights() {
        tableState.geometry = nil
        setNeedsLayout()
    }

    // MARK: Reuse

    func reusableCell(_ identifier: String) -> UITableViewCell? {
        if let cell = tableState.cellInUse, cell.reuseIdentifier == identifier { return cell }
        if let cell = tableState.reusableCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        if let nib = tableState.cellNibs[identifier] { return nib.cell(identifier) }
        if tableState.cellClasses[identifier] == nil, let cell = tableState.prototypes[identifier]?() { return cell }
        return tableState.cellClasses[identifier].map { _CellOfAnyClass.make($0, reuseIdentifier: identifier) }
    }

    func requiredCell(_ identifier: String) -> UITableViewCell {
        guard let cell = reusableCell(identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    func reusableHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = tableState.reusableHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let nib = tableState.headerNibs[identifier] { return nib.header(identifier) }
        return tableState.headerClasses[identifier].map { _HeaderOfAnyClass.make($0, reuseIdentifier: identifier) }
    }

    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { tableState.reusableCells[identifier, default: []].append(cell) }
        tableState.tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    private func retire(_ view: UIView) {
        view.removeFromSuperview()
        guard let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier else { return }
        tableState.reusableHeaders[identifier, default: []].append(header)
    }

    // MARK: Heights

    var geometryInForce: TableGeometry {
        if let geometry = tableState.geometry { return geometry }
        if let arranger = tableState.arranger {
            widenRows()
            let geometry = arranger.geometry(of: self)
            tableState.geometry = geometry
            return geometry
        }
        var geometry = TableGeometry()
        geometry.headerHeight = tableHeaderView?.frame.height ?? 0
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
            geometry.sections.append(sectionAnswered(section))
        }
        geometry.stack()
        tableState.geometry = geometry
        tableState.measuredWidth = bounds.width
        return geometry
    }

    private func sectionAnswered(_ section: Int) -> TableGeometry.Section {
        var answer = TableGeometry.Section()
        answer.headerHeight = height(ofHeaderIn: section)
        answer.headerPadding = headerPadding(above: answer.headerHeight)
        let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        answer.rows = (0..<rows).map { rowAnswered(IndexPath(row: $0, section: section)) }
        answer.footerHeight = height(ofFooterIn: section)
        return answer
    }

    private func rowAnswered(_ path: IndexPath) -> TableGeometry.Row {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 { return TableGeometry.Row(height: height, isEstimated: false) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return TableGeometry.Row(height: estimate > 0 ? estimate : standardRowHeight, isEstimated: true)
    }

    /// Without estimates every row is measured at once, because the content height has to be exact.
    var measuresAllRows: Bool { estimatedRowHeight == 0 }

    var standardRowHeight: CGFloat { Headless.release.cells.live.height(scale: layoutScale) }

    /// Plain headers have padding after the section before.
    private func headerPadding(above height: CGFloat) -> CGFloat {
        guard style == .plain, height > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Headless.release.tables.paddingOfPlainHeader
    }

    private func height(ofHeaderIn section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if let view = header(of: section) {
            let isFitted = height < 0 || height == sectionHeaderHeight && isTitleOfGroup(view)
            return isFitted ? max(fitted(view), titleHeight(isFirst: section == 0)) : height
        }
        if height >= 0 { return style == .plain ? 0 : height }
        guard style != .plain else { return 0 }
        return section == 0 ? Headless.release.tables.aboveFirstGroup : gapOfGroups
    }

    private func height(ofFooterIn section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if let view = footer(of: section) {
            let isFitted = height < 0 || height == sectionFooterHeight && isTitleOfGroup(view)
            return isFitted ? fitted(view) : height
        }
        if height >= 0 { return style == .plain ? 0 : height }
        return style == .plain ? 0 : gapOfGroups
    }

    /// A title of a group is as high as its text, and what the table says of headers and footers is for groups without one: documents
    /// with 1, 10, 18 and 40 points for headers leave the same room for titles.
    private func isTitleOfGroup(_ view: UIView) -> Bool {
        style != .plain && (view as? UITableViewHeaderFooterView)?.headerState.title != nil
    }

    private var gapOfGroups: CGFloat { Headless.release.tables.gapOfGroups(scale: layoutScale) }

    /// The least height of a header; in groups it is higher at the top of the table.
    private func titleHeight(isFirst: Bool) -> CGFloat {
        let tables = Headless.release.tables
        guard style != .plain else { return tables.plainHeader.least }
        let least = tables.groupedHeader.least
        return isFirst ? least + (tables.aboveFirstTitle * layoutScale).rounded(.down) / layoutScale : least
    }

    private func fitted(_ view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    func header(of section: Int) -> UIView? {
        if let view = tableState.headers[section] { return view }
        let view =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { title(.header, $0) }
        tableState.headers[section] = view
        return view
    }

    func footer(of section: Int) -> UIView? {
        if let view = tableState.footers[section] { return view }
        let view =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? dataSource?.tableView(self, titleForFooterInSection: section).map { title(.footer, $0) }
        tableState.footers[section] = view
        return view
    }

    private func title(_ role: TableTitleRole, _ text: String) -> UIView {
        UITableViewHeaderFooterView(showing: text, as: role, isInPlainTable: style == .plain)
    }
}

extension UITableView {
    /// Selection by code: the delegate is not called.
    func select(_ path: IndexPath?, scrollPosition: UITableView.ScrollPosition) {
        guard let path else {
            for selected in tableState.selection { deselect(selected) }
            return
        }
        if !mayHaveSeveral {
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
}
