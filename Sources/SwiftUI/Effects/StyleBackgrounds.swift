/// A rectangle that is painted with a style, and reaches out of the safe area where it touches its border.
struct StyleFilling<Style: ShapeStyle>: _PrimitiveView {
    let style: Style
    let edges: Edge.Set

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(Rectangle().fill(view.style), in: node.environment)
        let edges = view.edges
        node.wrapping { edges.isEmpty ? $0 : UnsafeItem($0, edges: edges) }
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
        modifier(Layering(beside: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
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
        modifier(Layering(beside: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
    }

    public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        modifier(
            Layering(
                beside: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBehind: false))
    }
}
