import Foundation
import MaquetteReleases
import MaquetteViewModel

/// The content of cells: where it ends, and its margins.
extension XcodeCanvas {
    /// The margins of a cell's content: beside an accessory they are plain.
    package func contentMargins(
        on release: SystemRelease, cellWidth: CGFloat, canvasWidth: CGFloat, hasAccessory: Bool
    ) -> UIEdgeInsets {
        let plain = plainMargin
        let above = plain ?? release.cells.contentMargin
        let side =
            plain ?? release.cells.plainSide
            ?? sideMargin(on: release, cellWidth: cellWidth, canvasWidth: canvasWidth)
        return UIEdgeInsets(
            top: above, left: side, bottom: above, right: hasAccessory ? release.cells.besideAccessory : side)
    }

    /// Xcode 9.0 and 9.1 still had the margins of iOS 10: recorded by 4 repositories, a count that has no table.
    private var plainMargin: CGFloat? {
        (13_000..<13_500).contains(toolsVersion) && CanvasRule.plainCells.isOn ? 8 : nil
    }

    /// The margin at a cell's side, by the width of the cell; since Xcode 11 by that of the canvas, of which only cells as narrow as new
    /// ones are free. On narrow canvases of Xcode 11 it was a point less than on devices.
    private func sideMargin(on release: SystemRelease, cellWidth: CGFloat, canvasWidth: CGFloat) -> CGFloat {
        let sides = release.tables.sides
        if toolsVersion < 14_800 { return sides.side(inWidth: cellWidth) }
        guard canvasWidth >= sides.wideFrom else { return toolsVersion < 17_000 ? 15 : sides.narrow }
        return cellWidth > Self.widthOfNewCells ? sides.wide : sides.narrow
    }

    private static let widthOfNewCells: CGFloat = 320

    /// By how much an accessory makes the content of a cell narrower. Recorded of disclosure indicators: 33 by 7 repositories, 2
    /// against (Evidence/chevron-room-ios-10.csv), 34 by 7 repositories, 6 against (Evidence/chevron-room-ios-11.csv), 11 beyond
    /// the margin by 9 repositories, 2 against (Evidence/chevron-room-xcode-11.csv), 9.5 by 4 repositories, 1 against
    /// (Evidence/chevron-room-xcode-12-5.csv), 8.5 by 5 repositories, 2 against (Evidence/chevron-room-xcode-13.csv), and what
    /// follows by 8 repositories, 3 against (Evidence/chevron-room-xcode-14-2.csv).
    package func accessoryRoom(
        _ type: UITableViewCell.AccessoryType, on release: SystemRelease, cellWidth: CGFloat, canvasWidth: CGFloat
    ) -> CGFloat {
        let side = sideMargin(on: release, cellWidth: cellWidth, canvasWidth: canvasWidth)
        switch type {
        case .none: return 0
        case .disclosureIndicator:
            switch toolsVersion {
            case ..<13_000: return 33
            case ..<14_800: return 34
            case ..<18_000: return side + 11
            case ..<19_000: return side + 9.5
            case ..<21_500: return side + 8.5
            default: return side + type.size(on: release).width
            }
        default: return side + type.size(on: release).width
        }
    }

    /// The room for the separator: from Xcode 7 to 10, the separator was no part of the content.
    package func separatorRoom(scale: CGFloat) -> CGFloat {
        !forgetsCellContents && toolsVersion < 14_800 ? 1 / scale : 0
    }
}
