// What the macro `@Entry` makes of a variable in an extension: adapted code reads and writes it by its name.

private struct Entries: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: [String: Any] = [:]
}

extension EnvironmentValues {
    public func _entry<Value>(_ name: String, _ value: @autoclosure () -> Value) -> Value {
        self[Entries.self][name] as? Value ?? value()
    }

    public mutating func _setEntry<Value>(_ name: String, _ value: Value) { self[Entries.self][name] = value }
}
