/// A text at its place: a label of the model, and how large it is for a proposal.
@MainActor final class ShownText {
    let label: UILabel
    private var limits = LineLimits()
    private var least: CGFloat = 1
    private var pixel: CGFloat = 1
    private var content: (Form, UIColor) -> Content = { .plain("", .unattributed, $1) }
    private var color = UIColor.label
    private var isEmpty = true
    /// The attributes of the text's lines, for lines that are not there.
    private var lineAttributes: [NSAttributedString.Key: Any] = [:]
    private var lineHeight: CGFloat = 0
    private var heightOfTwo: CGFloat?
    private var shownForm = Form()
    private var showsAttributes = false
    /// Labels that measure the text in other forms than the one that is shown, which must not change in a layout.
    private var rulers: [Form: UILabel] = [:]

    /// The form in which a text is shown where it has some room.
    private struct Form: Hashable {
        /// The scale of all fonts.
        var scale: CGFloat = 1
        /// Whether each line is filled. A text of two lines gives the second one a second word, as recorded texts of two, three, four and
        /// six lines show.
        var fillsLines = false

        var strategy: NSParagraphStyle.LineBreakStrategy { fillsLines ? [] : .standard }
    }

    private enum Content {
        case plain(String, UIFont, UIColor)
        case attributed(NSAttributedString)
    }

    private init(_ label: UILabel) { self.label = label }

    static func make(_ text: Text, in node: _ViewNode) {
        let environment = node.environment
        let pieces = TextPieces(text, in: environment)
        let paint = pieces.paint.plain
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
        let font = pieces.largestFont
        let lineHeight = font.lineHeight
        shown.take(pieces, font, lineHeight, in: environment)
        let spacing = ViewSpacing.text(in: font, lineHeight, pixel: environment.pixelLength)
        node.leaf(TextItem(shown, spacing: spacing))
    }

    private func take(
        _ pieces: TextPieces, _ largestFont: UIFont, _ lineHeight: CGFloat, in environment: EnvironmentValues
    ) {
        self.lineHeight = lineHeight
        color = pieces.paint.color
        limits = environment.lineLimits
        least = environment.minimumScaleFactor >= 1 ? 1 : max(0.01, environment.minimumScaleFactor)
        pixel = environment.pixelLength
        isEmpty = pieces.pieces.isEmpty
        (rulers, heightOfTwo) = ([:], nil)
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
        label.set(\.numberOfLines, limits.most.map { max(1, $0) } ?? 0)
        label.set(\.textAlignment, alignment)
        label.set(\.lineBreakMode, breaking)
        label.set(\.allowsDefaultTighteningForTruncation, environment.allowsTightening)
        if let piece = pieces.onlyPlainPiece, environment.lineSpacing == 0 {
            let font = largestFont
            lineAttributes = [.font: font]
            content = { form, color in
                .plain(piece.string, form.scale == 1 ? font : font.withSize(font.pointSize * form.scale), color)
            }
        } else {
            func paragraph(_ form: Form) -> NSParagraphStyle {
                let paragraph = NSMutableParagraphStyle()
                paragraph.alignment = alignment
                paragraph.lineBreakMode = breaking
                paragraph.lineBreakStrategy = form.strategy
                paragraph.lineSpacing = environment.lineSpacing
                return paragraph
            }
            lineAttributes = [.font: largestFont, .paragraphStyle: paragraph(Form())]
            content = { .attributed(pieces.attributed(paragraph($0), scale: $0.scale, color: $1)) }
        }
        shownForm.scale = 1
        show(shownForm, in: label)
    }

    private func show(_ form: Form, in label: UILabel) {
        label._marksLineBreaks = true
        if label.lineBreakStrategy != form.strategy { label.lineBreakStrategy = form.strategy }
        switch content(form, color) {
        case .plain(let string, let font, let color):
            if label === self.label, showsAttributes {
                label.attributedText = nil
                showsAttributes = false
            }
            label.set(\.font, font)
            label.set(\.textColor, color)
            label.set(\.text, string)
        case .attributed(let string):
            label.set(\.attributedText, string)
            if label === self.label { showsAttributes = true }
        }
    }

