import Foundation

/// A property that is stored: `@Persisted(primaryKey: true) var id: String`.
@propertyWrapper public struct Persisted<Value> {
    private final class Place {
        /// A property that was given no value has the one of its type: 0, no text, an empty list.
        lazy var value: Value = {
            guard let plain = (Value.self as? any _DefaultConstructible.Type)?.init() as? Value else {
                fatalError("a property of type \(Value.self) needs a value")
            }
            return plain
        }()
    }
    private let place = Place()
    let isPrimaryKey: Bool

    public var wrappedValue: Value {
        get { place.value }
        nonmutating set {
            // A list is the same one always and gets what the other holds.
            if let list = place.value as? any AnyList, let other = newValue as? any AnyList {
                list.replaceAll(with: other.all)
            } else {
                place.value = newValue
            }
        }
    }
    public var projectedValue: Self { self }

    public init() { isPrimaryKey = false }
    public init(indexed: Bool) { isPrimaryKey = false }
    public init(primaryKey: Bool) { isPrimaryKey = primaryKey }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, primaryKey: false) }
    public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue: wrappedValue, primaryKey: false) }
    public init(wrappedValue: Value, primaryKey: Bool) {
        isPrimaryKey = primaryKey
        place.value = wrappedValue
    }
}

extension Persisted {
    public init<Element: ObjectBase>(originProperty: String) where Value == LinkingObjects<Element> {
        self.init(wrappedValue: LinkingObjects(fromType: Element.self, property: originProperty))
    }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

protocol AnyPersisted {
    var anyValue: Any { get }
    var isPrimaryKey: Bool { get }
    func setAny(_ value: Any)
}
extension Persisted: AnyPersisted {
    var anyValue: Any { wrappedValue }
    func setAny(_ value: Any) {
        let type = (Value.self as? any HoldsObject.Type)?.objectType
        if let value = (type.flatMap { PropertyValues.made($0, of: value) } ?? value) as? Value { wrappedValue = value }
    }
}

/// A number that may be missing, as Objective-C has none.
public final class RealmOptional<Value: RealmCollectionValue> {
    public var value: Value?
    public init(_ value: Value? = nil) { self.value = value }
}
public typealias RealmProperty = RealmOptional

extension RealmOptional: Codable where Value: Codable {
    public convenience init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(Value?.self))
    }
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
