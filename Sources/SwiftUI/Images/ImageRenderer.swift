import Combine

/// Makes an image of a view, as large as the view is for a proposal.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public let objectWillChange = PassthroughSubject<Void, Never>()
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear
    public var isObservationEnabled = false

    public init(content view: Content) { content = view }

    public var uiImage: UIImage? {
        let (view, size) = laidOut()
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, isOpaque)
        return UIGraphicsImageRenderer(size: size, format: format).image { view.layer.draw(tree: $0.cgContext) }
    }
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Hands over the size, and what draws the view into a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
    ) {
        let (view, size) = laidOut()
        renderer(size) { view.layer.draw(tree: $0) }
    }

    private func laidOut() -> (view: UIView, size: CGSize) {
        let view = _UIHostingView(rootView: content)
        let size = view.contentSize(for: proposedSize)
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        return (view, size)
    }
}
