import Foundation
import UIKit

// Foundation on Linux sorts by key paths of Swift alone. A key is made one of these here.

extension NSObject {
    /// For sort descriptors. It is no subscript of every object, which would be found wherever code has one of its own.
    public var _sorted: SortedObject { SortedObject(object: self) }
}

/// The values of an object's key paths.
public struct SortedObject {
    let object: NSObject
    public subscript(keyPath: String) -> SortedValue { SortedValue(value: object.value(forKeyPath: keyPath)) }
}

/// A value that a descriptor sorts by.
public struct SortedValue { let value: Any? }

extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject._sorted[key ?? "self"], ascending: ascending) { one, other in
            SortedValue.order(one, other, [])
        }
        SortKeys.note(key ?? "self")
    }

    /// `localizedCaseInsensitiveCompare:` and the like are known; other selectors compare as without one.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let options = SortedValue.options(of: selector.map { "\($0.description)" } ?? "")
        self.init(keyPath: \NSObject._sorted[key ?? "self"], ascending: ascending) { one, other in
            SortedValue.order(one, other, options)
        }
        SortKeys.note(key ?? "self")
    }

    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(keyPath: \NSObject._sorted[key ?? "self"], ascending: ascending) { one, other in
            guard let one = (one as? SortedValue)?.value, let other = (other as? SortedValue)?.value else {
                return SortedValue.order(one, other, [])
            }
            return comparator(one, other)
        }
        SortKeys.note(key ?? "self")
    }

    /// By a property of any type: Foundation here wants one whose values can be compared, which those that may be nil cannot.
    @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            SortedValue.order(SortedValue(unwrapping: one), SortedValue(unwrapping: other), [])
        }
    }

    public var key: String? { SortKeys.key(of: keyPath) }
}

/// The keys that were asked for: a key path does not tell.
private enum SortKeys {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var keys: Set<String> = []

    static func note(_ key: String) { _ = lock.withLock { keys.insert(key) } }
    static func key(of path: AnyKeyPath?) -> String? {
        lock.withLock { keys.first { \NSObject._sorted[$0] == path } }
    }
}

extension SortedValue {
    /// Of a value that may be an optional one.
    init(unwrapping value: Any) {
        let mirror = Mirror(reflecting: value)
        self.init(value: mirror.displayStyle == .optional ? mirror.children.first?.value : value)
    }

    static func options(of selector: String) -> String.CompareOptions {
        if selector.lowercased().contains("standard") { return [.caseInsensitive, .numeric] }
        return selector.lowercased().contains("caseinsensitive") ? .caseInsensitive : []
    }

    /// Nil comes first.
    static func order(_ one: Any, _ other: Any, _ options: String.CompareOptions) -> ComparisonResult {
        let (one, other) = ((one as? SortedValue)?.value, (other as? SortedValue)?.value)
        guard let one, let other else {
            return one == nil && other == nil ? .orderedSame : one == nil ? .orderedAscending : .orderedDescending
        }
        switch (one, other) {
        case (let one as String, let other as String): return one.compare(other, options: options)
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one as NSNumber, let other as NSNumber): return one.compare(other)
        case (let one as Bool, let other as Bool): return NSNumber(value: one).compare(NSNumber(value: other))
        case (let one as any Comparable, let other as any Comparable): return compare(one, other)
        default: return .orderedSame
        }
    }

    private static func compare<Value: Comparable>(_ one: Value, _ other: any Comparable) -> ComparisonResult {
        guard let other = other as? Value else { return .orderedSame }
        return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
}
