import Foundation

/// The state of a table view.
@MainActor final class TableState: HiddenState {
    var style: UITableView.Style
    weak var dataSource: (any UITableViewDataSource)?
    weak var tableDelegate: (any UITableViewDelegate)?
    var menuPress: MenuPress?
    /// The cell whose row is configured again.
    var cellInUse: UITableViewCell?
    var isBeingLaidOut = false
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var isDragEnabled: Bool?
    var isPrefetchingEnabled = true

    var rowHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var estimatedSectionHeaderHeight = UITableView.automaticDimension
    var estimatedSectionFooterHeight = UITableView.automaticDimension
    var sectionHeaderTopPadding = UITableView.automaticDimension
    /// nil for that of the release.
    var fillerRowHeight: CGFloat?
    /// Below the empty rows that fill the table.
    var fillerLines: [CGRect] = []

    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor? = .separator
    var separatorInset: UIEdgeInsets?
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var separatorEffect: UIVisualEffect?
    var followsReadableWidth = false
    var insetsContentToSafeArea = true
    var backgroundView: UIView?
    var header: UIView?
    var footer: UIView?
    var sectionIndexColor: UIColor?
    var sectionIndexBackgroundColor: UIColor?

    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    var selection: [IndexPath] = []
    /// The row that a finger is on.
    var touched: IndexPath?
    var isEditing = false
    var rowSwipe: RowSwipe?
    /// The row that shows what swiping it can do.
    var swipe: OpenSwipe?

    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cellNibs: [String: UINib] = [:]
    var headerNibs: [String: UINib] = [:]
    /// What a storyboard has for the table.
    var prototypes: [String: @MainActor () -> UITableViewCell?] = [:]
    /// Cells that have left the visible area, ready for reuse.
    var reusableCells: [String: [UITableViewCell]] = [:]
    var reusableHeaders: [String: [UITableViewHeaderFooterView]] = [:]

    var fixedRows: (any FixedRows)?
    var staticRows: (any FixedRows)?
    var arranger: (any TableArranger)?

    /// The places of everything, as far as known; `nil` until the data source was asked.
    var geometry: TableGeometry?
    /// The width that the heights of rows were measured for.
    var measuredWidth: CGFloat = 0
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The headers and footers that the delegate knows to be visible.
    var headersInSight: [Int: UIView] = [:]
    var footersInSight: [Int: UIView] = [:]

    init(style: UITableView.Style) { self.style = style }
}
