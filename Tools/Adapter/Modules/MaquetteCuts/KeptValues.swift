import Foundation
import ObjectiveC

extension MaquetteCuts {
    /// What was given to a property of a class whose code is missing; nil if nothing was.
    public static func kept<Value>(_ owner: AnyObject, _ name: String) -> Value? {
        KeptValues.of(owner)?.values[name] as? Value
    }

    /// Keeps it for as long as the object is there.
    public static func keep(_ value: Any, _ owner: AnyObject, _ name: String) {
        if let known = KeptValues.of(owner) {
            known.values[name] = value
        } else {
            let new = KeptValues()
            new.values[name] = value
            objc_setAssociatedObject(owner, KeptValues.key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// The same for what the object does not own, such as its delegate.
    public static func keepWeakly(_ value: Any, _ owner: AnyObject, _ name: String) {
        let mirror = Mirror(reflecting: value)
        let object: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
        keep(WeakObject(object.map { $0 as AnyObject }), owner, name)
    }

    public static func keptWeakly<Value>(_ owner: AnyObject, _ name: String) -> Value? {
        (KeptValues.of(owner)?.values[name] as? WeakObject)?.object as? Value
    }
}

private final class WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}

private final class KeptValues {
    nonisolated(unsafe) static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    var values: [String: Any] = [:]

    static func of(_ owner: AnyObject) -> KeptValues? { objc_getAssociatedObject(owner, key) as? KeptValues }
}
