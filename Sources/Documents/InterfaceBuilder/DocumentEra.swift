import Foundation
import MaquetteCanvas
import MaquetteText
import MaquetteViewModel

/// The Xcode that last saved a document, by its tools version: sizes and margins have changed over the years.
struct DocumentEra {
    /// The canvas of that Xcode.
    let xcode: XcodeCanvas
    private var isPad: Bool
    /// Whether the canvas is a phone held sideways, whose bars are low and whose titles are never large.
    private var isLow: Bool
    private let hasHomeIndicator: Bool

    init(document: MarkupElement, device: Headless.Device?, isLandscape: Bool) {
        xcode = XcodeCanvas(
            toolsVersion: document["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 32_000)
        isPad = device?.idiom == .pad
        isLow = device?.idiom == .phone && isLandscape
        hasHomeIndicator = device.map { $0.idiom == .phone && $0.portraitInsets.bottom > 0 } ?? false
    }

    var toolsVersion: Int { xcode.toolsVersion }

    /// The same time on another screen.
    func shown(isPad: Bool, isLandscape: Bool) -> DocumentEra {
        var era = self
        (era.isPad, era.isLow) = (isPad, !isPad && isLandscape)
        return era
    }

    /// Before Xcode 9 (iOS 11), cell content had plain margins.
    private var hasPlainCellMargins: Bool { toolsVersion < 13_000 }

    /// Until Xcode 8, texts in rows began 15 points from the side of every table.
    var tableMargin: CGFloat? { toolsVersion < 13_000 ? 15 : nil }

    /// Until Xcode 12 (iOS 14), the titles of plain tables stood on a bar of their own.
    var tableTitleGround: UIColor? {
        switch toolsVersion {
        case ..<14_800: UIColor(white: 247.0 / 255, alpha: 1)
        case ..<19_000: .secondarySystemBackground
        default: nil
        }
    }

    /// The margins of a cell's content: beside an accessory they are plain.
    func cellContentMargins(cellWidth: CGFloat, canvasWidth: CGFloat, hasAccessory: Bool) -> UIEdgeInsets {
        if hasPlainCellMargins { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let side = cellSideMargin(cellWidth: cellWidth, canvasWidth: canvasWidth)
        let above: CGFloat = toolsVersion >= 24_000 ? 15 : 11
        return UIEdgeInsets(top: above, left: side, bottom: above, right: hasAccessory ? 8 : side)
    }

    /// By the width of the cell; since Xcode 11 by that of the canvas, of which only cells as narrow as new ones are free.
    func cellSideMargin(cellWidth: CGFloat, canvasWidth: CGFloat) -> CGFloat {
        if toolsVersion < 14_800 { return cellWidth > 375 ? 20 : 16 }
        if canvasWidth > 375 { return cellWidth > 320 ? 20 : 16 }
        return toolsVersion < 17_000 ? 15 : 16
    }

    /// Cells of collections in a `.xib` have the side margins of a screen.
    func looseCellMargins(width: CGFloat) -> UIEdgeInsets? {
        guard xcode.treatsLooseViewsAsScreens else { return nil }
        let side: CGFloat = width > 375 ? 20 : 16
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Whose sizes the controls of the document have.
    var controls: SystemControls {
        switch toolsVersion {
        case ..<14_800: .early
        case ..<17_000: .transitional
        case 24_000..<30_000: .current
        default: .classic
        }
    }

    /// What the letters of the system's font measured.
    var systemFont: SystemFontEdition {
        switch toolsVersion {
        case ..<13_500: .first
        case ..<17_000: .second
        default: .present
        }
    }

    /// Until iOS 11, search bars were as high as other bars.
    var searchBarHeight: CGFloat { toolsVersion < 13_000 ? 44 : 56 }

    // MARK: Bars

    /// Since iOS 13 bars of large titles, and since iOS 15 all above a scene, have no background before it is scrolled.
    func barsAreBareAtRest(isLarge: Bool) -> Bool { toolsVersion >= (isLarge ? 14_800 : 19_000) }

    func topHeight(_ surroundings: InferredBars.Surroundings) -> CGFloat {
        let height = height(of: surroundings.top)
        return height > 0 && surroundings.hasPrompt ? height + (controls == .current ? 32 : 30) : height
    }

    func height(of bar: InferredBars.TopBar) -> CGFloat {
        switch bar {
        case .none: 0
        case .plain: controls == .current ? 54 : barHeight ?? 44
        case .large: height(of: .plain) + (isLow ? 0 : 52)
        }
    }

    func height(of bar: InferredBars.BottomBar) -> CGFloat {
        switch bar {
        case .none: 0
        case .tabs: (controls == .early ? nil : barHeight) ?? 49
        case .tools: barHeight ?? xcode.toolbarHeight(standsOnHomeIndicator: hasHomeIndicator)
        case .toolsOverTabs: height(of: .tabs) + (barHeight ?? xcode.toolbarHeight(standsOnHomeIndicator: false))
        }
    }

    /// Where bars are lower than those of a phone held upright, or higher as on pads since iOS 13.
    private var barHeight: CGFloat? {
        if controls == .current { return nil }
        if isLow { return 32 }
        return isPad && controls != .early ? 50 : nil
    }
}
