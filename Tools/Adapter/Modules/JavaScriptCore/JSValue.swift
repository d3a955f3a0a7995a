import Foundation
import UIKit

/// A value of a script: undefined, null, or what code has made of Swift's own.
open class JSValue: NSObject {
    private enum Content {
        case undefined
        case null
        case object(Any)
    }
    private var content: Content
    private weak var owner: JSContext?

    private init(_ content: Content, _ context: JSContext?) { (self.content, owner) = (content, context) }
    public convenience init!(object value: Any!, in context: JSContext!) {
        switch value {
        case nil: self.init(.undefined, context)
        case let other as JSValue: self.init(other.content, context)
        case is NSNull: self.init(.null, context)
        case let value?: self.init(.object(value), context)
        }
    }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.object(value), context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(.object(value), context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.object(value), context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(.object(value), context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(.object([String: Any]()), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(.object([Any]()), context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(.object(message ?? ""), context)
    }
    public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

    open var context: JSContext! { owner }
    private var object: Any? { if case .object(let object) = content { object } else { nil } }

    open var isUndefined: Bool { if case .undefined = content { true } else { false } }
    open var isNull: Bool { if case .null = content { true } else { false } }
    open var isBoolean: Bool { object is Bool }
    open var isNumber: Bool { !isBoolean && number != nil && !isString }
    open var isString: Bool { object is String }
    open var isObject: Bool { object != nil && !isBoolean && !isNumber && !isString }
    open var isArray: Bool { object is [Any] }
    open var isDate: Bool { object is Date }

    private var number: Double? {
        switch object {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Int32: Double(value)
        case let value as UInt32: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Bool: value ? 1 : 0
        case let value as String: Double(value)
        default: nil
        }
    }

    open func toObject() -> Any! { isNull ? NSNull() : object }
    open func toBool() -> Bool {
        if let text = object as? String { return !text.isEmpty }
        return number.map { $0 != 0 && !$0.isNaN } ?? (object != nil)
    }
    /// Not a number where it is none, and zero where it is null.
    open func toDouble() -> Double { number ?? (isNull ? 0 : .nan) }
    open func toInt32() -> Int32 { number.flatMap { Int32(exactly: $0.rounded(.towardZero)) } ?? 0 }
    open func toUInt32() -> UInt32 { number.flatMap { UInt32(exactly: $0.rounded(.towardZero)) } ?? 0 }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! {
        switch content {
        case .undefined: "undefined"
        case .null: "null"
        case .object(let whole as Double) where whole == whole.rounded() && abs(whole) < 1e15: String(Int(whole))
        case .object(is [String: Any]): "[object Object]"
        case .object(let list as [Any]): list.map { "\($0)" }.joined(separator: ",")
        case .object(let object): "\(object)"
        }
    }
    open func toDate() -> Date! { object as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
    open func toArray() -> [Any]! { object as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }

    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: owner) }
    open func construct(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: owner) }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        JSValue(undefinedIn: owner)
    }
    open func hasProperty(_ property: String!) -> Bool { (object as? [String: Any])?[property] != nil }
    open func forProperty(_ property: String!) -> JSValue! {
        JSValue(object: (object as? [String: Any])?[property], in: owner)
    }
    open func setValue(_ value: Any!, forProperty property: String!) {
        guard var members = object as? [String: Any] else { return }
        members[property] = (value as? JSValue)?.toObject() ?? value
        content = .object(members)
    }
    @discardableResult open func deleteProperty(_ property: String!) -> Bool {
        guard var members = object as? [String: Any] else { return false }
        defer { content = .object(members) }
        return members.removeValue(forKey: property) != nil
    }
    open func atIndex(_ index: Int) -> JSValue! {
        let list = object as? [Any] ?? []
        return JSValue(object: list.indices.contains(index) ? list[index] : nil, in: owner)
    }
    open func isEqual(to value: Any!) -> Bool { JSValue(object: value, in: owner).toString() == toString() }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty("\(key ?? "")") }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: "\(key ?? "")") }
    public subscript(key: String) -> JSValue! { forProperty(key) }
    public subscript(index: Int) -> JSValue! { atIndex(index) }
    open override var description: String { toString() }
}
