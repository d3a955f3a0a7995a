import Foundation

/// Properties that a project declares as `var user: User!`: somebody hands over a value before they are used. Who shows a screen by
/// itself is nobody like that. Tables of adapted code name them.
@preconcurrency @MainActor public enum GivenProperties {
    /// Makes the plainest value of a type; nil if there is none.
    public typealias Maker = @MainActor (Any.Type) -> Any?

    private struct Property {
        let name: String
        let fill: @MainActor (AnyObject, Maker) -> Bool
    }

    private static var byClass: [ObjectIdentifier: [Property]] = [:]
    /// Of the project's code, which says what stands for values of its types.
    public static var maker: Maker?
    /// Hears of each that was filled.
    public static var wasFilled: (@MainActor (String) -> Void)?

    public static func add<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) {
        let property = Property(name: name) { object, make in
            guard let owner = object as? Owner, owner[keyPath: path] == nil, let value = make(Value.self) as? Value
            else { return false }
            owner[keyPath: path] = value
            return true
        }
        byClass[ObjectIdentifier(Owner.self), default: []].append(property)
    }

    private nonisolated(unsafe) static var conforming: [ObjectIdentifier: [Any.Type]] = [:]

    /// Tells of a type of the project that it conforms to one of its protocols.
    public static func add(_ type: Any.Type, conformingTo proto: Any.Type) {
        conforming[ObjectIdentifier(proto), default: []].append(type)
    }

    /// In the order of the project's files. They are told of before any screen is made.
    public nonisolated static func types(conformingTo proto: Any.Type) -> [Any.Type] {
        conforming[ObjectIdentifier(proto)] ?? []
    }

    /// Gives the plainest values to what nobody has given one, where that is wanted.
    package static func fill(_ object: AnyObject) {
        guard Headless.fillsGivenProperties, let maker else { return }
        NibClasses.load(modulesOf: type(of: object))
        var current: AnyClass? = type(of: object)
        while let owner = current {
            for property in byClass[ObjectIdentifier(owner)] ?? [] where property.fill(object, maker) {
                wasFilled?("\(owner).\(property.name)")
            }
            current = _getSuperclass(owner)
        }
    }
}

/// A type that knows its plainest value: a publisher, a bag.
public protocol _PlainlyMade {
    /// - Parameter make: makes the plainest values of others.
    static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any?
}
