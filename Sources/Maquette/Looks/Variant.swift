import MaquetteDocuments
import MaquetteViewModel

/// A variant of a scene. What it leaves open is up to the document, or else the default.
package struct Variant: Sendable {
    package var settings = Headless.Overrides()
    /// Instead of the whole screen. Zero means the smallest length that fits.
    package var size: CGSize?
    package var language: Language?
    /// The names of the values that differ between the variants of a run, for messages.
    package var words: [String] = []
    /// The same for the names of files.
    package var marks: [String] = []

    package init() {}

    /// For messages; empty when there is only one variant.
    package var label: String { words.joined(separator: ", ") }

    /// Whether everything that affects layout is left to the document.
    package var leavesLayoutAsDrawn: Bool {
        !changesCanvas && language == nil && settings.preferredContentSizeCategory == nil
            && settings.layoutDirection == nil && settings.release == nil
    }

    /// Whether the scene is shown on a screen that was chosen for it, and not on the canvas of its document.
    var changesCanvas: Bool { settings.device != nil || settings.orientation != nil || size != nil }

    /// The stage for a scene: with the document's settings, unless the variant overrides them.
    package func stage(for wishes: SceneWishes) -> Stage {
        var wishes = changesCanvas ? wishesElsewhere(wishes) : wishes
        wishes.size = size ?? wishes.size
        var overrides = settings
        overrides.layoutDirection = settings.layoutDirection ?? language?.direction
        return Stage(Headless.Settings(), room: .screen).honouring(wishes, overriddenBy: overrides)
    }

    /// The canvas settings of a document do not apply on another canvas: bars, size classes, screen size.
    private func wishesElsewhere(_ drawn: SceneWishes) -> SceneWishes {
        var wishes = drawn.inApp
        if fillsScreen(drawn) { wishes.size = nil }
        let staysColumn = wishes.isColumn && wishes.size != nil && size == nil
        if !staysColumn { wishes.safeAreaInsets = size == nil ? nil : coveredByBars(wishes) }
        if wishes.isEmbedded, size == nil { wishes.safeAreaInsets = .zero }
        wishes.settings.horizontalSizeClass = nil
        wishes.settings.verticalSizeClass = nil
        return wishes
    }

    /// A picture of a given size has the bars of its scene, but no device.
    private func coveredByBars(_ wishes: SceneWishes) -> UIEdgeInsets? {
        guard let bars = wishes.barInsets, let covered = wishes.safeAreaInsets else { return nil }
        let drawn = Headless.Settings().applying(wishes.settings)
        let own = bars.on(drawn.device, isLandscape: drawn.isLandscape)
        return UIEdgeInsets(
            top: covered.top >= own.top ? own.top : 0, left: 0, bottom: covered.bottom >= own.bottom ? own.bottom : 0,
            right: 0)
    }

    /// Whether the document was designed on a whole screen: that of its device, or the square of Xcode 6 and 7.
    private func fillsScreen(_ wishes: SceneWishes) -> Bool {
        guard let size = wishes.size else { return false }
        if size.width == 600, size.height == 600 { return true }
        let drawnOn = wishes.settings.device
        if wishes.isColumn, (settings.device ?? drawnOn)?.idiom == .phone { return true }
        guard let screen = drawnOn?.portraitSize else { return false }
        return size == screen || size == CGSize(width: screen.height, height: screen.width)
    }
}
