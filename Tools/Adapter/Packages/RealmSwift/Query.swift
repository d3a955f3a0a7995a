import Foundation

/// A question about each object: `results.where { $0.age > 3 }`.
@dynamicMemberLookup public struct Query<Value> {
    let value: (Any) -> Value?

    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> {
        Query<Member> { object in value(object).map { $0[keyPath: path] } }
    }
    public subscript<Wrapped, Member>(dynamicMember path: KeyPath<Wrapped, Member>) -> Query<Member?>
    where Value == Wrapped? {
        Query<Member?> { object in (value(object) ?? nil).map { .some($0[keyPath: path]) } ?? .some(nil) }
    }

    private func test(_ holds: @escaping (Value) -> Bool) -> Query<Bool> {
        Query<Bool> { object in value(object).map(holds) ?? false }
    }

    public static func == (one: Self, other: Value) -> Query<Bool> where Value: Equatable { one.test { $0 == other } }
    public static func != (one: Self, other: Value) -> Query<Bool> where Value: Equatable { one.test { $0 != other } }
    public static func < (one: Self, other: Value) -> Query<Bool> where Value: Comparable { one.test { $0 < other } }
    public static func <= (one: Self, other: Value) -> Query<Bool> where Value: Comparable { one.test { $0 <= other } }
    public static func > (one: Self, other: Value) -> Query<Bool> where Value: Comparable { one.test { $0 > other } }
    public static func >= (one: Self, other: Value) -> Query<Bool> where Value: Comparable { one.test { $0 >= other } }
    public func `in`<C: Sequence>(_ values: C) -> Query<Bool> where C.Element == Value, Value: Equatable {
        test { value in values.contains { $0 == value } }
    }
    public func contains(_ element: Value.Element) -> Query<Bool> where Value: Sequence, Value.Element: Equatable {
        test { $0.contains(element) }
    }
}

extension Query where Value == Bool {
    public static func && (one: Self, other: Self) -> Self { Self { one.value($0) == true && other.value($0) == true } }
    public static func || (one: Self, other: Self) -> Self { Self { one.value($0) == true || other.value($0) == true } }
    public static prefix func ! (one: Self) -> Self { Self { one.value($0) != true } }
}

public struct StringOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = StringOptions(rawValue: 1)
    public static let diacriticInsensitive = StringOptions(rawValue: 2)
    var compared: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}

extension Query where Value == String {
    public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
        Query<Bool> { value($0)?.range(of: text, options: options.compared) != nil }
    }
    public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
        Query<Bool> { value($0)?.range(of: text, options: options.compared.union(.anchored)) != nil }
    }
    public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
        Query<Bool> { value($0)?.range(of: text, options: options.compared.union([.anchored, .backwards])) != nil }
    }
}
