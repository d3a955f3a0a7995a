import Foundation

/// The format of a renderer's canvas.
open class UIGraphicsRendererFormat: NSObject {
    private let foundationMark = FoundationMark()
    open internal(set) var bounds = CGRect.zero

    public override required init() { super.init() }

    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { Self() }
}

/// Draws by closures instead of begin and end.
open class UIGraphicsRenderer: NSObject {
    private let foundationMark = FoundationMark()
    public let format: UIGraphicsRendererFormat
    package let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
        super.init()
    }

    open var allowsImageOutput: Bool { false }
}

/// The context that the closure draws in.
open class UIGraphicsRendererContext: NSObject {
    private let foundationMark = FoundationMark()
    public let format: UIGraphicsRendererFormat
    package let context: CGContext

    package init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        self.context = context
        self.format = format
        super.init()
    }

    open var cgContext: CGContext { context }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode, alpha: 1) { $0.fill(rect) } }
    /// A frame one point wide, inside the rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.with(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
