import Foundation
import MaquetteViewModel

extension ViewKind {
    static let text: [ViewKind] = [label, textField, textView]

    /// Attributed text has its own attributes, which the label's properties repeat.
    private static let label = ViewKind("label", isSealed: true, fresh: { (_: UILabel) in UILabel() }) { label in
        let plain = UILabel()
        label.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory }
        label.text("text") { $0.givenAttributedText == nil ? $0.text : nil }
        label.font("font") { $0.givenAttributedText == nil ? $0.font : plain.font }
        label.color("textColor") { $0.givenAttributedText == nil ? $0.textColor : plain.textColor }
        label.choice("textAlignment") { $0.givenAttributedText == nil ? $0.textAlignment : plain.textAlignment }
        label.choice("lineBreakMode") { $0.givenAttributedText == nil ? $0.lineBreakMode : plain.lineBreakMode }
        label.value("lineBreakStrategy") {
            $0.lineBreakStrategy
        } _: {
            SwiftText.lineBreakStrategy($0)
        }
        label.styled("attributedText") { $0.givenAttributedText }
        label.value("numberOfLines") {
            $0.numberOfLines
        } _: {
            "\($0)"
        }
        label.flag("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth }
        label.number("minimumScaleFactor") { $0.minimumScaleFactor }
        label.choice("baselineAdjustment") { $0.baselineAdjustment }
        label.flag("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation }
        label.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth }
        label.flag("isEnabled") { $0.isEnabled }
        label.flag("isHighlighted") { $0.isHighlighted }
        label.color("highlightedTextColor") { $0.highlightedTextColor }
        label.color("shadowColor") { $0.shadowColor }
        label.value("shadowOffset") {
            $0.shadowOffset
        } _: {
            SwiftText.size($0)
        }
    }

    private static let textField = ViewKind(
        "textField", isSealed: true, fresh: { (_: UITextField) in UITextField() }, inheriting: control
    ) { field in
        field.choice("borderStyle") { $0.borderStyle }
        field.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory }
        field.font("font") { $0.font }
        field.color("textColor") { $0.textColor }
        field.choice("textAlignment") { $0.textAlignment }
        field.text("placeholder") { $0.givenAttributedPlaceholder == nil ? $0.placeholder : nil }
        field.styled("attributedPlaceholder") { $0.givenAttributedPlaceholder }
        field.value("text") {
            $0.givenAttributedText == nil ? $0.text ?? "" : ""
        } _: {
            SwiftText.text($0)
        }
        field.styled("attributedText") { $0.givenAttributedText }
        field.flag("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth }
        field.number("minimumFontSize") { $0.minimumFontSize }
        field.flag("isSecureTextEntry") { $0.isSecureTextEntry }
        field.choice("clearButtonMode") { $0.clearButtonMode }
        field.image("background") { $0.background }
        field.image("disabledBackground") { $0.disabledBackground }
    }

    private static let textView = ViewKind(
        "textView", isSealed: true, fresh: { (_: UITextView) in UITextView() }, inheriting: scrolling
    ) { view in
        view.flag("isEditable") { $0.isEditable }
        view.flag("isSelectable") { $0.isSelectable }
        view.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory }
        view.insets("textContainerInset") { $0.textContainerInset }
        view.number("textContainer.lineFragmentPadding") { $0.textContainer.lineFragmentPadding }
        view.value("textContainer.maximumNumberOfLines") {
            $0.textContainer.maximumNumberOfLines
        } _: {
            "\($0)"
        }
        view.font("font") { $0.givenAttributedText == nil ? $0.font : nil }
        view.color("textColor") { $0.givenAttributedText == nil ? $0.textColor : nil }
        view.choice("textAlignment") { $0.givenAttributedText == nil ? $0.textAlignment : .natural }
        view.value("text") {
            $0.givenAttributedText == nil ? $0.text ?? "" : ""
        } _: {
            SwiftText.text($0)
        }
        view.styled("attributedText") { $0.givenAttributedText }
    }
}
