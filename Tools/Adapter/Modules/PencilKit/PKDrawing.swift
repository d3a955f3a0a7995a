import UIKit

public protocol PKTool {}
public struct PKInkingTool: PKTool, Equatable {
    public enum InkType: String, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
        public var defaultWidth: CGFloat { self == .marker ? 12 : 3 }
        public var validWidthRange: ClosedRange<CGFloat> { 0.5...50 }
    }
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
    }
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
    public var ink: PKInk { PKInk(inkType, color: color) }
}
public struct PKEraserTool: PKTool, Equatable {
    public enum EraserType: Int, Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public var width: CGFloat
    public init(_ eraserType: EraserType, width: CGFloat = 20) { (self.eraserType, self.width) = (eraserType, width) }
}
public struct PKLassoTool: PKTool, Equatable { public init() {} }

public struct PKInk: Equatable {
    public typealias InkType = PKInkingTool.InkType
    public var inkType: InkType
    public var color: UIColor
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}
public struct PKStrokePoint: Equatable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity, force, azimuth, altitude: CGFloat
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
    public init<Points: Collection>(
        controlPoints: Points, creationDate: Date
    ) where Points.Element == PKStrokePoint { (points, self.creationDate) = (Array(controlPoints), creationDate) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}
public struct PKStroke {
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    public var mask: UIBezierPath?
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask)
    }
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { bounds, point in
            bounds.union(
                CGRect(
                    x: point.location.x - point.size.width / 2, y: point.location.y - point.size.height / 2,
                    width: point.size.width, height: point.size.height))
        }.applying(transform)
    }
}

/// Strokes, which are drawn as lines as wide as their first points. Files of drawings cannot be read: their form is Apple's own.
public struct PKDrawing {
    public var strokes: [PKStroke]
    public init() { strokes = [] }
    public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke { self.strokes = Array(strokes) }
    public init(data: Data) throws {
        guard data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        strokes = []
    }
    public func dataRepresentation() -> Data { Data() }
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
    @preconcurrency @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 ? scale : UIScreen.main.scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            draw()
        }
    }
    public mutating func transform(using transform: CGAffineTransform) {
        for place in strokes.indices { strokes[place].transform = strokes[place].transform.concatenating(transform) }
    }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var moved = self
        moved.transform(using: transform)
        return moved
    }
    public mutating func append(_ other: PKDrawing) { strokes += other.strokes }
    public func appending(_ other: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + other.strokes) }

    func draw() {
        for stroke in strokes {
            guard let first = stroke.path.first else { continue }
            let line = UIBezierPath()
            line.move(to: first.location)
            stroke.path.dropFirst().forEach { line.addLine(to: $0.location) }
            line.apply(stroke.transform)
            line.lineWidth = first.size.width
            (line.lineCapStyle, line.lineJoinStyle) = (.round, .round)
            stroke.ink.color.setStroke()
            line.stroke()
        }
    }
}
