/// Asks for a font by what it should look like; which face answers is the font library's business.
public struct TextFont: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system
        /// The system font with digits of one width.
        case monospacedDigits
        case monospaced
        /// A registered or pinned face or family, by PostScript, full or family name.
        case named(String)
    }

    public var family: Family
    public var weight: FontWeight
    public var isItalic: Bool
    /// In points.
    public var size: Double
    /// From one baseline to the next where a text style prescribes it; 0 leaves it to the font.
    public var linePitch: Double

    public init(
        _ family: Family = .system, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        linePitch: Double = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.linePitch = linePitch
    }
}
