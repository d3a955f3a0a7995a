import Foundation

/// Properties that a project declares as `var user: User!`: somebody hands over a value before they are used. Who shows a screen by
/// itself is nobody like that. Tables of adapted code name them.
@preconcurrency @MainActor public enum GivenProperties {
    /// Makes the plainest value of a type; nil if there is none.
    public typealias Maker = @MainActor (Any.Type) -> Any?

    private struct Property {
        let name: String
        let mayStayNil: Bool
        let fill: @MainActor (AnyObject, Maker) -> Outcome
    }

    private enum Outcome {
        /// Somebody has given it a value, it may do without, or the project's own words say which one it has.
        case nothing
        case filled
        /// Nothing can stand for its value.
        case left
    }

    private static var byClass: [ObjectIdentifier: [Property]] = [:]
    /// The maker of the project's code, which says what stands for values of its types.
    public static var maker: Maker?
    /// Makes a value as the project's own code makes one; nil where no code does.
    public static var ownMaker: Maker?
    /// Hears of each that was filled.
    public static var wasFilled: (@MainActor (String) -> Void)?
    /// Hears of each that must have a value and has none.
    public static var wasLeft: (@MainActor (String) -> Void)?

    public static func add<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, mayStayNil: Bool = false
    ) {
        let property = Property(name: name, mayStayNil: mayStayNil) { object, make in
            guard let owner = object as? Owner, owner[keyPath: path] == nil else { return .nothing }
            if let own = ownMaker?(Value.self) as? Value {
                owner[keyPath: path] = own
                return .nothing
            }
            guard let value = make(Value.self) as? Value else { return mayStayNil ? .nothing : .left }
            owner[keyPath: path] = value
            return .filled
        }
        byClass[ObjectIdentifier(Owner.self), default: []].append(property)
    }

    /// A type of the project that conforms to one of its protocols.
    public struct Conformer {
        public let type: Any.Type
        /// Makes a value by the type's `init()`, if it has one.
        public let make: (() -> Any)?
    }

    private nonisolated(unsafe) static var conforming: [ObjectIdentifier: [Conformer]] = [:]

    /// Tells of a type of the project that it conforms to one of its protocols.
    public static func add(_ type: Any.Type, conformingTo proto: Any.Type, _ make: (@MainActor () -> Any)? = nil) {
        // Values are only made while a screen is, which is on the main thread.
        let make = make.map { unsafeBitCast($0, to: (() -> Any).self) }
        conforming[ObjectIdentifier(proto), default: []].append(Conformer(type: type, make: make))
    }

    /// The types that conform to a protocol, in the order of the project's files. They are registered before any screen is made.
    public nonisolated static func types(conformingTo proto: Any.Type) -> [Conformer] {
        conforming[ObjectIdentifier(proto)] ?? []
    }

    /// Gives the plainest values to what nobody has given one, where that is wanted.
    package static func fill(_ object: AnyObject) {
        guard Headless.fillsGivenProperties, let maker else { return }
        NibClasses.load(modulesOf: type(of: object))
        // With what the project hands over it has ended in a crash.
        let tried = handedOver(to: object)
        var current: AnyClass? = type(of: object)
        while let owner = current {
            for property in byClass[ObjectIdentifier(owner)] ?? []
            where !property.mayStayNil || !tried.contains(property.name) {
                switch property.fill(object, maker) {
                case .nothing: break
                case .filled: wasFilled?("\(owner).\(property.name)")
                case .left: wasLeft?("\(owner).\(property.name)")
                }
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
