/// Shows the content through.
private struct Fading: _PrimitiveModifier {
    let opacity: Double

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let opacity = min(max(modifier.opacity, 0), 1)
        // A view of its own only where there is something to be seen of it.
        if opacity == 1, !AnimationClock.isRunning { return node.output = nil }
        node.scatter(reach: 0, apply: { $0.alpha = CGFloat(opacity) }, reset: { $0.alpha = 1 })
    }
}

/// Keeps the room of the content, and shows nothing of it.
private struct Hiding: _PrimitiveModifier {
    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.surround(with: EffectView()) { item, view in
            view.isHidden = true
            return EffectItem(item, view)
        }
    }
}

/// Makes one thing of all that is in the content.
private struct Grouping: _PrimitiveModifier {
    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.surround(with: EffectView()) { item, view in
            // What is blended in it does not reach beneath it.
            view.layer.shouldRasterize = true
            return EffectItem(item, view)
        }
    }
}

extension View {
    // A colour, which is a view as well, has one of its own: were this one as good, a chain of twenty backgrounds would take half a minute.
    @_disfavoredOverload public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(Fading(opacity: opacity))
    }
    public nonisolated func hidden() -> some View { modifier(Hiding()) }
    public nonisolated func compositingGroup() -> some View { modifier(Grouping()) }
    /// Draws the view as a group: here everything is drawn in the same way, so nothing else is left of it.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    { modifier(Grouping()) }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
