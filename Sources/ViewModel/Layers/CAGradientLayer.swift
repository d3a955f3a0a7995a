import Foundation
import MaquetteDrawing

/// A layer that fills itself with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    private let gradient = GradientState()

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAGradientLayer { gradient.takeOver(original.gradient) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `CGColor` objects, at least two.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change("colors") { gradient.colors = newValue } }
    }
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change("locations") { gradient.locations = newValue } }
    }
    /// The start in the unit square of the bounds.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change("startPoint") { gradient.startPoint = newValue } }
    }
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change("endPoint") { gradient.endPoint = newValue } }
    }
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { gradient.type = newValue }
    }

    override func drawOwnContent(into list: inout DisplayList) {
        gradient.draw(in: self, into: &list)
        super.drawOwnContent(into: &list)
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

@MainActor private final class GradientState: HiddenState {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    func takeOver(_ other: GradientState) {
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }

    /// Fewer than two colours draw nothing. A gradient layer has round corners without clipping.
    func draw(in layer: CALayer, into list: inout DisplayList) {
        let stops = stops
        let box = Rect(layer.bounds)
        guard stops.count > 1, !box.isEmpty else { return }
        let outline = LayerLook(
            layer, size: Size(box.width, box.height), isWithoutScreen: list.isWithoutScreen
        ).outline
        func place(_ point: CGPoint) -> Point {
            Point(box.x + Double(point.x) * box.width, box.y + Double(point.y) * box.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        switch type {
        case .radial: fillRadially(outline, from: start, to: end, stops, into: &list)
        case .conic:
            let angle = Double(atan2(Double(end.y - start.y), Double(end.x - start.x)))
            list.fill(outline, .gradient(Gradient(.conic(center: start, startAngle: angle), stops: stops)))
        default: list.fill(outline, .gradient(Gradient(.linear(from: start, to: end), stops: stops)))
        }
    }

    /// An ellipse around the start that reaches as far to the side and down as the end lies.
    private func fillRadially(
        _ outline: Path, from center: Point, to corner: Point, _ stops: [Gradient.Stop], into list: inout DisplayList
    ) {
        let (width, height) = (abs(corner.x - center.x), abs(corner.y - center.y))
        if width == height {
            let gradient = Gradient(.radial(center: center, radius: width), stops: stops)
            return list.fill(outline, .gradient(gradient))
        }
        guard width > 0, height > 0 else { return list.fill(outline, stops[stops.count - 1].color) }
        let stretch = Transform2D.scale(width, height).then(.translation(center.x, center.y))
        guard let back = stretch.inverse else { return }
        let gradient = Gradient(.radial(center: .zero, radius: 1), stops: stops)
        list.transform(stretch) { $0.fill(outline.transformed(by: back), .gradient(gradient)) }
    }

    private var stops: [Gradient.Stop] {
        let shades = (colors ?? []).compactMap { color -> Color? in
            (color as? CGColor)?.drawingColor ?? (color as? UIColor)?.cgColor.drawingColor
        }
        let last = Double(max(shades.count - 1, 1))
        return shades.enumerated().map { index, shade in
            let places = locations ?? []
            // Colours beyond the last location are all at the end.
            let place = locations == nil ? Double(index) / last : index < places.count ? places[index].doubleValue : 1
            return Gradient.Stop(place, shade)
        }
    }
}
