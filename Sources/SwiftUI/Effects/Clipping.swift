/// Cuts the content off at an outline.
final class ClippingItem: EffectItem, @unchecked Sendable {
    private let outline: @MainActor (CGRect) -> Path
    private let isEvenOdd: Bool

    @MainActor init(
        _ inner: Item, _ container: UIView, isEvenOdd: Bool = false, outline: @escaping @MainActor (CGRect) -> Path
    ) {
        (self.outline, self.isEvenOdd) = (outline, isEvenOdd)
        super.init(inner, container)
    }

    override func placed(_ proposal: ProposedViewSize, in space: LayoutSpace) {
        let bounds = CGRect(origin: .zero, size: container.bounds.size)
        let form = _Outline.filled(outline(bounds), FillStyle(eoFill: isEvenOdd))
        container.clipsToBounds = container.layer.setForm(form, in: bounds) != nil
    }
}

private struct Clipping<Form: Shape>: _PrimitiveModifier {
    let shape: Form
    let style: FillStyle

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let isTurned = node.environment.isTurned(modifier.shape)
        node.surround(with: EffectView()) { item, view in
            ClippingItem(item, view, isEvenOdd: modifier.style.isEOFilled) { bounds in
                let path = modifier.shape.path(in: bounds)
                return isTurned ? path.mirrored(in: bounds) : path
            }
        }
    }
}

extension Path {
    /// This path with left and right changed in a box.
    func mirrored(in box: CGRect) -> Path {
        if case .roundedRect(let rect, let radii, let style) = form, rect == box {
            return Path(roundedRect: rect, cornerRadii: radii.mirrored, style: style)
        }
        return applying(CGAffineTransform(mirroring: box))
    }
}

/// Shows the content where a mask is opaque.
final class MaskingItem: EffectItem, @unchecked Sendable {
    private let mask: [Item]
    private let maskView: UIView
    private let alignment: Alignment

    @MainActor init(_ inner: Item, _ mask: [Item], _ alignment: Alignment, _ container: MaskedView) {
        (self.mask, self.alignment, maskView) = (mask, alignment, container.stencil)
        super.init(inner, container)
    }

    override func placed(_ proposal: ProposedViewSize, in space: LayoutSpace) {
        let main = inner.dimensions(proposal)
        let offered = ProposedViewSize(width: main.width, height: main.height)
        maskView.frame = CGRect(origin: .zero, size: container.bounds.size)
        for item in mask {
            let own = item.dimensions(offered)
            let lead = main[alignment.horizontal] - own[alignment.horizontal]
            let x = space.isRightToLeft ? main.width - own.width - lead : lead
            let y = main[alignment.vertical] - own[alignment.vertical]
            item.place(at: CGPoint(x: x, y: y), offered, in: space.moved(to: container.frame.origin))
        }
    }

    override func show(_ content: [UIView]) {
        super.show(content)
        var stencil: [UIView] = []
        for item in mask { item.mount(into: &stencil) }
        maskView.show(stencil)
        maskView.layoutIfNeeded()
        container.mask = maskView
    }
}

/// A view with another one as its mask.
final class MaskedView: UIView, InternalView {
    let stencil = EffectView()
    init() { super.init(frame: .zero) }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }
}

private struct Masking<Mask: View>: _PrimitiveModifier {
    nonisolated(unsafe) let mask: Mask
    let alignment: Alignment

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let environment = node.deriving { $0[StackOrientation.self] = nil }
        node.child(1).update(modifier.mask, in: environment)
        let views = node.kept as? EffectViews<MaskedView> ?? EffectViews { MaskedView() }
        node.kept = views
        node.output = { [unowned node] _ in
            zip(node.child(0).items, node.beside(modifier.mask, in: environment)).enumerated().map { index, pair in
                MaskingItem(pair.0, pair.1, modifier.alignment, views[index])
            }
        }
    }
}

extension View {
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(Clipping(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }
    public nonisolated func clipShape<Clip: Shape>(_ shape: Clip, style: FillStyle = FillStyle()) -> some View {
        modifier(Clipping(shape: shape, style: style))
    }
    /// Clips the view to circular corners, as this modifier always did.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
    @_disfavoredOverload public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(Masking(mask: mask, alignment: .center))
    }
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modifier(Masking(mask: Together(mask(), alignment), alignment: alignment)) }
}
