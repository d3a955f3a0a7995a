import Foundation
import MaquetteDrawing

extension CGContext {
    // MARK: Building the current path

    /// Adds to the path in the current coordinates.
    private func extend(_ body: (CGMutablePath) -> Void) {
        // The present path is converted to the current coordinates, so that lines and arcs join it.
        let addition = CGMutablePath(currentPath.transformed(by: CGAffineTransform(backToUserSpace)))
        body(addition)
        currentPath = addition.value.transformed(by: CGAffineTransform(state.transform))
    }

    var backToUserSpace: Transform2D { state.transform.inverse ?? .identity }

    public func beginPath() { currentPath = PathValue() }
    public func closePath() { currentPath.close() }
    public func move(to point: CGPoint) { extend { $0.move(to: point) } }
    public func addLine(to point: CGPoint) { extend { $0.addLine(to: point) } }
    public func addLines(between points: [CGPoint]) { extend { $0.addLines(between: points) } }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extend { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extend { $0.addQuadCurve(to: end, control: control) }
    }
    public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }
    public func addRects(_ rects: [CGRect]) { extend { $0.addRects(rects) } }
    public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }
    /// Clockwise for y growing upwards: in UIKit's contexts it looks counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        extend {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    public func addPath(_ path: CGPath) { extend { $0.addPath(path) } }

    public var path: CGPath? { isPathEmpty ? nil : userPath }
    public var isPathEmpty: Bool { currentPath.path.isEmpty }
    public var currentPointOfPath: CGPoint { userPath.currentPoint }
    public var boundingBoxOfPath: CGRect { userPath.boundingBox }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill: return userPath.contains(point)
        case .eoFill: return userPath.contains(point, using: .evenOdd)
        case .stroke: return userPath.value.path.stroked(state.line).contains(Point(point))
        case .fillStroke: return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
        case .eoFillStroke: return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
        }
    }
    public func replacePathWithStrokedPath() {
        currentPath = PathValue(userPath.value.path.stroked(state.line).transformed(by: state.transform))
    }

    private var userPath: CGPath { CGPath(currentPath.transformed(by: CGAffineTransform(backToUserSpace))) }

    // MARK: Painting it

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath.path, rule.drawing)
        beginPath()
    }

    public func strokePath() {
        stroke(currentPath.path)
        beginPath()
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath.path
        if mode == .fill || mode == .fillStroke { fill(path, .winding) }
        if mode == .eoFill || mode == .eoFillStroke { fill(path, .evenOdd) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
        beginPath()
    }

    public func fill(_ rect: CGRect) { fill(inList(rect), .winding) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(inList(.ellipse(in: Rect(rect.standardized))), .winding) }
    public func stroke(_ rect: CGRect) { stroke(inList(rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = Double(width)
        stroke(inList(rect), line)
    }
    public func strokeEllipse(in rect: CGRect) { stroke(inList(.ellipse(in: Rect(rect.standardized)))) }
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for (index, point) in points.enumerated() {
            index % 2 == 0 ? path.move(to: Point(point)) : path.addLine(to: Point(point))
        }
        stroke(inList(path))
    }

    /// Makes a rectangle transparent again.
    public func clear(_ rect: CGRect) {
        recorder.draw(under: state.clips) { list in
            list.blend(.clear) { $0.fill(inList(rect), .black) }
        }
        paintIntoMemory()
    }

    private func inList(_ rect: CGRect) -> Path { inList(.rect(Rect(rect.standardized))) }

    func inList(_ path: Path) -> Path { path.transformed(by: state.transform) }

    /// Fills a path that is given in the list's coordinates.
    func fill(_ path: Path, _ rule: Path.FillRule) {
        guard !path.isEmpty else { return }
        if let pattern = state.fillPattern {
            return pattern.fill(path, rule, in: self, phase: state.patternPhase)
        }
        record { [state] in $0.fill(path, state.fillColor.multiplyingAlpha(by: state.alpha), rule: rule) }
    }

    func stroke(_ path: Path) { stroke(path, state.line) }

    /// Strokes a path that is given in the list's coordinates; the pen goes through the transform.
    func stroke(_ path: Path, _ line: StrokeStyle) {
        guard !path.isEmpty else { return }
        var ink = Ink(state.strokeColor.multiplyingAlpha(by: state.alpha), pattern: state.strokePattern)
        ink.origin = patternOrigin
        let transform = state.transform
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let isEven = abs(a) == abs(d) && b == 0 && c == 0 || abs(b) == abs(c) && a == 0 && d == 0
        record { list in
            list.paint(ink) { list, color in
                if isEven {
                    list.stroke(path, line.scaled(by: max(abs(a), abs(b))), color)
                } else {
                    list.transform(transform) { $0.stroke(path.transformed(by: backToUserSpace), line, color) }
                }
            }
        }
    }

    /// Where cells of patterns begin, in the list's coordinates: the transform does not move them.
    private var patternOrigin: Point {
        startTransform.apply(to: Point(Double(state.patternPhase.width), Double(state.patternPhase.height)))
    }

    /// Records a drawing with the current clip, blend mode and shadow.
    package func record(_ paint: (inout DisplayList) -> Void) {
        recorder.draw(under: state.clips) { list in
            list.draw(state.blendMode.drawing, state.shadow, bounds: canvas, paint)
        }
        if memory != nil { paintIntoMemory() }
    }
}

extension StrokeStyle {
    fileprivate func scaled(by factor: Double) -> StrokeStyle {
        StrokeStyle(
            width: width * factor, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes.map { $0 * factor },
            dashPhase: dashPhase * factor)
    }
}
