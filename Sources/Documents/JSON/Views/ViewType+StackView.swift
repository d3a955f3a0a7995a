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
        property("axis", .axis, "horizontal, a row, where not given; vertical makes a column.") { $0.axis = $1 },
        property("spacing", .spacing, "Between neighbours; 0 where not given.") { $0.spacing = $1 },
        property("distribution", .distribution, "How the views share the stack's length; fill where not given.") {
            $0.distribution = $1
        },
        property("alignment", .stackAlignment, "Where the views stand across; fill where not given.") {
            $0.alignment = $1
        },
        property("isLayoutMarginsRelativeArrangement", .flag, "Whether the views keep out of layoutMargins.") {
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
