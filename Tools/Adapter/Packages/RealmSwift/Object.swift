import Foundation
import UIKit

/// What is kept in a Realm, and what is kept within that.
open class ObjectBase: NSObject, RealmCollectionValue {
    public required override init() { super.init() }

    fileprivate(set) weak var store: Store?
    private var hasGone = false

    public var isInvalidated: Bool { hasGone }
    public var isFrozen: Bool { false }
    /// Nil when it is deleted.
    func enter(_ store: Store?) { (hasGone, self.store) = (store == nil, store) }

    /// The values of an array stand for the properties in their order, those of a dictionary for the properties of their names.
    func take(_ value: Any) {
        if let values = value as? [String: Any] {
            for (key, value) in values { PropertyValues.set(value, key, of: self) }
        } else if let values = value as? [Any] {
            for (key, value) in zip(PropertyValues.names(of: self), values) { PropertyValues.set(value, key, of: self) }
        } else if let object = value as? ObjectBase {
            for key in PropertyValues.names(of: object) {
                PropertyValues.set(PropertyValues.value(key, of: object) as Any, key, of: self)
            }
        }
    }

    public subscript(key: String) -> Any? {
        get { PropertyValues.value(key, of: self) }
        set { PropertyValues.set(newValue as Any, key, of: self) }
    }

    /// As Realm writes it. Of other objects the class alone, as they may point back.
    open override var description: String {
        let values = PropertyValues.names(of: self).compactMap { name -> String? in
            switch PropertyValues.value(name, of: self) {
            case is any AnyLinks: nil
            case let list as any AnyList: "\t\(name) = \(type(of: list)) with \(list.all.count);"
            case let object as ObjectBase: "\t\(name) = \(type(of: object));"
            case let value: "\t\(name) = \(value.map { "\($0)" } ?? "(null)");"
            }
        }
        return "\(type(of: self)) {\n" + (values + ["}"]).joined(separator: "\n")
    }

    open class func primaryKey() -> String? { nil }
    open class func indexedProperties() -> [String] { [] }
    open class func ignoredProperties() -> [String] { [] }
    open class func className() -> String { String(describing: self) }

    /// The value that no other object of the class has, where the class names such a property.
    var primaryKeyValue: AnyHashable? {
        let name = type(of: self).primaryKey() ?? PropertyValues.markedPrimaryKey(of: self)
        return name.flatMap { PropertyValues.value($0, of: self) as? AnyHashable }
    }
}

open class Object: ObjectBase {
    public required init() { super.init() }
    public convenience init(value: Any) {
        self.init()
        take(value)
    }

    public var realm: Realm? { store.map(Realm.init(store:)) }
    public func isSameObject(as object: Object?) -> Bool { self === object }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }

    /// Told when the object is deleted; changes of single properties are not told here.
    public func observe<T: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken {
        NotificationToken(of: store) { [weak self] in if self?.isInvalidated != false { block(.deleted) } }
    }
}

open class EmbeddedObject: ObjectBase {
    public required init() { super.init() }
    public convenience init(value: Any) {
        self.init()
        take(value)
    }
    public var realm: Realm? { store.map(Realm.init(store:)) }
}

/// An object of a class that only the stored data know.
public final class DynamicObject: Object {}
public typealias MigrationObject = DynamicObject

public struct PropertyChange {
    public let name: String
    public let oldValue: Any?
    public let newValue: Any?
}
@frozen public enum ObjectChange<T> {
    case error(NSError)
    case change(T, [PropertyChange])
    case deleted
}

/// The properties of objects, by their names.
enum PropertyValues {
    private static func children(of object: ObjectBase) -> [(name: String, value: Any)] {
        var classes: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, current.subjectType != Object.self, current.subjectType != EmbeddedObject.self,
            current.subjectType != ObjectBase.self, current.subjectType != NSObject.self
        {
            classes.insert(current, at: 0)
            mirror = current.superclassMirror
        }
        return classes.flatMap(\.children).compactMap { child in
            child.label.map { label in
                (
                    child.value is any AnyPersisted && label.hasPrefix("_") ? String(label.dropFirst()) : label,
                    child.value
                )
            }
        }
    }

