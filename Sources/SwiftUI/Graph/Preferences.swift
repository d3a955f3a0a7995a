/// A value that is handed up from view to view.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What a place says about a key.
@MainActor protocol PreferenceEntry {
    var written: Any { get }
}

private struct Entry<Key: PreferenceKey>: PreferenceEntry {
    let value: Key.Value
    var written: Any { value }
}

extension _ViewNode {
    /// What this place and those below it say; nil where nobody does. What only one says is not reduced with the default: recorded views
    /// have a key whose `reduce` does nothing, and get what their one reader of a geometry says.
    ///
    /// - Parameter number: of the only item that is shown, if the others of this place are previews of their own.
    func preference<Key: PreferenceKey>(_ key: Key.Type, ofItem number: Int? = nil) -> Key.Value? {
        let id = ObjectIdentifier(key)
        // A cast of nil to an optional type would be a value.
        var value = preferences[id].flatMap { $0.written as? Key.Value }
        // What is said further out takes the place of what is said inside.
        if value == nil {
            for (child, number) in children(ofItem: number) {
                guard let next = child.preference(key, ofItem: number) else { continue }
                guard value != nil else {
                    value = next
                    continue
                }
                Key.reduce(value: &value!) { next }
            }
        }
        guard let preferenceTransform else { return value }
        return preferenceTransform(id, value).flatMap { $0 as? Key.Value }
    }

    /// The children, or the one that has an item, with the number that the item has there.
    private func children(ofItem number: Int?) -> [(_ViewNode, Int?)] {
        let children = children.prefix(speakers)
        // Where a place makes one item of several, all of them are in it.
        guard let number, items.count == children.reduce(0, { $0 + $1.items.count }) else {
            return children.map { ($0, nil) }
        }
        var first = 0
        for child in children {
            let count = child.items.count
            if number < first + count { return [(child, number - first)] }
            first += count
        }
        return []
    }

    func prefer<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
        preferences[ObjectIdentifier(key)] = Entry<Key>(value: value)
    }
}

private struct PreferenceWriting<Key: PreferenceKey>: _PrimitiveModifier {
    nonisolated(unsafe) let value: Key.Value

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.prefer(Key.self, modifier.value)
        node.child(0).update(content, in: node.environment)
    }
}

private struct PreferenceTransforming<Key: PreferenceKey>: _PrimitiveModifier {
    nonisolated(unsafe) let change: (inout Key.Value) -> Void

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.preferenceTransform = { id, value in
            guard id == ObjectIdentifier(Key.self) else { return value }
            var own = value as? Key.Value ?? Key.defaultValue
            modifier.change(&own)
            return own
        }
    }
}

/// Tells of each new value that the content hands up.
private struct PreferenceWatching<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
    nonisolated(unsafe) let action: (Key.Value) -> Void

    private final class Last {
        var value: Key.Value?
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let last = node.kept as? Last ?? Last()
        node.kept = last
        node.graph.watch(node) { [unowned node] in
            let value = node.preference(Key.self) ?? Key.defaultValue
            guard last.value != value else { return }
            let isFirst = last.value == nil
            last.value = value
            // A value that nobody has said is no change.
            if !isFirst || value != Key.defaultValue { modifier.action(value) }
        }
    }
}

/// Puts behind or upon the content what a closure makes of the values that it hands up.
private struct PreferenceLayering<Key: PreferenceKey, Beside: View>: _PrimitiveModifier {
    nonisolated(unsafe) let make: (Key.Value) -> Beside
    let alignment: Alignment
    let isBehind: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        // What is below may say something else without this being evaluated again.
        node.output = { [unowned node] _ in
            node.placing {
                let value = node.child(0).preference(Key.self) ?? Key.defaultValue
                let made = ViewGraph.working(on: node) { node.observing { modifier.make(value) } }
                let whole = Together(made, modifier.alignment)
                node.child(1).update(whole, in: node.environment)
                return zip(node.child(0).items, node.beside(whole, in: node.environment)).map { item, beside in
                    LayeredItem(item, beside, modifier.alignment, isBehind: modifier.isBehind)
                }
            }
        }
    }
}

/// Hands up where the content is.
private struct AnchorWriting<Key: PreferenceKey, Value>: _PrimitiveModifier {
    let source: Anchor<Value>.Source
    nonisolated(unsafe) let make: (inout Key.Value, Anchor<Value>) -> Void

    @MainActor private final class Place {
        var frame = CGRect.zero
        weak var view: UIView?
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let place = node.kept as? Place ?? Place()
        node.kept = place
        let anchor = Anchor(modifier.source) { (place.frame, place.view) }
        var value = node.child(0).preference(Key.self) ?? Key.defaultValue
        modifier.make(&value, anchor)
        node.prefer(Key.self, value)
        node.wrapping {
            PlacedItem($0) { frame, _ in (place.frame, place.view) = (frame, LayoutHost.current) }
        }
    }
}

extension View {
    public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(PreferenceWriting<Key>(value: value))
    }
    public nonisolated func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View { modifier(PreferenceTransforming<Key>(change: callback)) }

    public nonisolated func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { modifier(PreferenceWatching<Key>(action: action)) }

    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View { modifier(PreferenceLayering<Key, Content>(make: transform, alignment: alignment, isBehind: true)) }

    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        modifier(PreferenceLayering<Key, Content>(make: transform, alignment: alignment, isBehind: false))
    }

    public nonisolated func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View { modifier(AnchorWriting<Key, Value>(source: value) { $0 = transform($1) }) }

    public nonisolated func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View { modifier(AnchorWriting<Key, Value>(source: value, make: transform)) }
}
