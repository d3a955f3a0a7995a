import MaquetteDocuments
import MaquetteViewModel

/// One way to look at a scene. What it leaves open is left to the document, and failing that to the defaults.
package struct Variant: Sendable {
    package var settings = Headless.Overrides()
    /// Instead of the whole screen. Zero in a direction means: as small as it fits.
    package var size: CGSize?
    package var language: Language?
    /// How the values are called that differ between the variants of a run, for people.
    package var words: [String] = []
    /// The same for the names of files.
    package var marks: [String] = []

    package init() {}

    /// For people; empty when there is only one variant.
    package var label: String { words.joined(separator: ", ") }

    /// Whether everything that moves views is left to the document.
    package var leavesLayoutAsDrawn: Bool {
        !changesCanvas && language == nil && settings.preferredContentSizeCategory == nil
            && settings.layoutDirection == nil
    }

    /// Whether the scene is shown on another canvas than the one that its document was drawn on.
    private var changesCanvas: Bool { settings.device != nil || settings.orientation != nil || size != nil }

    /// The stage for a scene: as its document wishes, where the variant asks for nothing else.
    package func stage(for wishes: SceneWishes) -> Stage {
        var wishes = changesCanvas ? wishesElsewhere(wishes) : wishes
        wishes.size = size ?? wishes.size
        var overrides = settings
        overrides.layoutDirection = settings.layoutDirection ?? language?.direction
        return Stage(Headless.Settings(), room: .screen).honouring(wishes, overriddenBy: overrides)
    }

    /// What a document knows of its canvas does not hold on another: bars, size classes, a screen's size.
    private func wishesElsewhere(_ drawn: SceneWishes) -> SceneWishes {
        var wishes = drawn
        if fillsScreen(drawn) { wishes.size = nil }
        let staysColumn = wishes.isColumn && wishes.size != nil && size == nil
        if !staysColumn { wishes.safeAreaInsets = size == nil ? nil : coveredByBars(drawn) }
        if wishes.isEmbedded, size == nil { wishes.safeAreaInsets = .zero }
        wishes.settings.horizontalSizeClass = nil
        wishes.settings.verticalSizeClass = nil
        return wishes
    }

    /// A picture of any size has the bars of its scene, but no device.
    private func coveredByBars(_ wishes: SceneWishes) -> UIEdgeInsets? {
        guard let bars = wishes.barInsets, let covered = wishes.safeAreaInsets else { return nil }
        let drawn = Headless.Settings().applying(wishes.settings)
        let own = bars.on(drawn.device, isLandscape: drawn.isLandscape)
        return UIEdgeInsets(
            top: covered.top >= own.top ? own.top : 0, left: 0, bottom: covered.bottom >= own.bottom ? own.bottom : 0,
            right: 0)
    }

    /// Whether the document was drawn on a whole screen, on that of its device or on the square of old.
    private func fillsScreen(_ wishes: SceneWishes) -> Bool {
        guard let size = wishes.size else { return false }
        if size.width == 600, size.height == 600 { return true }
        let drawnOn = wishes.settings.device
        if wishes.isColumn, (settings.device ?? drawnOn)?.idiom == .phone { return true }
        guard let screen = drawnOn?.portraitSize else { return false }
        return size == screen || size == CGSize(width: screen.height, height: screen.width)
    }
}
