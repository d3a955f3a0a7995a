import Foundation

/// Values between code, which declares a type for each, and objects, which keep them as Core Data does.
enum ManagedValue {
    /// As it is kept: without optionals, numbers as objects.
    static func canonical(_ value: Any?) -> Any? {
        guard let value = value.flatMap(unwrapped), !(value is NSNull) else { return nil }
        switch value {
        case let value as Bool where type(of: value) == Bool.self: return NSNumber(value: value)
        case let value as Float: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as Double: return NSNumber(value: value)
        case let value as Decimal: return NSDecimalNumber(decimal: value)
        case let value as any BinaryInteger:
            return Int64(exactly: value).map { NSNumber(value: $0) }
                ?? UInt64(exactly: value).map { NSNumber(value: $0) }
        case let value as NSString: return value as String
        case let value as NSDate: return value as Date
        case let value as NSData: return value as Data
        case let value as NSUUID: return UUID(uuidString: value.uuidString)
        case let value as NSURL: return value as URL
        default: return value
        }
    }

    /// As a property of this type has it; nil where it is of another.
    static func value<Value>(_ kept: Any?, as type: Value.Type) -> Value? {
        // Nil fits where the type is optional.
        if let value = kept as? Value { return value }
        let wanted = (type as? any OptionalType.Type)?.wrapped ?? type
        guard let kept, let converted = converted(kept, to: wanted) else { return nil }
        return converted as? Value
    }

    private static func converted(_ kept: Any, to type: Any.Type) -> Any? {
        switch kept {
        case let number as NSNumber:
            if type is Date.Type || type is NSDate.Type {
                return Date(timeIntervalSinceReferenceDate: number.doubleValue)
            }
            if type is NSDecimalNumber.Type { return NSDecimalNumber(decimal: number.decimalValue) }
            if type is Decimal.Type { return number.decimalValue }
            if type is Bool.Type { return number.boolValue }
            if type is CGFloat.Type { return CGFloat(number.doubleValue) }
            if let type = type as? any BinaryFloatingPoint.Type { return float(number, type) }
            if let type = type as? any FixedWidthInteger.Type { return integer(number, type) }
        case let date as Date:
            if type is Double.Type { return date.timeIntervalSinceReferenceDate }
        case let set as NSSet:
            if type is any OrderedListType.Type { return set.allObjects }
        case let set as NSOrderedSet:
            if type is NSSet.Type { return NSSet(array: set.array) }
            return set.array
        default: break
        }
        return nil
    }

    private static func float<Number: BinaryFloatingPoint>(_ number: NSNumber, _ type: Number.Type) -> Number {
        Number(number.doubleValue)
    }
    private static func integer<Number: FixedWidthInteger>(_ number: NSNumber, _ type: Number.Type) -> Number {
        Number(truncatingIfNeeded: number.int64Value)
    }

    /// What Objective-C's nil is in a property that is not optional.
    static func plainest<Value>(_ type: Value.Type) -> Value? { empty(type) as? Value }

    private static func empty(_ type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: false
        case let type as any FixedWidthInteger.Type: integer(0, type)
        case let type as any BinaryFloatingPoint.Type: float(0, type)
        case is Decimal.Type: Decimal()
        case is NSDecimalNumber.Type: NSDecimalNumber.zero
        case is NSNumber.Type: NSNumber(value: 0)
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is NSDate.Type: NSDate(timeIntervalSinceReferenceDate: 0)
        case is Data.Type: Data()
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case is URL.Type: URL(fileURLWithPath: "/")
        case is NSString.Type: NSString()
        case is NSOrderedSet.Type: NSOrderedSet()
        case is NSSet.Type: NSSet()
        case is NSArray.Type: NSArray()
        case is NSDictionary.Type: NSDictionary()
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any EmptyType.Type: type.init()
        default: nil
        }
    }

    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalType else { return value }
        return optional.present.flatMap(unwrapped)
    }

    /// The objects of a list or set of any kind.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value.flatMap(unwrapped) {
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.inOrder
        case let set as Set<NSManagedObject>: Array(set).inOrder
        case let list as [NSManagedObject]: list
        case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
        case let object as NSManagedObject: [object]
        default: []
        }
    }
}

extension [NSManagedObject] {
    /// A set has no order of its own.
    var inOrder: Self { sorted { $0.objectID.number < $1.objectID.number } }
}

protocol OptionalType {
    static var wrapped: Any.Type { get }
    var present: Any? { get }
}
extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    var present: Any? { self }
}
private protocol OrderedListType {}
extension Array: OrderedListType {}
private protocol EmptyType { init() }
extension Dictionary: EmptyType {}
