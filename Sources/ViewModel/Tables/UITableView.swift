import Foundation
import MaquetteDrawing

/// Shows rows in sections, each by a cell that is made when it becomes visible.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    let tableState: TableState

    public init(frame: CGRect, style: UITableView.Style) {
        tableState = TableState(style: style)
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        tableState = TableState(style: .plain)
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UITableView.self)
    }

    open var style: UITableView.Style { tableState.style }
    open weak var dataSource: (any UITableViewDataSource)? {
        get { tableState.dataSource }
        set { setDataSource(newValue) }
    }
    open weak var delegate: (any UITableViewDelegate)? {
        get { tableState.tableDelegate }
        set { setTableDelegate(newValue) }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { tableState.prefetchDataSource }
        set { tableState.prefetchDataSource = newValue }
    }
    open var isPrefetchingEnabled: Bool {
        get { tableState.isPrefetchingEnabled }
        set { tableState.isPrefetchingEnabled = newValue }
    }

    /// Rows scroll through below the bars, so upwards and downwards the safe area is the table's concern.
    override func safeAreaOffered(to subview: UIView) -> UIEdgeInsets {
        let insets = super.safeAreaOffered(to: subview)
        guard subview is UITableViewCell || subview is UITableViewHeaderFooterView else { return insets }
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    // MARK: Heights

    open var rowHeight: CGFloat {
        get { tableState.rowHeight }
        set { changeHeights { $0.rowHeight = newValue } }
    }
    open var estimatedRowHeight: CGFloat {
        get { tableState.estimatedRowHeight }
        set { changeHeights { $0.estimatedRowHeight = newValue } }
    }
    open var sectionHeaderHeight: CGFloat {
        get { tableState.sectionHeaderHeight }
        set { changeHeights { $0.sectionHeaderHeight = newValue } }
    }
    open var sectionFooterHeight: CGFloat {
        get { tableState.sectionFooterHeight }
        set { changeHeights { $0.sectionFooterHeight = newValue } }
    }
    open var estimatedSectionHeaderHeight: CGFloat {
        get { tableState.estimatedSectionHeaderHeight }
        set { changeHeights { $0.estimatedSectionHeaderHeight = newValue } }
    }
    open var estimatedSectionFooterHeight: CGFloat {
        get { tableState.estimatedSectionFooterHeight }
        set { changeHeights { $0.estimatedSectionFooterHeight = newValue } }
    }
    open var sectionHeaderTopPadding: CGFloat {
        get { tableState.sectionHeaderTopPadding }
        set { changeHeights { $0.sectionHeaderTopPadding = newValue } }
    }
    open var fillerRowHeight: CGFloat {
        get {
            tableState.fillerRowHeight
                ?? (Headless.release.tables.fillsPlainTables ? UITableView.automaticDimension : 0)
        }
        set {
            tableState.fillerRowHeight = newValue
            setNeedsLayout()
        }
    }

    // MARK: Looks

    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { tableState.separatorStyle }
        set { changeHeights { $0.separatorStyle = newValue } }
    }
    open var separatorColor: UIColor? {
        get { tableState.separatorColor }
        set { changeLooks { $0.separatorColor = newValue } }
    }
    open var separatorInset: UIEdgeInsets {
        get { tableState.separatorInset ?? automaticSeparatorInset }
        set { changeLooks { $0.separatorInset = newValue } }
    }
    open var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { tableState.separatorInsetReference }
        set { changeLooks { $0.separatorInsetReference = newValue } }
    }
    open var separatorEffect: UIVisualEffect? {
        get { tableState.separatorEffect }
        set { tableState.separatorEffect = newValue }
    }
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { tableState.followsReadableWidth }
        set { changeLooks { $0.followsReadableWidth = newValue } }
    }
    open var insetsContentViewsToSafeArea: Bool {
        get { tableState.insetsContentToSafeArea }
        set { changeLooks { $0.insetsContentToSafeArea = newValue } }
    }
    open var backgroundView: UIView? {
        get { tableState.backgroundView }
        set { replace(\.backgroundView, with: newValue) }
    }
    open var tableHeaderView: UIView? {
        get { tableState.header }
        set { replace(\.header, with: newValue) }
    }
    open var tableFooterView: UIView? {
        get { tableState.footer }
        set { replace(\.footer, with: newValue) }
    }
    open var sectionIndexColor: UIColor? {
        get { tableState.sectionIndexColor }
        set { tableState.sectionIndexColor = newValue }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        get { tableState.sectionIndexBackgroundColor }
        set { tableState.sectionIndexBackgroundColor = newValue }
    }

    // MARK: Making cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        tableState.cellClasses[identifier] = cellClass as? UITableViewCell.Type
        tableState.cellNibs[identifier] = nil
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        tableState.cellNibs[identifier] = nib
        tableState.cellClasses[identifier] = nil
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        tableState.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        tableState.headerNibs[identifier] = nil
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        tableState.headerNibs[identifier] = nib
        tableState.headerClasses[identifier] = nil
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusableCell(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        requiredCell(identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusableHeader(identifier)
    }

    // MARK: Rows, cells and index paths

    open var numberOfSections: Int { geometryInForce.sections.count }
    open func numberOfRows(inSection section: Int) -> Int { geometryInForce.sections[section].rows.count }
    open var visibleCells: [UITableViewCell] { cellsInSightNow.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { cellsInSightNow.map(\.path) }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tableState.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        tableState.cells.first { $0.value === cell }?.key
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { geometryInForce.row(at: point.y) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        geometryInForce.rows(from: rect.minY, to: rect.maxY)
    }
    open func rect(forSection section: Int) -> CGRect { frame(of: geometryInForce.sections[section].span) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowFrame(indexPath) }
    open func rectForHeader(inSection section: Int) -> CGRect {
        frame(of: geometryInForce.sections[section].headerSpan)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        frame(of: geometryInForce.sections[section].footerSpan)
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tableState.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tableState.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Changes

    open func reloadData() { reload() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reload() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reload() }
    open func reloadSectionIndexTitles() {}
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reload() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reload() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload() }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reload() }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reload() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reload() }
    open func beginUpdates() {}
    /// Rows that come and go have said so between the two; heights may have changed besides.
    open func endUpdates() { forgetHeights() }
    /// The closure does not outlive the call, which Objective-C says of optional ones as well, and Swift of others only.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        forgetHeights()
        if let completion { Deferred.run { completion(true) } }
    }
    open var hasUncommittedUpdates: Bool { false }

    // MARK: Selection and editing

    open var allowsSelection: Bool {
        get { tableState.allowsSelection }
        set { tableState.allowsSelection = newValue }
    }
    open var allowsMultipleSelection: Bool {
        get { tableState.allowsMultipleSelection }
        set { tableState.allowsMultipleSelection = newValue }
    }
    open var allowsSelectionDuringEditing: Bool {
        get { tableState.allowsSelectionDuringEditing }
        set { tableState.allowsSelectionDuringEditing = newValue }
    }
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { tableState.allowsMultipleSelectionDuringEditing }
        set { tableState.allowsMultipleSelectionDuringEditing = newValue }
    }
    open var indexPathForSelectedRow: IndexPath? { tableState.selection.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { tableState.selection.isEmpty ? nil : tableState.selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    override var _systemRecognizers: [UIGestureRecognizer] { super._systemRecognizers + [rowSwipe, menuPress] }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginTouching(touch) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouching().map(selectAsTouched)
    }
    /// A finger that wanders does not mean the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.way >= UIPanGestureRecognizer.least }) { _ = endTouching() }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = endTouching() }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: rowFrame(indexPath), scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    open var isEditing: Bool {
        get { tableState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    // MARK: Layout

    override var _words: ViewWords {
        var words = super._words
        words.afterLayer.append("dataSource: \(ViewWords.object(dataSource))")
        return words
    }
    override func drawOwnContent(into list: inout DisplayList) {
        guard let color = separatorColor?.drawingColor(with: traitCollection) else { return }
        for line in tableState.fillerLines { list.fill(.rect(Rect(line)), color) }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTable()
    }
}

extension ClassTable {
    package static let tableView = ClassTable(of: UITableView.self) { table in
        table.number("rowHeight", \.rowHeight, .points, nib: "rowHeight", isAppearance: true)
        table.number("estimatedRowHeight", \.estimatedRowHeight, .points, nib: "estimatedRowHeight")
        table.number("sectionHeaderHeight", \.sectionHeaderHeight, .points, nib: "sectionHeaderHeight")
        table.number("sectionFooterHeight", \.sectionFooterHeight, .points, nib: "sectionFooterHeight")
        table.choice("separatorStyle", \.separatorStyle, nib: "separatorStyle", isAppearance: true)
        table.color("separatorColor", \.separatorColor, nib: "separatorColor", isAppearance: true)
        table.insets("separatorInset", \.separatorInset, nib: "separatorInset", isAppearance: true)
        table.flag("allowsSelection", \.allowsSelection, nib: "allowsSelection")
        table.flag("allowsMultipleSelection", \.allowsMultipleSelection, nib: "allowsMultipleSelection")
        table.appearance("sectionIndexColor", \.sectionIndexColor)
        table.appearance("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
        table.appearance("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
        table.key("dataSource", \.dataSource)
        table.key("delegate", \.delegate)
        table.key("prefetchDataSource", \.prefetchDataSource)
        table.key("tableHeaderView", \.tableHeaderView)
        table.key("tableFooterView", \.tableFooterView)
        table.key("backgroundView", \.backgroundView)
    }
}

extension UITableViewCell.SeparatorStyle: NamedCases {
    package static let noun = "a style of separators"
    package static var names: KeyValuePairs<String, UITableViewCell.SeparatorStyle> {
        ["none": .none, "singleLine": .singleLine]
    }
}
