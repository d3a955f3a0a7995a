import Foundation

/// The state of a label.
@MainActor final class LabelState: HiddenState {
    var text: String?
    /// The string, with the label's font and colour where it has none of its own.
    var attributedText: NSAttributedString?

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

    /// The text as values for the typesetter, until something it depends on changes.
    var lowered: LoweredLabel?
    /// Set to ask where `drawText(in:)` puts the text: then the rectangle is noted and nothing is drawn.
    var drawingProbe: DrawingProbe?

    final class DrawingProbe {
        var rectangle: CGRect?
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
