import Foundation
import MaquetteViewModel

extension ViewType {
    /// The properties of every control, in addition to those of every view.
    static let controlProperties: [Property] =
        viewProperties + [
            property("isEnabled", .flag, "Whether the control is enabled; dimmed if not.") { $0.isEnabled = $1 },
            property("isSelected", .flag, "Whether the control looks selected.") { $0.isSelected = $1 },
            property("isHighlighted", .flag, "Whether the control looks touched.") { $0.isHighlighted = $1 },
            property("contentHorizontalAlignment", .horizontalContent, "The horizontal alignment of the content.") {
                $0.contentHorizontalAlignment = $1
            },
            property("contentVerticalAlignment", .verticalContent, "The vertical alignment of the content.") {
                $0.contentVerticalAlignment = $1
            },
        ]

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIControl, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }
}

extension Kind where Value == UIControl.ContentHorizontalAlignment {
    static let horizontalContent = Kind.choice(
        "a horizontal alignment",
        [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ])
}

extension Kind where Value == UIControl.ContentVerticalAlignment {
    static let verticalContent = Kind.choice(
        "a vertical alignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
}
