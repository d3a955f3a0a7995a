import Foundation
import MaquetteViewModel

extension ViewType {
    static let textView = ViewType(
        "textView", "Text of several lines, which can be edited and scrolls: UITextView.", inheriting: scrollProperties,
        adding: textViewProperties, hasScrollGuides: true
    ) { UITextView() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UITextView, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    private static let textViewProperties: [Property] = [
        property("adjustsFontForContentSizeCategory", .flag, "Whether the font follows later changes of the text size.")
        {
            $0.adjustsFontForContentSizeCategory = $1
        },
        property("font", .font, "Default: the system font in 12 points.") { view, font in
            view.font = font.font(for: view.traitCollection)
        },
        property("textColor", .color, "Default: label.") { $0.textColor = $1 },
        property("textAlignment", .alignment, "The alignment of the lines. Default: natural.") {
            $0.textAlignment = $1
        },
        property("text", .text, "The text.") { $0.text = $1 },
        property("attributedText", .runs, "Styled text in runs, instead of text.") {
            view, runs in view.attributedText = runs.attributedString(for: view.traitCollection)
        },
        property("textContainerInset", .insets, "Around the text. Default: 8 above and below.") {
            $0.textContainerInset = $1.edgeInsets
        },
        property("lineFragmentPadding", .length, "At both ends of a line. Default: 5.") {
            $0.textContainer.lineFragmentPadding = $1
        },
        property(
            "maximumNumberOfLines", .wholeNumber("a number of lines, 0 or more", in: 0...100_000),
            "0 means any number."
        ) { $0.textContainer.maximumNumberOfLines = $1 },
        property("isEditable", .flag, "Default: true.") { $0.isEditable = $1 },
        property("isSelectable", .flag, "Default: true.") { $0.isSelectable = $1 },
    ]
}
