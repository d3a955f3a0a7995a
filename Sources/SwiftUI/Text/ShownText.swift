/// A text at its place: a label of the model, and how large it is for a proposal.
@MainActor final class ShownText {
    let label: UILabel
    private var limits = LineLimits()
    private var least: CGFloat = 1
    private var pixel: CGFloat = 1
    /// The text with its fonts at a part of their size.
    private var content: (CGFloat) -> Content = { _ in .plain("", .unattributed, .label) }
    private var isEmpty = true
    private var shownScale: CGFloat = 1
    /// Another label that measures a text whose letters may be smaller: the one that is shown must not change in a layout.
    private var ruler: UILabel?
    private var measured: UILabel { ruler ?? label }

    private enum Content {
        case plain(String, UIFont, UIColor)
        case attributed(NSAttributedString)
    }

    private init(_ label: UILabel) { self.label = label }

    static func make(_ text: Text, in node: _ViewNode) {
        let environment = node.environment
        let pieces = TextPieces(text, in: environment)
        let paint = pieces.paint.single
        let label: UILabel
        if case .color = paint, !environment.isRedacted {
            label = node.view is PaintedLabel ? UILabel() : node.view(UILabel())
        } else {
            let painted = node.view as? PaintedLabel ?? PaintedLabel()
            let bars = paint.color.multiplyingAlpha(by: EnvironmentValues.redactedAlpha)
            painted.set(environment.isRedacted ? .bars(bars) : .paint(paint), in: environment)
            label = painted
        }
        node.view = label
        let shown = (node.kept as? ShownText).flatMap { $0.label === label ? $0 : nil } ?? ShownText(label)
        node.kept = shown
        environment.dress(label)
        shown.take(pieces, paint.color, in: environment)
        let spacing = ViewSpacing.text(in: pieces.largestFont, pixel: environment.pixelLength)
        node.leaf(TextItem(shown, spacing: spacing))
    }

    private func take(_ pieces: TextPieces, _ color: UIColor, in environment: EnvironmentValues) {
        limits = environment.lineLimits
        least = environment.minimumScaleFactor >= 1 ? 1 : max(0.01, environment.minimumScaleFactor)
        pixel = environment.pixelLength
        isEmpty = pieces.pieces.isEmpty
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let alignment: NSTextAlignment =
            switch environment.multilineTextAlignment {
            case .leading: isRightToLeft ? .right : .left
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            }
        let breaking: NSLineBreakMode =
            switch environment.truncationMode {
            case .head: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .tail: .byTruncatingTail
            }
        label.numberOfLines = limits.most.map { max(1, $0) } ?? 0
        label.textAlignment = alignment
        label.lineBreakMode = breaking
        label.allowsDefaultTighteningForTruncation = environment.allowsTightening
        if let piece = pieces.onlyPlainPiece, environment.lineSpacing == 0 {
            let font = pieces.font(of: piece)
            content = { .plain(piece.string, $0 == 1 ? font : font.withSize(font.pointSize * $0), color) }
        } else {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            paragraph.lineBreakMode = breaking
            paragraph.lineBreakStrategy = .standard
            paragraph.lineSpacing = environment.lineSpacing
            content = { .attributed(pieces.attributed(paragraph, scale: $0)) }
        }
        shownScale = 1
        show(1, in: label)
        ruler = nil
        guard least < 1 else { return }
        let ruler = UILabel()
        (ruler.numberOfLines, ruler.textAlignment) = (label.numberOfLines, alignment)
        (ruler.lineBreakMode, ruler.semanticContentAttribute) = (breaking, label.semanticContentAttribute)
        show(1, in: ruler)
        self.ruler = ruler
    }

    private func show(_ scale: CGFloat, in label: UILabel) {
        switch content(scale) {
        case .plain(let string, let font, let color):
            if label.attributedText != nil, label.text != string { label.attributedText = nil }
            label.font = font
            label.textColor = color
            if label.text != string { label.text = string }
        case .attributed(let string): label.attributedText = string
        }
    }

    // MARK: Sizes

