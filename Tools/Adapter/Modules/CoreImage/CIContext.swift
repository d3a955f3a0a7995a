/// Paints images.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]?) { super.init() }
    public init(cgContext: CGContext, options: [CIContextOption: Any]?) { super.init() }

    open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        guard rect.width >= 1, rect.height >= 1, rect.width < 32768, rect.height < 32768 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            let drawing = context.cgContext
            // Both count upwards from the bottom, and the renderer from the top.
            drawing.translateBy(x: -rect.minX, y: rect.maxY)
            drawing.scaleBy(x: 1, y: -1)
            if image.extent != .infinite { drawing.clip(to: image.extent) }
            if let color = image.color {
                drawing.setFillColor(
                    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
                drawing.fill(rect)
            }
            guard let picture = image.picture else { return }
            drawing.concatenate(image.transform)
            drawing.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        }.cgImage
    }

    open func createCGImage(
        _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: rect)
    }

    open func draw(_ image: CIImage, in target: CGRect, from source: CGRect) {
        guard let drawing = UIGraphicsGetCurrentContext(), let picture = createCGImage(image, from: source) else {
            return
        }
        drawing.draw(picture, in: target)
    }

    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) }
    }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    // Memory of a camera is not filled.
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
    open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {}
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {}
    open func clearCaches() {}
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingFormat = Self(rawValue: "kCIContextWorkingFormat")
    public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = Self(rawValue: "working_color_space")
    public static let outputColorSpace = Self(rawValue: "output_color_space")
    public static let priorityRequestLow = Self(rawValue: "low_priority")
    public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
    public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = Self(rawValue: 23)
    public static let BGRA8 = Self(rawValue: 22)
    public static let RGBA8 = Self(rawValue: 24)
    public static let RGBAh = Self(rawValue: 31)
    public static let R8 = Self(rawValue: 19)
    public static let A8 = Self(rawValue: 18)
}

open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    public convenience init(color: UIColor) {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
    }
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    open var numberOfComponents: Int { 4 }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    public var ciColor: CIColor { CIColor(color: self) }
}

open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }
    init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }

    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var count: Int { values.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
