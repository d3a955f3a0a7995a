/// What becomes of the elements in a view that is one itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = Self(name: "ignore")
    public static let contain = Self(name: "contain")
    public static let combine = Self(name: "combine")
}

/// A view of the model around what assistive technologies see as one thing, or as things that belong together.
final class AccessibilityContainer: UIView, InternalView {
    fileprivate var behavior = AccessibilityChildBehavior.ignore

    override var isAccessibilityElement: Bool {
        get { givenIsAccessibilityElement ?? (behavior != .contain) }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { givenAccessibilityLabel ?? (behavior == .combine ? subviews.combinedWords : nil) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let given = givenAccessibilityTraits { return given }
            return behavior == .combine ? combinedTraits : []
        }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? (behavior == .contain ? sortedElements : nil) }
        set { super.accessibilityElements = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard behavior == .combine else { return super.accessibilityActivate() }
        return subviews.flatMap(\.accessibleElements).contains { $0.accessibilityActivate() }
    }

    private var combinedTraits: UIAccessibilityTraits {
        subviews.flatMap(\.accessibleElements).reduce(into: UIAccessibilityTraits()) {
            $0.formUnion($1.accessibilityTraits)
        }
    }
}

extension UIView {
    /// The elements inside in the order of their priorities; nil where nobody has set one.
    var sortedElements: [Any]? {
        let elements = subviews.flatMap(\.accessibleElements)
        guard elements.contains(where: { $0.sortPriority != 0 }) else { return nil }
        return elements.enumerated().sorted {
            $0.element.sortPriority == $1.element.sortPriority
                ? $0.offset < $1.offset : $0.element.sortPriority > $1.element.sortPriority
        }.map(\.element)
    }
}

extension [UIView] {
    /// The labels of all elements in them, as VoiceOver reads them when they are one.
    @MainActor fileprivate var combinedWords: String? {
        let words = flatMap(\.accessibleElements).compactMap { element -> String? in
            guard !element.accessibilityElementsHidden else { return nil }
            return element.accessibilityLabel
        }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// The priorities, kept beside the views, as UIKit has no such property.
@MainActor private let sortPriorities = NSMapTable<UIView, NSNumber>.weakToStrongObjects()

extension UIView {
    /// How early the view is read among those of its container.
    var sortPriority: Double {
        get { sortPriorities.object(forKey: self)?.doubleValue ?? 0 }
        set { sortPriorities.setObject(NSNumber(value: newValue), forKey: self) }
    }
}

/// Makes one element of the content, or a container.
private struct AccessibilityGathering: _PrimitiveModifier {
    let behavior: AccessibilityChildBehavior

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let behavior = modifier.behavior
        node.surround(with: AccessibilityContainer()) { item, view in
            view.behavior = behavior
            return EffectItem(item, view)
        }
    }
}

extension View {
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityGathering(behavior: children))
    }

    /// Lets assistive technologies read another view in place of this one.
    public nonisolated func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View { modifier(AccessibilityReplacing(representation: representation())) }

    public nonisolated func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
        modifier(AccessibilityGathering(behavior: .contain))
    }
}

private struct AccessibilityReplacing<Representation: View>: _PrimitiveModifier {
    nonisolated(unsafe) let representation: Representation

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let element = node.aside(1, modifier.representation).flatMap(\.accessibleElements).first
        let views = node.kept as? EffectViews<AccessibilityContainer> ?? EffectViews { AccessibilityContainer() }
        node.kept = views
        node.output = { children in
            (children.first?.items ?? []).enumerated().map { index, item in
                let view = views[index]
                view.accessibilityLabel = element?.accessibilityLabel
                view.accessibilityValue = element?.accessibilityValue
                view.accessibilityTraits = element?.accessibilityTraits ?? []
                return EffectItem(item, view)
            }
        }
    }
}
