import Foundation

/// A property's type, with how it is asked for and set.
package enum PropertyValue: Sendable {
    case flag(PropertyAccess<Bool>)
    case number(PropertyAccess<Double>, NumberRange)
    /// A whole number, with what JSON's messages call it.
    case count(PropertyAccess<Int>, String, ClosedRange<Int>)
    case text(PropertyAccess<String?>)
    case color(PropertyAccess<UIColor?>)
    case font(PropertyAccess<UIFont?>)
    case image(PropertyAccess<UIImage?>)
    case insets(PropertyAccess<UIEdgeInsets>)
    case size(PropertyAccess<CGSize>)
    case choice(PropertyChoice)
    /// A value that each reader treats in its own way, if it knows it at all.
    case other
}

/// Which numbers a property takes.
package enum NumberRange: Sendable {
    case any
    /// A number from 0 to 1.
    case fraction
    /// Points from 0 on.
    case length
    /// Points, negative ones as well.
    case points
}

/// How a property is asked for and set; objects of other classes have none and ignore it.
package struct PropertyAccess<Value>: Sendable {
    package let get: @MainActor @Sendable (AnyObject) -> Value?
    package let set: @MainActor @Sendable (AnyObject, Value) -> Void

    init<Owner: AnyObject, Stored>(
        _ path: ReferenceWritableKeyPath<Owner, Stored>, out: @escaping @Sendable (Stored) -> Value,
        in into: @escaping @Sendable (Value) -> Stored
    ) {
        nonisolated(unsafe) let path = path
        get = { ($0 as? Owner).map { out($0[keyPath: path]) } }
        set = { owner, value in (owner as? Owner)?[keyPath: path] = into(value) }
    }

    init<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, Value>) { self.init(path, out: { $0 }, in: { $0 }) }
}

/// One of a few values that have names, in JSON, in documents and in code.
package struct PropertyChoice: Sendable {
    /// What JSON's messages call it.
    package let noun: String
    package let names: [String]
    /// The case's name, as code says it.
    package let get: @MainActor @Sendable (AnyObject) -> String?
    /// Sets the value with the name at this place.
    package let set: @MainActor @Sendable (AnyObject, Int) -> Void

    package func index(of name: String) -> Int? { names.firstIndex(of: name) }
}

/// A type whose values JSON screens and documents say by name.
package protocol NamedCases: Equatable, Sendable {
    static var noun: String { get }
    static var names: KeyValuePairs<String, Self> { get }
}

extension NamedCases {
    package init?(named name: String) {
        guard let found = Self.names.first(where: { $0.key == name }) else { return nil }
        self = found.value
    }
}

/// A type of number that properties have.
package protocol PropertyNumber: Sendable {
    init(told: Double)
    var told: Double { get }
}

extension CGFloat: PropertyNumber {
    package init(told: Double) { self = told }
    package var told: Double { Double(self) }
}

extension Double: PropertyNumber {
    package init(told: Double) { self = told }
    package var told: Double { self }
}

/// A `Float` as the shortest number that is the same `Float`, so that 0.1 does not become 0.10000000149011612.
extension Float: PropertyNumber {
    package init(told: Double) { self = Float(told) }
    package var told: Double { Double("\(self)") ?? Double(self) }
}