    /// A label that shows the text in a form.
    private func ruler(_ form: Form) -> UILabel {
        if form == shownForm { return label }
        if let known = rulers[form] { return known }
        let ruler = UILabel()
        (ruler.numberOfLines, ruler.textAlignment) = (label.numberOfLines, label.textAlignment)
        ruler.lineBreakMode = label.lineBreakMode
        ruler.semanticContentAttribute = label.semanticContentAttribute
        show(form, in: ruler)
        if rulers.count > 4 { rulers = [:] }
        rulers[form] = ruler
        return ruler
    }

    // MARK: Sizes

    private struct Measured {
        var size: CGSize
        var form: Form
    }

    private struct Answer {
        var size = CGSize.zero
        /// The height of the text itself, which may be less high than what it keeps room for.
        var height: CGFloat = 0
        var form = Form()
    }

    /// The height of a text that says nothing, whatever its font: no letter says which font it is in, so that it is measured in UIKit's
    /// default for attributed strings, Helvetica of 12 points. A recorded box of an empty text in letters of 15 points has its height,
    /// 13.8.
    private static var heightOfNothing: CGFloat { UIFont.unattributed.lineHeight }
    private static let endless: CGFloat = 1e7
    private static let tolerance: CGFloat = 0.01

    func size(_ proposal: ProposedViewSize) -> CGSize { answer(proposal).size }

    private func answer(_ proposal: ProposedViewSize) -> Answer {
        guard !isEmpty else {
            let height =
                limits.least > 0 ? room(for: limits.least) : (Self.heightOfNothing / pixel).rounded(.up) * pixel
            return Answer(size: CGSize(width: 0, height: height), height: height)
        }
        let width = min(max(proposal.width ?? .infinity, 0.5), Self.endless)
        let height = min(max(proposal.height ?? .infinity, 0), Self.endless)
        let scale = least < 1 && !fits(width, height, scale: 1) ? largestScale(width, height) : 1
        let measured = size(width, height, scale)
        var answer = Answer(size: measured.size, height: measured.size.height, form: measured.form)
        if limits.least > 0 { answer.size.height = max(answer.size.height, room(for: limits.least)) }
        return answer
    }

    /// The size of the lines that fit, of which there is always one.
    private func size(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> Measured {
        let most = label.numberOfLines
        if most == 1 { return oneLine(width, scale) }
        let whole = extent(width, lines: most, scale)
        guard whole.size.height > height + Self.tolerance else { return whole }
        let first = extent(width, lines: 1, scale).size.height
        let pitch = extent(width, lines: 2, scale).size.height - first
        let fitting = pitch > 0 ? 1 + Int(max(0, (height + Self.tolerance - first) / pitch)) : 1
        var lines = most == 0 ? fitting : min(fitting, most)
        while lines > 1 {
            let size = extent(width, lines: lines, scale)
            if size.size.height <= height + Self.tolerance { return size }
            lines -= 1
        }
        return oneLine(width, scale)
    }

    /// A line that does not fit is as wide as what is left of it.
    private func oneLine(_ width: CGFloat, _ scale: CGFloat) -> Measured {
        let form = Form(scale: scale)
        let ruler = ruler(form)
        let natural = rect(ruler, Self.endless, lines: 1)
        guard natural.width > width + Self.tolerance else { return Measured(size: natural, form: form) }
        let former = ruler.bounds
        defer { ruler.bounds = former }
        ruler.bounds = CGRect(x: 0, y: 0, width: width, height: natural.height)
        let left = ruler.layoutForDrawing().map { ($0.text.width / pixel - 0.001).rounded(.up) * pixel } ?? width
        return Measured(size: CGSize(width: min(width, left), height: natural.height), form: form)
    }

    private func extent(_ width: CGFloat, lines: Int, _ scale: CGFloat) -> Measured {
        let form = Form(scale: scale)
        let size = rect(ruler(form), width, lines: lines)
        // Most texts have fewer lines, and no two need to be measured for that.
        guard lines != 1, size.height > lineHeight * 2 * scale, size.height > twoLines * scale + Self.tolerance + pixel
        else {
            return Measured(size: size, form: form)
        }
        let filled = Form(scale: scale, fillsLines: true)
        return Measured(size: rect(ruler(filled), width, lines: lines), form: filled)
    }

    private func rect(_ ruler: UILabel, _ width: CGFloat, lines: Int) -> CGSize {
        ruler.textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: Self.endless), limitedToNumberOfLines: lines
        ).size
    }

    private var twoLines: CGFloat {
        if let heightOfTwo { return heightOfTwo }
        let height = room(for: 2)
        heightOfTwo = height
        return height
    }

    /// The height of so many lines.
    private func room(for lines: Int) -> CGFloat {
        let sample = UILabel()
        sample.numberOfLines = 0
        sample.attributedText = NSAttributedString(
            string: Array(repeating: "A", count: lines).joined(separator: "\n"), attributes: lineAttributes)
        return rect(sample, Self.endless, lines: 0).height
    }

    // MARK: Smaller letters

    private func fits(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Bool {
        let most = label.numberOfLines
        let ruler = ruler(Form(scale: scale))
        if most == 1 { return rect(ruler, Self.endless, lines: 1).width <= width + Self.tolerance }
        let whole = rect(ruler, width, lines: 0)
        let allowed = most == 0 ? height : min(height, rect(ruler, width, lines: most).height)
        return whole.height <= allowed + Self.tolerance
    }

    /// The largest at which all of it is seen, to a hundredth.
    private func largestScale(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
        var (low, high) = (Int((least * 100).rounded(.up)), 100)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(width, height, scale: CGFloat(middle) / 100) { low = middle } else { high = middle }
        }
        return CGFloat(low) / 100
    }

    // MARK: In its place

    /// The baselines below the top of the text of a size.
    func baselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let answer = answer(proposal)
        let ruler = ruler(answer.form)
        let former = ruler.bounds
        defer { ruler.bounds = former }
        ruler.bounds = CGRect(x: 0, y: 0, width: answer.size.width, height: answer.height)
        guard let layout = ruler.layoutForDrawing(), let first = layout.baselines.first,
            let last = layout.baselines.last
        else { return nil }
        return (layout.origin.y + first, layout.origin.y + last)
    }

    func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        let answer = answer(proposal)
        let size = CGSize(width: answer.size.width, height: answer.height)
        if answer.form != shownForm {
            (shownForm, rulers) = (answer.form, [:])
            show(answer.form, in: label)
        }
        let frame = CGRect(origin: origin, size: size)
        label.setFrameInLayout(frame.onPixels(1 / pixel))
        if label.allowsDefaultTighteningForTruncation, Headless.cutsOff(label) {
            Headless.Diagnostics.noteNotDrawn("allowsTightening")
        }
    }
}

