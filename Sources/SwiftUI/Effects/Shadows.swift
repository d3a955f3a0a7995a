/// Puts a shadow behind each thing of the content.
private struct Shadowing: _PrimitiveModifier {
    let color: Color
    let radius, x, y: CGFloat

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let color = modifier.color.uiColor(in: node.environment).resolvedColor(with: node.environment.traitCollection)
        let (radius, x, y) = (max(0, modifier.radius), modifier.x, modifier.y)
        if color.cgColor.alpha == 0 || radius == 0 && x == 0 && y == 0 { return node.output = nil }
        let traits = node.environment.traitCollection
        node.scatter(
            reach: radius * 3 + max(abs(x), abs(y)), apply: { $0.layer.setShadow(color, radius, x, y, traits) },
            reset: { $0.layer.shadowOpacity = 0 })
    }
}

extension View {
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modifier(Shadowing(color: color, radius: radius, x: x, y: y)) }
}
