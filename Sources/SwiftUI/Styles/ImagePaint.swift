/// Tiles of an image.
public nonisolated struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        nonisolated(unsafe) let environment = environment
        let found = assumingMainActor { tile(in: environment) }
        return found.map { .image(_ImagePaintFill(image: $0)) } ?? .color(.clear)
    }

    /// The part of the image that is repeated, as large as it is shown.
    @MainActor private func tile(in environment: EnvironmentValues) -> UIImage? {
        guard let own = image.resolved(in: environment), own.size.width > 0, own.size.height > 0 else { return nil }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        if scale == 1, sourceRect == whole, !own.isSymbolImage { return own }
        let factor = max(scale, 0.001)
        let size = CGSize(width: own.size.width * factor, height: own.size.height * factor)
        let part = CGSize(width: size.width * sourceRect.width, height: size.height * sourceRect.height)
        guard part.width > 0, part.height > 0 else { return nil }
        let shown =
            own.isTemplate ? own.withTintColor(environment.foregroundColor, renderingMode: .alwaysOriginal) : own
        return UIGraphicsImageRenderer(size: part).image { _ in
            shown.draw(
                in: CGRect(
                    x: -sourceRect.minX * size.width, y: -sourceRect.minY * size.height, width: size.width,
                    height: size.height))
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
