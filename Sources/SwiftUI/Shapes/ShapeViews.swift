/// A view that is made of a shape, and that can be filled and stroked once more.
public nonisolated protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
}

/// A filled shape, upon what was there before.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: _PrimitiveView, ShapeView
{
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let fill = view.fillStyle
        node.paint(view.shape, with: view.style._paint(in: node.environment), upon: view.background) { outline in
            guard case .fill = outline.kind else { return outline }
            return .filled(outline.path, fill)
        }
    }
}

/// A shape in a style, by the name that what `fill` returned had before iOS 17.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        FillShapeView._make(
            FillShapeView(
                shape: view.shape, style: view.style, fillStyle: view.fillStyle, background: EmptyView()), in: node)
    }
}

/// A line around a shape, upon what was there before.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: _PrimitiveView,
    ShapeView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.paint(
            _StrokedShape(shape: view.shape, style: view.strokeStyle), with: view.style._paint(in: node.environment),
            upon: view.background)
    }
}

/// A line along the inside of a shape, upon what was there before.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    _PrimitiveView, ShapeView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
        node.paint(
            _StrokedShape(shape: inset, style: view.strokeStyle), with: view.style._paint(in: node.environment),
            upon: view.background)
    }
}

extension Shape {
    public func fill<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, Style, EmptyView> {
        FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
    }
    public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, Style, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, Style, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    public func fill<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, Style, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
    public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, Style, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, Style, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, Style, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, Style, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

// MARK: - In the tree

/// A painted view in the layout.
final class PaintedItem: LeafItem, @unchecked Sendable {
    private let painted: PaintedView

    @MainActor init(_ view: PaintedView, answer: @escaping @MainActor (ProposedViewSize) -> CGSize) {
        painted = view
        super.init(view, answer: answer)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        super.place(at: origin, proposal, in: space)
        MainActor.assumeIsolated { painted.paint() }
    }
}

extension _ViewNode {
    /// Makes the node a painted shape.
    func paint<Form: Shape>(_ shape: Form, with paint: _Paint) { self.paint(shape, with: paint, upon: EmptyView()) }

    /// Makes the node a painted shape upon another view.
    func paint<Form: Shape, Background: View>(
        _ shape: Form, with paint: _Paint, upon background: Background,
        changing change: @escaping (_Outline) -> _Outline = { $0 }
    ) {
        let shown = view(PaintedView())
        environment.dress(shown)
        let isTurned = environment.isTurned(shape)
        shown.set(
            { rect in
                let outline = change(shape._outline(in: rect))
                return isTurned ? outline.moved(CGAffineTransform(mirroring: rect)) : outline
            }, paint, environment)
        let item = PaintedItem(shown) { shape.sizeThatFits($0) }
        if Background.self == EmptyView.self { return leaf(item) }
        child(0).update(background, in: environment)
        output = { children in [LayeredItem(item, children.flatMap(\.items), .center, isBehind: true)] }
    }

    /// Lets the node take all that it is offered, painted with a style.
    func fill(with style: some ShapeStyle) { paint(Rectangle(), with: style._paint(in: environment)) }
}
