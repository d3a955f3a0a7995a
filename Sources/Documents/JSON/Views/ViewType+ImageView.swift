import Foundation
import MaquetteViewModel

extension ViewType {
    static let imageView = ViewType(
        "imageView", "A picture or a symbol: UIImageView.", inheriting: viewProperties, adding: imageViewProperties
    ) { UIImageView() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIImageView, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    private static let imageViewProperties: [Property] = [
        property("image", .image, "What the view shows, and how large it wants to be.") { view, image in
            view.image = image.image(for: view.traitCollection)
        },
        property("highlightedImage", .image, "What the view shows while it is highlighted.") { view, image in
            view.highlightedImage = image.image(for: view.traitCollection)
        },
        property("isHighlighted", .flag, "Whether highlightedImage is shown.") { $0.isHighlighted = $1 },
    ]
}
