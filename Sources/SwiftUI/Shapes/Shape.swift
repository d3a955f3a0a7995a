/// An outline within a rectangle, which is a view as well: filled with the style of texts and symbols.
public nonisolated protocol Shape: View, Animatable, Sendable where Body == Never {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    /// Whether the shape is turned around where words are read from the right to the left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The shape's size where so much is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// What is painted of the shape.
    func _outline(in rect: CGRect) -> _Outline
}

extension Shape {
    public var body: Never { fatalError("a shape has no body") }
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func _outline(in rect: CGRect) -> _Outline { .filled(path(in: rect), FillStyle()) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.paint(view, with: node.environment.foregroundPaint)
    }
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What becomes of something where words are read from the right to the left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

extension EnvironmentValues {
    /// Whether a shape is turned around, as words are read from the right to the left.
    func isTurned(_ shape: some Shape) -> Bool {
        layoutDirection == .rightToLeft && shape.layoutDirectionBehavior == .mirrors(in: .rightToLeft)
    }
}

/// What is painted of a shape.
public struct _Outline: Equatable, Sendable {
    enum Kind: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }
    var path: Path
    var kind: Kind

    static func filled(_ path: Path, _ style: FillStyle) -> Self { Self(path: path, kind: .fill(style)) }
    static func stroked(_ path: Path, _ style: StrokeStyle) -> Self { Self(path: path, kind: .stroke(style)) }
}

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Animatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}
