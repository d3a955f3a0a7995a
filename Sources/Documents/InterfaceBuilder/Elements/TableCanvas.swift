import Foundation
import MaquetteViewModel

/// How Interface Builder's canvas places the rows of a table: at their recorded places, moved down if earlier rows need
/// more height; or, without recorded places, by the rules of its time.
///
/// A table without it places rows as in UIKit.
final class TableCanvas: TableArranger {
    /// The side margin of texts at the document's time, if it differs from today's.
    let sideMargin: CGFloat?
    private let sections: [DrawnSection]
    private let rules: RowRules?
    /// The origin of the recorded places.
    var top: CGFloat = 0
    private let drawnFoot: CGFloat

    private struct DrawnSection {
        let rows: [(cell: CellCanvas, drawn: CGRect)]
        var cells: [CellCanvas] { rows.map(\.cell) }
    }

    init(
        of table: UITableView, _ rows: DocumentRows, rules: RowRules?, sideMargin: CGFloat?
    ) {
        sections = rows.sections.map { section in
            DrawnSection(
                rows: section.cells.compactMap { cell in
                    (cell.arranger as? CellCanvas).map { ($0, cell.frame) }
                })
        }
        (self.rules, self.sideMargin) = (rules, sideMargin)
        drawnFoot = table.tableFooterView?.frame.minY ?? 0
    }

    /// Cells of inset groups have the same distance from both sides; others extend from side to side, wherever they
    /// were dropped.
    func rowSpan(of table: UITableView) -> (x: CGFloat, width: CGFloat) {
        guard table.style == .insetGrouped else { return (0, table.bounds.width) }
        let drawn = rules == nil ? sections.first?.rows.first?.drawn.minX : nil
        let side = drawn ?? margin(of: table)
        let safeArea = table.safeAreaInsets
        // A document that was drawn on such a screen includes the covered part.
        let isCounted = side > max(safeArea.left, safeArea.right)
        let (left, right) = isCounted ? (side, side) : (side + safeArea.left, side + safeArea.right)
        return (left, max(0, table.bounds.width - left - right))
    }

    func geometry(of table: UITableView) -> TableGeometry {
        var geometry = TableGeometry()
        geometry.headerTop = table.tableHeaderView?.frame.minY ?? 0
        let start = table.tableHeaderView?.frame.maxY ?? top
        if let rules {
            placeRows(by: rules, from: start, of: table, in: &geometry)
        } else {
            stack(from: start, of: table, in: &geometry)
        }
        return geometry
    }

    /// Places rows below each other, with the canvas's spacing between sections.
    private func placeRows(
        by rules: RowRules, from start: CGFloat, of table: UITableView, in geometry: inout TableGeometry
    ) {
        let line = 1 / table.traitCollection.displayScale
        var end = start
        for (number, drawn) in sections.enumerated() {
            let (header, footer) = titleHeights(of: number, in: table)
            var section = TableGeometry.Section()
            section.top = end
            end += (rules.above(isFirst: number == 0, title: header) / line).rounded(.down) * line
            section.headerHeight = header ?? 0
            section.headerTop = end - section.headerHeight
            for cell in drawn.cells {
                let row = TableGeometry.Row(top: end, height: cell.height(by: rules, line: line))
                section.rows.append(row)
                end += row.height
            }
            section.footerTop = end
            section.footerHeight = footer ?? 0
            end += rules.below(title: footer)
            geometry.sections.append(section)
        }
        geometry.sectionsEnd = end
    }

    /// Places rows where they were recorded.
    private func stack(from start: CGFloat, of table: UITableView, in geometry: inout TableGeometry) {
        var moved: CGFloat = 0
        var drawnEnd = start
        var end = start
        var footerHeight: CGFloat = 0
        for (number, drawn) in sections.enumerated() {
            guard let first = drawn.rows.first, let last = drawn.rows.last else { continue }
            let titles = titleHeights(of: number, in: table)
            var section = TableGeometry.Section()
            section.top = end
            section.headerHeight = titles.header ?? 0
            moved += max(0, footerHeight + section.headerHeight - (first.drawn.minY - drawnEnd))
            section.headerTop = first.drawn.minY + moved - section.headerHeight
            for row in drawn.rows {
                let height = max(row.drawn.height, row.cell.neededHeight() ?? 0)
                section.rows.append(TableGeometry.Row(top: row.drawn.minY + moved, height: height))
                end = row.drawn.minY + moved + height
                moved += height - row.drawn.height
            }
            drawnEnd = last.drawn.maxY
            footerHeight = titles.footer ?? 0
            (section.footerTop, section.footerHeight) = (end, footerHeight)
            geometry.sections.append(section)
        }
        geometry.sectionsEnd =
            table.tableFooterView == nil
            ? end + footerHeight : drawnFoot + moved + max(0, footerHeight - (drawnFoot - drawnEnd))
    }

    private func titleHeights(of section: Int, in table: UITableView) -> (header: CGFloat?, footer: CGFloat?) {
        (
            height(of: table.headerInPlace(section), in: table), height(of: table.footerInPlace(section), in: table)
        )
    }

    private func height(of title: UIView?, in table: UITableView) -> CGFloat? {
        guard let title = title as? UITableViewHeaderFooterView else { return nil }
        let width = rowSpan(of: table).width
        title.take(sideMargin: margin(of: table))
        title.frame.size.width = width
        return title.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func margin(of table: UITableView) -> CGFloat {
        sideMargin ?? TableMargins.side(width: table.bounds.width, in: table.traitCollection)
    }
}
