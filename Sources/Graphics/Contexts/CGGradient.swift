import Foundation
import MaquetteDrawing

/// Colours and where along a gradient they are.
public final class CGGradient: Hashable, Sendable {
    let stops: [Gradient.Stop]

    init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Without locations the colours are spread evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: colors.map(\.drawingColor), locations: places)
    }

    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(colors: colors.map(\.drawingColor), locations: places)
    }

    private convenience init(colors: [Color], locations: [CGFloat]?) {
        let last = Double(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(locations.map { Double($0[index]) } ?? Double(index) / last, color)
        }
        // Core Graphics takes them in any order.
        self.init(stops: stops.sorted { $0.location < $1.location })
    }

    public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
    /// Fills the clip with the gradient; beyond its ends only where the options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) { fillClip(with: gradient, .linear(from: Point(startPoint), to: Point(endPoint)), options) }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let isOutwards = startCenter == endCenter && startRadius == 0
        let geometry: Gradient.Geometry =
            isOutwards
            ? .radial(center: Point(endCenter), radius: Double(endRadius))
            : .circles(
                from: .init(Point(startCenter), radius: Double(startRadius)),
                to: .init(Point(endCenter), radius: Double(endRadius)))
        fillClip(with: gradient, geometry, options)
    }

    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        fillClip(with: gradient, .conic(center: Point(center), startAngle: Double(angle)), [])
    }

    private func fillClip(
        with gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions
    ) {
        let stops = gradient.stops.map { Gradient.Stop($0.location, $0.color.multiplyingAlpha(by: state.alpha)) }
        // A gradient may have a single colour; painters need two.
        var drawn = Gradient(geometry, stops: stops.count == 1 ? stops + stops : stops)
        drawn.extendsBefore = options.contains(.drawsBeforeStartLocation)
        drawn.extendsAfter = options.contains(.drawsAfterEndLocation)
        let area = backToUserSpace.bounds(of: canvas)
        record { [state] list in
            list.through(state.transform) { $0.fill(.rect(area), .gradient(drawn)) }
        }
    }
}