    struct Answer {
        var size = CGSize.zero
        /// Of the text itself, which may be less high than what it keeps room for.
        var height: CGFloat = 0
        var scale: CGFloat = 1
    }

    private static let endless: CGFloat = 1e7
    private static let tolerance: CGFloat = 0.01

    func answer(_ proposal: ProposedViewSize) -> Answer {
        guard !isEmpty else { return Answer() }
        let width = min(max(proposal.width ?? .infinity, 0.5), Self.endless)
        let height = min(max(proposal.height ?? .infinity, 0), Self.endless)
        var answer = Answer()
        if let ruler {
            show(1, in: ruler)
            if !fits(width, height) { answer.scale = largestScale(width, height, ruler) }
            if answer.scale < 1 { show(answer.scale, in: ruler) }
        }
        answer.size = size(width, height)
        answer.height = answer.size.height
        if limits.least > 0 { answer.size.height = max(answer.size.height, room(for: limits.least)) }
        return answer
    }

    /// Of the lines that fit, of which there is always one.
    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        let most = measured.numberOfLines
        if most == 1 { return oneLine(width) }
        let whole = extent(width, lines: most)
        guard whole.height > height + Self.tolerance else { return whole }
        let first = extent(width, lines: 1).height
        let pitch = extent(width, lines: 2).height - first
        let fitting = pitch > 0 ? 1 + Int(max(0, (height + Self.tolerance - first) / pitch)) : 1
        var lines = most == 0 ? fitting : min(fitting, most)
        while lines > 1 {
            let size = extent(width, lines: lines)
            if size.height <= height + Self.tolerance { return size }
            lines -= 1
        }
        return oneLine(width)
    }

    /// A line that does not fit is as wide as what is left of it.
    private func oneLine(_ width: CGFloat) -> CGSize {
        let natural = extent(Self.endless, lines: 1)
        guard natural.width > width + Self.tolerance else { return natural }
        let former = measured.bounds
        defer { measured.bounds = former }
        measured.bounds = CGRect(x: 0, y: 0, width: width, height: natural.height)
        let left = measured.layoutForDrawing().map { ($0.text.width / pixel - 0.001).rounded(.up) * pixel } ?? width
        return CGSize(width: min(width, left), height: natural.height)
    }

    private func extent(_ width: CGFloat, lines: Int) -> CGSize {
        measured.textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: Self.endless), limitedToNumberOfLines: lines
        ).size
    }

    /// The height of so many lines.
    private func room(for lines: Int) -> CGFloat {
        let sample = UILabel()
        sample.numberOfLines = 0
        let text = NSMutableAttributedString(
            string: Array(repeating: "A", count: lines).joined(separator: "\n"))
        text.addAttributes(
            label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:],
            range: NSRange(location: 0, length: text.length))
        sample.attributedText = text
        return sample.textRect(
            forBounds: CGRect(x: 0, y: 0, width: Self.endless, height: Self.endless), limitedToNumberOfLines: 0
        ).height
    }

    // MARK: Smaller letters

    private func fits(_ width: CGFloat, _ height: CGFloat) -> Bool {
        let most = measured.numberOfLines
        if most == 1 { return extent(Self.endless, lines: 1).width <= width + Self.tolerance }
        let whole = extent(width, lines: 0)
        let allowed = most == 0 ? height : min(height, extent(width, lines: most).height)
        return whole.height <= allowed + Self.tolerance
    }

    /// The largest at which all of it is seen, to a hundredth.
    private func largestScale(_ width: CGFloat, _ height: CGFloat, _ ruler: UILabel) -> CGFloat {
        var (low, high) = (Int((least * 100).rounded(.up)), 100)
        while high - low > 1 {
            let middle = (low + high) / 2
            show(CGFloat(middle) / 100, in: ruler)
            if fits(width, height) { low = middle } else { high = middle }
        }
        return CGFloat(low) / 100
    }

    // MARK: In its place

    /// Below the top of the text of a size.
    func baselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let answer = answer(proposal)
        let former = measured.bounds
        defer { measured.bounds = former }
        measured.bounds = CGRect(x: 0, y: 0, width: answer.size.width, height: answer.height)
        guard let layout = measured.layoutForDrawing(), let first = layout.baselines.first,
            let last = layout.baselines.last
        else { return nil }
        return (layout.origin.y + first, layout.origin.y + last)
    }

    func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        let answer = answer(proposal)
        if answer.scale != shownScale {
            shownScale = answer.scale
            show(answer.scale, in: label)
        }
        let frame = CGRect(origin: origin, size: CGSize(width: answer.size.width, height: answer.height))
        label.setFrameInLayout(frame.onPixels(1 / pixel))
    }
}

