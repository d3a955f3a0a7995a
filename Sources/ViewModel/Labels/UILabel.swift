import Foundation
import MaquetteDrawing
import MaquetteText

@preconcurrency @MainActor open class UILabel: UIView {
    let labelState = LabelState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UILabel.self)
    }

    // MARK: Text

    open var text: String? {
        get { labelState.attributed?.string ?? labelState.text }
        set { setText(newValue) }
    }
    open var attributedText: NSAttributedString? {
        get { styledText }
        set { setAttributedText(newValue) }
    }
    open var font: UIFont! {
        get { adjusted(lookAtStart(.font, as: UIFont.self) ?? labelState.font) }
        set { setFont(newValue) }
    }
    open var textColor: UIColor! {
        get { lookAtStart(.foregroundColor, as: UIColor.self) ?? labelState.textColor }
        set { setTextColor(newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { lookAtStart(.paragraphStyle, as: NSParagraphStyle.self)?.alignment ?? labelState.textAlignment }
        set { changeParagraphs(\.textAlignment, \.alignment, to: newValue) }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { lookAtStart(.paragraphStyle, as: NSParagraphStyle.self)?.lineBreakMode ?? labelState.lineBreakMode }
        set { changeParagraphs(\.lineBreakMode, \.lineBreakMode, to: newValue) }
    }
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { labelState.lineBreakStrategy }
        set { change(\.lineBreakStrategy, to: newValue) }
    }
    open var numberOfLines: Int {
        get { labelState.numberOfLines }
        set { change(\.numberOfLines, to: max(0, newValue)) }
    }
    open var preferredMaxLayoutWidth: CGFloat {
        get { labelState.preferredMaxLayoutWidth }
        set { change(\.preferredMaxLayoutWidth, to: newValue) }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { labelState.adjustsFontForContentSizeCategory }
        set { change(\.adjustsFontForContentSizeCategory, to: newValue) }
    }

    // MARK: Shrinking to fit

    open var adjustsFontSizeToFitWidth: Bool {
        get { labelState.adjustsFontSizeToFitWidth }
        set { changeDrawing(\.adjustsFontSizeToFitWidth, to: newValue) }
    }
    open var minimumScaleFactor: CGFloat {
        get { labelState.minimumScaleFactor }
        set { changeDrawing(\.minimumScaleFactor, to: newValue) }
    }
    open var baselineAdjustment: UIBaselineAdjustment {
        get { labelState.baselineAdjustment }
        set { changeDrawing(\.baselineAdjustment, to: newValue) }
    }
    open var allowsDefaultTighteningForTruncation: Bool {
        get { labelState.allowsDefaultTighteningForTruncation }
        set { changeDrawing(\.allowsDefaultTighteningForTruncation, to: newValue) }
    }

    // MARK: Looks

    open var highlightedTextColor: UIColor? {
        get { labelState.highlightedTextColor }
        set { changeDrawing(\.highlightedTextColor, to: newValue) }
    }
    open var isHighlighted: Bool {
        get { labelState.isHighlighted }
        set { changeDrawing(\.isHighlighted, to: newValue) }
    }
    open var isEnabled: Bool {
        get { labelState.isEnabled }
        set { changeDrawing(\.isEnabled, to: newValue) }
    }
    open var shadowColor: UIColor? {
        get { labelState.shadowColor }
        set { changeDrawing(\.shadowColor, to: newValue) }
    }
    open var shadowOffset: CGSize {
        get { labelState.shadowOffset }
        set { changeDrawing(\.shadowOffset, to: newValue) }
    }
    open var showsExpansionTextWhenTruncated: Bool {
        get { labelState.showsExpansionTextWhenTruncated }
        set { labelState.showsExpansionTextWhenTruncated = newValue }
    }

    // MARK: Measuring and drawing

    /// The part of `bounds` that the text takes. Every size that a label asks for comes from here, so that an override
    /// changes them all.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// An override that passes on another rectangle moves the text there.
    open func drawText(in rect: CGRect) { putText(in: rect) }

    override var _drawsInsideBounds: Bool { true }
    /// Whether `drawText(in:)` may be overridden.
    var _mayMoveText: Bool { type(of: self) != UILabel.self }

    open override var intrinsicContentSize: CGSize { contentSize(wrappedTo: viewState.wrappingWidth) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustToTraits(from: previousTraitCollection)
    }

    override var _intrinsicHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override var _intrinsicWidthFollowsWidth: Bool { _intrinsicHeightFollowsWidth }

    override func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        baselineOffsets(inWidth: size.width)
    }
    override var _baselineReach: (ascender: CGFloat, descender: CGFloat)? {
        (effectiveFont.ascender, effectiveFont.descender)
    }
    override var _wholeText: String? { text }
    override var _words: ViewWords { ViewWords(text: text, layer: "_UILabelLayer") }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        let words = text ?? ""
        var traits = UIAccessibilityTraits.staticText
        if !isEnabled { traits.insert(.notEnabled) }
        return OwnAccessibility(isElement: !words.isEmpty, label: words.isEmpty ? nil : words, traits: traits)
    }
}

