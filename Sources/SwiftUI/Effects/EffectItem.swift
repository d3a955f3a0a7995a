/// What needs a view of its own around the content: what fades, clips, turns or masks it. The layout sees nothing of it.
class EffectItem: WrappingItem, @unchecked Sendable {
    let container: UIView

    @MainActor init(_ inner: Item, _ container: UIView) {
        self.container = container
        super.init(inner)
    }

    override var priority: Double { inner.priority }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal)).onPixels(UIScreenScale.present)
        MainActor.assumeIsolated {
            container.setFrameInLayout(frame)
            let former = LayoutHost.current
            LayoutHost.current = container
            defer { LayoutHost.current = former }
            inner.place(
                at: CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY), proposal,
                in: space.moved(to: frame.origin))
            placed(proposal, in: space)
        }
    }

    /// The content is in its place now, and the container has its frame.
    @MainActor func placed(_ proposal: ProposedViewSize, in space: LayoutSpace) {}

    override func mount(into views: inout [UIView]) {
        var content: [UIView] = []
        inner.mount(into: &content)
        guard !content.isEmpty else { return }
        show(content)
        views.append(container)
    }

    /// Puts the content into the container.
    @MainActor func show(_ content: [UIView]) { container.show(content) }
}

/// The containers of a place in the tree: one for each thing of the content.
@MainActor final class EffectViews<Container: UIView> {
    private(set) var views: [Container] = []
    private let make: @MainActor () -> Container

    init(_ make: @escaping @MainActor () -> Container) { self.make = make }

    /// The container of a number, made the first time.
    subscript(index: Int) -> Container {
        while views.count <= index { views.append(make()) }
        return views[index]
    }
}

extension _ViewNode {
    /// Puts a view around each thing of the content.
    func surround<Container: UIView>(
        with make: @escaping @MainActor @autoclosure () -> Container,
        _ wrap: @escaping @MainActor (Item, Container) -> Item
    ) {
        let views = kept as? EffectViews<Container> ?? EffectViews { make() }
        kept = views
        output = { children in
            children.flatMap(\.items).enumerated().map { index, item in wrap(item, views[index]) }
        }
    }
}

/// A view that only holds others, which nobody touches itself.
final class EffectView: UIView, InternalView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }
}

/// An effect that each thing inside has by itself, unless it is made one before: they shine through each other when they fade, and each
/// casts its own shadow.
final class ScatteredItem: EffectItem, @unchecked Sendable {
    private let apply: @MainActor (UIView) -> Void
    private let reset: @MainActor (UIView) -> Void
    private let reach: CGFloat
    private let wrappers: EffectViews<EffectView>

    /// - Parameter reach: how far the effect can be seen around a thing.
    @MainActor init(
        _ inner: Item, _ container: UIView, _ wrappers: EffectViews<EffectView>, reach: CGFloat,
        apply: @escaping @MainActor (UIView) -> Void, reset: @escaping @MainActor (UIView) -> Void
    ) {
        (self.apply, self.reset, self.reach, self.wrappers) = (apply, reset, reach, wrappers)
        super.init(inner, container)
    }

    override func show(_ content: [UIView]) {
        guard content.count > 1, overlap(content) else {
            apply(container)
            return container.show(content)
        }
        reset(container)
        var shown: [UIView] = []
        for (index, view) in content.enumerated() {
            let wrapper = wrappers[index]
            wrapper.frame = CGRect(origin: .zero, size: container.bounds.size)
            apply(wrapper)
            wrapper.show([view])
            shown.append(wrapper)
        }
        container.show(shown)
    }

    /// Whether one is seen through another, or has its shadow on it. Else it makes no difference.
    @MainActor private func overlap(_ views: [UIView]) -> Bool {
        for (index, view) in views.enumerated() {
            let frame = view.frame.insetBy(dx: -reach, dy: -reach)
            if views[..<index].contains(where: { $0.frame.intersects(frame) }) { return true }
        }
        return false
    }
}

/// What the views of a scattered effect are kept in.
@MainActor final class ScatteredViews {
    private var parts: [(container: EffectView, wrappers: EffectViews<EffectView>)] = []

    subscript(index: Int) -> (container: EffectView, wrappers: EffectViews<EffectView>) {
        while parts.count <= index { parts.append((EffectView(), EffectViews { EffectView() })) }
        return parts[index]
    }
}

extension _ViewNode {
    /// Gives each thing inside of the content an effect of its own.
    func scatter(
        reach: CGFloat, apply: @escaping @MainActor (UIView) -> Void, reset: @escaping @MainActor (UIView) -> Void
    ) {
        let views = kept as? ScatteredViews ?? ScatteredViews()
        kept = views
        output = { children in
            children.flatMap(\.items).enumerated().map { index, item in
                let (container, wrappers) = views[index]
                return ScatteredItem(item, container, wrappers, reach: reach, apply: apply, reset: reset)
            }
        }
    }
}
