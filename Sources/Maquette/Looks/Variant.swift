import MaquetteDocuments
import MaquetteDrawing
import MaquetteViewModel

/// A variant of a scene. What it leaves open is up to the document, or else the default.
package struct Variant: Sendable {
    package var settings = Headless.Overrides()
    /// Instead of the whole screen. Zero means the smallest length that fits.
    package var size: CGSize?
    package var language: Language?
    /// Whose eyes the picture is for.
    package var vision: ColorVision?
    /// Whether what constraints leave open is up to rules alone, and not to the frames that the document has stored.
    package var forgetsFrames = false
    /// Whether screens are without status bar, home indicator and keyboard.
    package var isBare = false
    /// Seconds after the scene has appeared, or after it was touched; nil is when its animations are over.
    package var moment: Double?
    /// What is done with the scene once it is laid out, such as touching it.
    package var touch: Touch?
    /// The names of the values that differ between the variants of a run, for messages.
    package var words: [String] = []
    /// The names of the values that differ between the variants of a run, for the names of files.
    package var marks: [String] = []

    /// Gets the root of the picture, and finds views by their ids in the document, or by the properties that hold them.
    package typealias Touch =
        @MainActor @Sendable (_ root: UIView, _ named: @escaping (String) -> UIView?)
        throws -> Void

    package init() {}

    /// The variant's label for messages; empty when there is only one variant.
    package var label: String { words.joined(separator: ", ") }

    /// Whether everything that affects layout is left to the document.
    package var leavesLayoutAsDrawn: Bool {
        !changesCanvas && language == nil && settings.preferredContentSizeCategory == nil
            && settings.layoutDirection == nil && settings.release == nil && touch == nil
    }

    /// Whether the scene is shown on a screen that was chosen for it, and not on the canvas of its document.
    var changesCanvas: Bool { settings.device != nil || settings.orientation != nil || size != nil }

    /// The stage for a scene: with the document's settings, unless the variant overrides them.
    package func stage(for preferences: ScenePreferences) -> Stage {
        var preferences = changesCanvas ? preferencesElsewhere(preferences) : preferences
        preferences.size = size ?? preferences.size
        var overrides = settings
        overrides.layoutDirection = settings.layoutDirection ?? language?.direction
        var stage = Stage(Headless.Settings(), room: .screen).honouring(preferences, overriddenBy: overrides)
        stage.vision = vision
        stage.moment = moment
        if isBare { stage.surroundings = [] }
        return stage
    }

    /// The canvas settings of a document do not apply on another canvas: bars, size classes, screen size.
    private func preferencesElsewhere(_ drawn: ScenePreferences) -> ScenePreferences {
        var preferences = drawn.inApp
        if fillsScreen(drawn) { preferences.size = nil }
        let staysColumn = preferences.isColumn && preferences.size != nil && size == nil
        if !staysColumn { preferences.safeAreaInsets = size == nil ? nil : coveredByBars(preferences) }
        if preferences.isEmbedded, size == nil { preferences.safeAreaInsets = .zero }
        preferences.settings.horizontalSizeClass = nil
        preferences.settings.verticalSizeClass = nil
        return preferences
    }

    /// A picture of a given size has the bars of its scene, but no device.
    private func coveredByBars(_ preferences: ScenePreferences) -> UIEdgeInsets? {
        guard let bars = preferences.barInsets, let covered = preferences.safeAreaInsets else { return nil }
        let drawn = Headless.Settings().applying(preferences.settings)
        let own = bars.on(drawn.device, isLandscape: drawn.isLandscape)
        return UIEdgeInsets(
            top: covered.top >= own.top ? own.top : 0, left: 0, bottom: covered.bottom >= own.bottom ? own.bottom : 0,
            right: 0)
    }

    /// Whether the document was designed on a whole screen: that of its device, or the square of Xcode 6 and 7.
    private func fillsScreen(_ preferences: ScenePreferences) -> Bool {
        guard let size = preferences.size else { return false }
        if size.width == 600, size.height == 600 { return true }
        let drawnOn = preferences.settings.device
        if preferences.isColumn, (settings.device ?? drawnOn)?.idiom == .phone { return true }
        guard let screen = drawnOn?.portraitSize else { return false }
        return size == screen || size == CGSize(width: screen.height, height: screen.width)
    }
}
