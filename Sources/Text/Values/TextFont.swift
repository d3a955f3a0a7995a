import MaquetteReleases

/// A request for a font; the font library chooses the face.
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
    /// The font's size in points.
    public var size: Double
    /// The distance of baselines if a text style prescribes it; 0 leaves it to the font.
    public var linePitch: Double
    /// Which edition of the system font it is.
    public var edition = SystemFontEdition.present
    /// The line metrics of the typeface that this font replaces; nil keeps the font's own.
    public var line: LineExtent?
    /// The typeface whose advances the text has when no file of it is registered.
    public var typeface: Typeface?

    /// OpenType's features that are switched on or off, such as `smcp=1`; later ones count.
    public var features: [String] = []

    /// Fonts that a name may mean, besides those that were registered.
    public var collection: FontCollection?

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