    static func names(of object: ObjectBase) -> [String] {
        let ignored = type(of: object).ignoredProperties()
        return children(of: object).map(\.name).filter { !ignored.contains($0) }
    }

    static func value(_ name: String, of object: ObjectBase) -> Any? {
        guard let child = children(of: object).first(where: { $0.name == name }) else {
            return nil
        }
        return unwrapped((child.value as? any AnyPersisted)?.anyValue ?? child.value)
    }

    /// `owner.name` of `dog`.
    static func value(atPath path: String, of object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { found, name in
            (found as? ObjectBase).flatMap { value(String(name), of: $0) }
        }
    }

    static func set(_ value: Any, _ name: String, of object: ObjectBase) {
        guard let child = children(of: object).first(where: { $0.name == name })?.value else { return }
        let property = child as? any AnyPersisted
        if let list = (property?.anyValue ?? child) as? any AnyList {
            list.replaceAll(with: (value as? any AnyList)?.all ?? value as? [Any] ?? [])
        } else if let property {
            property.setAny(value)
        } else {
            let type = (type(of: child) as? any HoldsObject.Type)?.objectType
            object.setValue(type.flatMap { made($0, of: value) } ?? unwrapped(value), forKey: name)
        }
    }

    /// Objects within others may be given by the values of their properties.
    static func made(_ type: ObjectBase.Type, of value: Any) -> ObjectBase? {
        if let object = value as? ObjectBase { return object }
        guard value is [String: Any] || value is [Any] else { return nil }
        let object = type.init()
        object.take(value)
        return object
    }

    static func markedPrimaryKey(of object: ObjectBase) -> String? {
        children(of: object).first { ($0.value as? any AnyPersisted)?.isPrimaryKey == true }?.name
    }

    /// What an object points to and keeps.
    static func objects(in object: ObjectBase) -> [ObjectBase] {
        children(of: object).flatMap { child -> [ObjectBase] in
            let value = unwrapped((child.value as? any AnyPersisted)?.anyValue ?? child.value)
            if let list = value as? any AnyList { return list.all.compactMap { $0 as? ObjectBase } }
            return (value as? ObjectBase).map { [$0] } ?? []
        }
    }

    /// Those that ask who points to an object.
    static func links(in object: ObjectBase) -> [any AnyLinks] {
        children(of: object).compactMap {
            (($0.value as? any AnyPersisted)?.anyValue ?? $0.value) as? any AnyLinks
        }
    }

    static func unwrapped(_ value: Any) -> Any? {
        guard Mirror(reflecting: value).displayStyle == .optional else { return value }
        return Mirror(reflecting: value).children.first.flatMap { unwrapped($0.value) }
    }
}

/// A type of properties and lists whose values are objects.
protocol HoldsObject { static var objectType: ObjectBase.Type? { get } }
extension ObjectBase: HoldsObject { static var objectType: ObjectBase.Type? { self } }
extension Optional: HoldsObject {
    static var objectType: ObjectBase.Type? { (Wrapped.self as? any HoldsObject.Type)?.objectType }
}

/// An object as predicates in words ask it.
final class AskedObject: NSObject, _KeyedObject {
    let object: ObjectBase
    init(_ object: ObjectBase) { self.object = object }
    func _hasKey(_ key: String) -> Bool { true }
    func _value(ofKey key: String) -> Any? { Self.asked(PropertyValues.value(key, of: object)) }
    func _setValue(_ value: Any?, ofKey key: String) {}

    private static func asked(_ value: Any?) -> Any? {
        if let object = value as? ObjectBase { return AskedObject(object) }
        if let list = value as? any AnyList { return list.all.map { asked($0) as Any } }
        return value
    }

    override func isEqual(_ other: Any?) -> Bool {
        ((other as? AskedObject)?.object ?? other as? ObjectBase) === object
    }
    override var hash: Int { ObjectIdentifier(object).hashValue }
}
