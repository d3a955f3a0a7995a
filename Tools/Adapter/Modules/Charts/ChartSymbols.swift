import SwiftUI

/// The shape of a point's symbol.
public nonisolated protocol ChartSymbolShape: Shape {
    /// Where the shape has to be drawn to look as large as others of an area of one.
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: "circle") }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: "square") }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: "triangle") }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: "diamond") }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(name: "pentagon") }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(name: "plus") }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(name: "cross") }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(name: "asterisk") }
}

public nonisolated struct BasicChartSymbolShape: Hashable, ChartSymbolShape {
    let name: String
    public static let circle = Self(name: "circle")
    public static let square = Self(name: "square")
    public static let triangle = Self(name: "triangle")
    public static let diamond = Self(name: "diamond")
    public static let pentagon = Self(name: "pentagon")
    public static let plus = Self(name: "plus")
    public static let cross = Self(name: "cross")
    public static let asterisk = Self(name: "asterisk")

    /// The width of a line inside of the edge, for a symbol that is not filled.
    private(set) var lineWidth: CGFloat?

    public func strokeBorder(lineWidth: CGFloat = 1) -> Self {
        var symbol = self
        symbol.lineWidth = lineWidth
        return symbol
    }

    public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch name {
            case "circle": 2 / CGFloat.pi.squareRoot()
            case "triangle": 1.5
            case "diamond": 1.4
            case "pentagon": 1.3
            default: 1
            }
        return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        guard let lineWidth else { return outline(in: rect) }
        let inner = rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)
        return outline(in: inner).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }

    private func outline(in rect: CGRect) -> Path {
        switch name {
        case "square": Path(rect)
        case "triangle": polygon(3, in: rect)
        case "diamond": polygon(4, in: rect)
        case "pentagon": polygon(5, in: rect)
        case "plus": bars([(0, 1)], in: rect)
        case "cross": bars([(CGFloat(0.5).squareRoot(), CGFloat(0.5).squareRoot())], in: rect)
        case "asterisk":
            bars(
                [(0, 1), (CGFloat(0.75).squareRoot(), 0.5), (CGFloat(0.75).squareRoot(), -0.5)], in: rect,
                isCrossed: false)
        default: Path(ellipseIn: rect)
        }
    }

    /// Corners on the ellipse in the rectangle, the first at the top.
    private func polygon(_ count: Int, in rect: CGRect) -> Path {
        var path = Path()
        for number in 0..<count {
            let angle = 2 * CGFloat.pi * CGFloat(number) / CGFloat(count) - .pi / 2
            let point = CGPoint(
                x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    /// Bars through the middle in these directions, a quarter as wide as they are long, each crossed by another one.
    private func bars(_ directions: [(x: CGFloat, y: CGFloat)], in rect: CGRect, isCrossed: Bool = true) -> Path {
        var path = Path()
        for along in directions {
            for direction in isCrossed ? [along, (x: along.y, y: -along.x)] : [along] {
                func corner(_ length: CGFloat, _ width: CGFloat) -> CGPoint {
                    CGPoint(
                        x: rect.midX + rect.width / 2 * (length * direction.x - width / 4 * direction.y),
                        y: rect.midY + rect.height / 2 * (length * direction.y + width / 4 * direction.x))
                }
                path.addLines([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
                path.closeSubpath()
            }
        }
        return path
    }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
    /// As a view it is the one of all shapes.
    @_disfavoredOverload public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape.circle.strokeBorder(lineWidth: lineWidth)
    }
    @_disfavoredOverload public nonisolated func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
        BasicChartSymbolShape.circle.strokeBorder(lineWidth: style.lineWidth)
    }
}
