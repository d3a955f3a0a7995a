import Foundation

/// Properties by name, in place of the Objective-C runtime's tables: for outlets, for user-defined runtime attributes,
/// and for key-value coding. Adapted code fills the tables by itself; other code says for each property
///
///     KeyedProperties.add("title", \Card.title)
public enum KeyedProperties {
    fileprivate struct Property {
        let get: (AnyObject) -> Any?
        /// False when the value has another type; nil when the property cannot be set.
        let set: ((AnyObject, Any?) -> Bool)?
        let type: Any.Type
    }

    private final class State: @unchecked Sendable {
        let lock = NSLock()
        var properties: [String: [ObjectIdentifier: Property]] = [:]
    }

    private static let state = State()

    public static func add<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        add(
            name, Owner.self,
            Property(
                get: { ($0 as? Owner).map { $0[keyPath: property] as Any } },
                set: { owner, given in
                    guard let owner = owner as? Owner, let value = KeyedValue.value(given, as: Value.self) else {
                        return false
                    }
                    owner[keyPath: property] = value
                    return true
                }, type: Value.self))
    }

    /// A property whose value must not be asked for before it is set, as key paths do: that would make it.
    static func add<Owner: AnyObject, Value>(
        _ name: String, get: @escaping (Owner) -> Value, set: @escaping (Owner, Value) -> Void
    ) {
        add(
            name, Owner.self,
            Property(
                get: { ($0 as? Owner).map { get($0) as Any } },
                set: { owner, given in
                    guard let owner = owner as? Owner, let value = KeyedValue.value(given, as: Value.self) else {
                        return false
                    }
                    set(owner, value)
                    return true
                }, type: Value.self))
    }

    /// A property that is only read.
    public static func add<Owner: AnyObject, Value>(_ name: String, _ property: KeyPath<Owner, Value>) {
        add(
            name, Owner.self,
            Property(
                get: { ($0 as? Owner).map { $0[keyPath: property] as Any } }, set: nil, type: Value.self))
    }

    /// Gives a class the name that Objective-C has for it, by which nibs may call it.
    public static func add(_ type: AnyClass, named name: String) { NibClasses.name(type, name) }

    /// The class of the project's code with this name, alone or after its module and a dot.
    public static func classNamed(_ name: String) -> AnyClass? { NibClasses.named(name, module: nil) }

    private static func add(_ name: String, _ owner: AnyObject.Type, _ property: Property) {
        state.lock.withLock { state.properties[name, default: [:]][ObjectIdentifier(owner)] = property }
    }

    /// Runs what only makes entries of tables, which have locks of their own. It is the main actor's because what it
    /// names is.
    static func anywhere(_ add: @MainActor () -> Void) {
        withoutActuallyEscaping(add) { unsafeBitCast($0, to: (() -> Void).self)() }
    }

    /// The property of the object's class, or of the nearest class above it.
    fileprivate static func property(_ name: String, of object: AnyObject) -> Property? {
        NibClasses.load(modulesOf: Swift.type(of: object))
        ClassTables.addKeysOnce()
        // A value for `Title` is set by `setTitle`, which is that of `title` as well.
        let names = [name, name.prefix(1).lowercased() + name.dropFirst()]
        guard let known = state.lock.withLock({ names.lazy.compactMap { state.properties[$0] }.first }) else {
            return nil
        }
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let property = known[ObjectIdentifier(current)] { return property }
            type = _getSuperclass(current)
        }
        return nil
    }
}

/// How a value of a nib fits a property.
enum KeyedValue {
    static func value<Value>(_ given: Any?, as type: Value.Type) -> Value? {
        let optional = Value.self as? any MayBeNil.Type
        guard let given = given.flatMap(unwrapped) else { return optional?.absent as? Value }
        if let value = given as? Value { return value }
        guard let number = number(given) else { return nil }
        return boxed(number, as: optional?.wrapped ?? Value.self) as? Value
    }

