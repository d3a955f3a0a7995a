import Foundation

public protocol BaseMappable {
    mutating func mapping(map: Map)
}

public protocol Mappable: BaseMappable {
    init?(map: Map)
}

public protocol StaticMappable: BaseMappable {
    static func objectForMapping(map: Map) -> (any BaseMappable)?
}

public protocol ImmutableMappable: BaseMappable {
    init(map: Map) throws
}

extension ImmutableMappable {
    public mutating func mapping(map: Map) {}
    public init(JSONString: String, context: (any MapContext)? = nil) throws {
        guard let JSON = Texts.object(JSONString) as? [String: Any] else {
            throw MapError(key: nil, currentValue: JSONString, reason: "No dictionary")
        }
        try self.init(JSON: JSON, context: context)
    }
    public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
        try self.init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
    }
    public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
        try self.init(JSON: JSONObject as? [String: Any] ?? [:], context: context)
    }
}

extension BaseMappable {
    public func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }
    public func toJSONString(prettyPrint: Bool = false) -> String? { Texts.text(toJSON(), prettyPrint) }
}

extension Mappable {
    public init?(JSONString: String, context: (any MapContext)? = nil) {
        guard let object = Mapper<Self>(context: context).map(JSONString: JSONString) else { return nil }
        self = object
    }
    public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
        guard let object = Mapper<Self>(context: context).map(JSON: JSON) else { return nil }
        self = object
    }
}

extension Array where Element: BaseMappable {
    public init?(JSONString: String, context: (any MapContext)? = nil) {
        guard let objects = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }
        self = objects
    }
    public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
        self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
    }
    public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }
    public func toJSONString(prettyPrint: Bool = false) -> String? { Texts.text(toJSON(), prettyPrint) }
}

extension Set where Element: BaseMappable {
    public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }
}

enum Texts {
    static func object(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    static func text(_ object: Any, _ isPretty: Bool) -> String? {
        guard JSONSerialization.isValidJSONObject(object) else { return nil }
        let options: JSONSerialization.WritingOptions = isPretty ? [.prettyPrinted] : []
        return (try? JSONSerialization.data(withJSONObject: object, options: options))
            .flatMap { String(data: $0, encoding: .utf8) }
    }
}

/// Makes objects of JSON, and JSON of objects.
public final class Mapper<N: BaseMappable> {
    public var context: (any MapContext)?
    public var shouldIncludeNilValues = false

    public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
        self.context = context
        self.shouldIncludeNilValues = shouldIncludeNilValues
    }

    // MARK: Objects

    public func map(JSONObject: Any?) -> N? { (JSONObject as? [String: Any]).flatMap { map(JSON: $0) } }
    public func map(JSONString: String) -> N? { map(JSONObject: Texts.object(JSONString)) }
    public func map(JSONObject: Any?, toObject object: N) -> N {
        (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: object) } ?? object
    }
    public func map(JSONString: String, toObject object: N) -> N {
        map(JSONObject: Texts.object(JSONString), toObject: object)
    }
    public func map(JSON: [String: Any], toObject object: N) -> N {
        var object = object
        object.mapping(map: map(of: JSON, toObject: true))
        return object
    }

    public func map(JSON: [String: Any]) -> N? {
        let map = map(of: JSON)
        if let type = N.self as? any StaticMappable.Type {
            guard var object = type.objectForMapping(map: map) as? N else { return nil }
            object.mapping(map: map)
            return object
        }
        if let type = N.self as? any Mappable.Type {
            guard var object = type.init(map: map) as? N else { return nil }
            object.mapping(map: map)
            return object
        }
        if let type = N.self as? any ImmutableMappable.Type { return (try? type.init(map: map)) as? N }
        return nil
    }

    private func map(of JSON: [String: Any], toObject: Bool = false) -> Map {
        Map(
            mappingType: .fromJSON, JSON: JSON, toObject: toObject, context: context,
            shouldIncludeNilValues: shouldIncludeNilValues)
    }

    // MARK: Collections

    public func mapArray(JSONObject: Any?) -> [N]? { (JSONObject as? [[String: Any]]).map { mapArray(JSONArray: $0) } }
    public func mapArray(JSONString: String) -> [N]? {
        let object = Texts.object(JSONString)
        return mapArray(JSONObject: object) ?? map(JSONObject: object).map { [$0] }
    }
    public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }
    public func mapDictionary(JSONObject: Any?) -> [String: N]? {
        (JSONObject as? [String: [String: Any]]).flatMap { mapDictionary(JSON: $0) }
    }
    public func mapDictionary(JSONString: String) -> [String: N]? {
        mapDictionary(JSONObject: Texts.object(JSONString))
    }
    public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? { JSON.compactMapValues { map(JSON: $0) } }
    public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? {
        (JSONObject as? [String: [[String: Any]]])?.mapValues { mapArray(JSONArray: $0) }
    }
    public func mapArrayOfArrays(JSONObject: Any?) -> [[N]]? {
        (JSONObject as? [[[String: Any]]])?.map { mapArray(JSONArray: $0) }
    }

    // MARK: JSON

    public func toJSON(_ object: N) -> [String: Any] {
        var object = object
        let map = Map(
            mappingType: .toJSON, JSON: [:], context: context, shouldIncludeNilValues: shouldIncludeNilValues)
        object.mapping(map: map)
        return map.JSON
    }
    public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map(toJSON) }
    public func toJSONDictionary(_ dictionary: [String: N]) -> [String: [String: Any]] { dictionary.mapValues(toJSON) }
    public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? {
        Texts.text(toJSON(object), prettyPrint)
    }
    public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? {
        Texts.text(toJSONArray(array), prettyPrint)
    }
    public static func parseJSONString(JSONString: String) -> Any? { Texts.object(JSONString) }
    public static func toJSONString(_ JSONObject: Any, prettyPrint: Bool) -> String? {
        Texts.text(JSONObject, prettyPrint)
    }
}
