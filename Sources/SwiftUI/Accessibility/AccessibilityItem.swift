/// What is taken back of a change before it is made again.
typealias AccessibilityUndo = @MainActor () -> Void

/// Tells assistive technologies something about the elements in the content.
final class AccessibilityItem: WrappingItem, @unchecked Sendable {
    private let change: @MainActor ([UIView]) -> [AccessibilityUndo]
    private let undo: Undo
    private var isDone = false

    /// An undo, kept with the place in the tree, as the views are.
    @MainActor final class Undo {
        fileprivate var steps: [AccessibilityUndo] = []
        /// Where the content is.
        fileprivate var frame = CGRect.zero
        fileprivate weak var host: UIView?

        fileprivate var onScreen: CGRect? {
            host.map { $0.convert(frame, to: UIScreen.main.coordinateSpace) }
        }
    }

    init(_ inner: Item, undo: Undo, change: @escaping @MainActor ([UIView]) -> [AccessibilityUndo]) {
        (self.undo, self.change) = (undo, change)
        super.init(inner)
    }

    override var priority: Double { inner.priority }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        super.place(at: origin, proposal, in: space)
        let frame = CGRect(origin: origin, size: size(proposal)).onPixels(UIScreenScale.present)
        assumingMainActor { (undo.frame, undo.host) = (frame, LayoutHost.current) }
    }

    override func mount(into views: inout [UIView]) {
        let before = views.count
        super.mount(into: &views)
        guard !isDone else { return }
        // What is inside has said its word; what is further out has the last one.
        isDone = true
        for step in undo.steps.reversed() { step() }
        undo.steps = change(Array(views[before...]))
        spread(over: Array(views[before...]))
    }

    /// Makes the one element in the content as large as all of it, with its padding and what is behind it: the marks of recorded rows lie
    /// around the row, and not around its words.
    @MainActor private func spread(over views: [UIView]) {
        let elements = views.flatMap(\.accessibleElements)
        guard elements.count == 1, let element = elements.first, element.isAccessibilityElement else { return }
        let former = element.accessibilityFrameBlock
        element.accessibilityFrameBlock = { [weak undo] in undo?.onScreen ?? former?() ?? .zero }
        undo.steps.append { [weak element] in element?.accessibilityFrameBlock = former }
    }
}

extension UIView {
    /// The views in this one, or itself, that assistive technologies see.
    var accessibleElements: [UIView] {
        // A container of others is asked itself.
        if isAccessibilityElement || self is AccessibilityContainer { return [self] }
        return subviews.flatMap(\.accessibleElements)
    }
}

extension [UIView] {
    /// The elements that a property is meant for: all elements; where there is none, the views themselves.
    @MainActor var meantElements: [UIView] {
        let elements = flatMap(\.accessibleElements)
        return elements.isEmpty ? self : elements
    }
}

/// What the content says to assistive technologies.
private struct AccessibilityChanging: _PrimitiveModifier {
    let change: @MainActor ([UIView]) -> [AccessibilityUndo]

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.changeAccessibility(modifier.change)
    }
}

/// What a view's words say to assistive technologies about the content; nothing else of that view is shown.
private struct AccessibilityWording<Words: View>: _PrimitiveModifier {
    nonisolated(unsafe) let words: Words
    let isEnabled: Bool
    let change: @MainActor (UIView, String?) -> AccessibilityUndo

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let words = node.aside(1, modifier.words).spokenWords
        let (isEnabled, change) = (modifier.isEnabled, modifier.change)
        node.changeAccessibility { views in
            guard isEnabled else { return [] }
            return views.meantElements.map { view in
                // What has words can be read.
                if !view.isAccessibilityElement, !(view is AccessibilityContainer) {
                    view.isAccessibilityElement = true
                }
                return change(view, words)
            }
        }
    }
}

extension _ViewNode {
    /// Lets each thing in the content, which is the first child, say something to assistive technologies.
    fileprivate func changeAccessibility(_ change: @escaping @MainActor ([UIView]) -> [AccessibilityUndo]) {
        let undos = kept as? EachUndo ?? EachUndo()
        kept = undos
        output = { children in
            (children.first?.items ?? []).enumerated().map { AccessibilityItem($1, undo: undos[$0], change: change) }
        }
    }
}

/// One for each thing in the content.
@MainActor private final class EachUndo {
    private var all: [AccessibilityItem.Undo] = []

    subscript(index: Int) -> AccessibilityItem.Undo {
        while all.count <= index { all.append(AccessibilityItem.Undo()) }
        return all[index]
    }
}

extension View {
    /// Changes what assistive technologies see of each element in the view.
    nonisolated func accessible(_ change: @escaping @MainActor (UIView) -> AccessibilityUndo) -> some View {
        accessibleViews { views in views.meantElements.map { change($0) } }
    }

    /// Changes what assistive technologies see of the views that stand for it, elements or not.
    nonisolated func accessibleViews(_ change: @escaping @MainActor ([UIView]) -> [AccessibilityUndo]) -> some View {
        modifier(AccessibilityChanging(change: change))
    }

    /// Changes what they see of each element by what is said in another view.
    nonisolated func accessible<Words: View>(
        _ words: Words, isEnabled: Bool = true, _ change: @escaping @MainActor (UIView, String?) -> AccessibilityUndo
    ) -> some View { modifier(AccessibilityWording(words: words, isEnabled: isEnabled, change: change)) }
}

extension UIView {
    /// Sets a property.
    ///
    /// - Returns: what sets it to what it was.
    func setting<Value>(
        _ property: ReferenceWritableKeyPath<UIView, Value>, _ value: Value, former: Value
    ) -> AccessibilityUndo {
        self[keyPath: property] = value
        return { [weak self] in self?[keyPath: property] = former }
    }

    func setting<Value>(_ property: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) -> AccessibilityUndo {
        setting(property, value, former: self[keyPath: property])
    }

    /// Adds traits, and takes those away again that were not there.
    func adding(_ traits: UIAccessibilityTraits) -> AccessibilityUndo {
        let new = traits.subtracting(accessibilityTraits)
        accessibilityTraits.formUnion(new)
        return { [weak self] in self?.accessibilityTraits.subtract(new) }
    }

    func removing(_ traits: UIAccessibilityTraits) -> AccessibilityUndo {
        let gone = traits.intersection(accessibilityTraits)
        accessibilityTraits.subtract(gone)
        return { [weak self] in self?.accessibilityTraits.formUnion(gone) }
    }
}
