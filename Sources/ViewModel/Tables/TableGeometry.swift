import Foundation

/// The heights of a table's parts from top to bottom, and where that puts them.
package struct TableGeometry {
    package struct Row {
        package var height: CGFloat
        /// Whether the height is still to be measured.
        var isEstimated: Bool
        fileprivate(set) var top: CGFloat = 0

        init(height: CGFloat, isEstimated: Bool) { (self.height, self.isEstimated) = (height, isEstimated) }

        package init(top: CGFloat, height: CGFloat) {
            (self.top, self.height, isEstimated) = (top, height, false)
        }
    }

    package struct Section {
        /// The space above the header, and the header itself.
        var headerPadding: CGFloat = 0
        package var headerHeight: CGFloat = 0
        package var headerTop: CGFloat = 0
        package var rows: [Row] = []
        package var footerHeight: CGFloat = 0
        package var top: CGFloat = 0
        package var footerTop: CGFloat = 0

        package init() {}

        package var end: CGFloat { footerTop + footerHeight }

        var headerSpan: ClosedRange<CGFloat> { headerTop...headerTop + headerHeight }
        var footerSpan: ClosedRange<CGFloat> { footerTop...footerTop + footerHeight }
        var span: ClosedRange<CGFloat> { top...footerTop + footerHeight }
    }

    package var sections: [Section] = []
    /// The height of everything above the sections.
    var headerHeight: CGFloat = 0
    package var headerTop: CGFloat = 0
    package var sectionsEnd: CGFloat = 0

    package init() {}

    /// Computes all positions from the heights.
    mutating func stack() {
        var y = headerHeight
        for section in sections.indices {
            sections[section].top = y
            sections[section].headerTop = y + sections[section].headerPadding
            y += sections[section].headerPadding + sections[section].headerHeight
            for row in sections[section].rows.indices {
                sections[section].rows[row].top = y
                y += sections[section].rows[row].height
            }
            sections[section].footerTop = y
            y += sections[section].footerHeight
        }
        sectionsEnd = y
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    subscript(path: IndexPath) -> Row {
        get { sections[path.section].rows[path.row] }
        set { sections[path.section].rows[path.row] = newValue }
    }

    func span(of path: IndexPath) -> ClosedRange<CGFloat> {
        let row = self[path]
        return row.top...row.top + row.height
    }

    /// The rows that are at least partly between two positions.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (number, section) in sections.enumerated() where section.span.upperBound > top && section.top < bottom {
            // Tops ascend, so the first visible row is found by binary search.
            var (low, high) = (0, section.rows.count)
            while low < high {
                let middle = (low + high) / 2
                if section.rows[middle].top + section.rows[middle].height > top {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            while low < section.rows.count, section.rows[low].top < bottom {
                paths.append(IndexPath(row: low, section: number))
                low += 1
            }
        }
        return paths
    }

    func row(at y: CGFloat) -> IndexPath? { rows(from: y, to: y.nextUp).first }
}

/// The distance of row texts, and of the cards of inset groups, from the sides of a table.
package enum TableMargins {
    @MainActor package static func side(width: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let release = Headless.release
        return release.cells.textSide
            ?? release.tables.sides.side(inWidth: width, isRegular: traits.horizontalSizeClass == .regular)
    }

    /// The corner radius of a card.
    @MainActor static var cardRadius: CGFloat { Headless.release.tables.cardRadius }
}
