import Foundation
import MaquetteViewModel

extension ViewType {
    static let stackView = ViewType(
        "stackView", "A row or a column: UIStackView. Its subviews are arranged in their order.",
        inheriting: viewProperties, adding: stackViewProperties
    ) { UIStackView() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIStackView, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    private static let stackViewProperties: [Property] = [
        property("axis", .axis, "A row (horizontal) or a column (vertical). Default: horizontal.") { $0.axis = $1 },
        property("spacing", .spacing, "The spacing between views. Default: 0.") { $0.spacing = $1 },
        property("distribution", .distribution, "How the views share the stack's length. Default: fill.") {
            $0.distribution = $1
        },
        property("alignment", .stackAlignment, "How the views are aligned across the stack. Default: fill.") {
            $0.alignment = $1
        },
        property("isLayoutMarginsRelativeArrangement", .flag, "Whether the views are laid out inside layoutMargins.") {
            $0.isLayoutMarginsRelativeArrangement = $1
        },
        property("isBaselineRelativeArrangement", .flag, "Whether spacing is from baseline to baseline.") {
            $0.isBaselineRelativeArrangement = $1
        },
    ]
}

extension Kind where Value == NSLayoutConstraint.Axis {
    static let axis = Kind.choice("an axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension Kind where Value == UIStackView.Distribution {
    static let distribution = Kind.choice(
        "a distribution",
        [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ])
}

extension Kind where Value == UIStackView.Alignment {
    static let stackAlignment = Kind.choice(
        "an alignment",
        [
            "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing, "top": .top,
            "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ])
}
