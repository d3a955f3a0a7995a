import Foundation

/// As much of JSON Schema (draft 2020-12) as the published schemas use; any other keyword is reported as unknown.
public struct SchemaValidator {
    private typealias Object = [String: Any]

    private let root: Object

    public init(_ schema: Data) throws {
        root = try JSONSerialization.jsonObject(with: schema) as? Object ?? [:]
    }

    /// What is wrong with a document: a path and a reason in each line.
    public func problems(in document: Data) throws -> [String] {
        check(try JSONSerialization.jsonObject(with: document), against: root, at: "$")
    }

    /// The names of the properties of a definition.
    public func properties(of definition: String) -> Set<String> {
        let found = resolve("#/$defs/\(definition)")?["properties"] as? Object
        return Set((found ?? [:]).keys)
    }

    /// The words that a property of a definition may be.
    public func enumerated(in definition: String, _ property: String) -> [String] {
        let properties = resolve("#/$defs/\(definition)")?["properties"] as? Object
        let choices = (properties?[property] as? Object)?["anyOf"] as? [Object] ?? []
        return choices.flatMap { $0["enum"] as? [String] ?? [] }
    }

    public var rootProperties: Set<String> { Set((root["properties"] as? Object ?? [:]).keys) }
    public var definitions: [String] { Array((root["$defs"] as? Object ?? [:]).keys) }

    private func resolve(_ reference: String) -> Object? {
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        return (root["$defs"] as? Object)?[name] as? Object
    }

    private func check(_ value: Any, against schema: Object, at path: String) -> [String] {
        schema.flatMap { keyword, rule in check(value, keyword, rule, of: schema, at: path) }
    }

    private func check(_ value: Any, _ keyword: String, _ rule: Any, of schema: Object, at path: String) -> [String] {
        func failed(_ isWrong: Bool, _ reason: String) -> [String] { isWrong ? ["\(path): \(reason)"] : [] }
        let number = Self.isBool(value) ? nil : (value as? NSNumber)?.doubleValue
        let limit = (rule as? NSNumber)?.doubleValue ?? 0
        switch keyword {
        case "$schema", "$defs", "title", "description", "then": return []
        case "$ref":
            guard let target = resolve(rule as? String ?? "") else { return ["\(path): no definition \(rule)"] }
            return check(value, against: target, at: path)
        case "type": return failed(!Self.isOf(value, type: rule as? String ?? ""), "is not of type \(rule)")
        case "enum": return failed(!(rule as? [Any] ?? []).contains { Self.same($0, value) }, "is not one of \(rule)")
        case "const": return failed(!Self.same(rule, value), "is not \(rule)")
        case "minimum": return failed(number.map { $0 < limit } ?? false, "is below \(limit)")
        case "maximum": return failed(number.map { $0 > limit } ?? false, "is above \(limit)")
        case "exclusiveMinimum": return failed(number.map { $0 <= limit } ?? false, "is not above \(limit)")
        case "minLength": return failed(((value as? String)?.count).map { Double($0) < limit } ?? false, "is too short")
        case "minItems": return failed(((value as? [Any])?.count).map { Double($0) < limit } ?? false, "is too short")
        case "maxItems": return failed(((value as? [Any])?.count).map { Double($0) > limit } ?? false, "is too long")
        case "pattern":
            guard let text = value as? String, let pattern = rule as? String else { return [] }
            return failed(text.range(of: pattern, options: .regularExpression) == nil, "does not match \(pattern)")
        case "items":
            guard let list = value as? [Any], let schema = rule as? Object else { return [] }
            return list.enumerated().flatMap { check($1, against: schema, at: "\(path)[\($0)]") }
        case "properties":
            guard let object = value as? Object, let properties = rule as? [String: Object] else { return [] }
            return properties.flatMap { key, schema in
                object[key].map { check($0, against: schema, at: "\(path).\(key)") } ?? []
            }
        case "required":
            guard let object = value as? Object else { return [] }
            return (rule as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): lacks \($0)" }
        case "additionalProperties":
            guard let object = value as? Object else { return [] }
            let known = Set((schema["properties"] as? Object ?? [:]).keys)
            let others = object.filter { !known.contains($0.key) }
            guard let schema = rule as? Object else { return others.keys.map { "\(path): may not have \($0)" } }
            return others.flatMap { check($1, against: schema, at: "\(path).\($0)") }
        case "allOf": return (rule as? [Object] ?? []).flatMap { check(value, against: $0, at: path) }
        case "anyOf":
            let choices = (rule as? [Object] ?? []).map { check(value, against: $0, at: path) }
            guard !choices.contains(where: \.isEmpty) else { return [] }
            return choices.min { $0.count < $1.count } ?? []
        case "if":
            let holds = check(value, against: rule as? Object ?? [:], at: path).isEmpty
            return holds ? check(value, against: schema["then"] as? Object ?? [:], at: path) : []
        default: return ["\(path): the keyword \(keyword) is unknown here"]
        }
    }

    private static func isBool(_ value: Any) -> Bool { value is Bool && "\(type(of: value))".contains("Bool") }

    private static func same(_ one: Any, _ other: Any) -> Bool {
        (one as? NSObject)?.isEqual(other) ?? false || (one as? String).map { $0 == other as? String } ?? false
    }

    private static func isOf(_ value: Any, type: String) -> Bool {
        switch type {
        case "object": value is Object
        case "array": value is [Any]
        case "string": value is String
        case "boolean": value is Bool
        case "null": value is NSNull
        case "number": !(value is String) && value is NSNumber
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: false
        }
    }
}
