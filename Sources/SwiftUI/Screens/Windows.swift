// A phone shows one window. What would open or close others does nothing.

public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
