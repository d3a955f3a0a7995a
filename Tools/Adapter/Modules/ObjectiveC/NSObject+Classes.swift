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
}

extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}

extension UIApplicationDelegate {
    /// `window` as it is seen from outside: a delegate may do without that property. Adapted code comes here from
    /// `UIApplication.shared.delegate?.window`.
    @preconcurrency @MainActor public var _optionalWindow: UIWindow?? { .some(window) }
}
