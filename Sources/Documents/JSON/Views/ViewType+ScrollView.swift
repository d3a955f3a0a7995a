import Foundation
import MaquetteViewModel

extension ViewType {
    static let scrollView = ViewType(
        "scrollView",
        "A scroll view: UIScrollView. Its guides are `content` and `frame`.",
        inheriting: scrollProperties, hasScrollGuides: true
    ) { UIScrollView() }

    /// The properties of scroll views, in addition to those of every view.
    static let scrollProperties: [Property] =
        viewProperties + [
            property(
                "contentInset", .insets, "The space around the content, which is not mirrored in right-to-left layouts."
            ) {
                $0.contentInset = $1.edgeInsets
            },
            property(
                "contentInsetAdjustmentBehavior", .insetAdjustment, "When the safe area is added to the contentInset."
            ) { $0.contentInsetAdjustmentBehavior = $1 },
            property("contentSize", .extent, "As [width, height], for content without constraints.") {
                $0.contentSize = $1
            },
            property("contentOffset", .point, "How far the content is scrolled, as [x, y].") { $0.contentOffset = $1 },
            property("isScrollEnabled", .flag, "If false, a text view is as high as its text. Default: true.") {
                $0.isScrollEnabled = $1
            },
            property("isPagingEnabled", .flag, "Whether scrolling stops at multiples of the size.") {
                $0.isPagingEnabled = $1
            },
            property("alwaysBounceVertical", .flag, "Whether content that fits can be dragged up and down.") {
                $0.alwaysBounceVertical = $1
            },
            property("alwaysBounceHorizontal", .flag, "Whether content that fits can be dragged across.") {
                $0.alwaysBounceHorizontal = $1
            },
        ]

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIScrollView, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }
}

extension Kind where Value == UIScrollView.ContentInsetAdjustmentBehavior {
    static let insetAdjustment = Kind.choice(
        "an adjustment of insets",
        ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
}
