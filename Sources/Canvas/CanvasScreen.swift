import Foundation
import MaquetteViewModel

/// The screen that a scene was drawn on, and the insets that bars and device cover there.
package struct CanvasScreen {
    /// nil for older documents, which were drawn for any device.
    private let device: Headless.Device?
    private let isLandscape: Bool
    private let size: CGSize
    private let xcode: XcodeCanvas
    /// Whether as much is covered as on a device, and not as this Xcode's canvas had it.
    package var coversAsDevicesDo = false

    package init(device: Headless.Device?, isLandscape: Bool, size: CGSize, xcode: XcodeCanvas) {
        (self.device, self.isLandscape, self.size, self.xcode) = (device, isLandscape, size, xcode)
    }

    /// How the root of a scene is drawn.
    package struct Root {
        package var size: CGSize
        /// Where the root begins, from the upper edge of the screen.
        package var y: CGFloat = 0
        /// Whether the root is the view of a controller, not a view by itself.
        package var isOfController = false
        /// Whether the root is the cell of a table by itself.
        package var isRow = false
        /// Whether the root's author has chosen its size.
        package var isFreeform = false
        /// `edgesForExtendedLayout` without the top, or an opaque bar: the root begins below the bars.
        package var beginsBelowBars = false
        /// Whether the scene is embedded in another one.
        package var isEmbedded = false
        package var hidesStatusBar = false
        /// The heights of the bars above and below the scene.
        package var (barAbove, barBelow): (CGFloat, CGFloat) = (0, 0)

        package init(size: CGSize) { self.size = size }
    }

    /// The bars over a root follow from how much lower it is than the screen.
    package func safeArea(of root: Root) -> UIEdgeInsets {
        // What a device covers of a row is the table's to know, which keeps its content clear of it.
        if root.isRow, CanvasRule.cellsWithoutSafeArea.isOn { return .zero }
        var insets = deviceInsets
        if root.hidesStatusBar, !isNotched { insets.top = 0 }
        let status = insets.top
        let (above, below) = (root.barAbove, root.barBelow)
        insets.top += above
        insets.bottom += below
        guard root.isOfController else { return viewInsets(root, insets) }
        if root.isFreeform, root.size != size {
            if !xcode.keepsInsetsOfPieces {
                insets.bottom = 0
                if !isNotched, root.size.height < Self.leastScreenHeight { insets.top = above }
            }
            if root.beginsBelowBars, above > 0 { insets.top = 0 }
            return insets
        }
        guard CanvasRule.insetsByMissingHeight.isOn else { return insets }
        let (missing, y) = (size.height - root.size.height, root.y)
        switch missing {
        case 0 where y == 0: break
        case y... where y > 0: insets.top = max(0, insets.top - y)
        case insets.top where above > 0, above where above > 0: insets.top = 0
        case below where below > 0, below + homeIndicator where below > 0: insets.bottom = 0
        // Between bars: whether those at the bottom have the home indicator in them or not.
        case insets.top + below where below > 0, insets.top + below + homeIndicator where below > 0:
            (insets.top, insets.bottom) = (0, 0)
        case 1..<60 where !root.isEmbedded:
            // In a sheet the bar is at the sheet's own upper edge, and is higher: recorded by 10 repositories
            // (Evidence/navigation-bar-heights-in-sheets.csv).
            insets.top = above > 0 ? above + 12 : 0
        default:
            if root.isEmbedded { (insets.top, insets.bottom) = (status, 0) }
        }
        return insets
    }

    /// A piece of a screen has no bars; phones with a notch kept what they cover at the top, and later at the bottom. Pieces wider
    /// than the screen always did: recorded by 4 repositories, 2 against (Evidence/insets-of-wide-pieces.csv).
    private func viewInsets(_ root: Root, _ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard root.size.width < size.width || root.size.height < size.height || root.isFreeform && root.size != size
        else { return insets }
        let keepsTop = isNotched || xcode.keepsInsetsOfPieces || root.size.height >= Self.leastScreenHeight
        let isWider = root.size.width > size.width && CanvasRule.insetsOfPieces.isOn
        // Only a wider one has twice what the device covers at the bottom: eight pieces of two repositories have it once, a count
        // that has no table.
        let bottom = isWider ? deviceInsets.bottom : xcode.keepsInsetsOfPieces ? homeIndicator : 0
        return UIEdgeInsets(top: keepsTop && !root.beginsBelowBars ? insets.top : 0, left: 0, bottom: bottom, right: 0)
    }

    /// Lower roots are pieces of a screen without a status bar: none is recorded by 6 repositories
    /// (Evidence/status-bars-over-low-pieces.csv). At 440 points and more one is recorded by 1 repository
    /// (Evidence/status-bars-over-high-pieces.csv); an earlier count of 6 has no table.
    private static let leastScreenHeight: CGFloat = 440

    private var isNotched: Bool { homeIndicator > 0 }

    private var homeIndicator: CGFloat {
        guard let device else { return 0 }
        return isLandscape ? device.landscapeInsets.bottom : device.portraitInsets.bottom
    }

    /// The device's own insets, as the document's Xcode had them.
    private var deviceInsets: UIEdgeInsets {
        guard let device else {
            let top = coversAsDevicesDo ? 20 : xcode.statusBarWithoutDevice
            return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        }
        var insets = isLandscape ? device.landscapeInsets : device.portraitInsets
        if coversAsDevicesDo { return insets }
        let top = xcode.statusBarHeight(on: device)
        if isLandscape {
            let side = min(insets.left, top)
            (insets.left, insets.right) = (side, side)
            insets.top = min(insets.top, top)
        } else {
            insets.top = top
        }
        insets.bottom = homeIndicator * (xcode.doublesDeviceInsets ? 2 : 1)
        return insets
    }
}
