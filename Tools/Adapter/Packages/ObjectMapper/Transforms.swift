import Foundation

public protocol TransformType {
    associatedtype Object
    associatedtype JSON
    func transformFromJSON(_ value: Any?) -> Object?
    func transformToJSON(_ value: Object?) -> JSON?
}

open class TransformOf<ObjectType, JSONType>: TransformType {
    public typealias Object = ObjectType
    public typealias JSON = JSONType
    private let fromJSON: (JSONType?) -> ObjectType?
    private let toJSON: (ObjectType?) -> JSONType?

    public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) {
        (self.fromJSON, self.toJSON) = (fromJSON, toJSON)
    }
    open func transformFromJSON(_ value: Any?) -> ObjectType? { fromJSON(Plain.value(value)) }
    open func transformToJSON(_ value: ObjectType?) -> JSONType? { toJSON(value) }
}

open class EnumTransform<T: RawRepresentable>: TransformType {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> T? {
        let raw: T.RawValue? = Plain.value(value)
        return raw.flatMap(T.init(rawValue:))
    }
    open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
}

/// Seconds since 1970.
open class DateTransform: TransformType {
    public enum Unit: TimeInterval, Sendable {
        case seconds = 1
        case milliseconds = 1000
    }
    private let unit: Unit
    public init(unit: Unit = .seconds) { self.unit = unit }
    open func transformFromJSON(_ value: Any?) -> Date? {
        let number: Double? = Plain.value(value) ?? (value as? String).flatMap(Double.init)
        return number.map { Date(timeIntervalSince1970: $0 / unit.rawValue) }
    }
    open func transformToJSON(_ value: Date?) -> Double? { value.map { $0.timeIntervalSince1970 * unit.rawValue } }
}

open class DateFormatterTransform: TransformType {
    public let dateFormatter: DateFormatter
    public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
    open func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap(dateFormatter.date) }
    open func transformToJSON(_ value: Date?) -> String? { value.map(dateFormatter.string) }
}

open class CustomDateFormatTransform: DateFormatterTransform {
    public init(formatString: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = formatString
        super.init(dateFormatter: formatter)
    }
}

open class ISO8601DateTransform: CustomDateFormatTransform {
    public init() { super.init(formatString: "yyyy-MM-dd'T'HH:mm:ssZZZZZ") }
}

open class URLTransform: TransformType {
    private let encodes: Bool
    public init(shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed) {
        encodes = shouldEncodeURLString
    }
    open func transformFromJSON(_ value: Any?) -> URL? {
        guard let text = value as? String else { return nil }
        return URL(string: encodes ? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text : text)
    }
    open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

open class NSDecimalNumberTransform: TransformType {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
        if let text = value as? String { return NSDecimalNumber(string: text) }
        let number: Double? = Plain.value(value)
        return number.map { NSDecimalNumber(value: $0) }
    }
    open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}

open class DataTransform: TransformType {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> Data? { (value as? String).flatMap { Data(base64Encoded: $0) } }
    open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

open class DictionaryTransform<Key: Hashable & RawRepresentable, Value: Mappable>: TransformType
where Key.RawValue == String {
    public init() {}
    open func transformFromJSON(_ value: Any?) -> [Key: Value]? {
        guard let values = value as? [String: Any] else { return nil }
        var result: [Key: Value] = [:]
        for (name, value) in values {
            if let key = Key(rawValue: name), let value = Mapper<Value>().map(JSONObject: value) { result[key] = value }
        }
        return result
    }
    open func transformToJSON(_ value: [Key: Value]?) -> Any? {
        value.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value.toJSON()) }) }
    }
}