/// A text in the layout.
private final class TextItem: LeafItem, @unchecked Sendable {
    private let text: ShownText

    @MainActor init(_ text: ShownText, spacing: ViewSpacing) {
        self.text = text
        super.init(text.label, spacing: spacing) { text.size($0) }
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

    /// The font of the largest letters, by which the text keeps its distance to others.
    var largestFont: UIFont {
        if pieces.count == 1 { return font(of: pieces[0]) }
        return pieces.map(font).max { $0.lineHeight < $1.lineHeight } ?? environment.resolvedFont
    }

    /// What all of the text is painted with; of pieces in several styles, the foreground.
    var paint: _Paint {
        let own = pieces.count == 1 ? pieces[0].look.style : nil
        return own?._paint(in: environment) ?? environment.foregroundPaint
    }

    /// The piece of a text that looks the same throughout and has nothing but a font and a colour.
    var onlyPlainPiece: Piece? {
        guard pieces.count == 1, let piece = pieces.first, piece.image == nil, piece.look.letters == LetterLooks(),
            piece.look.background == nil, piece.look.attributes.isEmpty
        else { return nil }
        return piece
    }

    @MainActor func attributed(
        _ paragraph: NSParagraphStyle?, scale: CGFloat = 1, color foreground: UIColor? = nil
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            var font = font(of: piece)
            if scale != 1 { font = font.withSize(font.pointSize * scale) }
            let own = pieces.count == 1 ? foreground : piece.look.style?._paint(in: environment).color
            let color = own ?? foreground ?? environment.foregroundColor
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
    /// What the text says at a place, for bars, titles and assistive technologies.
    func string(in environment: EnvironmentValues) -> String { TextPieces(self, in: environment).string }

    /// What the text says and looks like at a place.
    @MainActor func attributedString(in environment: EnvironmentValues) -> NSAttributedString {
        TextPieces(self, in: environment).attributed(nil)
    }
}

extension UILabel {
    /// A label that gets the same text again would lay out everything around it again.
    fileprivate func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<UILabel, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }
}
