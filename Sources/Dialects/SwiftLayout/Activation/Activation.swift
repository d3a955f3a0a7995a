/// An active layout, for updating or deactivating it. It is deactivated when the last reference is released.
public final class Activation: Hashable {
    @MainActor let elements: ActivatedElements

    @MainActor init() { elements = ActivatedElements() }

    deinit {
        Task { @MainActor [elements] in elements.deactivate() }
    }

    public static func == (one: Activation, other: Activation) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func store<C: RangeReplaceableCollection>(_ store: inout C) where C.Element == Activation {
        store.append(self)
    }

    public func store(_ store: inout Set<Activation>) { store.insert(self) }
}

extension Activation {
    @MainActor var constraints: Set<WeakConstraint> { elements.constraints }

    /// Deactivates the constraints and removes the views; those at the top stay where they are.
    @preconcurrency @MainActor public func deactive() { elements.deactivate() }

    @preconcurrency @MainActor public func viewForIdentifier(_ identifier: String) -> UIView? {
        elements.views.lazy.compactMap { $0.view }.first { $0.accessibilityIdentifier == identifier }
    }
}

extension Collection where Element: Activation {
    @preconcurrency @MainActor public func viewForIdentifier(_ identifier: String) -> UIView? {
        lazy.compactMap { $0.viewForIdentifier(identifier) }.first
    }
}
