import Foundation
import MaquetteDrawing

public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() { version = 0 }
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// Numbers that code computes from numbers: for a shading, a colour from how far along it one is.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let domain: ClosedRange<CGFloat>
    private let outputs: Int
    private let range: [CGFloat]?
    private let callbacks: CGFunctionCallbacks

    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0 else { return nil }
        self.info = info
        let (first, last) = domain.map { ($0[0], $0[1]) } ?? (0, 1)
        self.domain = min(first, last)...max(first, last)
        outputs = rangeDimension
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) }
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// What the function makes of a place between the ends of its domain, each within its range.
    func values(at part: CGFloat) -> [CGFloat] {
        var input = domain.lowerBound + part * (domain.upperBound - domain.lowerBound)
        var values = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, &input, &values)
        guard let range else { return values }
        return values.enumerated().map { min(max($1, range[$0 * 2]), max(range[$0 * 2], range[$0 * 2 + 1])) }
    }
}

/// A gradient whose colours a function computes. They are taken at 65 places, between which they are blended.
public final class CGShading {
    private let gradient: CGGradient
    private let draw: (CGContext, CGGradient) -> Void

    private init?(
        _ space: CGColorSpace, _ function: CGFunction, draw: @escaping (CGContext, CGGradient) -> Void
    ) {
        let places = (0...64).map { CGFloat($0) / 64 }
        let colors: [CGColor] = places.compactMap { place in
            let values = function.values(at: place)
            guard values.count > space.numberOfComponents else { return nil }
            return CGColor(colorSpace: space, components: values)
        }
        guard colors.count == places.count,
            let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: places)
        else { return nil }
        (self.gradient, self.draw) = (gradient, draw)
    }

    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(space, function) {
            $0.drawLinearGradient($1, start: start, end: end, options: .init(extendStart, extendEnd))
        }
    }

    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(space, function) {
            $0.drawRadialGradient(
                $1, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: .init(extendStart, extendEnd))
        }
    }

    fileprivate func draw(in context: CGContext) { draw(context, gradient) }
}

extension CGGradientDrawingOptions {
    fileprivate init(_ extendStart: Bool, _ extendEnd: Bool) {
        self = []
        if extendStart { insert(.drawsBeforeStartLocation) }
        if extendEnd { insert(.drawsAfterEndLocation) }
    }
}

extension CGContext {
    /// Fills the clip with the shading.
    public func drawShading(_ shading: CGShading) { shading.draw(in: self) }
}
