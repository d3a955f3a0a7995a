import Foundation
import MaquetteDrawing

extension UIImageView {
    func change<Value: Equatable>(_ property: ReferenceWritableKeyPath<ImageViewState, Value>, to value: Value) {
        guard imageViewState[keyPath: property] != value else { return }
        let before = intrinsicContentSize
        imageViewState[keyPath: property] = value
        if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    /// The image to show: the first frame of a running animation, otherwise the one for the state.
    package var shownImage: UIImage? {
        if isAnimating, let first = animationImages?.first { return first }
        let image = (isHighlighted ? highlightedImage ?? self.image : self.image)?.resolved(for: traitCollection)
        guard let image, let configuration = preferredSymbolConfiguration, image.isSymbolImage else { return image }
        let own = image.symbolConfiguration ?? .unspecified
        return image.withConfiguration(configuration.applying(own))
    }

    /// The image's size; if the view adjusts for accessibility sizes, scaled with body text there.
    func displaySize(of image: UIImage) -> CGSize {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return image.size }
        let metrics = UIFontMetrics.default
        return CGSize(
            width: metrics.scaledValue(for: image.size.width, compatibleWith: traitCollection),
            height: metrics.scaledValue(for: image.size.height, compatibleWith: traitCollection))
    }

    /// Where the image goes in the view's bounds.
    package var imageRect: CGRect? {
        shownImage.map { contentMode.rect(forContentOf: displaySize(of: $0), in: bounds) }
    }

    /// Whether the image is a template: only its shape counts, filled with the tint.
    package var showsTemplate: Bool {
        guard let image = shownImage, !image.hasSymbolColors else { return false }
        return image.renderingMode == .alwaysTemplate
            || (image.renderingMode == .automatic && (imageViewState.takesAutomaticAsTemplate || image.isSymbolImage))
    }

    /// The baseline of a symbol, for alignment with text, from the edges of an alignment rectangle of the size.
    func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return (0, 0) }
        let bounds = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        let rect = contentMode.rect(forContentOf: displaySize(of: image), in: bounds)
        let stretch = image.size.height > 0 ? rect.height / image.size.height : 1
        let last = size.height - rect.maxY + baseline * stretch
        return (size.height - last, last)
    }
}

extension UIImageView {
    /// Draws the image by the content mode, its edges on pixels.
    func drawImage(into list: inout DisplayList) {
        guard let image = shownImage, let exact = imageRect else { return }
        let grid = DeviceGrid(scale: Double(layoutScale))
        let rect = grid.aligned(Rect(exact), from: Point(bounds.origin))
        image.draw(
            into: &list, in: rect, tint: tint(for: image),
            isMirrored: image.flipsForRightToLeftLayoutDirection
                && effectiveUserInterfaceLayoutDirection == .rightToLeft,
            stretches: contentMode == .scaleToFill || contentMode == .redraw)
    }

    /// Templates take the view's tint, images with a tint of their own keep that, others keep their colours.
    private func tint(for image: UIImage) -> Color? {
        let color = showsTemplate ? tintColor : image.ownTint
        return color?.drawingColor(with: traitCollection)
    }
}

extension UIView.ContentMode {
    /// Where content of a size goes in bounds.
    ///
    /// The two aspect modes scale evenly, the named places keep the size, the others fill; content without a size gets
    /// an empty rectangle in the middle where it would have to be scaled evenly.
    package func rect(forContentOf size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(size, in: bounds, by: min)
        case .scaleAspectFill: return scaled(size, in: bounds, by: max)
        default: return CGRect(origin: corner(of: size, in: bounds), size: size)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else {
            return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
            height: scaled.height)
    }

    private func corner(of size: CGSize, in bounds: CGRect) -> CGPoint {
        let x =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y =
            switch self {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }
}
