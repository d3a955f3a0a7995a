import Foundation
import MaquetteViewModel

/// A table as Interface Builder's canvas shows it: prototypes and static cells at the places the document has for them,
/// as wide as the table.
final class DrawnTable: UIScrollView {
    var style = UITableView.Style.plain
    var hasSeparators = true
    var separatorColor: UIColor? = .separator
    var separatorInset: UIEdgeInsets?
    /// Where texts began in the document's time, if it was elsewhere than today.
    var eraMargin: CGFloat?
    /// What lay behind the titles of plain tables in the document's time.
    var titleGround: UIColor?
    private var sections: [DrawnSection] = []

    private struct DrawnSection {
        let header: UITableViewHeaderFooterView?
        let footer: UITableViewHeaderFooterView?
        let cells: [DrawnCell]
    }

    /// Titles stand above the first cell of their section and below the last.
    func addSection(_ cells: [DrawnCell], header: String? = nil, footer: String? = nil) {
        func view(_ title: String?, _ role: TableTitleRole) -> UITableViewHeaderFooterView? {
            guard let title, !title.isEmpty else { return nil }
            let view = UITableViewHeaderFooterView(showing: title, as: role, isInPlainTable: style == .plain)
            if style == .plain { view.backgroundColor = titleGround }
            addSubview(view)
            return view
        }
        sections.append(DrawnSection(header: view(header, .header), footer: view(footer, .footer), cells: cells))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is DrawnCell || view is DrawnTableEnd {
            var frame = view.frame
            // Cells of inset groups stand off both sides alike; others go from side to side wherever they were dropped.
            frame.origin.x = style == .insetGrouped ? frame.minX : 0
            frame.size.width = max(0, bounds.width - 2 * frame.minX)
            if view.frame != frame { view.frame = frame }
        }
        for section in sections { arrange(section) }
    }

    private func arrange(_ section: DrawnSection) {
        var place = CellPlace()
        place.style = style
        place.sideMargin = sideMargin
        place.hasSeparators = hasSeparators
        place.separatorColor = separatorColor
        place.separatorInset = separatorInset
        for (index, cell) in section.cells.enumerated() {
            place.isFirst = index == 0
            place.isLast = index == section.cells.count - 1
            cell.take(place)
        }
        guard let first = section.cells.first?.frame, let last = section.cells.last?.frame else { return }
        func put(_ view: UITableViewHeaderFooterView?, at top: (CGFloat) -> CGFloat) {
            guard let view else { return }
            view.take(sideMargin: sideMargin)
            let height = view.sizeThatFits(CGSize(width: first.width, height: 0)).height
            view.frame = CGRect(x: first.minX, y: top(height), width: first.width, height: height)
        }
        put(section.header) { first.minY - $0 }
        put(section.footer) { _ in last.maxY }
    }

    private var sideMargin: CGFloat {
        eraMargin ?? TableMargins.side(width: bounds.width, in: traitCollection)
    }
}

/// What stands before or after all rows of a table.
final class DrawnTableEnd: UIView {}
