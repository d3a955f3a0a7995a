extension UIImage {
    /// The image where it is opaque, painted with something that is more than a colour.
    @MainActor func painted(with paint: _Paint, in environment: EnvironmentValues) -> UIImage {
        guard case .gradient(let gradient) = paint.plain, size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let box = CGRect(origin: .zero, size: size)
        let painted = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let context = context.cgContext
            withTintColor(.black, renderingMode: .alwaysOriginal).draw(in: box)
            context.setBlendMode(.sourceIn)
            context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
            gradient.draw(box, in: context, environment.traitCollection)
            context.endTransparencyLayer()
        }
        let image = baselineOffsetFromBottom.map { painted.withBaselineOffset(fromBottom: $0) } ?? painted
        return image.withRenderingMode(.alwaysOriginal)
    }

    /// Whether the image is painted with the style of texts, and not with its own colours.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    }
}
