/// A rectangle that is painted with a style, and reaches out of the safe area where it touches its border.
struct StyleFilling<Style: ShapeStyle>: _PrimitiveView {
    let style: Style
    let edges: Edge.Set

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(
            StyledShape(shape: Rectangle(), style: view.style), in: node.environment)
        let edges = view.edges
        node.wrapping { edges.isEmpty ? $0 : UnsafeItem($0, edges: edges) }
    }
}

/// A shape that is painted with a style.
struct StyledShape<Form: Shape, Style: ShapeStyle>: _PrimitiveView {
    let shape: Form
    let style: Style
    var fill = FillStyle()

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let fill = view.fill
        node.paint(view.shape, with: view.style._paint(in: node.environment), upon: EmptyView()) { outline in
            guard case .fill = outline.kind else { return outline }
            return .filled(outline.path, fill)
        }
    }
}

/// A line along the inside of the bounds.
struct StyledBorder<Style: ShapeStyle>: _PrimitiveView {
    let style: Style
    let width: CGFloat

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let half = view.width / 2
        node.paint(
            _StrokedShape(shape: Rectangle().inset(by: half), style: StrokeStyle(lineWidth: view.width)),
            with: view.style._paint(in: node.environment))
    }
}

extension View {
    public nonisolated func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            Layering(beside: StyleFilling(style: style, edges: edges), alignment: .center, isBehind: true))
    }
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    public nonisolated func background<Style: ShapeStyle, Form: Shape>(
        _ style: Style, in shape: Form, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            Layering(
                beside: StyledShape(shape: shape, style: style, fill: fillStyle), alignment: .center, isBehind: true))
    }
    public nonisolated func background<Form: Shape>(in shape: Form, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public nonisolated func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            Layering(beside: StyleFilling(style: style, edges: edges), alignment: .center, isBehind: false))
    }
    public nonisolated func overlay<Style: ShapeStyle, Form: Shape>(
        _ style: Style, in shape: Form, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            Layering(
                beside: StyledShape(shape: shape, style: style, fill: fillStyle), alignment: .center, isBehind: false))
    }

    public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        modifier(
            Layering(beside: StyledBorder(style: content, width: width), alignment: .center, isBehind: false))
    }
}
