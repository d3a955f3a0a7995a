import Maquette

/// One way to look at a scene. What is nil is left to the document, and failing that to the defaults.
struct Variant: Sendable {
    var device: Headless.Device?
    var orientation: UIInterfaceOrientation?
    var size: CGSize?
    var scale: CGFloat?
    var style: UIUserInterfaceStyle?
    var contentSize: UIContentSizeCategory?
    var direction: UITraitEnvironmentLayoutDirection?
    var language: Language?
    /// What the language was called by who asked for it.
    var languageName: String?
    /// How the values are called that differ between the variants of a run, for people.
    var words: [String] = []
    /// The same for the names of files.
    var marks: [String] = []

    /// For people; empty when there is only one variant.
    var label: String { words.joined(separator: ", ") }

    /// The stage for a scene: the document's wishes, where no option says otherwise.
    func stage(for wishes: SceneWishes) -> Stage {
        var wishes = wishes
        if device != nil || orientation != nil || size != nil {
            // What a document knows of its canvas does not hold on another: bars, size classes, a screen's size.
            if fillsScreen(wishes) { wishes.size = nil }
            let staysColumn = wishes.isColumn && wishes.size != nil && size == nil
            if !staysColumn { wishes.safeAreaInsets = size == nil ? nil : coveredByBars(wishes) }
            if wishes.isEmbedded, size == nil { wishes.safeAreaInsets = .zero }
            wishes.horizontalSizeClass = nil
            wishes.verticalSizeClass = nil
        }
        wishes.device = device ?? wishes.device
        wishes.orientation = orientation ?? wishes.orientation
        wishes.size = size ?? wishes.size
        wishes.scale = scale ?? wishes.scale
        wishes.userInterfaceStyle = style ?? wishes.userInterfaceStyle
        wishes.contentSizeCategory = contentSize ?? wishes.contentSizeCategory
        wishes.layoutDirection = direction ?? language?.direction ?? wishes.layoutDirection
        return Stage(Headless.Settings(), room: .screen).honouring(wishes)
    }

    /// A picture of any size has the bars of its scene, but no device.
    private func coveredByBars(_ wishes: SceneWishes) -> UIEdgeInsets? {
        guard let bars = wishes.barInsets, let covered = wishes.safeAreaInsets else { return nil }
        let own = bars.on(
            wishes.device ?? Headless.Settings().device, isLandscape: wishes.orientation?.isLandscape == true)
        return UIEdgeInsets(
            top: covered.top >= own.top ? own.top : 0, left: 0, bottom: covered.bottom >= own.bottom ? own.bottom : 0,
            right: 0)
    }

    /// Whether the document was drawn on a whole screen, on that of its device or on the square of old.
    private func fillsScreen(_ wishes: SceneWishes) -> Bool {
        guard let size = wishes.size else { return false }
        if size.width == 600, size.height == 600 { return true }
        if wishes.isColumn, (device ?? wishes.device)?.idiom == .phone { return true }
        guard let screen = wishes.device?.portraitSize else { return false }
        return size == screen || size == CGSize(width: screen.height, height: screen.width)
    }
}
