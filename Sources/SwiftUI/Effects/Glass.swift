/// The material of iOS 26.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable { case regular, clear, identity }
    let kind: Kind
    private(set) var color: Color?
    private(set) var isInteractive = false

    private init(_ kind: Kind) { self.kind = kind }
    public static let regular = Glass(.regular), clear = Glass(.clear), identity = Glass(.identity)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// A capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Glass in a shape.
private struct GlassPane<Form: Shape>: _PrimitiveView {
    let glass: Glass
    let shape: Form

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let effect = UIGlassEffect(style: view.glass.kind == .clear ? .clear : .regular)
        effect.tintColor = view.glass.color?.uiColor(in: node.environment)
        effect.isInteractive = view.glass.isInteractive
        let pane = node.view(UIVisualEffectView(effect: effect))
        node.environment.dress(pane)
        pane.effect = effect
        let shape = view.shape
        node.leaf(GlassItem(pane) { shape.path(in: $0) })
    }
}

private final class GlassItem: LeafItem, @unchecked Sendable {
    private let outline: @MainActor (CGRect) -> Path

    @MainActor init(_ pane: UIVisualEffectView, _ outline: @escaping @MainActor (CGRect) -> Path) {
        self.outline = outline
        super.init(pane) { $0.replacingUnspecifiedDimensions() }
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        super.place(at: origin, proposal, in: space)
        MainActor.assumeIsolated {
            let bounds = CGRect(origin: .zero, size: view.bounds.size)
            view.layer.setForm(.filled(outline(bounds), FillStyle()), in: bounds)
        }
    }
}

/// Pieces of glass that may flow together. In a still each is in its own place.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: some View { content }
}

public struct GlassEffectTransition: Sendable {
    public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

extension View {
    public nonisolated func glassEffect<Form: Shape>(
        _ glass: Glass = .regular, in shape: Form = DefaultGlassEffectShape()
    ) -> some View {
        let pane = glass.kind == .identity ? nil : GlassPane(glass: glass, shape: shape)
        return modifier(Layering(beside: pane, alignment: .center, isBehind: true))
    }
    // How pieces of glass become others, which a still does not show.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { notDrawn("glassEffectUnion", if: id != nil) }
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    public nonisolated func backgroundExtensionEffect() -> some View { notDrawn("backgroundExtensionEffect") }
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        notDrawn("backgroundExtensionEffect", if: isEnabled)
    }
}
