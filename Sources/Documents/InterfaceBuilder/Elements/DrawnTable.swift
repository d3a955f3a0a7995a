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
    /// Where rows stand, if the document does not say it.
    var rules: RowRules?
    /// What stands before and after all rows.
    var header: UIView?
    var footer: UIView?
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
        for view in subviews where view is DrawnCell || view === header || view === footer {
            var frame = view.frame
            // Cells of inset groups stand off both sides alike; others go from side to side wherever they were dropped.
            let isInset = style == .insetGrouped && view is DrawnCell
            frame.origin.x = isInset ? (rules == nil ? frame.minX : sideMargin) : 0
            frame.size.width = max(0, bounds.width - 2 * frame.minX)
            if view.frame != frame { view.frame = frame }
        }
        if let rules { placeRows(by: rules) }
        for section in sections { arrange(section) }
    }

    /// One row below the other, with what the canvas leaves free between sections.
    private func placeRows(by rules: RowRules) {
        let line = 1 / traitCollection.displayScale
        let width = bounds.width - (style == .insetGrouped ? 2 * sideMargin : 0)
        func height(_ title: UITableViewHeaderFooterView?) -> CGFloat? {
            title?.take(sideMargin: sideMargin)
            return title?.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        var y = header?.frame.maxY ?? 0
        for (number, section) in sections.enumerated() {
            y += (rules.above(isFirst: number == 0, title: height(section.header)) / line).rounded(.down) * line
            for cell in section.cells {
                var frame = cell.frame
                frame.origin.y = y
                frame.size.height = cell.height(by: rules, line: line)
                if cell.frame != frame { cell.frame = frame }
                y += frame.height
            }
            y += rules.below(title: height(section.footer))
        }
        footer?.frame.origin.y = y
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
