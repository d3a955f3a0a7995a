import Foundation

public enum MappingType: Sendable {
    case fromJSON, toJSON
}

public protocol MapContext {}

/// What is read from, or written to, at the key that was asked for last.
public final class Map {
    public let mappingType: MappingType
    public internal(set) var JSON: [String: Any] = [:]
    public internal(set) var isKeyPresent = false
    public internal(set) var currentValue: Any?
    public internal(set) var currentKey: String?
    public internal(set) var keyIsNested = false
    public internal(set) var nestedKeyDelimiter = "."
    public var context: (any MapContext)?
    public var shouldIncludeNilValues = false
    public let toObject: Bool

    public init(
        mappingType: MappingType, JSON: [String: Any], toObject: Bool = false, context: (any MapContext)? = nil,
        shouldIncludeNilValues: Bool = false
    ) {
        self.mappingType = mappingType
        self.JSON = JSON
        self.toObject = toObject
        self.context = context
        self.shouldIncludeNilValues = shouldIncludeNilValues
    }

    public subscript(key: String) -> Map { self[key, nested: key.contains("."), delimiter: ".", ignoreNil: false] }
    public subscript(key: String, delimiter delimiter: String) -> Map {
        self[key, nested: key.contains(delimiter), delimiter: delimiter, ignoreNil: false]
    }
    public subscript(key: String, nested nested: Bool?) -> Map {
        self[key, nested: nested ?? key.contains("."), delimiter: ".", ignoreNil: false]
    }
    public subscript(key: String, nested nested: Bool?, delimiter delimiter: String) -> Map {
        self[key, nested: nested ?? key.contains(delimiter), delimiter: delimiter, ignoreNil: false]
    }
    public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map {
        self[key, nested: key.contains("."), delimiter: ".", ignoreNil: ignoreNil]
    }
    public subscript(
        key: String, nested nested: Bool?, delimiter delimiter: String, ignoreNil ignoreNil: Bool
    ) -> Map {
        currentKey = key
        keyIsNested = nested ?? key.contains(delimiter)
        nestedKeyDelimiter = delimiter
        guard mappingType == .fromJSON else { return self }
        let parts = keyIsNested ? key.components(separatedBy: delimiter) : [key]
        currentValue = Self.value(parts[...], in: JSON)
        isKeyPresent = currentValue != nil || (!ignoreNil && JSON[key] is NSNull)
        if ignoreNil, currentValue == nil { isKeyPresent = false }
        return self
    }

    /// Names lead into dictionaries, and numbers into arrays.
    private static func value(_ keys: ArraySlice<String>, in container: Any) -> Any? {
        guard let key = keys.first else { return container is NSNull ? nil : container }
        var next: Any?
        if let dictionary = container as? [String: Any] {
            next = dictionary[key]
        } else if let array = container as? [Any], let index = Int(key), array.indices.contains(index) {
            next = array[index]
        }
        return next.flatMap { value(keys.dropFirst(), in: $0) }
    }

    func set(_ value: Any?) {
        guard let currentKey else { return }
        guard let value = value ?? (shouldIncludeNilValues ? NSNull() : nil) else { return }
        let parts = keyIsNested ? currentKey.components(separatedBy: nestedKeyDelimiter) : [currentKey]
        JSON = Self.setting(value, parts[...], in: JSON)
    }

    private static func setting(_ value: Any, _ keys: ArraySlice<String>, in container: [String: Any]) -> [String: Any]
    {
        guard let key = keys.first else { return container }
        var result = container
        let rest = keys.dropFirst()
        result[key] = rest.isEmpty ? value : setting(value, rest, in: container[key] as? [String: Any] ?? [:])
        return result
    }

    // MARK: Immutable mapping

    public func value<T>() -> T? { Plain.value(currentValue) }
    public func value<T>(_ key: String) throws -> T { try required(key, self[key].value()) }
    public func value<T>(_ key: String, default value: T) -> T { self[key].value() ?? value }
    public func value<T: BaseMappable>(_ key: String) throws -> T {
        try required(key, Mapper<T>(context: context).map(JSONObject: self[key].currentValue))
    }
    public func value<T: BaseMappable>(_ key: String) throws -> [T] {
        try required(key, Mapper<T>(context: context).mapArray(JSONObject: self[key].currentValue))
    }
    public func value<Transform: TransformType>(_ key: String, using transform: Transform) throws -> Transform.Object {
        try required(key, transform.transformFromJSON(self[key].currentValue))
    }

    private func required<T>(_ key: String, _ value: T?) throws -> T {
        guard let value else { throw MapError(key: key, currentValue: currentValue, reason: "Cannot be mapped") }
        return value
    }
}

public struct MapError: Error, @unchecked Sendable {
    public var key: String?
    public var currentValue: Any?
    public var reason: String?
    public var file: StaticString?
    public var function: StaticString?
    public var line: UInt?

    public init(
        key: String?, currentValue: Any?, reason: String?, file: StaticString? = nil, function: StaticString? = nil,
        line: UInt? = nil
    ) {
        (self.key, self.currentValue, self.reason) = (key, currentValue, reason)
        (self.file, self.function, self.line) = (file, function, line)
    }
}

/// Values of JSON as what a property wants: numbers of any kind are one, and raw values need a transform.
enum Plain {
    static func value<T>(_ value: Any?) -> T? {
        guard let value else { return nil }
        if let exact = value as? T { return exact }
        guard
            let number = value as? NSNumber ?? (value as? Int).map(NSNumber.init(value:))
                ?? (value as? Double).map(NSNumber.init(value:))
        else { return nil }
        let candidates: [Any] = [
            number.intValue, number.doubleValue, Float(number.doubleValue), Int64(number.intValue),
            Int32(truncatingIfNeeded: number.intValue), UInt(bitPattern: number.intValue),
            UInt64(bitPattern: Int64(number.intValue)), UInt32(truncatingIfNeeded: number.intValue), number.boolValue,
        ]
        return candidates.lazy.compactMap { $0 as? T }.first
    }
}
