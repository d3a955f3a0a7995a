/// One thing an environment can say about itself: a key for trait collections.
public protocol UITraitDefinition {
    associatedtype Value

    /// What holds where nothing was said.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// Something that traits can be written to.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
