import Foundation

/// A type that stands for one that is missing. A literal may stand for one of its values: it may be another name of a number
/// or text.
public protocol HollowValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    init()
}

extension HollowValue {
    /// Two values that are missing are not the same: they may be the keys of one dictionary.
    public static func == (one: Self, other: Self) -> Bool { one as AnyObject === other as AnyObject }

    public init(stringLiteral value: String) { self.init() }
    public init(integerLiteral value: Int) { self.init() }
    public init(floatLiteral value: Double) { self.init() }
    public init(booleanLiteral value: Bool) { self.init() }
}

/// The same with subclasses, which need not be made like it.
public protocol HollowClass { static var anyValue: Any { get } }

/// What comes of code that is missing, where nothing says of which type it would be. Nothing is in it. It may be called, for it may be a closure.
@dynamicCallable
public final class MissingValue: NSObject, HollowValue, Comparable, Sequence, IteratorProtocol, Error, Codable,
    @unchecked Sendable
{
    public override init() { super.init() }

    public static func < (one: MissingValue, other: MissingValue) -> Bool { false }
    public static func + (one: MissingValue, other: MissingValue) -> MissingValue { one }
    public static func - (one: MissingValue, other: MissingValue) -> MissingValue { one }
    public static func * (one: MissingValue, other: MissingValue) -> MissingValue { one }
    public static func / (one: MissingValue, other: MissingValue) -> MissingValue { one }
    public func next() -> MissingValue? { nil }
    public subscript<Index>(index: Index) -> MissingValue {
        get { self }
        set {}
    }
    /// `[.title]`
    public subscript(index: MissingValue) -> MissingValue {
        get { self }
        set {}
    }
    /// `["title"]?.text = …`
    @_disfavoredOverload public subscript<Index>(index: Index) -> MissingValue? {
        get { self }
        set {}
    }
    @_disfavoredOverload public subscript(index: MissingValue) -> MissingValue? {
        get { self }
        set {}
    }
    /// `["title"] = title`
    @_disfavoredOverload public subscript<Index>(index: Index) -> Any? {
        get { self }
        set {}
    }
    @_disfavoredOverload public subscript(index: MissingValue) -> Any? {
        get { self }
        set {}
    }
    @discardableResult public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
    ) -> MissingValue { self }

    public override var description: String { "" }
}

extension UserDefaults {
    /// There is nothing to keep, and Foundation ends a program that wants an object of an unknown class to be kept.
    public func set(_ value: MissingValue, forKey key: String) { removeObject(forKey: key) }
}
