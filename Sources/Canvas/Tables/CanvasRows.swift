import Foundation
import MaquetteReleases
import MaquetteViewModel

/// How much the canvas of an Xcode leaves free around the rows of a table, where a document does not say their places: the
/// heights of UIKit's own, but for those that this Xcode's canvas had otherwise.
package struct CanvasRows {
    private let xcode: XcodeCanvas
    private let tables: SystemRelease.Tables
    private let cells: SystemRelease.Cells
    private let style: UITableView.Style
    /// Whether the rows are those that an app shows. Prototypes lie below a title.
    package var isStatic = false
    package var hasTableHeader = false
    /// What the table says of its rows, and of headers and footers without a title; nil where it leaves that to them.
    package var rowHeight: CGFloat?
    package var headerHeight: CGFloat?
    package var footerHeight: CGFloat?

    package init(xcode: XcodeCanvas, release: SystemRelease, style: UITableView.Style) {
        (self.xcode, self.style) = (xcode, style)
        (tables, cells) = (release.tables, release.cells)
    }

    /// What is free above the first row of a section, by how high the title wants to be.
    func above(isFirst: Bool, title: CGFloat?) -> CGFloat {
        let isTitled = title != nil || !isStatic
        guard style != .plain else {
            return isTitled || xcode.leavesRoomForMissingHeaders ? max(plainHeader, title ?? 0) : 0
        }
        if isTitled {
            let line = xcode.groupedHeader ?? tables.groupedHeader.least
            // A title of several lines is higher.
            let room = title.map { $0 > line + 8 ? $0 : line } ?? line
            return isFirst ? room + tables.aboveFirstTitle : room
        }
        if isFirst, xcode.beginsGroupsAsAllTables { return hasTableHeader ? 0 : tables.aboveFirstGroup }
        return headerHeight ?? XcodeCanvas.endOfGroup
    }

    /// What is free below the last row of a section.
    func below(title: CGFloat?) -> CGFloat {
        guard style == .plain else { return title ?? footerHeight ?? XcodeCanvas.endOfGroup }
        return max(title ?? 0, isStatic && xcode.leavesRoomForMissingFooters ? tables.plainFooter.least : 0)
    }

    /// The height of a row that nothing else sizes.
    func standardHeight(isSubtitle: Bool, line: CGFloat) -> CGFloat {
        guard xcode.knowsRowsOfTwoLines else { return cells.height }
        let height = isSubtitle ? cells.heightWithSubtitle : cells.height
        return xcode.countsSeparators ? height : height - line
    }

    private var plainHeader: CGFloat {
        if let height = xcode.plainHeader { return height }
        let own = xcode.leavesRoomForMissingHeaders ? nil : headerHeight
        return own ?? tables.plainHeader.least + tables.paddingOfPlainHeader
    }
}
