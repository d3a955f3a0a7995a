import Foundation

// Objects of Foundation's that answer to any key, as they do in Objective-C: what they hold, and not properties of theirs.

extension UserDefaults: _KeyedObject {
    public func _hasKey(_ key: String) -> Bool { true }
    public func _value(ofKey key: String) -> Any? { object(forKey: key) }
    public func _setValue(_ value: Any?, ofKey key: String) { set(value, forKey: key) }
}

extension NSDictionary: _KeyedObject {
    public func _hasKey(_ key: String) -> Bool { true }
    public func _value(ofKey key: String) -> Any? {
        // Of an operator such as `@count` only this one is about the table itself.
        key == "@count" ? count : object(forKey: key)
    }
    /// A table that cannot be changed stays as it is, where an app would end.
    public func _setValue(_ value: Any?, ofKey key: String) {
        guard let table = self as? NSMutableDictionary else { return }
        if let value { table.setObject(value, forKey: key as NSString) } else { table.removeObject(forKey: key) }
    }
}

extension NSArray: _KeyedObject {
    public func _hasKey(_ key: String) -> Bool { true }
    /// The values of a key of each object in the array, with nothing in place of nil.
    public func _value(ofKey key: String) -> Any? {
        key == "@count" ? count : map { KeyedValue.value(of: $0, key) ?? NSNull() }
    }
    public func _setValue(_ value: Any?, ofKey key: String) {
        for element in self { (element as? NSObject)?.setValue(value, forKey: key) }
    }
}

extension KeyedValue {
    /// The value of a key of an object, or of a table or list of Swift's.
    static func value(of holder: Any?, _ key: String) -> Any? {
        switch holder.flatMap(unwrapped) {
        case let object as NSObject: object.value(forKey: key)
        case let table as [String: Any]: NSDictionary(dictionary: table)._value(ofKey: key)
        case let list as [Any]: NSArray(array: list)._value(ofKey: key)
        default: nil
        }
    }
}
