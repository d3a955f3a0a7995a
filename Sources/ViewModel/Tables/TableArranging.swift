import Foundation

/// Rows that are made beforehand, as a document has them: the static cells of a table, or one of each prototype.
///
/// Their table keeps them and shows them all, those out of sight too: tools look at all of them.
@preconcurrency @MainActor package protocol FixedRows: UITableViewDataSource, UITableViewDelegate {
    /// Whether an app shows these rows, and not others that it makes after them.
    var isStatic: Bool { get }
}

/// Returns the recorded places of everything in a table, for Interface Builder's canvas.
@preconcurrency @MainActor package protocol TableArranger: AnyObject {
    func rowSpan(of table: UITableView) -> (x: CGFloat, width: CGFloat)
    /// All places from top to bottom. The cells have their width by then.
    func geometry(of table: UITableView) -> TableGeometry
}

/// Places a cell's content and the parts of its style, for Interface Builder's canvas.
@preconcurrency @MainActor package protocol CellArranger: AnyObject {
    /// The default margins of the content; nil for those of a cell.
    var contentMargins: NSDirectionalEdgeInsets? { get }
    func separatorInset(ofCell own: UIEdgeInsets?, ofTable: UIEdgeInsets?) -> UIEdgeInsets?
    /// Called when accessory and separators are in place.
    func placeContent()
}

extension UITableView {
    /// What code has set, as opposed to what the table chooses.
    package var givenSeparatorInset: UIEdgeInsets? { tableState.separatorInset }

    package var fixedRows: (any FixedRows)? { tableState.fixedRows }

    package func feed(from rows: any FixedRows) {
        tableState.fixedRows = rows
        dataSource = rows
        delegate = rows
    }

    /// Static rows that a controller of a storyboard answers with where it does not know better itself.
    package var staticRows: (any FixedRows)? {
        get { tableState.staticRows }
        set { tableState.staticRows = newValue }
    }

    package var arranger: (any TableArranger)? {
        get { tableState.arranger }
        set { changeHeights { $0.arranger = newValue } }
    }

    /// The title or view that data source or delegate have for the section.
    package func headerInPlace(_ section: Int) -> UIView? { header(of: section) }
    package func footerInPlace(_ section: Int) -> UIView? { footer(of: section) }

    /// Gives every row its width, and tells it where in its section it stands.
    func widenRows() {
        let span = rowSpan
        for path in allRows {
            let cell = cellInPlace(at: path)
            let rows = dataSource?.tableView(self, numberOfRowsInSection: path.section) ?? 0
            cell.takePlace(in: self, isFirst: path.row == 0, isLast: path.row == rows - 1)
            var frame = cell.frame
            (frame.origin.x, frame.size.width) = span
            if cell.frame != frame { cell.frame = frame }
        }
    }

    private var allRows: [IndexPath] {
        guard let source = dataSource else { return [] }
        return (0..<source.numberOfSections(in: self)).flatMap { section in
            (0..<source.tableView(self, numberOfRowsInSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }
}

extension UITableViewCell {
    package var arranger: (any CellArranger)? {
        get { cellState.arranger }
        set { change { $0.arranger = newValue } }
    }

    /// Uses a view of a document as the content view, with its subviews.
    package func adopt(contentView view: UIView) {
        replaceContentView(with: view)
        markNeedsUpdateConfiguration()
    }

    /// Uses a document's views as the parts of the cell's style. They are in the content already.
    package func adopt(title: UILabel?, detail: UILabel?, image: UIImageView?) {
        change { ($0.label, $0.detailLabel, $0.imageView) = (title, detail, image) }
    }

    /// The place that the table gave it.
    package var place: CellPlace { cellState.place }

    package var givenStyle: CellStyle { cellState.style }

    package var parts: CellParts {
        CellParts(
            content: cellState.contentView, title: cellState.label, detail: cellState.detailLabel,
            image: cellState.imageView)
    }

    /// Copies to a new cell what comes from the place in the table, not what the author set.
    package func giveSurroundings(to cell: UITableViewCell) {
        if !cellState.hasOwnBackground { cell.backgroundColor = backgroundColor }
        cell.layer.cornerRadius = layer.cornerRadius
        cell.layer.ownCorners = layer.maskedCorners
        // Cells with rounded corners clip by themselves; for others it is the author's choice.
        if layer.cornerRadius > 0 { cell.layer.masksToBounds = layer.masksToBounds }
        guard let arranger = cellState.arranger else {
            return cell.contentView.layoutMargins = contentView.layoutMargins
        }
        cell.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
        cell.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
        cell.contentView.insetsLayoutMarginsFromSafeArea = false
        cell.contentView.layoutMargins = contentMargins
        if let margins = arranger.contentMargins { cell.contentView.directionalLayoutMargins = margins }
    }
}

/// The parts of a cell; nil for those that were not made yet.
package struct CellParts {
    package var content: UIView?
    package var title: UILabel?
    package var detail: UILabel?
    package var image: UIImageView?
}
