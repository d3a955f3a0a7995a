/// An outline of lines and curves.
public nonisolated struct Path: Shape, Equatable, LosslessStringConvertible, @unchecked Sendable {
    /// What the path is as a whole, where it is one simple thing: a layer can have that form.
    enum Form: Equatable {
        case rect(CGRect)
        case roundedRect(CGRect, RectangleCornerRadii, RoundedCornerStyle)
        case ellipse(CGRect)
    }
    private(set) var form: Form?
    /// The path's own outline, unless several values share it.
    private var bezier: UIBezierPath

    private init(_ bezier: UIBezierPath, _ form: Form? = nil) { (self.bezier, self.form) = (bezier, form) }

    public init() { self.init(UIBezierPath()) }
    public init(_ path: CGPath) { self.init(UIBezierPath(cgPath: path)) }
    public init(_ path: CGMutablePath) { self.init(UIBezierPath(cgPath: path)) }
    public init(_ rect: CGRect) { self.init(UIBezierPath(rect: rect), .rect(rect.standardized)) }
    public init(ellipseIn rect: CGRect) { self.init(UIBezierPath(ovalIn: rect), .ellipse(rect.standardized)) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self = Self.rounded(rect.standardized, cornerSize, style)
    }
    /// The leading edge is the left one.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = Self.rounded(rect.standardized, cornerRadii, style)
    }

    private static func rounded(_ rect: CGRect, _ size: CGSize, _ style: RoundedCornerStyle) -> Path {
        guard !rect.isNull, !rect.isInfinite else { return Path() }
        // Not rounder than half of the shorter side.
        let most = min(rect.width, rect.height) / 2
        let (width, height) = (min(max(0, size.width), most), min(max(0, size.height), most))
        if width == 0 || height == 0 { return Path(rect) }
        let circular = CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
        if width != height { return Path(circular) }
        let outline =
            style == .continuous
            ? UIBezierPath(roundedRect: rect, cornerRadius: width) : UIBezierPath(cgPath: circular)
        return Path(outline, .roundedRect(rect, RectangleCornerRadii(all: width), style))
    }

    private static func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) -> Path {
        guard !rect.isNull, !rect.isInfinite else { return Path() }
        let radii = radii.limited(to: min(rect.width, rect.height) / 2)
        if let radius = radii.common {
            return rounded(rect, CGSize(width: radius, height: radius), style)
        }
        return Path(
            UIBezierPath(cgPath: UnevenCorners.outline(of: rect, radii, style)), .roundedRect(rect, radii, style))
    }

    public init(_ draw: (inout Path) -> Void) {
        self.init()
        draw(&self)
    }

    public func path(in rect: CGRect) -> Path { self }

    // MARK: What it is

    public var cgPath: CGPath { bezier.cgPath }
    public var isEmpty: Bool { bezier.isEmpty }
    public var boundingRect: CGRect { bezier.cgPath.boundingBoxOfPath }
    public var currentPoint: CGPoint? { isEmpty ? nil : bezier.currentPoint }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
    }
    public static func == (one: Path, other: Path) -> Bool {
        one.bezier === other.bezier || one.cgPath == other.cgPath
    }

    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public func forEach(_ body: (Element) -> Void) {
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    // MARK: Drawing

    /// The outline to be changed, which no other value has.
    private mutating func own() -> UIBezierPath {
        form = nil
        if !isKnownUniquelyReferenced(&bezier) { bezier = UIBezierPath(cgPath: bezier.cgPath) }
        return bezier
    }
    private mutating func change(_ change: (CGMutablePath) -> Void) {
        let changed = CGMutablePath()
        changed.addPath(cgPath)
        change(changed)
        (bezier, form) = (UIBezierPath(cgPath: changed), nil)
    }

    public mutating func move(to end: CGPoint) { own().move(to: end) }
    public mutating func addLine(to end: CGPoint) { own().addLine(to: end) }
    public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        own().addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        own().addQuadCurve(to: end, controlPoint: control)
    }
    public mutating func closeSubpath() { own().close() }

    /// Adds an arc as Core Graphics does, whose y grows upwards: what is clockwise there looks the other way round.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        if transform.isIdentity {
            own().addArc(
                withCenter: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: !clockwise)
        } else {
            change {
                $0.addArc(
                    center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                    endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
            }
        }
    }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                delta: CGFloat(delta.radians), transform: transform)
        }
    }
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform) }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform) }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = transform.isIdentity ? path : path.applying(transform)
        if isEmpty { return self = added }
        own().append(added.bezier)
    }

    // MARK: Others

    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.b == 0, transform.c == 0, transform.a == 1, transform.d == 1, let form {
            let (x, y) = (transform.tx, transform.ty)
            switch form {
            case .rect(let rect): return Path(rect.offsetBy(dx: x, dy: y))
            case .ellipse(let rect): return Path(ellipseIn: rect.offsetBy(dx: x, dy: y))
            case .roundedRect(let rect, let radii, let style):
                return Path(roundedRect: rect.offsetBy(dx: x, dy: y), cornerRadii: radii, style: style)
            }
        }
        var transform = transform
        return cgPath.copy(using: &transform).map { Path($0) } ?? self
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The area that a pen covers.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let line = style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            line.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    // MARK: As a text

    /// Numbers and letters, as Core Graphics prints paths: `0 0 m 10 0 l h`.
    public var description: String {
        var parts: [String] = []
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
        }
        forEach { element in
            switch element {
            case .move(let end): parts.append("\(text(end)) m")
            case .line(let end): parts.append("\(text(end)) l")
            case .quadCurve(let end, let control): parts.append("\(text(control, end)) q")
            case .curve(let end, let first, let second): parts.append("\(text(first, second, end)) c")
            case .closeSubpath: parts.append("h")
            }
        }
        return parts.joined(separator: " ")
    }
    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
    }

    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func points() -> [CGPoint] {
            stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let given = points()
            switch (word, given.count) {
            case ("m", 1): move(to: given[0])
            case ("l", 1): addLine(to: given[0])
            case ("q", 2): addQuadCurve(to: given[1], control: given[0])
            case ("c", 3): addCurve(to: given[2], control1: given[0], control2: given[1])
            case ("h", 0): closeSubpath()
            case ("re", 2):
                addRect(CGRect(x: given[0].x, y: given[0].y, width: given[1].x, height: given[1].y))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How round the corners of a rectangle are.
public struct RectangleCornerRadii: Hashable, Animatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    public subscript(corner: Corner) -> CGFloat {
        get {
            switch corner {
            case .topLeft: topLeading
            case .topRight: topTrailing
            case .bottomLeft: bottomLeading
            case .bottomRight: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeft: topLeading = newValue
            case .topRight: topTrailing = newValue
            case .bottomLeft: bottomLeading = newValue
            case .bottomRight: bottomTrailing = newValue
            }
        }
    }
    public enum Corner: Hashable, Sendable { case topLeft, topRight, bottomLeft, bottomRight }

    /// Where all are the same.
    var common: CGFloat? {
        topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing ? topLeading : nil
    }
    /// The only one that is not none.
    var onlyOne: CGFloat? {
        let round = Set([topLeading, bottomLeading, bottomTrailing, topTrailing].filter { $0 > 0 })
        return round.count == 1 ? round.first : nil
    }
    func limited(to most: CGFloat) -> Self { map { min(max(0, $0), most) } }
    func map(_ change: (CGFloat) -> CGFloat) -> Self {
        Self(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }
    /// These radii with left and right changed.
    var mirrored: Self {
        Self(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }

    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A rectangle of which each corner has a radius of its own.
private enum UnevenCorners {
    /// Each corner is that of a rectangle where it alone is round.
    static func outline(of rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) -> CGPath {
        let path = CGMutablePath()
        let corners: [(UIRectCorner, CGFloat, CGPoint)] = [
            (.topLeft, radii.topLeading, CGPoint(x: rect.minX, y: rect.minY)),
            (.topRight, radii.topTrailing, CGPoint(x: rect.maxX, y: rect.minY)),
            (.bottomRight, radii.bottomTrailing, CGPoint(x: rect.maxX, y: rect.maxY)),
            (.bottomLeft, radii.bottomLeading, CGPoint(x: rect.minX, y: rect.maxY)),
        ]
        func go(to point: CGPoint) { path.isEmpty ? path.move(to: point) : path.addLine(to: point) }
        for (corner, radius, point) in corners {
            guard radius > 0 else {
                go(to: point)
                continue
            }
            var here = CGPoint.zero
            var hasBegun = false
            for piece in pieces(of: rect, corner, radius, style) {
                switch piece {
                case .move(let end), .line(let end): here = end
                case .curve(let end, let first, let second):
                    if !hasBegun || path.currentPoint != here { go(to: here) }
                    hasBegun = true
                    path.addCurve(to: end, control1: first, control2: second)
                    here = end
                default: break
                }
            }
        }
        path.closeSubpath()
        return path
    }

    private static func pieces(
        of rect: CGRect, _ corner: UIRectCorner, _ radius: CGFloat, _ style: RoundedCornerStyle
    ) -> [Path.Element] {
        var pieces: [Path.Element] = []
        if style == .continuous {
            let alone = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: radius, height: radius))
            Path(alone.cgPath).forEach { pieces.append($0) }
            return pieces
        }
        // A quarter of a circle, entered clockwise.
        let (right, bottom) = (
            corner == .topRight || corner == .bottomRight, corner == .bottomLeft || corner == .bottomRight
        )
        let center = CGPoint(
            x: right ? rect.maxX - radius : rect.minX + radius, y: bottom ? rect.maxY - radius : rect.minY + radius)
        let start: Double = corner == .topLeft ? 180 : corner == .topRight ? 270 : corner == .bottomRight ? 0 : 90
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(start + 90),
            clockwise: false)
        arc.forEach { pieces.append($0) }
        return pieces
    }
}
