import MaquetteReleases

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
    /// Which edition of the system font it is.
    public var edition = SystemFontEdition.present
    /// The line of another typeface, for which this font stands in; nil keeps the font's own.
    public var line: LineExtent?
    /// The typeface whose widths the text has where no file of it is registered.
    public var typeface: Typeface?

    /// How far lines reach above and below the baseline, in em.
    public struct LineExtent: Hashable, Sendable {
        public var ascender: Double
        public var descender: Double

        public init(ascender: Double, descender: Double) {
            self.ascender = ascender
            self.descender = descender
        }
    }

    public init(
        _ family: Family = .system, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        linePitch: Double = 0, line: LineExtent? = nil, typeface: Typeface? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.linePitch = linePitch
        self.line = line
        self.typeface = typeface
    }
}
