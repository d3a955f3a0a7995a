import UIKit

/// A pointer to what a method of Objective-C fills in, as formatters do.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
    public init<Other>(_ other: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: AnyObject?.self)
    }
}

extension NSObject {
    /// In Objective-C a class is an object, too, and answers what objects do.
    public static func classForCoder() -> AnyClass { self }
    public static func superclass() -> AnyClass? { class_getSuperclass(self) }

    public func conforms<Requirements>(to type: Requirements.Type) -> Bool { self is Requirements }
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { one, _ in one })
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    // Observers are told of what is different. Foundation's operations have such methods of their own.
    @_disfavoredOverload public func willChangeValue(forKey key: String) {}
    @_disfavoredOverload public func didChangeValue(forKey key: String) { _tellObservers() }
}

extension _KeyValueCodingAndObserving {
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { _tellObservers() }
}

public func NSStringFromProtocol(_ type: Protocol) -> String {
    let name = "\(type)"
    return String(name.hasPrefix("any ") ? name.dropFirst(4) : name[...])
}

extension NSRegularExpression {
    /// Foundation here would keep the block, and UIKit's code passes one that nobody may keep.
    @_disfavoredOverload public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { kept in
            nonisolated(unsafe) let kept = kept
            enumerateMatches(in: string, options: options, range: range) { result, flags, stop in
                kept(result, flags, stop)
            }
        }
    }
}

extension NSObjectProtocol {
    @_disfavoredOverload public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self as AnyObject) as AnyClass, next: { class_getSuperclass($0) }).contains {
            $0 == aClass
        }
    }
    public func responds(to selector: Selector!) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}

extension UIApplicationDelegate {
    /// `window` as it is seen from outside: a delegate may do without that property. Adapted code comes here from
    /// `UIApplication.shared.delegate?.window`.
    @preconcurrency @MainActor public var _optionalWindow: UIWindow?? { .some(window) }
}

extension UIWindowSceneDelegate {
    /// The same for the delegate of a scene.
    @preconcurrency @MainActor public var _optionalWindow: UIWindow?? { .some(window) }
}
