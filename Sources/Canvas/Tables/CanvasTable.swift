import Foundation
import MaquetteViewModel

/// How Interface Builder's canvas places the rows of a table: where the document has them, moved down by what those before
/// them need more; or one below the other, if the document does not say where.
///
/// A table without it places them as UIKit does.
package final class CanvasTable: TableArranger {
    private let sections: [DrawnSection]
    private let rows: CanvasRows
    /// Whether the document says of every row where it is, one below the other.
    private let isPlaced: Bool
    /// Where the document counts rows from.
    private let top: CGFloat
    private let drawnFoot: CGFloat

    private struct DrawnSection {
        let rows: [(cell: CanvasCell, drawn: CGRect)]
        var cells: [CanvasCell] { rows.map(\.cell) }
        /// Rows are searched by their tops. A document that was edited or merged by hand can have one above those before it.
        var isInOrder: Bool { zip(rows, rows.dropFirst()).allSatisfy { $0.drawn.minY <= $1.drawn.minY } }
    }

    /// - Parameters:
    ///   - cells: those of each section, with the frames that the document has.
    ///   - rows: what is free around rows that the document has no places of.
    package init(
        of table: UITableView, cells: [[UITableViewCell]], rows: CanvasRows, isPlaced: Bool,
        countedFrom top: CGFloat
    ) {
        sections = cells.map { cells in
            DrawnSection(
                rows: cells.compactMap { cell in (cell.arranger as? CanvasCell).map { ($0, cell.frame) } })
        }
        (self.rows, self.top) = (rows, top)
        self.isPlaced = isPlaced && sections.allSatisfy(\.isInOrder)
        drawnFoot = table.tableFooterView?.frame.minY ?? 0
    }

    /// Cells of inset groups stand off both sides alike, where these are not covered; others go from side to side wherever
    /// they were dropped.
    package func rowSpan(of table: UITableView) -> (x: CGFloat, width: CGFloat) {
        guard table.style == .insetGrouped else { return (0, table.bounds.width) }
        let drawn = isPlaced ? sections.lazy.compactMap(\.rows.first).first?.drawn.minX : nil
        let side = drawn ?? margin(of: table)
        let safeArea = table.safeAreaInsets
        // Drawn on such a screen, the document counts what is covered.
        let isCounted = side > max(safeArea.left, safeArea.right)
        let (left, right) = isCounted ? (side, side) : (side + safeArea.left, side + safeArea.right)
        return (left, max(0, table.bounds.width - left - right))
    }

    package func geometry(of table: UITableView) -> TableGeometry {
        var geometry = TableGeometry()
        geometry.headerTop = table.tableHeaderView?.frame.minY ?? 0
        let start = table.tableHeaderView?.frame.maxY ?? top
        if isPlaced {
            keepPlaces(from: start, of: table, in: &geometry)
        } else {
            stack(from: start, of: table, in: &geometry)
        }
        return geometry
    }

    /// One row below the other, with what the canvas leaves free between sections.
    private func stack(from start: CGFloat, of table: UITableView, in geometry: inout TableGeometry) {
        let line = 1 / table.traitCollection.displayScale
        var end = start
        for (number, drawn) in sections.enumerated() {
            let titles = titleHeights(of: number, in: table)
            var section = emptySection(number, titles, from: end, in: table)
            end = section.footerTop
            for cell in drawn.cells {
                let row = TableGeometry.Row(top: end, height: cell.height(in: rows, line: line))
                section.rows.append(row)
                end += row.height
            }
            section.footerTop = end
            end += rows.below(title: titles.footer)
            geometry.sections.append(section)
        }
        geometry.sectionsEnd = end
    }

    /// A section as far as its rows, with what the canvas leaves free above them.
    private func emptySection(
        _ number: Int, _ titles: (header: CGFloat?, footer: CGFloat?), from top: CGFloat, in table: UITableView
    ) -> TableGeometry.Section {
        let line = 1 / table.traitCollection.displayScale
        let above = rows.above(isFirst: number == 0, title: titles.header)
        var section = TableGeometry.Section()
        section.top = top
        section.headerHeight = titles.header ?? 0
        section.footerTop = top + (above / line).rounded(.down) * line
        section.headerTop = section.footerTop - section.headerHeight
        section.footerHeight = titles.footer ?? 0
        return section
    }

    /// Stacks rows where the document has them. A section without rows has no place there, and lies below the one before it; its titles
    /// move rows only where they are not as large as they were drawn.
    private func keepPlaces(from start: CGFloat, of table: UITableView, in geometry: inout TableGeometry) {
        var moved: CGFloat = 0
        var drawnEnd = start
        var end = start
        // What stands between the last row and the next one, by titles alone and with what is free around them.
        var (titlesBetween, between) = (CGFloat(0), CGFloat(0))
        for (number, drawn) in sections.enumerated() {
            let titles = titleHeights(of: number, in: table)
            guard let first = drawn.rows.first, let last = drawn.rows.last else {
                let section = emptySection(number, titles, from: end + between, in: table)
                if !isAtDrawnTextSize(table) { titlesBetween += section.headerHeight + section.footerHeight }
                between = section.footerTop + rows.below(title: titles.footer) - end
                geometry.sections.append(section)
                continue
            }
            var section = TableGeometry.Section()
            section.top = end
            section.headerHeight = titles.header ?? 0
            moved += max(0, titlesBetween + section.headerHeight - (first.drawn.minY - drawnEnd))
            section.headerTop = first.drawn.minY + moved - section.headerHeight
            for row in drawn.rows {
                let height = max(row.drawn.height, row.cell.neededHeight() ?? 0)
                section.rows.append(TableGeometry.Row(top: row.drawn.minY + moved, height: height))
                end = row.drawn.minY + moved + height
                moved += height - row.drawn.height
            }
            drawnEnd = last.drawn.maxY
            titlesBetween = titles.footer ?? 0
            between = rows.below(title: titles.footer)
            (section.footerTop, section.footerHeight) = (end, titlesBetween)
            geometry.sections.append(section)
        }
        // Without rows the document says nothing of where they end.
        let hasRows = sections.contains { !$0.rows.isEmpty }
        geometry.sectionsEnd =
            table.tableFooterView == nil || !hasRows
            ? max(end + titlesBetween, geometry.sections.last?.end ?? 0)
            : drawnFoot + moved + max(0, titlesBetween - (drawnFoot - drawnEnd))
    }

    private func isAtDrawnTextSize(_ table: UITableView) -> Bool {
        [.large, .unspecified].contains(table.traitCollection.preferredContentSizeCategory)
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
        TableMargins.side(width: table.bounds.width, in: table.traitCollection)
    }
}

extension CanvasHabits {
    /// Has a table show its rows where its document drew them.
    package func arrange(_ table: UITableView, _ canvas: CanvasTable) {
        adopt(canvas, as: \.arranger, of: table, whileOn: .ownScreen)
    }
}
