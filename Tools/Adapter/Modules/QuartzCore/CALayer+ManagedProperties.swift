import Foundation
import ObjectiveC

// What Core Animation makes at run time for a property that a layer declares with `@NSManaged`: its value is kept by its name, is
// `defaultValue(forKey:)` before it is set, or zero, and draws the layer again where `needsDisplay(forKey:)` says so.
extension CALayer {
    public func _managedValue<Value>(_ key: String) -> Value {
        let known = managed.values[key] ?? type(of: self).defaultValue(forKey: key)
        if let value = known as? Value ?? Self.number(known) ?? Self.plainest() { return value }
        fatalError("\(key) of \(type(of: self)) was not set, and \(Value.self) has no zero")
    }

    public func _setManagedValue<Value>(_ value: Value, _ key: String) {
        managed.values[key] = value
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private static func number<Value>(_ known: Any?) -> Value? {
        guard let known = (known as? NSNumber)?.doubleValue ?? (known as? CGFloat).map(Double.init) else { return nil }
        return [known, CGFloat(known), Float(known), Int(exactly: known) as Any].lazy.compactMap { $0 as? Value }.first
    }

    private static func plainest<Value>() -> Value? {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
        let zeros: [Any] = [CGFloat(0), 0.0, Float(0), 0, false, CGPoint.zero, CGSize.zero, CGRect.zero]
        return zeros.lazy.compactMap { $0 as? Value }.first
    }

    private var managed: ManagedValues {
        if let known = objc_getAssociatedObject(self, ManagedValues.key) as? ManagedValues { return known }
        let new = ManagedValues()
        objc_setAssociatedObject(self, ManagedValues.key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
}

private final class ManagedValues {
    var values: [String: Any] = [:]
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
