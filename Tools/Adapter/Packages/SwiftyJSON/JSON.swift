import Foundation

public enum Type: Int, Sendable {
    case number, string, bool, array, dictionary, null, unknown
}

public enum SwiftyJSONError: Int, Error, Sendable {
    case unsupportedType = 999
    case indexOutOfBounds = 900
    case elementTooDeep = 902
    case wrongType = 901
    case notExist = 500
    case invalidJSON = 490
}

/// A value of JSON, with questions about it that always have an answer.
@dynamicMemberLookup public struct JSON: @unchecked Sendable {
    private enum Contents {
        case null
        case bool(Bool)
        case number(NSNumber)
        case string(String)
        case array([Any])
        case dictionary([String: Any])
    }

    private var value: Contents
    public private(set) var error: SwiftyJSONError?

    public init(_ object: Any) {
        if let data = object as? Data {
            self = (try? JSON(data: data)) ?? .null
        } else {
            (value, error) = Self.value(of: object)
        }
    }

    public init(data: Data, options opt: JSONSerialization.ReadingOptions = []) throws {
        let object = try JSONSerialization.jsonObject(with: data, options: opt.union(.fragmentsAllowed))
        (value, error) = Self.value(of: object)
    }

    public init(parseJSON jsonString: String) {
        self = (try? JSON(data: Data(jsonString.utf8))) ?? .null
    }

    fileprivate init(error: SwiftyJSONError) { (value, self.error) = (.null, error) }

    public static var null: JSON { JSON(NSNull()) }

    private static func value(of object: Any) -> (Contents, SwiftyJSONError?) {
        switch object {
        case let json as JSON: (json.value, json.error)
        case is NSNull: (.null, nil)
        case let optional as any AnyOptional where optional.isNone: (.null, nil)
        case let flag as Bool where Swift.type(of: object) == Bool.self: (.bool(flag), nil)
        case let number as NSNumber: (Self.isBool(number) ? .bool(number.boolValue) : .number(number), nil)
        case let integer as any BinaryInteger: (.number(NSNumber(value: Int64(truncatingIfNeeded: integer))), nil)
        case let real as any BinaryFloatingPoint: (.number(NSNumber(value: Double(real))), nil)
        case let text as String: (.string(text), nil)
        case let list as [JSON]: (.array(list.map(\.object)), nil)
        case let list as [Any]: (.array(list), nil)
        case let table as [String: JSON]: (.dictionary(table.mapValues(\.object)), nil)
        case let table as [String: Any]: (.dictionary(table), nil)
        case let table as NSDictionary:
            (.dictionary(Dictionary(table.map { ("\($0)", $1) }, uniquingKeysWith: { one, _ in one })), nil)
        default: (.null, .unsupportedType)
        }
    }

    /// Flags and numbers are both `NSNumber` where they come from data.
    private static func isBool(_ number: NSNumber) -> Bool {
        number === (true as NSNumber) || number === (false as NSNumber)
    }

    public var object: Any {
        get {
            switch value {
            case .null: NSNull()
            case .bool(let flag): flag
            case .number(let number): number
            case .string(let text): text
            case .array(let list): list
            case .dictionary(let table): table
            }
        }
        set { (value, error) = Self.value(of: newValue) }
    }

    public var rawValue: Any { object }

    public init?(rawValue: Any) {
        let made = JSON(rawValue)
        if made.type == .unknown { return nil }
        self = made
    }

    public var type: Type {
        switch value {
        case .null: error == .unsupportedType ? .unknown : .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        }
    }

    // MARK: Parts

    public subscript(index: Int) -> JSON {
        get {
            guard case .array(let list) = value else { return JSON(error: error ?? .wrongType) }
            return list.indices.contains(index) ? JSON(list[index]) : JSON(error: .indexOutOfBounds)
        }
        set {
            guard case .array(var list) = value, list.indices.contains(index) else { return }
            list[index] = newValue.object
            value = .array(list)
        }
    }

    public subscript(key: String) -> JSON {
        get {
            guard case .dictionary(let table) = value else { return JSON(error: error ?? .wrongType) }
            return table[key].map { JSON($0) } ?? JSON(error: .notExist)
        }
        set {
            guard case .dictionary(var table) = value else { return }
            table[key] = newValue.object
            value = .dictionary(table)
        }
    }

    public subscript(path: any JSONSubscriptType...) -> JSON {
        get { self[path] }
        set { self[path] = newValue }
    }

    public subscript(path: [any JSONSubscriptType]) -> JSON {
        get { path.reduce(self) { $0[$1] } }
        set {
            guard let first = path.first else {
                self = newValue
                return
            }
            var part = self[first]
            part[Array(path.dropFirst())] = newValue
            self[first] = part
        }
    }

    private subscript(step: any JSONSubscriptType) -> JSON {
        get {
            switch step.jsonKey {
            case .index(let index): self[index]
            case .key(let key): self[key]
            }
        }
        set {
            switch step.jsonKey {
            case .index(let index): self[index] = newValue
            case .key(let key): self[key] = newValue
            }
        }
    }

    public subscript(dynamicMember member: String) -> JSON {
        get { self[member] }
        set { self[member] = newValue }
    }

    public func exists() -> Bool {
        switch error {
        case .notExist, .indexOutOfBounds, .wrongType: false
        default: true
        }
    }

    // MARK: Merging

    public mutating func merge(with other: JSON) throws {
        guard type == other.type else { throw SwiftyJSONError.wrongType }
        self = merged(other)
    }

    public func merged(with other: JSON) throws -> JSON {
        var copy = self
        try copy.merge(with: other)
        return copy
    }

    private func merged(_ other: JSON) -> JSON {
        switch (value, other.value) {
        case (.dictionary(let one), .dictionary(let two)):
            JSON(one.merging(two) { JSON($0).merged(JSON($1)).object })
        case (.array(let one), .array(let two)): JSON(one + two)
        default: other
        }
    }

    // MARK: As text

    public func rawData(options opt: JSONSerialization.WritingOptions = []) throws -> Data {
        try JSONSerialization.data(withJSONObject: object, options: opt.union(.fragmentsAllowed))
    }

    public func rawString(
        _ encoding: String.Encoding = .utf8, options opt: JSONSerialization.WritingOptions = .prettyPrinted
    ) -> String? {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): number.stringValue
        case .string(let text): text
        default: (try? rawData(options: opt)).flatMap { String(data: $0, encoding: encoding) }
        }
    }
}

private protocol AnyOptional { var isNone: Bool { get } }
extension Optional: AnyOptional { fileprivate var isNone: Bool { self == nil } }

public enum JSONKey {
    case index(Int)
    case key(String)
}

public protocol JSONSubscriptType {
    var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
    public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
    public var jsonKey: JSONKey { .key(self) }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { rawString(options: [.prettyPrinted, .sortedKeys]) ?? "unknown" }
    public var debugDescription: String { description }
}
