// What views hand down to the texts in them.

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontChangesKey: EnvironmentKey { static var defaultValue: [Font.Change] { [] } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum AlignmentOfLinesKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum LettersKey: EnvironmentKey { static var defaultValue: LetterLooks { LetterLooks() } }

/// How many lines a text may have, and for how many it keeps room.
struct LineLimits: Hashable, Sendable {
    var least = 0
    var most: Int?
}

/// What is done to letters besides their font and colour.
struct LetterLooks: Hashable, Sendable {
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
}

extension EnvironmentValues {
    /// The font of texts and symbols that have none of their own; nil is that of body texts.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// What is done to the font of each text.
    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
    /// The font of texts and symbols here.
    var resolvedFont: UIFont { (font ?? .body).resolved(in: traitCollection, further: fontChanges) }

    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }
    var lineLimits: LineLimits {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentOfLinesKey.self] }
        set { self[AlignmentOfLinesKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }
    /// Whether somebody above has asked for letters as they are written, or for others.
    var textCaseIsGiven: Bool { has(CaseKey.self) }
    var letterLooks: LetterLooks {
        get { self[LettersKey.self] }
        set { self[LettersKey.self] = newValue }
    }
}
