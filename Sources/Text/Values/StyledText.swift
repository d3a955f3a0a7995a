import Glibc

/// Text with its styles, as a plain value: the input of the typesetter.
///
/// All positions are UTF-16 units, as in `NSAttributedString`.
public struct StyledText: Hashable, Sendable {
    /// A style and the number of UTF-16 units that it covers.
    public struct Span<Style: Hashable & Sendable>: Hashable, Sendable {
        public var length: Int
        public var style: Style

        public init(length: Int, style: Style) {
            self.length = length
            self.style = style
        }
    }

    public var string: String
    /// One after the other from the start; the last one covers what is left.
    public var styles: [Span<TextStyle>]
    /// One after the other from the start; a paragraph takes the format at its first character, the last covers what is left.
    public var formats: [Span<ParagraphFormat>]

    public init(_ string: String, style: TextStyle, format: ParagraphFormat = ParagraphFormat()) {
        self.string = string
        styles = [Span(length: string.utf16.count, style: style)]
        formats = [Span(length: string.utf16.count, style: format)]
    }

    /// The spans must not be empty.
    public init(_ string: String, styles: [Span<TextStyle>], formats: [Span<ParagraphFormat>]) {
        precondition(!styles.isEmpty && !formats.isEmpty, "Styled text needs at least one style and one format")
        self.string = string
        self.styles = styles
        self.formats = formats
    }

    public init(_ string: String, font: TextFont, format: ParagraphFormat = ParagraphFormat()) {
        self.init(string, style: TextStyle(font: font), format: format)
    }

    /// Canonically equivalent texts may be measured differently, so their bytes are compared.
    public static func == (first: Self, second: Self) -> Bool {
        first.string.hasSameBytes(as: second.string) && first.styles == second.styles && first.formats == second.formats
    }

    /// The characters and the first font tell nearly all texts apart, and hashing has to be quick.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(styles.first?.style.font.size)
    }
}

extension String {
    fileprivate func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        guard !isEmpty else { return true }
        let quick = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable {
                memcmp(bytes.baseAddress!, $0.baseAddress!, bytes.count) == 0
            }
        }
        return (quick ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}