/// The place of text in a label after it was shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// Aligns to the baseline that the text would have at its full size.
    case alignBaselines = 0
    /// Puts the text in the middle of the label.
    case alignCenters = 1
    /// Aligns to the top that the text would have at its full size.
    case none = 2
}

@MainActor final class LabelState: HiddenState {
    var text: String?
    /// The text with the label's font and colour where the text has none of its own.
    var attributed: AttributedContent?

    var font = LabelState.defaultFont
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    var numberOfLines = 1
    /// Whether a cell lets this label of one line wrap.
    var isUnfolded = false
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFontForContentSizeCategory = false

    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsDefaultTighteningForTruncation = false

    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var showsExpansionTextWhenTruncated = false
    /// What the lines of a text view go around.
    var exclusions: [TextExclusion] = []
    /// Whether one line has an ellipsis where a line break ends it. A label's has none, in pictures of simulators; what text views and SwiftUI
    /// set has one.
    var marksLineBreaks = false
    /// Draws the lines of a text view in the label's place, if its class may do so in a way of its own.
    weak var drawingManager: NSLayoutManager?

    /// The text as values for the typesetter, until something it depends on changes.
    var lowered: LoweredLabel?
    /// Set to ask where `drawText(in:)` puts the text: then the rectangle is noted and nothing is drawn.
    var drawingProbe: DrawingProbe?

    final class DrawingProbe {
        var rectangle: CGRect?
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

extension ClassTable {
    /// The font and what else styled texts use where they say nothing come before these.
    package static let label = ClassTable(
        of: UILabel.self,
        made: .init("label", json: ("label", "A label: UILabel.")) { UILabel() }
    ) { label in
        label.flag(
            "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
            json: "Whether the font follows later changes of the text size.", nib: "adjustsFontForContentSizeCategory")
        label.font("font", \.font, json: "Default: the system font in 17 points.", isAppearance: true)
        label.color(
            "textColor", \.textColor, json: "Default: label.", nib: "textColor", isAppearance: true)
        label.text("text", \.text, json: "The text.", nib: "text")
        label.special("attributedText", json: "Styled text in runs, instead of text.")
        label.choice(
            "textAlignment", \.textAlignment, json: "The alignment of the lines. Default: natural.",
            nib: "textAlignment", whenMissing: "left")
        label.count(
            "numberOfLines", \.numberOfLines, "a number of lines, 0 or more", in: 0...100_000,
            json: "0 means any number.", nib: "numberOfLines")
        label.choice("lineBreakMode", \.lineBreakMode, json: "How text that does not fit is cut off.")
        label.special("lineBreakStrategy")
        label.flag(
            "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
            json: "Whether a text of one line shrinks until it fits.", nib: "adjustsFontSizeToFit", whenMissing: true)
        label.number(
            "minimumScaleFactor", \.minimumScaleFactor, .fraction, json: "The smallest scale when the text shrinks.",
            nib: "minimumScaleFactor")
        label.choice(
            "baselineAdjustment", \.baselineAdjustment, json: "The vertical place of text that was shrunk.")
        label.flag(
            "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
            json: "Whether letter spacing is tightened before text is cut off.")
        label.number(
            "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, .length,
            json: "The width at which lines wrap, if the layout gives none.")
        label.flag("isEnabled", \.isEnabled, json: "Whether the label is drawn in full colour.", nib: "enabled")
        label.flag("isHighlighted", \.isHighlighted, json: "Whether highlightedTextColor is shown.", nib: "highlighted")
        label.color(
            "highlightedTextColor", \.highlightedTextColor, json: "While the label is highlighted.",
            nib: "highlightedColor", isAppearance: true)
        label.color(
            "shadowColor", \.shadowColor, json: "Of a hard shadow under the text.", jsonName: "textShadowColor",
            nib: "shadowColor", isAppearance: true)
        label.size(
            "shadowOffset", \.shadowOffset, json: "Points to the right and down. Default: [0, -1].",
            jsonName: "textShadowOffset", nib: "shadowOffset", isAppearance: true)
    }
}

extension UIBaselineAdjustment: NamedCases {
    package static let noun = "a baseline adjustment"
    package static var names: KeyValuePairs<String, UIBaselineAdjustment> {
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    }
}

extension NSTextAlignment: NamedCases {
    package static let noun = "a text alignment"
    package static var names: KeyValuePairs<String, NSTextAlignment> {
        ["natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified]
    }
}

extension NSLineBreakMode: NamedCases {
    package static let noun = "a line break mode"
    package static var names: KeyValuePairs<String, NSLineBreakMode> {
        [
            "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
            "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
            "byTruncatingMiddle": .byTruncatingMiddle,
        ]
    }
}
