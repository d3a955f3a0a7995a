import MaquetteDrawing

/// Text that has been broken into lines. Everything is in points, not rounded to pixels: rounding is up to the
/// caller, who knows the scale.
///
/// The value holds shaped glyphs only, so it crosses threads freely; `runs(ofLine:)` reads them and shapes nothing.
public struct TypesetText: Sendable {
    public var lines: [TypesetLine]
    /// The widest line as UIKit measures it: a line broken at a space counts the space, and so does a text of one line.
    public var width: Double
    /// The height from the top of the first line to the bottom of the last.
    public var height: Double
    /// What the fonts of the last line ask for between it and a next one; in text views each line has it.
    public var leadingBelow: Double
    /// Whether text was left out: by the line limit, the height or an ellipsis.
    public var isTruncated: Bool

    let shaped: ShapedText
}

extension TypesetText {
    /// Distance from the top to the first baseline; 0 without lines.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }

    /// Distance from the top to the last baseline; 0 without lines.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
