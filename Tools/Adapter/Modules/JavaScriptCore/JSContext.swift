@_exported import Foundation
@_exported import UIKit

open class JSVirtualMachine: NSObject, @unchecked Sendable { public override init() { super.init() } }

/// Keeps what code puts into it. Nothing runs a script here: what one comes to is undefined.
open class JSContext: NSObject {
    /// A class here cannot make its superclass's `init()` optional, as Apple's is.
    public convenience init!(_nothing: Void = ()) { self.init(virtualMachine: JSVirtualMachine()) }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
    public let virtualMachine: JSVirtualMachine!
    open var name: String!
    open var isInspectable = false
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    private var objects: [String: JSValue] = [:]

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { JSValue(undefinedIn: self) }
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        JSValue(undefinedIn: self)
    }
    open class func current() -> JSContext! { nil }
    open class func currentThis() -> JSValue! { nil }
    open class func currentCallee() -> JSValue! { nil }
    open class func currentArguments() -> [Any]! { nil }
    open var globalObject: JSValue! { JSValue(newObjectIn: self) }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        objects["\(key ?? "")"] ?? JSValue(undefinedIn: self)
    }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        objects["\(key!)"] = JSValue(object: object, in: self)
    }
    public subscript(key: String) -> JSValue! {
        get { objectForKeyedSubscript(key) }
        set { objects[key] = newValue }
    }
}

/// A class whose members a script may use.
public protocol JSExport {}

open class JSManagedValue: NSObject {
    public init!(value: JSValue!) { self.value = value }
    open private(set) weak var value: JSValue!
}
