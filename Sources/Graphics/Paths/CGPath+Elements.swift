import Foundation
import MaquetteDrawing

public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// A step of a path with as many points as its type needs, the end last.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls with each element in turn. Its points live only as long as the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for (type, points) in value.steps {
            var points = points
            // A pointer for the element without points.
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var element = CGPathElement(type: type, points: start)
                block(&element)
            }
        }
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension PathValue {
    var steps: [(CGPathElementType, [CGPoint])] {
        path.elements.enumerated().map { index, element in
            switch element {
            case .move(let point): (.moveToPoint, [CGPoint(point)])
            case .line(let point): (.addLineToPoint, [CGPoint(point)])
            case .curve(let first, let second, let end):
                quadControls[index].map { (.addQuadCurveToPoint, [CGPoint($0), CGPoint(end)]) }
                    ?? (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
            case .close: (.closeSubpath, [])
            }
        }
    }
}

public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding = 0
    case evenOdd = 1

    var drawing: Path.FillRule { self == .evenOdd ? .evenOdd : .winding }
}

public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2

    var drawing: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2

    var drawing: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
