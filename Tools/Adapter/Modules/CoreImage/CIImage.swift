@_exported import CoreVideo
@_exported import ImageIO
@_exported import UIKit

/// A picture with y growing upwards, whose origin may lie anywhere. Parts and transforms are drawn; filters change nothing.
open class CIImage: NSObject, @unchecked Sendable {
    /// What is drawn; nil is nothing, or one colour.
    let picture: CGImage?
    let color: CIColor?
    /// From the picture's pixels to this image.
    let transform: CGAffineTransform
    public let extent: CGRect
    public let properties: [String: Any]

    init(_ picture: CGImage?, _ color: CIColor?, _ transform: CGAffineTransform, _ extent: CGRect) {
        (self.picture, self.color, self.transform, self.extent) = (picture, color, transform, extent)
        properties = [:]
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage, nil, .identity, CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }

    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

    public convenience init?(data: Data) {
        guard let picture = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: picture)
    }
    public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }

    public var colorSpace: CGColorSpace? { picture?.colorSpace }

    public convenience init(color: CIColor) { self.init(nil, color, .identity, .infinite) }

    /// The size alone: no camera fills such memory here.
    public convenience init(cvPixelBuffer: CVPixelBuffer) {
        let (width, height) = (CVPixelBufferGetWidth(cvPixelBuffer), CVPixelBufferGetHeight(cvPixelBuffer))
        self.init(nil, nil, .identity, CGRect(x: 0, y: 0, width: width, height: height))
    }
    public convenience init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: cvPixelBuffer)
    }
    public convenience init(cvImageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: cvImageBuffer) }

    open class func empty() -> CIImage { CIImage(nil, nil, .identity, .zero) }

    open var cgImage: CGImage? { transform == .identity ? picture : nil }
    open var pixelBuffer: CVPixelBuffer? { nil }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(picture, color, transform.concatenating(matrix), extent == .infinite ? extent : extent.applying(matrix))
    }
    open func cropped(to rect: CGRect) -> CIImage {
        CIImage(picture, color, transform, extent == .infinite ? rect : extent.intersection(rect))
    }
    open func clampedToExtent() -> CIImage { CIImage(picture, color, transform, .infinite) }
    open func composited(over image: CIImage) -> CIImage { picture == nil && color == nil ? image : self }
    open func applyingFilter(_ name: String, parameters: [String: Any]) -> CIImage { self }
    open func applyingFilter(_ name: String) -> CIImage { self }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    open func samplingNearest() -> CIImage { self }
    open func samplingLinear() -> CIImage { self }
    open func premultiplyingAlpha() -> CIImage { self }
    open func unpremultiplyingAlpha() -> CIImage { self }
    open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }

    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let turned = transformed(by: orientationTransform(for: orientation))
        return turned.transformed(by: CGAffineTransform(translationX: -turned.extent.minX, y: -turned.extent.minY))
    }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up)
    }
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: extent.width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: extent.width, ty: extent.height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: extent.height)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: extent.height, ty: extent.width)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: extent.width)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: extent.height, ty: 0)
        }
    }
    open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        orientationTransform(for: CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up)
    }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = Self(rawValue: "CIImageColorSpace")
    public static let properties = Self(rawValue: "CIImageProperties")
    public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
    public static let auxiliaryDepth = Self(rawValue: "CIImageAuxiliaryDepth")
}

extension UIImage {
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: picture, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Nil, as for every image that does not come from Core Image.
    public var ciImage: CIImage? { nil }
}
