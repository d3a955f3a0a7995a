import Foundation

// The value as another type: nil where it is none, or the plainest value.

extension JSON {
    public var array: [JSON]? { (object as? [Any])?.map { JSON($0) } }
    public var arrayValue: [JSON] { array ?? [] }

    public var arrayObject: [Any]? {
        get { object as? [Any] }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON($0) } }
    public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

    public var dictionaryObject: [String: Any]? {
        get { object as? [String: Any] }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var bool: Bool? {
        get { type == .bool ? object as? Bool : nil }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var boolValue: Bool {
        get {
            switch type {
            case .bool: bool ?? false
            case .number: numberValue.boolValue
            case .string: ["true", "y", "t", "yes", "1"].contains(stringValue.lowercased())
            default: false
            }
        }
        set { object = newValue }
    }

    public var string: String? {
        get { type == .string ? object as? String : nil }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var stringValue: String {
        get {
            switch type {
            case .string: string ?? ""
            case .number: numberValue.stringValue
            case .bool: "\(boolValue)"
            default: ""
            }
        }
        set { object = newValue }
    }

    public var number: NSNumber? {
        get {
            switch type {
            case .number: object as? NSNumber
            case .bool: NSNumber(value: boolValue ? 1 : 0)
            default: nil
            }
        }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var numberValue: NSNumber {
        get {
            if type == .string { return NSDecimalNumber(string: stringValue).orZero }
            return number ?? 0
        }
        set { object = newValue }
    }

    public var null: NSNull? {
        get { type == .null && exists() ? NSNull() : nil }
        set { object = NSNull() }
    }

    public var url: URL? {
        get {
            guard let string else { return nil }
            return URL(string: string)
                ?? string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(string: $0) }
        }
        set { object = newValue?.absoluteString ?? NSNull() }
    }

    public var double: Double? {
        get { number?.doubleValue }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var doubleValue: Double {
        get { numberValue.doubleValue }
        set { object = newValue }
    }

    public var float: Float? {
        get { number?.floatValue }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var floatValue: Float {
        get { numberValue.floatValue }
        set { object = newValue }
    }

    public var int: Int? {
        get { number?.intValue }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var intValue: Int {
        get { numberValue.intValue }
        set { object = newValue }
    }

    public var uInt: UInt? {
        get { number?.uintValue }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var uIntValue: UInt {
        get { numberValue.uintValue }
        set { object = newValue }
    }

    public var int8: Int8? {
        get { number?.int8Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var int8Value: Int8 {
        get { numberValue.int8Value }
        set { object = newValue }
    }

    public var uInt8: UInt8? {
        get { number?.uint8Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var uInt8Value: UInt8 {
        get { numberValue.uint8Value }
        set { object = newValue }
    }

    public var int16: Int16? {
        get { number?.int16Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var int16Value: Int16 {
        get { numberValue.int16Value }
        set { object = newValue }
    }

    public var uInt16: UInt16? {
        get { number?.uint16Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var uInt16Value: UInt16 {
        get { numberValue.uint16Value }
        set { object = newValue }
    }

    public var int32: Int32? {
        get { number?.int32Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var int32Value: Int32 {
        get { numberValue.int32Value }
        set { object = newValue }
    }

    public var uInt32: UInt32? {
        get { number?.uint32Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var uInt32Value: UInt32 {
        get { numberValue.uint32Value }
        set { object = newValue }
    }

    public var int64: Int64? {
        get { number?.int64Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var int64Value: Int64 {
        get { numberValue.int64Value }
        set { object = newValue }
    }

    public var uInt64: UInt64? {
        get { number?.uint64Value }
        set { object = newValue.map { $0 as Any } ?? NSNull() }
    }

    public var uInt64Value: UInt64 {
        get { numberValue.uint64Value }
        set { object = newValue }
    }
}

extension NSDecimalNumber {
    fileprivate var orZero: NSNumber { self == .notANumber ? 0 : self }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(value) }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public init(floatLiteral value: Double) { self.init(value) }
    public init(arrayLiteral elements: Any...) { self.init(elements) }

    public init(dictionaryLiteral elements: (String, Any)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}

extension JSON: Comparable {
    public static func == (one: JSON, other: JSON) -> Bool {
        one.type == other.type && one.rawString(options: .sortedKeys) == other.rawString(options: .sortedKeys)
    }

    public static func < (one: JSON, other: JSON) -> Bool {
        switch (one.type, other.type) {
        case (.number, .number): one.doubleValue < other.doubleValue
        case (.string, .string): one.stringValue < other.stringValue
        default: false
        }
    }
}

/// The parts of a list or table; the keys of a list are its numbers.
extension JSON: Sequence {
    public func makeIterator() -> AnyIterator<(String, JSON)> {
        let parts: [(String, JSON)]
        switch type {
        case .array: parts = arrayValue.enumerated().map { ("\($0)", $1) }
        case .dictionary: parts = dictionaryValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        default: parts = []
        }
        return AnyIterator(parts.makeIterator())
    }

    public var count: Int { type == .array ? arrayValue.count : dictionaryValue.count }
    public var isEmpty: Bool { count == 0 }
}
