import Foundation
import MaquetteViewModel

extension ViewType {
    static let label = ViewType(
        "label", "A label: UILabel.", inheriting: viewProperties, adding: labelProperties
    ) { UILabel() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UILabel, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    private static let labelProperties: [Property] = [
        property("adjustsFontForContentSizeCategory", .flag, "Whether the font follows later changes of the text size.")
        {
            $0.adjustsFontForContentSizeCategory = $1
        },
        property("font", .font, "Default: the system font in 17 points.") { label, font in
            label.font = font.font(for: label.traitCollection)
        },
        property("textColor", .color, "Default: label.") { $0.textColor = $1 },
        property("text", .text, "The text.") { $0.text = $1 },
        property("attributedText", .runs, "Styled text in runs, instead of text.") {
            label, runs in label.attributedText = runs.attributedString(for: label.traitCollection)
        },
        property("textAlignment", .alignment, "The alignment of the lines. Default: natural.") {
            $0.textAlignment = $1
        },
        property("numberOfLines", .wholeNumber("a number of lines, 0 or more", in: 0...100_000), "0 means any number.")
        {
            $0.numberOfLines = $1
        },
        property("lineBreakMode", .lineBreak, "How text that does not fit is cut off.") { $0.lineBreakMode = $1 },
        property("adjustsFontSizeToFitWidth", .flag, "Whether a text of one line shrinks until it fits.") {
            $0.adjustsFontSizeToFitWidth = $1
        },
        property("minimumScaleFactor", .fraction, "The smallest scale when the text shrinks.") {
            $0.minimumScaleFactor = CGFloat($1)
        },
        property("baselineAdjustment", .baselineAdjustment, "The vertical place of text that was shrunk.") {
            $0.baselineAdjustment = $1
        },
        property(
            "allowsDefaultTighteningForTruncation", .flag, "Whether letter spacing is tightened before text is cut off."
        ) {
            $0.allowsDefaultTighteningForTruncation = $1
        },
        property("preferredMaxLayoutWidth", .length, "The width at which lines wrap, if the layout gives none.") {
            $0.preferredMaxLayoutWidth = $1
        },
        property("isEnabled", .flag, "Whether the label is drawn in full colour.") { $0.isEnabled = $1 },
        property("isHighlighted", .flag, "Whether highlightedTextColor is shown.") { $0.isHighlighted = $1 },
        property("highlightedTextColor", .color, "While the label is highlighted.") { $0.highlightedTextColor = $1 },
        property("textShadowColor", .color, "Of a hard shadow under the text.") { $0.shadowColor = $1 },
        property("textShadowOffset", .offset, "Points to the right and down. Default: [0, -1].") {
            $0.shadowOffset = $1
        },
    ]
}

extension Kind where Value == UIBaselineAdjustment {
    static let baselineAdjustment = Kind.choice(
        "a baseline adjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
}
