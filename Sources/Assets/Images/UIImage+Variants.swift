import Foundation

extension UIImage {
    private func with(_ change: (inout ImageState) -> Void) -> UIImage {
        var changed = state
        change(&changed)
        return UIImage(changed)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        let mirrored: [Orientation: Orientation] = [
            .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down,
            .left: .rightMirrored, .rightMirrored: .left, .right: .leftMirrored, .leftMirrored: .right,
        ]
        return with { $0.addedOrientation = mirrored[$0.addedOrientation] ?? .upMirrored }
    }

    /// Keeps the margins at their size; the middle repeats.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The former API for cap insets: the point after the caps stretches.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: size.height - top - 1, right: size.width - left - 1),
            resizingMode: .stretch)
    }

    // MARK: Decoded ahead, which here makes no difference

    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// A thumbnail as large as fits into the size, with the image's own proportions.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
    }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Frames that an image view shows one after the other.
    /// The images `name0`, `name1` and so on, of up to 1024, or else the one with the name alone.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0..<1024 {
            guard let image = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return images.isEmpty ? UIImage(named: name) : animatedImage(with: images, duration: duration)
    }
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? { animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets) }
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var state = ImageState(first.state.source, scale: first.scale)
        state.frames = images
        state.duration = duration
        return UIImage(state)
    }

    func withSymbol(_ symbol: ImageSymbol) -> UIImage { with { $0.symbol = symbol } }
}
