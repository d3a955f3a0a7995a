import Foundation

/// The state of a label.
@MainActor final class LabelState: HiddenState {
    var text: String?
    /// With the label's font and colour wherever the string has none of its own.
    var attributedText: NSAttributedString?

    var font = LabelState.defaultFont
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    var numberOfLines = 1
    /// Whether a cell's style let a text of one line have more.
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

    /// The text in the typesetter's words, until something it depends on changes.
    var lowered: LoweredLabel?
    /// Somebody who asks where `drawText(in:)` puts the text, which then answers and does not draw.
    var question: PlaceQuestion?

    final class PlaceQuestion {
        var answer: CGRect?
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
