import Foundation
import MaquetteDrawing

/// A layer that fills and strokes a path, which may extend beyond the bounds.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    private let shape = ShapeState()

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAShapeLayer { shape.takeOver(original.shape) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var path: CGPath? {
        get { shape.path }
        set { change("path") { shape.path = newValue?.copy() } }
    }
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor") { shape.fillColor = newValue } }
    }
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { shape.fillRule = newValue }
    }
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor") { shape.strokeColor = newValue } }
    }
    /// Where the stroke begins, as a part of the path's length from 0 to 1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart") { shape.strokeStart = newValue } }
    }
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd") { shape.strokeEnd = newValue } }
    }
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth") { shape.lineWidth = newValue } }
    }
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit") { shape.miterLimit = newValue } }
    }
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { shape.lineCap = newValue }
    }
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { shape.lineJoin = newValue }
    }
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { change("lineDashPhase") { shape.dashPhase = newValue } }
    }
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashPattern }
        set { shape.dashPattern = newValue }
    }

    override var drawsBeyondBounds: Bool { shape.path != nil }

    override func drawOwnContent(into list: inout DisplayList) {
        super.drawOwnContent(into: &list)
        shape.draw(into: &list)
    }
}

@MainActor private final class ShapeState: HiddenState {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var dashPhase: CGFloat = 0
    var dashPattern: [NSNumber]?

    func takeOver(_ other: ShapeState) {
        (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
        (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
        (lineWidth, miterLimit, lineCap, lineJoin) = (other.lineWidth, other.miterLimit, other.lineCap, other.lineJoin)
        (dashPhase, dashPattern) = (other.dashPhase, other.dashPattern)
    }

    func draw(into list: inout DisplayList) {
        guard let outline = path?.drawingPath, !outline.isEmpty else { return }
        if let ink = fillColor?.ink, ink.color.alpha > 0 {
            list.fill(outline, ink, rule: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let ink = strokeColor?.ink, ink.color.alpha > 0, lineWidth > 0 else { return }
        let stroked = outline.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
        if !stroked.isEmpty { list.stroke(stroked, pen, ink) }
    }

    private var pen: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth), cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: Double(miterLimit),
            dashes: (dashPattern ?? []).map(\.doubleValue), dashPhase: Double(dashPhase))
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