/// A text in the layout.
private final class TextItem: LeafItem, @unchecked Sendable {
    private let text: ShownText

    @MainActor init(_ text: ShownText, spacing: ViewSpacing) {
        self.text = text
        super.init(text.label, spacing: spacing) { text.answer($0).size }
    }

    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
        return MainActor.assumeIsolated {
            text.baselines(proposal).map { key == .firstTextBaseline ? $0.first : $0.last }
        }
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        MainActor.assumeIsolated { text.place(at: origin, proposal) }
    }
}

extension TextPieces {
    func font(of piece: Piece) -> UIFont {
        piece.look.font.resolved(in: environment.traitCollection, further: piece.look.fontChanges)
    }

    /// That of the largest letters, by which the text keeps its distance to others.
    var largestFont: UIFont {
        pieces.map(font).max { $0.lineHeight < $1.lineHeight } ?? environment.resolvedFont
    }

    /// What all of it is painted with; of pieces in several styles, the foreground.
    var paint: _Paint {
        let own = pieces.count == 1 ? pieces[0].look.style : nil
        return own?._paint(in: environment) ?? environment.foregroundStyle?._paint(in: environment) ?? .color(.label)
    }

    /// The piece of a text that looks the same throughout and has nothing but a font and a colour.
    var onlyPlainPiece: Piece? {
        guard pieces.count == 1, let piece = pieces.first, piece.image == nil, piece.look.letters == LetterLooks(),
            piece.look.background == nil, piece.look.attributes.isEmpty
        else { return nil }
        return piece
    }

    @MainActor func attributed(_ paragraph: NSParagraphStyle?, scale: CGFloat = 1) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            var font = font(of: piece)
            if scale != 1 { font = font.withSize(font.pointSize * scale) }
            let color = piece.look.style?._paint(in: environment).color ?? environment.foregroundColor
            var attributes = piece.look.attributes
            attributes[.font] = font
            attributes[.foregroundColor] = color
            attributes[.paragraphStyle] = paragraph
            attributes[.backgroundColor] = piece.look.background
            let letters = piece.look.letters
            if let line = letters.underline {
                attributes[.underlineStyle] = line.style
                attributes[.underlineColor] = line.color?._paint(in: environment).color
            }
            if let line = letters.strikethrough {
                attributes[.strikethroughStyle] = line.style
                attributes[.strikethroughColor] = line.color?._paint(in: environment).color
            }
            attributes[.kern] = letters.kerning
            attributes[.tracking] = letters.tracking
            attributes[.baselineOffset] = letters.baselineOffset
            if let image = piece.image {
                attributes[.attachment] = image.attachment(font, color, in: environment)
            }
            text.append(NSAttributedString(string: piece.string, attributes: attributes))
        }
        return text
    }
}

extension Text {
    /// What it says at a place, for bars, titles and assistive technologies.
    func string(in environment: EnvironmentValues) -> String { TextPieces(self, in: environment).string }

    /// What it says and looks like at a place.
    @MainActor func attributedString(in environment: EnvironmentValues) -> NSAttributedString {
        TextPieces(self, in: environment).attributed(nil)
    }
}

extension _Paint {
    /// The first of its levels, which is what texts are painted with.
    fileprivate var single: _Paint {
        if case .layered(let paints) = self { paints.first?.single ?? .color(.label) } else { self }
    }
}
