import MaquetteRenderer
import MaquetteText
import MaquetteViewModel

/// The size of a text in a label, and its lines.
public struct TextMeasurement: Sendable {
    public struct Line: Sendable {
        public var text: String
        /// The line's range in UTF-16 units of the whole text.
        public var range: Range<Int>
        public var frame: CGRect
        /// The distance of the baseline from the top of the label.
        public var baseline: CGFloat
    }

    /// Rounded up to the device's pixels, as labels are.
    public var size: CGSize
    public var lines: [Line]
    /// Whether some of the text was left out.
    public var isTruncated: Bool

    /// Prepares the weights that most screens use, and sets a letter in each, because the first one is slow:
    /// a new face clears Pango's caches.
    package static func prepareSystemFont() {
        SharedWork.ahead {
            guard FontLibrary.problem == nil else { return }
            let fonts = [FontWeight.regular, .semibold, .bold].map { TextFont(size: 17, weight: $0) }
            for font in fonts { _ = FontLibrary.metrics(of: font) }
            for font in fonts { _ = Typesetter.layout(StyledText("A", font: font)) }
        }
    }

    /// Measures a text for the device of ``Headless/settings``.
    ///
    /// - Parameters:
    ///   - width: to wrap or cut off at; nil takes what the text needs.
    ///   - height: to leave out lines at.
    ///   - lines: the most there may be; 0 is any number.
    @MainActor public init(
        of text: String, font: UIFont = .systemFont(ofSize: UIFont.labelFontSize), width: CGFloat? = nil,
        height: CGFloat? = nil, lines: Int = 0
    ) {
        let label = UILabel()
        label.font = font
        label.text = text
        self.init(of: label, width: width, height: height, lines: lines)
    }

    @MainActor public init(
        of text: NSAttributedString, width: CGFloat? = nil, height: CGFloat? = nil, lines: Int = 0
    ) {
        let label = UILabel()
        label.attributedText = text
        self.init(of: label, width: width, height: height, lines: lines)
    }

    @MainActor private init(of label: UILabel, width: CGFloat?, height: CGFloat?, lines limit: Int) {
        label.numberOfLines = limit
        let unlimited = CGFloat.greatestFiniteMagnitude
        var size = label.sizeThatFits(CGSize(width: width ?? unlimited, height: unlimited))
        if let width { size.width = min(size.width, width) }
        let isTooHigh = height.map { size.height > $0 } ?? false
        if let height { size.height = min(size.height, height) }
        label.frame.size = size
        self.size = size
        guard let layout = label.layoutForDrawing(), let text = label.text else {
            lines = []
            isTruncated = false
            return
        }
        let units = Array(text.utf16)
        lines = zip(layout.text.lines, layout.baselines).map { line, baseline in
            let range = line.range.clamped(to: 0..<units.count)
            return Line(
                text: String(decoding: units[range], as: UTF16.self).trimmingCharacters(in: .newlines), range: range,
                frame: CGRect(
                    x: layout.origin.x + line.x, y: layout.origin.y + line.top, width: line.width, height: line.height),
                baseline: layout.origin.y + baseline)
        }
        isTruncated = layout.isTruncated || isTooHigh
    }
}
