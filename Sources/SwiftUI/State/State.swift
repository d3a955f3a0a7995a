/// A value that belongs to a place in the tree. Whoever has read it is evaluated again when it changes.
final class StoredValue<Value>: @unchecked Sendable {
    private var value: Value
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    private struct WeakNode { weak var node: _ViewNode? }

    init(_ value: Value) { self.value = value }

    func read() -> Value {
        if isOnMainActor {
            MainActor.assumeIsolated {
                if let node = ViewGraph.current { readers[ObjectIdentifier(node)] = WeakNode(node: node) }
            }
        }
        return value
    }

    func write(_ new: Value) {
        value = new
        onMainActor { [self] in
            let told = readers.values
            readers = [:]
            for reader in told { reader.node?.invalidate() }
        }
    }

    var binding: Binding<Value> { Binding(get: { self.read() }, set: { self.write($0) }) }
}

/// A value that a view owns.
@propertyWrapper @dynamicMemberLookup public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var stored: StoredValue<Value>?

    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(initialValue: Value) { initial = initialValue }

    public var wrappedValue: Value {
        get { stored?.read() ?? initial }
        nonmutating set { stored?.write(newValue) }
    }
    public var projectedValue: Binding<Value> { stored?.binding ?? .constant(initial) }

    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        projectedValue[dynamicMember: path]
    }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        let kept = slot as? StoredValue<Value> ?? StoredValue(initial)
        (slot, stored) = (kept, kept)
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A value that a view owns while a gesture goes on. In a picture none does.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
