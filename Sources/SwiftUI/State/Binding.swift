/// A value that belongs to somebody else, to be read and set.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    public var transaction = Transaction()

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = { value, _ in set(value) }
    }
    @_disfavoredOverload
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// One that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { (_: Value) in }) }

    /// A binding to the value of an optional one; nil while there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { (value: Value) in base.wrappedValue = value })
    }
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue }, set: { (value: Value) in if let value { base.wrappedValue = value } })
    }
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { (value: Value) in if let value = value.base as? Wrapped { base.wrappedValue = value } })
    }

    public var wrappedValue: Value {
        get {
            guard isOnMainActor else { return read() }
            nonisolated(unsafe) let read = read
            return assumingMainActor {
                // What lies behind may be a property of an observable object.
                ViewGraph.current.map { $0.observing(read) } ?? read()
            }
        }
        nonmutating set { write(newValue, transaction) }
    }
    public var projectedValue: Binding<Value> { self }

    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: path] }, set: { (member: Member) in wrappedValue[keyPath: path] = member })
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var changed = self
        changed.transaction = transaction
        return changed
    }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] }, set: { (element: Value.Element) in wrappedValue[position] = element })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        let object = wrappedValue
        return Binding<Member>(
            get: { object[keyPath: path] }, set: { (member: Member) in object[keyPath: path] = member })
    }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
