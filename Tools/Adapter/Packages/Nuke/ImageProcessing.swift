import UIKit

public protocol ImageProcessing {
    func process(_ image: UIImage) -> UIImage?
    var identifier: String { get }
}

private func redrawn(_ image: UIImage, _ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(CGRect(origin: .zero, size: size)) }
}

public enum ImageProcessingOptions {
    public enum Unit: Sendable { case points, pixels }

    public struct Border: @unchecked Sendable {
        public let color: UIColor
        public let width: CGFloat
        public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {
            (self.color, self.width) = (color, width)
        }
    }
}

public enum ImageProcessors {
    public struct Resize: ImageProcessing {
        public enum ContentMode: Sendable { case aspectFill, aspectFit }
        private let size: CGSize
        private let mode: ContentMode
        private let crops: Bool
        public var identifier: String { "resize \(size) \(mode) \(crops)" }

        public init(
            size: CGSize, unit: ImageProcessingOptions.Unit = .points, contentMode: ContentMode = .aspectFill,
            crop: Bool = false, upscale: Bool = false
        ) { (self.size, mode, crops) = (size, contentMode, crop) }

        public init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
            self.init(size: CGSize(width: width, height: 100_000), unit: unit, contentMode: .aspectFit)
        }

        public init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
            self.init(size: CGSize(width: 100_000, height: height), unit: unit, contentMode: .aspectFit)
        }

        public func process(_ image: UIImage) -> UIImage? {
            let (across, down) = (size.width / image.size.width, size.height / image.size.height)
            let factor = mode == .aspectFill ? max(across, down) : min(across, down)
            guard factor < 1 else { return image }
            let whole = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            let shown = crops && mode == .aspectFill ? size : whole
            return redrawn(image, shown) { _ in
                image.draw(
                    in: CGRect(
                        x: (shown.width - whole.width) / 2, y: (shown.height - whole.height) / 2, width: whole.width,
                        height: whole.height))
            }
        }
    }

    public struct Circle: ImageProcessing {
        private let border: ImageProcessingOptions.Border?
        public var identifier: String { "circle" }
        public init(border: ImageProcessingOptions.Border? = nil) { self.border = border }

        public func process(_ image: UIImage) -> UIImage? {
            let side = min(image.size.width, image.size.height)
            return redrawn(image, CGSize(width: side, height: side)) { rect in
                UIBezierPath(ovalIn: rect).addClip()
                image.draw(at: CGPoint(x: (side - image.size.width) / 2, y: (side - image.size.height) / 2))
                guard let border else { return }
                let line = UIBezierPath(ovalIn: rect.insetBy(dx: border.width / 2, dy: border.width / 2))
                line.lineWidth = border.width
                border.color.setStroke()
                line.stroke()
            }
        }
    }

    public struct RoundedCorners: ImageProcessing {
        private let radius: CGFloat
        public var identifier: String { "corners \(radius)" }
        public init(
            radius: CGFloat, unit: ImageProcessingOptions.Unit = .points, border: ImageProcessingOptions.Border? = nil
        ) { self.radius = radius }

        public func process(_ image: UIImage) -> UIImage? {
            redrawn(image, image.size) { rect in
                UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
                image.draw(in: rect)
            }
        }
    }

    /// Pictures stay sharp here.
    public struct GaussianBlur: ImageProcessing {
        private let radius: Int
        public var identifier: String { "blur \(radius)" }
        public init(radius: Int = 8) { self.radius = radius }
        public func process(_ image: UIImage) -> UIImage? { image }
    }
}
