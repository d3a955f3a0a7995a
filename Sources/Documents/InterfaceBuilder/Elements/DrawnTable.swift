import Foundation
import MaquetteViewModel

/// A table as Interface Builder's canvas shows it: prototypes and static cells at the places the document has for them,
/// as wide as the table.
final class DrawnTable: UIScrollView, TableStandIn {
    var style = UITableView.Style.plain
    var hasSeparators = true
    var separatorColor: UIColor? = .separator
    var separatorInset: UIEdgeInsets?
    /// Where texts began in the document's time, if it was elsewhere than today.
    var eraMargin: CGFloat?
    /// What lay behind the titles of plain tables in the document's time.
    var titleGround: UIColor?
    /// Above the first row and below the last.
    var head: UIView?
    var foot: UIView? { didSet { drawnFoot = foot?.frame.minY ?? 0 } }
    /// Where the document counts rows from.
    var top: CGFloat = 0
    /// Where rows stand, if the document does not say it.
    var rules: RowRules?
    /// Whether an app shows these rows, as opposed to rows that it makes after them.
    var isStatic = false
    /// Makes the table of UIKit's that the document describes.
    var makeOriginal: @MainActor () -> UITableView = { UITableView(frame: .zero, style: .plain) }
    private var drawnFoot: CGFloat = 0
    private var sections: [DrawnSection] = []

    private struct DrawnSection {
        let titles: (header: String?, footer: String?)
        let header: UITableViewHeaderFooterView?
        let footer: UITableViewHeaderFooterView?
        let rows: [DrawnRow]
    }

    private struct DrawnRow {
        let cell: DrawnCell
        /// Where the document has it.
        let drawn: CGRect
    }

    var original: UIView { makeOriginal() }
    var ends: (header: UIView?, footer: UIView?) { (head, foot) }

    /// As the rows stand now. What is free between two sections belongs to the footer above, as far as the title below
    /// leaves it.
    var drawnSections: [DrawnTableSection] {
        var drawn: [DrawnTableSection] = []
        var end = head?.frame.maxY ?? top
        for section in sections {
            guard let first = section.rows.first?.cell, let last = section.rows.last?.cell else { continue }
            let free = max(0, first.frame.minY - end)
            let title = section.header.map(\.frame.height)
            var above = free
            if let title, style == .plain { above = title }
            if !drawn.isEmpty {
                above = title ?? 0
                drawn[drawn.count - 1].footerHeight = max(0, free - above)
            }
            drawn.append(
                DrawnTableSection(
                    header: section.titles.header, headerHeight: above, cells: section.rows.map(\.cell),
                    footer: section.titles.footer, footerHeight: section.footer?.frame.height ?? 0))
            end = last.frame.maxY
        }
        return drawn
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
        let rows = cells.map { DrawnRow(cell: $0, drawn: $0.frame) }
        sections.append(
            DrawnSection(
                titles: (header, footer), header: view(header, .header), footer: view(footer, .footer), rows: rows))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for section in sections {
            for row in section.rows { widen(row) }
            tellPlaces(section)
        }
        for end in [head, foot] {
            guard let end else { continue }
            let frame = CGRect(x: 0, y: end.frame.minY, width: bounds.width, height: end.frame.height)
            if end.frame != frame { end.frame = frame }
        }
        if let rules { placeRows(by: rules) } else { stack() }
    }

    /// One row below the other, with what the canvas leaves free between sections.
    private func placeRows(by rules: RowRules) {
        let line = 1 / traitCollection.displayScale
        var end = head?.frame.maxY ?? top
        let filled = sections.filter { !$0.rows.isEmpty }
        for (number, section) in filled.enumerated() {
            guard let first = section.rows.first?.cell else { continue }
            let width = first.frame.width
            let header = section.header.map { height(of: $0, width: width) }
            let footer = section.footer.map { height(of: $0, width: width) }
            end += (rules.above(isFirst: number == 0, title: header) / line).rounded(.down) * line
            put(section.header, height: header ?? 0, at: end - (header ?? 0), along: first)
            for cell in section.rows.map(\.cell) {
                let frame = CGRect(
                    x: cell.frame.minX, y: end, width: width, height: cell.height(by: rules, line: line))
                if cell.frame != frame { cell.frame = frame }
                end += frame.height
            }
            put(section.footer, height: footer ?? 0, at: end, along: first)
            end += rules.below(title: footer)
        }
        if let foot, foot.frame.minY != end { foot.frame.origin.y = end }
    }

    /// Cells of inset groups stand off both sides alike, where these are not covered; others go from side to side wherever
    /// they were dropped.
    private func widen(_ row: DrawnRow) {
        var frame = row.cell.frame
        var (left, right): (CGFloat, CGFloat) = (0, 0)
        if style == .insetGrouped {
            let side = rules == nil ? row.drawn.minX : sideMargin
            // Drawn on such a screen, the document counts what is covered.
            let isCounted = side > max(safeAreaInsets.left, safeAreaInsets.right)
            (left, right) = isCounted ? (side, side) : (side + safeAreaInsets.left, side + safeAreaInsets.right)
        }
        frame.origin.x = left
        frame.size.width = max(0, bounds.width - left - right)
        if row.cell.frame != frame { row.cell.frame = frame }
    }

    private func tellPlaces(_ section: DrawnSection) {
        var place = CellPlace()
        place.style = style
        place.sideMargin = sideMargin
        place.hasSeparators = hasSeparators
        place.separatorColor = separatorColor
        place.separatorInset = separatorInset
        for (index, row) in section.rows.enumerated() {
            place.isFirst = index == 0
            place.isLast = index == section.rows.count - 1
            row.cell.take(place)
        }
    }

    /// Puts rows where the document has them, and moves them down by what those before them need more.
    private func stack() {
        var moved: CGFloat = 0
        var drawnEnd = head?.frame.maxY ?? top
        var footerHeight: CGFloat = 0
        for section in sections {
            guard let first = section.rows.first, let last = section.rows.last else { continue }
            let headerHeight = height(of: section.header, width: first.cell.frame.width)
            moved += max(0, footerHeight + headerHeight - (first.drawn.minY - drawnEnd))
            put(section.header, height: headerHeight, at: first.drawn.minY + moved - headerHeight, along: first.cell)
            for row in section.rows {
                let height = max(row.drawn.height, row.cell.neededHeight() ?? 0)
                let frame = CGRect(
                    x: row.cell.frame.minX, y: row.drawn.minY + moved, width: row.cell.frame.width, height: height)
                if row.cell.frame != frame { row.cell.frame = frame }
                moved += height - row.drawn.height
            }
            drawnEnd = last.drawn.maxY
            footerHeight = height(of: section.footer, width: last.cell.frame.width)
            put(section.footer, height: footerHeight, at: last.cell.frame.maxY, along: last.cell)
        }
        let end = drawnFoot + moved + max(0, footerHeight - (drawnFoot - drawnEnd))
        if let foot, foot.frame.minY != end { foot.frame.origin.y = end }
    }

    private func height(of title: UITableViewHeaderFooterView?, width: CGFloat) -> CGFloat {
        guard let title else { return 0 }
        title.take(sideMargin: sideMargin)
        title.frame.size.width = width
        return title.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func put(_ title: UITableViewHeaderFooterView?, height: CGFloat, at y: CGFloat, along cell: UIView) {
        title?.frame = CGRect(x: cell.frame.minX, y: y, width: cell.frame.width, height: height)
    }

    private var sideMargin: CGFloat {
        eraMargin ?? TableMargins.side(width: bounds.width, in: traitCollection)
    }
}
