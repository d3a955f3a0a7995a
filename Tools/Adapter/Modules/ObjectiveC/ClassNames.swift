import Foundation

/// What a class answers to `description()`: UIKit's are known by their names, others by those of their modules as well.
///
/// Adapted code comes here from `type(of: object).description()`, which every object has in Objective-C.
public func classDescription(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    guard name.hasPrefix("Maquette") || name.hasPrefix("Foundation."), let dot = name.lastIndex(of: ".") else {
        return name
    }
    return String(name[name.index(after: dot)...])
}

/// What a class answers to `isSubclass(of:)`. Adapted code comes here from a class of which nothing else is known.
public func classDescends(_ type: AnyClass, from above: AnyClass) -> Bool {
    sequence(first: type, next: { class_getSuperclass($0) }).contains { $0 == above }
}
