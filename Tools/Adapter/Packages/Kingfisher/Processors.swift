import UIKit

public enum ImageProcessItem {
    case image(UIImage)
    case data(Data)
}

public protocol ImageProcessor {
    var identifier: String { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension ImageProcessor {
    /// This one first, then the other.
    public func append(another: any ImageProcessor) -> any ImageProcessor {
        Both(identifier: "\(identifier)|>\(another.identifier)", first: self, second: another)
    }
}

private struct Both: ImageProcessor {
    let identifier: String
    let first, second: any ImageProcessor

    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        first.process(item: item, options: options).flatMap { second.process(item: .image($0), options: options) }
    }
}

infix operator |> : AdditionPrecedence
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    left.append(another: right)
}

extension ImageProcessItem {
    func image(_ scale: CGFloat) -> UIImage? {
        switch self {
        case .image(let image): image
        case .data(let data): UIImage(data: data, scale: scale)
        }
    }
}

public struct DefaultImageProcessor: ImageProcessor {
    public static var `default`: DefaultImageProcessor { DefaultImageProcessor() }
    public let identifier = ""
    public init() {}

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor)
    }
}

/// Draws the picture into one of another size.
private func redrawn(_ image: UIImage, _ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(CGRect(origin: .zero, size: size)) }
}

public enum ContentMode: Sendable {
    case none, aspectFit, aspectFill
}

public struct ResizingImageProcessor: ImageProcessor {
    public let identifier: String
    public let referenceSize: CGSize
    public let targetContentMode: ContentMode

    public init(referenceSize: CGSize, mode: ContentMode = .none) {
        (self.referenceSize, targetContentMode) = (referenceSize, mode)
        identifier = "ResizingImageProcessor(\(referenceSize), \(mode))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor).map { image in
            let (width, height) = (referenceSize.width / image.size.width, referenceSize.height / image.size.height)
            let factor = targetContentMode == .aspectFit ? min(width, height) : max(width, height)
            let size =
                targetContentMode == .none
                ? referenceSize : CGSize(width: image.size.width * factor, height: image.size.height * factor)
            return redrawn(image, size) { image.draw(in: $0) }
        }
    }
}

/// The picture no larger than it is shown.
public struct DownsamplingImageProcessor: ImageProcessor {
    public let size: CGSize
    public let identifier: String
    public init(size: CGSize) { (self.size, identifier) = (size, "DownsamplingImageProcessor(\(size))") }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        guard let image = item.image(options.scaleFactor),
            image.size.width > size.width || image.size.height > size.height
        else { return item.image(options.scaleFactor) }
        return ResizingImageProcessor(referenceSize: size, mode: .aspectFit).process(
            item: .image(image), options: options)
    }
}

public struct CroppingImageProcessor: ImageProcessor {
    public let identifier: String
    public let size: CGSize
    public let anchor: CGPoint

    public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        (self.size, self.anchor, identifier) = (size, anchor, "CroppingImageProcessor(\(size), \(anchor))")
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor).map { image in
            let origin = CGPoint(
                x: -(image.size.width - size.width) * anchor.x, y: -(image.size.height - size.height) * anchor.y)
            return redrawn(image, size) { _ in image.draw(at: origin) }
        }
    }
}

public enum Radius: Sendable {
    case widthFraction(CGFloat)
    case heightFraction(CGFloat)
    case point(CGFloat)

    func length(in size: CGSize) -> CGFloat {
        switch self {
        case .widthFraction(let share): size.width * share
        case .heightFraction(let share): size.height * share
        case .point(let length): length
        }
    }
}

public struct RectCorner: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let topLeft = RectCorner(rawValue: 1)
    public static let topRight = RectCorner(rawValue: 2)
    public static let bottomLeft = RectCorner(rawValue: 4)
    public static let bottomRight = RectCorner(rawValue: 8)
    public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public struct RoundCornerImageProcessor: ImageProcessor {
    public let identifier: String
    public let radius: Radius
    public let roundingCorners: RectCorner
    public let targetSize: CGSize?
    public let backgroundColor: UIColor?

    public var cornerRadius: CGFloat { if case .point(let length) = radius { length } else { 0 } }

    public init(
        cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) {
        self.init(
            radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
            backgroundColor: backgroundColor)
    }

    public init(
        radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) {
        (self.radius, self.targetSize, roundingCorners) = (radius, targetSize, corners)
        self.backgroundColor = backgroundColor
        identifier = "RoundCornerImageProcessor(\(radius), \(corners.rawValue))"
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor).map { image in
            let size = targetSize ?? image.size
            let corners = UIRectCorner(rawValue: UInt(roundingCorners.rawValue))
            let length = radius.length(in: size)
            return redrawn(image, size) { rect in
                if let backgroundColor {
                    backgroundColor.setFill()
                    UIRectFill(rect)
                }
                UIBezierPath(
                    roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: length, height: length)
                ).addClip()
                image.draw(in: rect)
            }
        }
    }
}

public struct BlendImageProcessor: ImageProcessor {
    public let identifier = "BlendImageProcessor"
    public let blendMode: CGBlendMode
    public let alpha: CGFloat
    public let backgroundColor: UIColor?

    public init(blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil) {
        (self.blendMode, self.alpha, self.backgroundColor) = (blendMode, alpha, backgroundColor)
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor).map { image in
            redrawn(image, image.size) { rect in
                if let backgroundColor {
                    backgroundColor.setFill()
                    UIRectFill(rect)
                }
                image.draw(in: rect, blendMode: blendMode, alpha: alpha)
            }
        }
    }
}

/// A colour over the picture, which is what is left of it.
public struct OverlayImageProcessor: ImageProcessor {
    public let identifier = "OverlayImageProcessor"
    public let overlay: UIColor
    public let fraction: CGFloat

    public init(overlay: UIColor, fraction: CGFloat = 0.5) { (self.overlay, self.fraction) = (overlay, fraction) }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor).map { image in
            redrawn(image, image.size) { rect in
                image.draw(in: rect)
                overlay.withAlphaComponent(1 - fraction).set()
                UIRectFillUsingBlendMode(rect, .sourceAtop)
            }
        }
    }
}

public struct TintImageProcessor: ImageProcessor {
    public let identifier = "TintImageProcessor"
    public let tint: UIColor
    public init(tint: UIColor) { self.tint = tint }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor)?.withTintColor(tint, renderingMode: .alwaysOriginal)
    }
}

/// Pictures stay sharp here.
public struct BlurImageProcessor: ImageProcessor {
    public let identifier: String
    public let blurRadius: CGFloat
    public init(blurRadius: CGFloat) {
        (self.blurRadius, identifier) = (blurRadius, "BlurImageProcessor(\(blurRadius))")
    }

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor)
    }
}

/// Pictures keep their colours here.
public struct BlackWhiteProcessor: ImageProcessor {
    public let identifier = "BlackWhiteProcessor"
    public init() {}

    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.image(options.scaleFactor)
    }
}
