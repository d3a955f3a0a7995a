/// The shape of a container, and where it is.
@MainActor final class ContainerPlace {
    fileprivate var frame = CGRect.zero
    fileprivate weak var view: UIView?
}

/// A shape for what is inside of it to follow.
private struct ContainerForm: @unchecked Sendable, Equatable {
    let shape: any InsettableShape
    let place: ContainerPlace
    static func == (one: Self, other: Self) -> Bool { one.place === other.place }
}
private enum ContainerFormKey: EnvironmentKey { static var defaultValue: ContainerForm? { nil } }

/// Which view is painted now: what a shape may have to know besides its own rectangle.
@MainActor enum PaintedPlace {
    fileprivate static var current: (environment: EnvironmentValues, frame: CGRect, host: UIView?)?

    static func with<Result>(_ environment: EnvironmentValues, _ frame: CGRect, _ work: () -> Result) -> Result {
        let former = current
        current = (environment, frame, LayoutHost.current)
        defer { current = former }
        return work()
    }

    /// The shape around, in the coordinates of the view that is painted.
    fileprivate static var container: (shape: any InsettableShape, frame: CGRect)? {
        guard let current, let form = current.environment[ContainerFormKey.self] else { return nil }
        var frame = form.place.frame
        if let host = current.host, let view = form.place.view, host !== view { frame = view.convert(frame, to: host) }
        return (form.shape, frame.offsetBy(dx: -current.frame.minX, dy: -current.frame.minY))
    }
}

/// The shape of the container around it, as much smaller as it is farther inside; a rectangle where there is none.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return assumingMainActor {
            guard let (shape, frame) = PaintedPlace.container else { return Path(inner) }
            let distances = [
                inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX, frame.maxY - inner.maxY,
            ]
            let distance = max(0, distances.min() ?? 0)
            // The same shape within the container, moved and stretched to the rectangle.
            return Path.inset(shape, distance, in: inner)
        }
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var smaller = self
        smaller.amount += amount
        return smaller
    }
}

extension Path {
    fileprivate static func inset(_ shape: some InsettableShape, _ distance: CGFloat, in rect: CGRect) -> Path {
        shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
}

/// A rectangle whose corners have the same centres as those of the container around it.
public nonisolated struct ConcentricRectangle: InsettableShape {
    private var corners: [Edge.Corner.Style]
    private var isUniform: Bool
    private var amount: CGFloat = 0

    public init() { self.init(corners: .concentric) }
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        (self.corners, self.isUniform) = (Array(repeating: corners, count: 4), isUniform)
    }
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
        isUniform = false
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return assumingMainActor {
            let container = PaintedPlace.container
            func radius(_ style: Edge.Corner.Style, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
                switch style.kind {
                case .fixed(let radius): return max(0, radius - amount)
                case .concentric(let least):
                    guard let (shape, frame) = container else { return least ?? 0 }
                    let own = shape.path(in: frame).corners(of: frame)?.radius ?? 0
                    return max(least ?? 0, own - max(0, min(x - frame.minX, y - frame.minY)))
                }
            }
            let frame = container?.frame ?? inner
            // Each corner is measured from that of the container, as if it were the upper left one.
            func fromRight(_ x: CGFloat) -> CGFloat { frame.minX + frame.maxX - x }
            func fromBottom(_ y: CGFloat) -> CGFloat { frame.minY + frame.maxY - y }
            var radii = RectangleCornerRadii(
                topLeading: radius(corners[0], inner.minX, inner.minY),
                bottomLeading: radius(corners[2], inner.minX, fromBottom(inner.maxY)),
                bottomTrailing: radius(corners[3], fromRight(inner.maxX), fromBottom(inner.maxY)),
                topTrailing: radius(corners[1], fromRight(inner.maxX), inner.minY))
            if isUniform {
                let most = max(
                    max(radii.topLeading, radii.topTrailing), max(radii.bottomLeading, radii.bottomTrailing))
                radii = RectangleCornerRadii(all: most)
            }
            return Path(roundedRect: inner, cornerRadii: radii)
        }
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var smaller = self
        smaller.amount += amount
        return smaller
    }
}

extension Edge {
    public enum Corner: Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How round a corner is.
        public struct Style: Hashable, Sendable {
            enum Kind: Hashable {
                case fixed(CGFloat)
                case concentric(least: CGFloat?)
            }
            let kind: Kind
            public static let concentric = Style(kind: .concentric(least: nil))
            public static func concentric(minimum: Style) -> Style {
                if case .fixed(let radius) = minimum.kind { return Style(kind: .concentric(least: radius)) }
                return minimum
            }
            public static func concentric(minimum: CGFloat) -> Style { Style(kind: .concentric(least: minimum)) }
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
        }
    }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

private struct ContainerShaping<Form: InsettableShape>: _PrimitiveModifier {
    let shape: Form

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let place = node.kept as? ContainerPlace ?? ContainerPlace()
        node.kept = place
        node.child(0).update(
            content,
            in: node.deriving { $0[ContainerFormKey.self] = ContainerForm(shape: modifier.shape, place: place) })
        node.wrapping { item in
            PlacedItem(item) { frame, _ in (place.frame, place.view) = (frame, LayoutHost.current) }
        }
    }
}

extension View {
    public nonisolated func containerShape<Form: InsettableShape>(_ shape: Form) -> some View {
        modifier(ContainerShaping(shape: shape))
    }
}
