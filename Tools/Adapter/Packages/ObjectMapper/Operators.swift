import Foundation

infix operator <-
infix operator >>>

/// A property and what it is mapped by: read, it gets the value if there is one; written, it is put under the key.
public func <- <T>(left: inout T, right: Map) {
    switch right.mappingType {
    case .fromJSON: if right.isKeyPresent, let value: T = Plain.value(right.currentValue) { left = value }
    case .toJSON: right.set(Out.value(left))
    }
}

public func <- <T>(left: inout T?, right: Map) {
    switch right.mappingType {
    case .fromJSON: if right.isKeyPresent { left = Plain.value(right.currentValue) }
    case .toJSON: right.set(left.map(Out.value))
    }
}

public func >>> <T>(left: T, right: Map) { if right.mappingType == .toJSON { right.set(Out.value(left)) } }
public func >>> <T>(left: T?, right: Map) { if right.mappingType == .toJSON { right.set(left.map(Out.value)) } }

/// Raw values stand for enumerations.
public func <- <T: RawRepresentable>(left: inout T, right: Map) { left <- (right, EnumTransform<T>()) }
public func <- <T: RawRepresentable>(left: inout T?, right: Map) { left <- (right, EnumTransform<T>()) }
public func <- <T: RawRepresentable>(left: inout [T], right: Map) { left <- (right, EnumTransform<T>()) }
public func <- <T: RawRepresentable>(left: inout [T]?, right: Map) { left <- (right, EnumTransform<T>()) }

// MARK: Objects

public func <- <T: BaseMappable>(left: inout T, right: Map) {
    let mapper = Mapper<T>(context: right.context, shouldIncludeNilValues: right.shouldIncludeNilValues)
    switch right.mappingType {
    case .fromJSON:
        guard right.isKeyPresent else { return }
        if let object = right.toObject
            ? mapper.map(JSONObject: right.currentValue, toObject: left) : mapper.map(JSONObject: right.currentValue)
        {
            left = object
        }
    case .toJSON: right.set(mapper.toJSON(left))
    }
}

public func <- <T: BaseMappable>(left: inout T?, right: Map) {
    let mapper = Mapper<T>(context: right.context, shouldIncludeNilValues: right.shouldIncludeNilValues)
    switch right.mappingType {
    case .fromJSON: if right.isKeyPresent { left = mapper.map(JSONObject: right.currentValue) }
    case .toJSON: right.set(left.map(mapper.toJSON))
    }
}

public func <- <T: BaseMappable>(left: inout [T], right: Map) {
    let mapper = Mapper<T>(context: right.context, shouldIncludeNilValues: right.shouldIncludeNilValues)
    switch right.mappingType {
    case .fromJSON:
        if right.isKeyPresent, let objects = mapper.mapArray(JSONObject: right.currentValue) { left = objects }
    case .toJSON: right.set(mapper.toJSONArray(left))
    }
}

public func <- <T: BaseMappable>(left: inout [T]?, right: Map) {
    let mapper = Mapper<T>(context: right.context, shouldIncludeNilValues: right.shouldIncludeNilValues)
    switch right.mappingType {
    case .fromJSON: if right.isKeyPresent { left = mapper.mapArray(JSONObject: right.currentValue) }
    case .toJSON: right.set(left.map(mapper.toJSONArray))
    }
}

public func <- <T: BaseMappable>(left: inout [String: T], right: Map) {
    let mapper = Mapper<T>(context: right.context, shouldIncludeNilValues: right.shouldIncludeNilValues)
    switch right.mappingType {
    case .fromJSON:
        if right.isKeyPresent, let objects = mapper.mapDictionary(JSONObject: right.currentValue) { left = objects }
    case .toJSON: right.set(mapper.toJSONDictionary(left))
    }
}

public func <- <T: BaseMappable>(left: inout [String: T]?, right: Map) {
    let mapper = Mapper<T>(context: right.context, shouldIncludeNilValues: right.shouldIncludeNilValues)
    switch right.mappingType {
    case .fromJSON: if right.isKeyPresent { left = mapper.mapDictionary(JSONObject: right.currentValue) }
    case .toJSON: right.set(left.map(mapper.toJSONDictionary))
    }
}

// MARK: Transforms

public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
    let (map, transform) = right
    switch map.mappingType {
    case .fromJSON:
        if map.isKeyPresent, let value = transform.transformFromJSON(map.currentValue) { left = value }
    case .toJSON: map.set(transform.transformToJSON(left))
    }
}

public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
    let (map, transform) = right
    switch map.mappingType {
    case .fromJSON: if map.isKeyPresent { left = transform.transformFromJSON(map.currentValue) }
    case .toJSON: map.set(transform.transformToJSON(left))
    }
}

public func <- <Transform: TransformType>(left: inout [Transform.Object], right: (Map, Transform)) {
    let (map, transform) = right
    switch map.mappingType {
    case .fromJSON:
        if map.isKeyPresent, let values = map.currentValue as? [Any] {
            left = values.compactMap(transform.transformFromJSON)
        }
    case .toJSON: map.set(left.compactMap(transform.transformToJSON))
    }
}

public func <- <Transform: TransformType>(left: inout [Transform.Object]?, right: (Map, Transform)) {
    let (map, transform) = right
    switch map.mappingType {
    case .fromJSON:
        if map.isKeyPresent { left = (map.currentValue as? [Any])?.compactMap(transform.transformFromJSON) }
    case .toJSON: map.set(left.map { $0.compactMap(transform.transformToJSON) })
    }
}

/// Values as JSON has them.
enum Out {
    static func value(_ value: Any) -> Any {
        if let object = value as? any BaseMappable { return object.toJSON() }
        return value
    }
}
