/// A thing with a view of the model around it: of a button, for example.
class HeldItem: WrappingItem, @unchecked Sendable {
    let holder: UIView

    init(_ inner: Item, in holder: UIView) {
        self.holder = holder
        super.init(inner)
    }

    override var priority: Double { inner.priority }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal)).onPixels(UIScreenScale.present)
        MainActor.assumeIsolated {
            holder.setFrameInLayout(frame)
            let former = LayoutHost.current
            LayoutHost.current = holder
            defer { LayoutHost.current = former }
            let inside = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
            inner.place(at: inside, proposal, in: space.moved(to: frame.origin))
        }
    }

    override func mount(into views: inout [UIView]) {
        var inside: [UIView] = []
        inner.mount(into: &inside)
        holder.show(inside)
        views.append(holder)
    }
}

extension Item {
    /// The views that stand for it, in the order in which they are drawn.
    @MainActor var mountedViews: [UIView] {
        var views: [UIView] = []
        mount(into: &views)
        return views
    }
}

extension [Item] {
    /// All of them as one, beside each other.
    func beside(isRightToLeft: Bool) -> Item {
        count == 1 ? self[0] : LayoutItem(HStackLayout(), self, isRightToLeft: isRightToLeft)
    }
}

/// Several views as one, beside each other, as the label of a button is.
struct Beside<Content: View>: _PrimitiveView {
    nonisolated(unsafe) private let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.output = { children in
            let items = children.flatMap(\.items)
            return items.isEmpty ? [] : [items.beside(isRightToLeft: isRightToLeft)]
        }
    }
}

extension _ViewNode {
    /// Evaluates something that is not shown as it is, such as the name of a field, of which only the words are used.
    ///
    /// - Returns: the views of the model that would stand for it.
    func aside<Content: View>(_ index: Int, _ content: Content) -> [UIView] {
        let node = child(index)
        node.update(content, in: environment)
        return node.items.flatMap(\.mountedViews)
    }
}

extension [UIView] {
    /// The words of all texts in them; nil where there are none.
    @MainActor var words: String? {
        let found = compactMap { view -> String? in
            if let label = view as? UILabel { return label.text }
            return view.subviews.words
        }.filter { !$0.isEmpty }
        return found.isEmpty ? nil : found.joined(separator: " ")
    }

    /// What assistive technologies say of all in them.
    @MainActor var spokenWords: String? {
        let found = flatMap(\.spokenParts)
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }

    /// The first label in them, of which a field takes its font.
    @MainActor var firstLabel: UILabel? {
        for view in self {
            if let label = view as? UILabel ?? view.subviews.firstLabel { return label }
        }
        return nil
    }

    /// The first image in them.
    @MainActor var firstImage: UIImage? {
        for view in self {
            if let image = (view as? UIImageView)?.image ?? view.subviews.firstImage { return image }
        }
        return nil
    }
}

extension UIView {
    @MainActor fileprivate var spokenParts: [String] {
        guard !isHidden, !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement {
            return [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
        }
        return subviews.flatMap(\.spokenParts)
    }
}