    /// What is inside an optional that is held as `Any`.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any MayBeNil else { return value }
        return optional.present.flatMap(unwrapped)
    }

    /// `UILabel?`
    static func words(for type: Any.Type) -> String {
        (type as? any MayBeNil.Type).map { "\($0.wrapped)?" } ?? "\(type)"
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Double: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Float: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let flag as Bool: NSNumber(value: flag)
        default: nil
        }
    }

    /// A number as Objective-C's accessors take it: cut off where the property is a whole number.
    private static func boxed(_ number: NSNumber, as type: Any.Type) -> Any? {
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(CGFloat.self): CGFloat(number.doubleValue)
        case ObjectIdentifier(Double.self): number.doubleValue
        case ObjectIdentifier(Float.self): number.floatValue
        case ObjectIdentifier(Int.self): Int(exactly: number.doubleValue.rounded(.towardZero))
        case ObjectIdentifier(UInt.self): UInt(exactly: number.doubleValue.rounded(.towardZero))
        case ObjectIdentifier(Int32.self): Int32(exactly: number.doubleValue.rounded(.towardZero))
        case ObjectIdentifier(Bool.self): number.doubleValue != 0
        case ObjectIdentifier(NSNumber.self): number
        default: nil
        }
    }
}

private protocol MayBeNil {
    static var absent: Self { get }
    static var wrapped: Any.Type { get }
    var present: Any? { get }
}

extension Optional: MayBeNil {
    fileprivate static var absent: Wrapped? { nil }
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var present: Any? { self }
}

/// An object that knows values by their keys without tables, as managed objects know those of their entities.
public protocol _KeyedObject: NSObject {
    func _hasKey(_ key: String) -> Bool
    func _value(ofKey key: String) -> Any?
    func _setValue(_ value: Any?, ofKey key: String)
}

/// Layers and animations keep values by any key, beside their properties: Apple's "Core Animation Programming Guide", "Key-Value Coding
/// Compliant Container Classes".
protocol KeyedContainer: NSObject {
    var ownValues: [String: Any] { get set }
}

/// Key-value coding, for the properties that the tables know. What an app dies of is a reported problem here.
extension NSObject {
    /// Foundation's tables have one of their own.
    @_disfavoredOverload public func value(forKey key: String) -> Any? {
        if let keyed = self as? any _KeyedObject, keyed._hasKey(key) { return keyed._value(ofKey: key) }
        guard let property = Self.property(key, of: self) else {
            if let container = self as? any KeyedContainer { return container.ownValues[key] }
            Self.report(complaint("valueForUndefinedKey:", key))
            return nil
        }
        return property.get(self).flatMap(KeyedValue.unwrapped)
    }

    public func setValue(_ value: Any?, forKey key: String) {
        if let keyed = self as? any _KeyedObject, keyed._hasKey(key) { return keyed._setValue(value, ofKey: key) }
        let property = Self.property(key, of: self)
        if property == nil, let container = self as? any KeyedContainer {
            return container.ownValues[key] = value.flatMap(KeyedValue.unwrapped)
        }
        guard let property, let set = property.set else {
            return Self.report(complaint("setValue:forUndefinedKey:", key))
        }
        if set(self, value) { return }
        let given = value.flatMap(KeyedValue.unwrapped).map { "a \(Swift.type(of: $0))" } ?? "nil"
        Self.report(
            "\(key) of \(String(reflecting: Swift.type(of: self))) is of type \(KeyedValue.words(for: property.type)) and was "
                + "given \(given)")
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".").map(String.init)
        return keys.reduce(self as Any?) { KeyedValue.value(of: $0, $1) }
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Whether a key would be found.
    package func hasProperty(_ key: String) -> Bool {
        (self as? any _KeyedObject)?._hasKey(key) == true || Self.property(key, of: self) != nil
    }

    /// `hidden` is also the name of `isHidden`.
    private static func property(_ key: String, of object: NSObject) -> KeyedProperties.Property? {
        KeyedProperties.property(key, of: object)
            ?? KeyedProperties.property("is" + key.prefix(1).uppercased() + key.dropFirst(), of: object)
    }

    private func complaint(_ method: String, _ key: String) -> String {
        "[<\(String(reflecting: Swift.type(of: self)))> \(method)]: this class is not key value coding-compliant for the key "
            + "\(key)."
    }

    /// The main actor need not be on the thread that the process began with.
    private static func report(_ message: String) {
        guard MainQueue.isCurrent else { return Headless.Diagnostics.note(message) }
        MainActor.assumeIsolated { Headless.Diagnostics.say(message) }
    }
}
