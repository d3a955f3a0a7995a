import MaquetteDrawing

/// One line of typeset text. The origin is the top left corner of the text box, y growing downwards.
public struct TypesetLine: Hashable, Sendable {
    /// The UTF-16 units of the line, including its line break and the text that truncation hides.
    public var range: Range<Int>
    /// The left end of the visible text, after alignment and indents.
    public var x: Double
    public var top: Double
    public var height: Double
    /// The distance of the baseline from the top of the box, not of the line.
    public var baseline: Double
    /// The line's width without the spaces at the end.
    public var width: Double
    /// The width for measuring: with the space at which the line was broken.
    public var measuredWidth: Double
    public var isTruncated: Bool
    public var isRightToLeft: Bool

    let pieces: [LinePiece]
    /// Added to every stretchable space of a justified line.
    let spaceStretch: Double
}

/// A run of glyphs with the caller's tag and its place on the line.
public struct TypesetRun: Hashable, Sendable {
    public var glyphs: GlyphRun
    /// The `tag` of the style that the characters were set in.
    public var tag: Int
    /// UTF-16 units; empty for an ellipsis.
    public var range: Range<Int>
    public var x: Double
    public var width: Double
    /// Odd levels run from right to left.
    public var bidiLevel: Int
}

/// A rectangle of the text: a background, an underline, a strikethrough or an attachment.
public struct TypesetDecoration: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case background, underline, strikethrough, attachment
    }

    public var kind: Kind
    public var tag: Int
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
}
