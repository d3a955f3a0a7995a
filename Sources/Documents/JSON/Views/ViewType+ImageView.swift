import Foundation
import MaquetteViewModel

extension ViewType {
    static let imageView = ViewType(
        "imageView", "An image or a symbol: UIImageView.", inheriting: viewProperties, adding: imageViewProperties
    ) { UIImageView() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UIImageView, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    private static let imageViewProperties: [Property] = [
        property("image", .image, "The image, whose size is the intrinsic content size.") { view, image in
            view.image = image.image(for: view.traitCollection)
        },
        property("highlightedImage", .image, "The image while the view is highlighted.") { view, image in
            view.highlightedImage = image.image(for: view.traitCollection)
        },
        property("isHighlighted", .flag, "Whether highlightedImage is shown.") { $0.isHighlighted = $1 },
    ]
}
