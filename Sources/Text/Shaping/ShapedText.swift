import MaquetteDrawing

/// Text with its glyphs, before it is broken into lines: the same for every width.
///
/// Plain numbers only, so that lines can be read and painted on any thread.
final class ShapedText: Sendable {
    let string: String
    let styles: [ShapedStyle]
    let paragraphs: [ShapedParagraph]

    init(string: String, styles: [ShapedStyle], paragraphs: [ShapedParagraph]) {
        self.string = string
        self.styles = styles
        self.paragraphs = paragraphs
    }

    /// The style of the character at a UTF-16 position.
    func styleIndex(at position: Int) -> Int {
        guard styles.count > 1 else { return 0 }
        var low = 0
        var high = styles.count - 1
        while low < high {
            let middle = (low + high) / 2
            if position < styles[middle].end { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A style with the measurements of its font.
struct ShapedStyle: Sendable {
    var style: TextStyle
    /// Where the style ends, in UTF-16 units of the text.
    var end: Int
    var metrics: FontMetrics
    /// Nil in fonts that are not the system's.
    var spacing: SystemSpacing?
}

extension [ShapedStyle] {
    /// The style of a place in the text, in UTF-16 units; behind the end, the last one.
    func index(at position: Int) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].end > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A stretch of text up to a newline.
struct ShapedParagraph: Sendable {
    /// UTF-16 units, without the separator.
    var range: Range<Int>
    var separatorLength: Int
    var format: ParagraphFormat
    var isRightToLeft: Bool
    /// The clusters in reading order.
    var clusters: [Cluster]
    /// Stretch by stretch in reading order; within one stretch from left to right.
    var glyphs: [ShapedGlyph]
    /// The faces of the glyphs.
    var faces: [FontFaceID]
}

/// The characters between two cursor positions, and their glyphs.
struct Cluster: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        static let canBreakBefore = Traits(rawValue: 1)
        /// A space that may hang over the edge of a line.
        static let isSpace = Traits(rawValue: 2)
        static let isStretchable = Traits(rawValue: 8)
        static let isSoftHyphen = Traits(rawValue: 16)
        static let isTab = Traits(rawValue: 32)
        /// U+2028, after which a line ends whatever its width.
        static let isLineSeparator = Traits(rawValue: 64)
        static let isAttachment = Traits(rawValue: 128)
    }

    /// UTF-16 position in the text.
    var start: Int
    /// The advance with all the spacing that follows.
    var advance: Double
    var firstGlyph: Int32
    var glyphCount: Int32
    var level: UInt8
    var traits: Traits
}

struct ShapedGlyph: Sendable {
    /// A glyph that takes up space without painting anything.
    static let nothing: UInt32 = 0x0FFF_FFFF

    var id: UInt32
    /// The index of its face in the paragraph.
    var face: Int32
    var size: Double
    var advance: Double
    var xOffset: Double
    /// Downwards.
    var yOffset: Double
}

extension ShapedGlyph {
    /// Inter's bullet is larger than San Francisco's. Pictures of iOS 14 have one of 17 points as a disc of 3.33 points whose middle is
    /// 4.82 above the baseline, and those of another project, of iOS 26, as one of 3.27; Inter's is one of 5.25 points, 4.93 above it.
    mutating func becomeBullet() {
        let scale = 3.33 / 5.25
        xOffset += advance * (1 - scale) / 2
        yOffset -= (4.82 - 4.93 * scale) / 17 * size
        size *= scale
    }
}

/// Glyphs without characters in the text: an ellipsis or a hyphen.
struct InsertedGlyphs: Sendable, Hashable {
    var glyphs: [ShapedGlyph]
    var faces: [FontFaceID]
    var text: String
    var advance: Double
    var styleIndex: Int

    static func == (first: Self, second: Self) -> Bool {
        first.text == second.text && first.styleIndex == second.styleIndex && first.advance == second.advance
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(styleIndex)
    }
}

/// A part of a line in reading order.
enum LinePiece: Sendable, Hashable {
    case clusters(paragraph: Int, Range<Int>)
    case inserted(InsertedGlyphs)
}
