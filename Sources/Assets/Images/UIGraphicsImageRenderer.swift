import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Hashable, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels for each point; the screen's until set.
    open var scale = Headless.settings.scale
    open var opaque = false
    open var preferredRange = Range.automatic
    open var prefersExtendedRange = false

    public required init() { super.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

extension UIImage {
    /// The format for pictures at this image's scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// Makes images by drawing them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    open override var allowsImageOutput: Bool { true }

    open func image(actions: DrawingActions) -> UIImage {
        let format = format as? UIGraphicsImageRendererFormat ?? .preferred()
        let scale = format.scale > 0 ? format.scale : Headless.settings.scale
        let context = CGContext(bounds: bounds, scale: scale, isOpaque: format.opaque)
        let drawing = UIGraphicsImageRendererContext(context, format: format)
        CurrentContext.perform(in: context) { actions(drawing) }
        return drawing.currentImage
    }

    /// Empty if no renderer is linked.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What was drawn so far.
    open var currentImage: UIImage { context.makeUIImage() ?? UIImage() }
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CurrentContext.image?.makeUIImage() }

extension CGContext {
    package func makeUIImage() -> UIImage? {
        makeImage().map { UIImage(cgImage: $0, scale: CGFloat(scale), orientation: .up) }
    }
}
