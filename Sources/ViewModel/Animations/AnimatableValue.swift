import Foundation
import MaquetteDrawing

/// A value of a property as the numbers that animations go through.
struct AnimatableValue: Equatable {
    enum Kind: Equatable {
        case number, point, size, rect, transform
        /// Red, green and blue multiplied by the alpha, and the alpha.
        case color
        case colors
        case numbers
        /// The points of a path whose pieces are of these kinds.
        case path([PathPiece])
        /// What has nothing in between.
        case step
    }

    enum PathPiece: Equatable {
        case move, line, curve, close
        var count: Int { self == .curve ? 6 : self == .close ? 0 : 2 }
    }

    var kind: Kind
    var numbers: [Double]

    init(_ kind: Kind, _ numbers: [Double]) { (self.kind, self.numbers) = (kind, numbers) }

    static func number(_ number: Double) -> AnimatableValue { AnimatableValue(.number, [number]) }
    static func point(_ point: CGPoint) -> AnimatableValue {
        AnimatableValue(.point, [Double(point.x), Double(point.y)])
    }
    static func size(_ size: CGSize) -> AnimatableValue {
        AnimatableValue(.size, [Double(size.width), Double(size.height)])
    }
    static func rect(_ rect: CGRect) -> AnimatableValue {
        AnimatableValue(
            .rect, [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)])
    }
    static func transform(_ t: CATransform3D) -> AnimatableValue {
        let rows: [CGFloat] = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        return AnimatableValue(.transform, rows.map { Double($0) })
    }
    static func color(_ color: CGColor?) -> AnimatableValue {
        AnimatableValue(.color, color.map { components(of: $0.drawingColor) } ?? [0, 0, 0, 0])
    }
    static func colors(_ colors: [Any]) -> AnimatableValue {
        let shades = colors.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
        return AnimatableValue(.colors, shades.flatMap { components(of: $0.drawingColor) })
    }
    static func path(_ path: CGPath) -> AnimatableValue {
        var (pieces, numbers): ([PathPiece], [Double]) = ([], [])
        for element in path.drawingPath.elements {
            switch element {
            case .move(let point):
                pieces.append(.move)
                numbers += [point.x, point.y]
            case .line(let point):
                pieces.append(.line)
                numbers += [point.x, point.y]
            case .curve(let first, let second, let end):
                pieces.append(.curve)
                numbers += [first.x, first.y, second.x, second.y, end.x, end.y]
            case .close: pieces.append(.close)
            }
        }
        return AnimatableValue(.path(pieces), numbers)
    }

    private static func components(of color: Color) -> [Double] {
        [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    }

    /// What code has given to an animation, read as a value of the property's kind; nil where it is of another.
    init?(_ given: Any, like kind: Kind) {
        switch kind {
        case .number, .step:
            guard let number = Self.number(given) else { return nil }
            self = AnimatableValue(kind, [number])
        case .point:
            guard let point = given as? CGPoint ?? (given as? NSValue)?.geometry(\.cgPointValue) else { return nil }
            self = .point(point)
        case .size:
            guard let size = given as? CGSize ?? (given as? NSValue)?.geometry(\.cgSizeValue) else { return nil }
            self = .size(size)
        case .rect:
            guard let rect = given as? CGRect ?? (given as? NSValue)?.geometry(\.cgRectValue) else { return nil }
            self = .rect(rect)
        case .transform:
            if let transform = given as? CATransform3D {
                self = .transform(transform)
            } else if let transform = given as? CGAffineTransform {
                self = .transform(CATransform3DMakeAffineTransform(transform))
            } else if let transform = (given as? NSValue)?.geometry(\.caTransform3DValue) {
                self = .transform(transform)
            } else {
                return nil
            }
        case .color:
            guard let color = given as? CGColor ?? (given as? UIColor)?.cgColor else { return nil }
            self = .color(color)
        case .colors:
            guard let colors = given as? [Any] else { return nil }
            self = .colors(colors)
        case .numbers:
            guard let numbers = given as? [Any] else { return nil }
            self = AnimatableValue(.numbers, numbers.compactMap(Self.number))
        case .path:
            guard let path = given as? CGPath ?? (given as? UIBezierPath)?.cgPath else { return nil }
            self = .path(path)
        }
    }

    private static func number(_ given: Any) -> Double? {
        switch given {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    // MARK: Reading

    var number: Double { numbers.first ?? 0 }
    var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
    var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    var transform: CATransform3D {
        let n = numbers.map { CGFloat($0) }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
    var color: CGColor { Self.color(numbers[0..<4]) }
    var colors: [Any] {
        stride(from: 0, to: numbers.count - 3, by: 4).map { Self.color(numbers[$0..<$0 + 4]) }
    }
    var numberObjects: [NSNumber] { numbers.map { NSNumber(value: $0) } }
    var path: CGPath? {
        guard case .path(let pieces) = kind else { return nil }
        let path = CGMutablePath()
        var place = 0
        func next() -> CGPoint {
            defer { place += 2 }
            return CGPoint(x: numbers[place], y: numbers[place + 1])
        }
        for piece in pieces {
            switch piece {
            case .move: path.move(to: next())
            case .line: path.addLine(to: next())
            case .curve:
                let (first, second, end) = (next(), next(), next())
                path.addCurve(to: end, control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    private static func color(_ parts: ArraySlice<Double>) -> CGColor {
        let parts = Array(parts)
        let alpha = min(max(parts[3], 0), 1)
        func component(_ part: Double) -> CGFloat { CGFloat(alpha > 0 ? min(max(part / alpha, 0), 1) : 0) }
        return CGColor(
            srgbRed: component(parts[0]), green: component(parts[1]), blue: component(parts[2]), alpha: CGFloat(alpha))
    }

    // MARK: Calculating

    private func fits(_ other: AnimatableValue) -> Bool { kind == other.kind && numbers.count == other.numbers.count }

    /// A value on the way to another. What does not fit changes in the middle.
    func towards(_ other: AnimatableValue, by part: Double) -> AnimatableValue {
        guard fits(other), kind != .step else { return part < (kind == .step ? 1 : 0.5) ? self : other }
        if part == 0 || part == 1 { return part == 0 ? self : other }
        if kind == .transform, let turned = PlaneTransform.between(self, other, part) { return turned }
        return AnimatableValue(kind, zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
    }

    /// Transforms are added one after the other.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        if kind == .transform, other.kind == .transform {
            return .transform(CATransform3DConcat(other.transform, transform))
        }
        guard fits(other) else { return other }
        return AnimatableValue(kind, zip(numbers, other.numbers).map(+))
    }

    func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        if kind == .transform, other.kind == .transform {
            return .transform(CATransform3DConcat(transform, CATransform3DInvert(other.transform)))
        }
        guard fits(other) else { return self }
        return AnimatableValue(kind, zip(numbers, other.numbers).map(-))
    }

    func multiplied(by factor: Double) -> AnimatableValue { AnimatableValue(kind, numbers.map { $0 * factor }) }

    /// The nothing that added changes nothing.
    var nothing: AnimatableValue {
        kind == .transform ? .transform(CATransform3DIdentity) : AnimatableValue(kind, numbers.map { _ in 0 })
    }

    func distance(to other: AnimatableValue) -> Double {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
}

/// A transform of the plane as a scale, a slant, a turn and a move.
struct PlaneTransform {
    var scaleX, scaleY, slant, angle, x, y: Double

    init?(_ value: AnimatableValue) {
        guard CATransform3DIsAffine(value.transform) else { return nil }
        let m = CATransform3DGetAffineTransform(value.transform)
        let (a, b, c, d) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else { return nil }
        (scaleX, angle) = (width, Trigonometry.angle(sine: b, cosine: a))
        let (cosine, sine) = (a / width, b / width)
        // Turned back, the second row is the slant and the height.
        slant = c * cosine + d * sine
        scaleY = d * cosine - c * sine
        (x, y) = (Double(m.tx), Double(m.ty))
    }

    var value: AnimatableValue {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        let (c, d) = (slant * cosine - scaleY * sine, slant * sine + scaleY * cosine)
        return .transform(
            CATransform3DMakeAffineTransform(
                CGAffineTransform(
                    a: CGFloat(scaleX * cosine), b: CGFloat(scaleX * sine), c: CGFloat(c), d: CGFloat(d),
                    tx: CGFloat(x), ty: CGFloat(y))))
    }

    /// A turn goes the shorter way; nil where a transform is none of the plane.
    static func between(_ start: AnimatableValue, _ end: AnimatableValue, _ part: Double) -> AnimatableValue? {
        guard var from = PlaneTransform(start), let to = PlaneTransform(end) else { return nil }
        func go(_ number: inout Double, _ end: Double) { number += (end - number) * part }
        var turn = to.angle - from.angle
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        // What does not turn keeps its exact numbers.
        if turn == 0, from.angle == 0, from.slant == 0, to.slant == 0 {
            return AnimatableValue(.transform, zip(start.numbers, end.numbers).map { $0 + ($1 - $0) * part })
        }
        from.angle += turn * part
        go(&from.scaleX, to.scaleX)
        go(&from.scaleY, to.scaleY)
        go(&from.slant, to.slant)
        go(&from.x, to.x)
        go(&from.y, to.y)
        return from.value
    }
}

extension NSValue {
    /// A structure in the value; numbers are none.
    fileprivate func geometry<Value>(_ read: KeyPath<NSValue, Value>) -> Value? {
        self is NSNumber ? nil : self[keyPath: read]
    }
}

extension AnimatableValue {
    /// The value as code gives it to animations.
    var object: Any {
        switch kind {
        case .number: NSNumber(value: number)
        case .point: NSValue(cgPoint: point)
        case .size: NSValue(cgSize: size)
        case .rect: NSValue(cgRect: rect)
        case .transform: NSValue(caTransform3D: transform)
        case .color: color
        case .colors: colors
        case .numbers: numberObjects
        case .path: path ?? CGMutablePath()
        case .step: NSNumber(value: number != 0)
        }
    }

    /// Whether differences of such values can be added to others. Core Animation does it for all but colours; UIKit asks for it, so that a
    /// change during an animation does not stop what is under way.
    var isAddable: Bool {
        switch kind {
        case .number, .point, .size, .rect: true
        default: false
        }
    }
}
