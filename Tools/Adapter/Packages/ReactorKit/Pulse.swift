/// A value that is told each time it is set, also when it is the same.
@propertyWrapper public struct Pulse<Value> {
    public var value: Value { didSet { valueUpdatedCount &+= 1 } }
    public internal(set) var valueUpdatedCount: UInt = 0

    public init(wrappedValue: Value) { value = wrappedValue }

    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
    public var projectedValue: Pulse<Value> { self }
}

extension ObservableType {
    public func pulse<Value>(_ transform: @escaping (Element) throws -> Pulse<Value>) -> Observable<Value> {
        map(transform).distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }.map { $0.value }
    }
}

extension Reactor {
    public func pulse<Value>(_ transform: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> {
        state.pulse(transform)
    }
}
