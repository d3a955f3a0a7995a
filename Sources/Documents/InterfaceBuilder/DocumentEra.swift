import Foundation
import MaquetteReleases
import MaquetteViewModel

/// The Xcode that last saved a document, by its tools version: sizes and margins have changed over the years.
struct DocumentEra {
    /// `14490` of `toolsVersion="14490.70"`: Xcode 10.
    let toolsVersion: Int
    /// The iOS whose views it drew.
    private(set) var release: SystemRelease
    private let isLaunchScreen: Bool
    private var isPad: Bool
    /// Whether the canvas is a phone held sideways, whose bars are low and whose titles are never large.
    private var isLow: Bool
    private let hasHomeIndicator: Bool

    init(document: MarkupElement, device: Headless.Device?, isLandscape: Bool) {
        let version = InterfaceBuilderVersion(
            tools: document["toolsVersion"],
            plugIn: document.child(named: "dependencies")?.children.first { $0.name == "plugIn" }?["version"])
        toolsVersion = version.number
        release = version.release
        isLaunchScreen = document.flag("launchScreen") ?? false
        isPad = device?.idiom == .pad
        isLow = device?.idiom == .phone && isLandscape
        hasHomeIndicator = device.map { $0.idiom == .phone && $0.portraitInsets.bottom > 0 } ?? false
    }

    /// The same time on another screen.
    func shown(isPad: Bool, isLandscape: Bool) -> DocumentEra {
        var era = self
        (era.isPad, era.isLow) = (isPad, !isPad && isLandscape)
        return era
    }

    /// Xcode 5 and 6 did not write down how cell content grew with its cell.
    var forgetsCellContents: Bool { toolsVersion < 7_000 }

    /// The habits of its Xcode with the views of another iOS.
    func shown(on release: SystemRelease) -> DocumentEra {
        var era = self
        era.release = release
        return era
    }

    var tableMargin: CGFloat? { release.cells.textSide }

    var tableTitleGround: UIColor? {
        switch release.tables.titleGround {
        case .grey(let white): UIColor(white: white, alpha: 1)
        case .secondaryBackground: .secondarySystemBackground
        case .none: nil
        }
    }

    /// Until Xcode 8.2, rows that stood below a bar were written down as far below the edge of the screen.
    var countsRowsFromTheScreen: Bool { toolsVersion < 12_000 }

    /// The margins of a cell's content: beside an accessory they are plain.
    func cellContentMargins(cellWidth: CGFloat, canvasWidth: CGFloat, hasAccessory: Bool) -> UIEdgeInsets {
        let above = release.cells.contentMargin
        let side = release.cells.plainSide ?? cellSideMargin(cellWidth: cellWidth, canvasWidth: canvasWidth)
        return UIEdgeInsets(top: above, left: side, bottom: above, right: hasAccessory ? 8 : side)
    }

    /// By the width of the cell; since Xcode 11 by that of the canvas, of which only cells as narrow as new ones are free.
    func cellSideMargin(cellWidth: CGFloat, canvasWidth: CGFloat) -> CGFloat {
        if toolsVersion < 14_800 { return release.tables.sides.side(inWidth: cellWidth) }
        if canvasWidth > 375 { return cellWidth > 320 ? 20 : 16 }
        return toolsVersion < 17_000 ? 15 : 16
    }

    /// Cells of collections in a `.xib` have the side margins of a screen.
    func looseCellMargins(width: CGFloat) -> UIEdgeInsets? {
        guard treatsLooseViewsAsScreens else { return nil }
        let side = release.tables.sides.side(inWidth: width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Since Xcode 7, the root view of a `.xib` has the margins of a controller's view.
    var treatsLooseViewsAsScreens: Bool { toolsVersion >= 9_000 }

    /// Xcode 9.0 and 9.1 still measured letters as iOS 10 did.
    var systemFont: SystemFontEdition? { (13_000..<13_500).contains(toolsVersion) ? .first : nil }

    /// The canvases of Xcode 9.3 to 10 drew the largest text styles smaller than devices do.
    var textStyleSizes: [UIFont.TextStyle: CGFloat] {
        switch toolsVersion {
        case 14_100..<14_300: [.largeTitle: 32]
        case 14_300..<14_800: [.largeTitle: 30, .title1: 26]
        default: [:]
        }
    }

    var searchBarHeight: CGFloat { release.search.height }

    var pickerHeight: CGFloat { release.pickers.wheels.height }

    /// Before iOS 26, the canvas drew toolbars as high as tab bars where they stand on a home indicator's safe area.
    func toolbarHeight(standsOnHomeIndicator: Bool) -> CGFloat {
        standsOnHomeIndicator && !release.bars.hasGlass ? release.tabs.height.onPhones : release.bars.toolbar.onPhones
    }

    // MARK: Bars

    func barsAreBareAtRest(isLarge: Bool) -> Bool { release.bars.bare >= (isLarge ? .withLargeTitle : .all) }

    func topHeight(_ surroundings: InferredBars.Surroundings) -> CGFloat {
        let height = height(of: surroundings.top)
        return height > 0 && surroundings.hasPrompt ? height + release.bars.prompt : height
    }

    func height(of bar: InferredBars.TopBar) -> CGFloat {
        switch bar {
        case .none: 0
        case .plain: release.bars.navigation.on(pad: isPad, low: isLow)
        case .large: height(of: .plain) + (isLow ? 0 : release.bars.largeTitle)
        }
    }

    func height(of bar: InferredBars.BottomBar) -> CGFloat {
        switch bar {
        case .none: 0
        case .tabs: release.tabs.height.on(pad: isPad, low: isLow)
        case .tools:
            isPad || isLow ? toolbarHeight : toolbarHeight(standsOnHomeIndicator: hasHomeIndicator)
        case .toolsOverTabs: height(of: .tabs) + toolbarHeight
        }
    }

    private var toolbarHeight: CGFloat { release.bars.toolbar.on(pad: isPad, low: isLow) }

    /// What the canvas left free at the top of a device. The Xcodes from 11 to 14.2 forgot the status bar where there is
    /// a home button, but for launch screens.
    func statusBarHeight(on device: Headless.Device) -> CGFloat {
        let own = device.portraitInsets.top
        switch own {
        case ...24: return (14_800..<21_520).contains(toolsVersion) && !isLaunchScreen ? 0 : own
        default:
            guard device.idiom == .phone else { return own }
            let height = toolsVersion >= 21_500 ? (own == 44 ? 50 : own) : 44
            return doublesDeviceInsets ? 2 * height : height
        }
    }

    /// The Xcodes from 16.3 on inset the canvas twice by what the device covers.
    var doublesDeviceInsets: Bool { toolsVersion >= 23_700 }

    /// Since Xcode 14.3 a view that is not a whole screen has a status bar too.
    var keepsStatusBarOfPieces: Bool { toolsVersion >= 21_520 }
}
