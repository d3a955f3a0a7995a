import Foundation

/// What properties and lists of a Realm hold.
public protocol RealmCollectionValue: Hashable {}

/// What a property has that is given no value: `@Persisted var name: String`.
public protocol _DefaultConstructible { init() }

extension Int: RealmCollectionValue, _DefaultConstructible {}
extension Int8: RealmCollectionValue, _DefaultConstructible {}
extension Int16: RealmCollectionValue, _DefaultConstructible {}
extension Int32: RealmCollectionValue, _DefaultConstructible {}
extension Int64: RealmCollectionValue, _DefaultConstructible {}
extension Bool: RealmCollectionValue, _DefaultConstructible {}
extension Float: RealmCollectionValue, _DefaultConstructible {}
extension Double: RealmCollectionValue, _DefaultConstructible {}
extension String: RealmCollectionValue, _DefaultConstructible {}
extension Data: RealmCollectionValue, _DefaultConstructible {}
extension Date: RealmCollectionValue, _DefaultConstructible {}
extension UUID: RealmCollectionValue, _DefaultConstructible {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}
extension Optional: _DefaultConstructible {
    public init() { self = nil }
}

/// An enumeration that is stored as its raw value.
public protocol PersistableEnum: RealmCollectionValue, RawRepresentable, CaseIterable, _DefaultConstructible {}
extension PersistableEnum {
    public init() { self = Self.allCases.first! }
}
/// The same for properties that Objective-C sees.
public protocol RealmEnum {}

public protocol MinMaxType {}
public protocol AddableType {}
extension Int: MinMaxType, AddableType {}
extension Int8: MinMaxType, AddableType {}
extension Int16: MinMaxType, AddableType {}
extension Int32: MinMaxType, AddableType {}
extension Int64: MinMaxType, AddableType {}
extension Float: MinMaxType, AddableType {}
extension Double: MinMaxType, AddableType {}
extension Date: MinMaxType {}
extension Optional: MinMaxType where Wrapped: MinMaxType {}
extension Optional: AddableType where Wrapped: AddableType {}

/// Twelve bytes that no other object has.
public final class ObjectId: NSObject, RealmCollectionValue, _DefaultConstructible, Codable, Comparable,
    @unchecked Sendable
{
    public let stringValue: String

    public override required init() { stringValue = String(repeating: "0", count: 24) }
    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
            throw Realm.Error(.fail, "Invalid Object ID string '\(string)': must be 24 hex digits")
        }
        stringValue = string.lowercased()
    }
    public convenience init(_ string: StaticString) throws { try self.init(string: "\(string)") }
    private init(number: UInt64) {
        let digits = String(number, radix: 16)
        stringValue = String(repeating: "0", count: 24 - digits.count) + digits
    }

    nonisolated(unsafe) private static var last: UInt64 = 0
    /// Here they are counted, so that they are the same in each run.
    public static func generate() -> ObjectId {
        last += 1
        return ObjectId(number: last)
    }
    public var timestamp: Date { Date(timeIntervalSince1970: TimeInterval(Int(stringValue.prefix(8), radix: 16) ?? 0)) }

    public override var description: String { stringValue }
    public override var hash: Int { stringValue.hashValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.stringValue == stringValue }
    public static func < (one: ObjectId, other: ObjectId) -> Bool { one.stringValue < other.stringValue }

    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: decoder.singleValueContainer().decode(String.self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }
}

/// A number with decimal digits.
public struct Decimal128: RealmCollectionValue, _DefaultConstructible, Codable, Comparable, Sendable, MinMaxType,
    AddableType, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible
{
    public let decimalValue: Decimal
    public init() { decimalValue = 0 }
    public init(_ value: Decimal) { decimalValue = value }
    public init(number: NSNumber) { decimalValue = number.decimalValue }
    public init(string: String) throws {
        guard let value = Decimal(string: string) else { throw Realm.Error(.fail, "no number: \(string)") }
        decimalValue = value
    }
    public init(integerLiteral value: Int) { decimalValue = Decimal(value) }
    public init(floatLiteral value: Double) { decimalValue = Decimal(value) }
    public var doubleValue: Double { NSDecimalNumber(decimal: decimalValue).doubleValue }
    public var stringValue: String { "\(decimalValue)" }
    public var description: String { stringValue }
    public static func < (one: Self, other: Self) -> Bool { one.decimalValue < other.decimalValue }
}
