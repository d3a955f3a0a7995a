/// A picture whose pixels stay squares when it is enlarged, drawn anew for each size.
final class SharpImageItem: LeafItem, @unchecked Sendable {
    private let image: UIImage
    private var drawnSize: CGSize?

    @MainActor init(
        _ view: UIImageView, _ image: UIImage, answer: @escaping @MainActor (ProposedViewSize) -> CGSize
    ) {
        self.image = image
        super.init(view, answer: answer)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        super.place(at: origin, proposal, in: space)
        assumingMainActor {
            let size = view.bounds.size
            guard size != drawnSize, size.width > 0, size.height > 0, let picture = image.cgImage else { return }
            drawnSize = size
            let drawn = UIGraphicsImageRenderer(size: size).image { renderer in
                let context = renderer.cgContext
                context.interpolationQuality = .none
                // Core Graphics draws pictures from the bottom up.
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
                context.draw(picture, in: CGRect(origin: .zero, size: size))
            }
            (view as? UIImageView)?.image = drawn.withRenderingMode(image.renderingMode)
        }
    }
}
