import Foundation
import MaquetteCanvas
import MaquetteReleases
import MaquetteViewModel

/// The Xcode that last saved a document, by its tools version: sizes and margins have changed over the years.
struct DocumentEra {
    /// The canvas of that Xcode.
    let xcode: XcodeCanvas
    /// The release of iOS whose views it drew.
    private(set) var release: SystemRelease
    private var isPad: Bool
    /// Whether the canvas is a phone in landscape, whose bars are low and whose titles are never large.
    private var isLow: Bool
    private let hasHomeIndicator: Bool

    init(document: MarkupElement, device: Headless.Device?, isLandscape: Bool) {
        let version = InterfaceBuilderVersion(
            tools: document["toolsVersion"],
            plugIn: document.child(named: "dependencies")?.children.first { $0.name == "plugIn" }?["version"])
        xcode = XcodeCanvas(toolsVersion: version.number)
        release = version.release
        isPad = device?.idiom == .pad
        isLow = device?.idiom == .phone && isLandscape
        hasHomeIndicator = device.map { $0.idiom == .phone && $0.portraitInsets.bottom > 0 } ?? false
    }

    var toolsVersion: Int { xcode.toolsVersion }

    /// This era's Xcode and release on another screen.
    func shown(isPad: Bool, isLandscape: Bool) -> DocumentEra {
        var era = self
        (era.isPad, era.isLow) = (isPad, !isPad && isLandscape)
        return era
    }

    /// The canvas of its Xcode with the views of another release.
    func shown(on release: SystemRelease) -> DocumentEra {
        var era = self
        era.release = release
        return era
    }

    var tableTitleBackground: UIColor? {
        switch release.tables.titleBackground {
        case .grey(let white): UIColor(white: white, alpha: 1)
        case .secondaryBackground: .secondarySystemBackground
        case .none: nil
        }
    }

    /// Cells of collections in a `.xib` have the side margins of a screen.
    func looseCellMargins(width: CGFloat) -> UIEdgeInsets? {
        guard xcode.treatsLooseViewsAsScreens else { return nil }
        let side = release.tables.sides.side(inWidth: width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    var searchBarHeight: CGFloat { release.search.height }

    /// Before iOS 26, the canvas drew toolbars as high as tab bars where they end at a home indicator's safe area. Recorded by 3
    /// repositories, 1 against (Evidence/toolbar-heights-home-indicator.csv).
    func toolbarHeight(standsOnHomeIndicator: Bool) -> CGFloat {
        standsOnHomeIndicator && CanvasRule.highToolbars.isOn && !release.bars.hasGlass
            ? release.tabs.height.onPhones : release.bars.toolbar.onPhones
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
}
