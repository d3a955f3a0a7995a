/// Traits that a view, a controller or a window sets for itself and everything in it.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    package init() {}

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }

    /// `inherited`, with these overrides on top.
    package func applied(to inherited: UITraitCollection) -> UITraitCollection {
        guard !values.isEmpty else { return inherited }
        var merged = inherited.values
        merged.merge(values)
        return UITraitCollection(values: merged)
    }
}
