/// A value that is handed down from view to view.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What is handed down from view to view: a list of what was set, upon the traits of the hosting view. Setting adds a link, and equal
/// links are equal environments.
public struct EnvironmentValues: CustomStringConvertible {
    fileprivate final class Link: @unchecked Sendable {
        let key: ObjectIdentifier
        let value: Any
        let next: Link?
        init(_ key: ObjectIdentifier, _ value: Any, _ next: Link?) {
            (self.key, self.value, self.next) = (key, value, next)
        }
    }
    private var first: Link?
    /// The traits of the hosting view; those of the screen where there is none.
    private var traits: UITraitCollection?

    public init() {}

    @MainActor init(_ traits: UITraitCollection) { self.traits = traits }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A value that is not there would pass for one that is nil.
            guard let value = value(of: ObjectIdentifier(key)) else { return key.defaultValue }
            return value as? Key.Value ?? key.defaultValue
        }
        set { first = Link(ObjectIdentifier(key), newValue, first) }
    }

    /// A value by a key that a key path can have as an index, which a type cannot be.
    subscript<Key: EnvironmentKey>(key key: SettingKey<Key>) -> Key.Value {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }

    /// An object that is handed down by its type.
    subscript<Object: AnyObject>(_: HandedObject<Object>) -> Object? {
        get { value(of: ObjectIdentifier(HandedObject<Object>.self)) as? Object }
        set { first = Link(ObjectIdentifier(HandedObject<Object>.self), newValue as Any, first) }
    }

    private func value(of key: ObjectIdentifier) -> Any? {
        var link = first
        while let current = link {
            if current.key == key { return current.value }
            link = current.next
        }
        return nil
    }

    /// Whether somebody above has set it, be it to what it is anyway.
    func has<Key: EnvironmentKey>(_ key: Key.Type) -> Bool { value(of: ObjectIdentifier(key)) != nil }

    public var description: String {
        var count = 0
        var link = first
        while let current = link { (count, link) = (count + 1, current.next) }
        return "\(count) values"
    }

    /// The traits of the hosting view.
    var hostTraits: UITraitCollection { traits ?? MainActor.assumeIsolated { UIScreen.main.traitCollection } }

    func isSame(as other: EnvironmentValues) -> Bool { first === other.first && traits === other.traits }

    /// Whether links with equal values were added to the same list.
    func says(theSameAs other: EnvironmentValues) -> Bool {
        guard traits === other.traits else { return false }
        var (one, two) = (first, other.first)
        while one !== two {
            guard let own = one, let others = two, own.key == others.key, let value = own.value as? any Equatable
            else { return false }
            func isEqual<Value: Equatable>(_ value: Value) -> Bool { others.value as? Value == value }
            guard isEqual(value) else { return false }
            (one, two) = (own.next, others.next)
        }
        return true
    }
}

/// A key of the environment as an index of a key path.
struct SettingKey<Key: EnvironmentKey>: Hashable {}

/// The type of an object that is handed down, as an index of a key path.
struct HandedObject<Object>: Hashable {}

/// Something of the environment, read by a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    /// What stands for an object that nobody hands down.
    private let make: @MainActor (ViewGraph) -> Value?
    private var value: Value?

    public init(_ path: KeyPath<EnvironmentValues, Value>) { (read, make) = ({ $0[keyPath: path] }, { _ in nil }) }

    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        (read, make) = ({ $0[HandedObject<Value>()] }, { $0.objectInPlace(of: Value.self) })
    }
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        (read, make) = ({ $0[HandedObject<Object>()] }, { _ in nil })
    }

    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            fatalError("no view above hands down an object of type \(Value.self): add .environment(_:) to one")
        }
        return value
    }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        value = read(node.environment) ?? make(node.graph)
    }
}

/// Hands a value down to the content.
struct EnvironmentSetting<Value>: _PrimitiveModifier {
    nonisolated(unsafe) let path: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) let value: Value

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.handDown(to: content) { $0[keyPath: modifier.path] = modifier.value }
    }
}

extension _ViewNode {
    /// Puts the content here with a changed environment. Where that turns the direction, what is inside is laid out in the new one.
    func handDown<Content: View>(to content: Content, _ change: (inout EnvironmentValues) -> Void) {
        let changed = deriving(change)
        child(0).update(content, in: changed)
        guard changed.layoutDirection != environment.layoutDirection else { return output = nil }
        wrapping { TurnedItem($0, isRightToLeft: changed.layoutDirection == .rightToLeft) }
    }
}

/// What is laid out in another direction than what is around it.
private final class TurnedItem: WrappingItem, @unchecked Sendable {
    private let isRightToLeft: Bool

    init(_ inner: Item, isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        super.init(inner)
    }
    override var priority: Double { inner.priority }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        var turned = space
        turned.isRightToLeft = isRightToLeft
        inner.place(at: origin, proposal, in: turned)
    }
}

private struct EnvironmentTransform<Value>: _PrimitiveModifier {
    nonisolated(unsafe) let path: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) let transform: (inout Value) -> Void

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.handDown(to: content) { modifier.transform(&$0[keyPath: modifier.path]) }
    }
}

extension View {
    public nonisolated func environment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { modifier(EnvironmentSetting(path: path, value: value)) }

    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentSetting(path: \.[HandedObject<Object>()], value: object))
    }

    public nonisolated func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View { modifier(EnvironmentTransform(path: path, transform: transform)) }
}
