/// The traits that were given a value, by trait.
struct TraitValues: UIMutableTraits {
    private struct Entry {
        let trait: UITrait
        let value: Any
        /// The value as a `HeldTrait` of the trait's type of values, which needs no cast that looks for ways.
        let held: AnyObject
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            guard let entry = entries[ObjectIdentifier(trait)] else { return T.defaultValue }
            return unsafeDowncast(entry.held, to: HeldTrait<T.Value>.self).value
        }
        set {
            entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue, held: HeldTrait(newValue))
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// Takes over what `others` specify, the later word counting.
    mutating func merge(_ other: TraitValues) { entries.merge(other.entries) { $1 } }

    /// The traits whose values differ, set on one side alone included.
    func traits(differingFrom other: TraitValues) -> [UITrait] {
        var changed: [UITrait] = []
        for (key, entry) in entries where !Self.areEqual(entry.value, other.entries[key]?.value) {
            changed.append(entry.trait)
        }
        for (key, entry) in other.entries where entries[key] == nil { changed.append(entry.trait) }
        return changed
    }

    /// Whether everything that `other` specifies is so here.
    func agrees(with other: TraitValues) -> Bool {
        other.entries.allSatisfy { key, entry in Self.areEqual(entry.value, entries[key]?.value) }
    }

    /// Names and values in alphabetical order, for descriptions.
    var described: [String] { entries.values.map { "\($0.trait.name) = \($0.value)" }.sorted() }

    private static func areEqual(_ left: Any, _ right: Any?) -> Bool {
        guard let right, let left = left as? any Equatable else { return false }
        return isEqual(left, to: right)
    }

    private static func isEqual<T: Equatable>(_ left: T, to right: Any) -> Bool { (right as? T) == left }
}

private final class HeldTrait<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}
