import Foundation
import MaquetteReleases
import MaquetteViewModel

/// Where Interface Builder's canvas puts rows without recorded places: by the Xcode of the document, the table's own
/// heights, and the titles of sections.
struct RowRules {
    private let toolsVersion: Int
    private let release: SystemRelease
    let style: UITableView.Style
    let isStatic: Bool
    let hasTableHeader: Bool
    /// The table's heights of rows, and of headers and footers without a title; nil if they are automatic.
    let rowHeight: CGFloat?
    private let headerHeight: CGFloat?
    private let footerHeight: CGFloat?

    init(_ table: MarkupElement, era: DocumentEra, style: UITableView.Style) {
        func height(_ name: String) -> CGFloat? {
            table.number(name).flatMap { $0 > 0 ? CGFloat(min($0, 10_000)) : nil }
        }
        toolsVersion = era.toolsVersion
        release = era.release
        self.style = style
        isStatic = table["dataMode"] == "static"
        hasTableHeader = table.child(key: "tableHeaderView") != nil
        rowHeight = height("rowHeight")
        headerHeight = height("sectionHeaderHeight")
        footerHeight = height("sectionFooterHeight")
    }

    /// The space above the first row of a section, for the height of its title. Prototypes have a title above them.
    func above(isFirst: Bool, title: CGFloat?) -> CGFloat {
        let isTitled = title != nil || !isStatic
        guard style != .plain else {
            return isTitled || toolsVersion >= 14_800 ? max(plainHeader, title ?? 0) : 0
        }
        if isTitled {
            // A title of several lines is higher.
            let line = groupedHeader
            let room = title.map { $0 > line + 8 ? $0 : line } ?? line
            return isFirst ? room + (toolsVersion < 13_000 ? 17 : 17.5) : room
        }
        if isFirst, toolsVersion < 14_800 { return hasTableHeader ? 0 : release.tables.aboveFirstGroup }
        return headerHeight ?? 18
    }

    /// The space below the last row of a section.
    func below(title: CGFloat?) -> CGFloat {
        guard style == .plain else { return title ?? footerHeight ?? 18 }
        return max(title ?? 0, isStatic && toolsVersion >= 15_500 ? 28 : 0)
    }

    /// The height of a row that nothing else sizes.
    func standardHeight(isSubtitle: Bool, line: CGFloat) -> CGFloat {
        if toolsVersion < 17_500 { return release.cells.height }
        let height = isSubtitle ? release.cells.heightWithSubtitle : release.cells.height
        return toolsVersion < 24_000 ? height - line : height
    }

    private var plainHeader: CGFloat {
        switch toolsVersion {
        case ..<9_000: 0
        case ..<14_800: headerHeight ?? release.tables.plainHeader.least
        case 18_000..<19_000: 24.5
        case 19_000..<21_000: 44.5
        default: release.tables.plainHeader.least + release.tables.paddingOfPlainHeader
        }
    }

    private var groupedHeader: CGFloat {
        switch toolsVersion {
        case ..<13_000: 33
        case 18_000..<21_500: 32
        default: release.tables.groupedHeader.least
        }
    }
}

extension DocumentEra {
    /// The width that an accessory takes from the content of a cell.
    func accessoryRoom(_ type: UITableViewCell.AccessoryType, cellWidth: CGFloat, canvasWidth: CGFloat) -> CGFloat {
        let side = cellSideMargin(cellWidth: cellWidth, canvasWidth: canvasWidth)
        switch type {
        case .none: return 0
        case .checkmark, .detailButton: return side + 24
        case .detailDisclosureButton: return side + 37
        case .disclosureIndicator:
            switch toolsVersion {
            case ..<13_000: return 33
            case ..<14_800: return 34
            case ..<18_000: return side + 11
            case ..<19_000: return side + 9.5
            case ..<21_500: return side + 8.5
            default: return side + 10.5
            }
        }
    }

    /// From Xcode 7 to 10 the content ended above the separator.
    func separatorRoom(scale: CGFloat) -> CGFloat {
        !xcode.forgetsCellContents && toolsVersion < 14_800 ? 1 / scale : 0
    }
}
