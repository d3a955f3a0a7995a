import UIKit

// Swift has no methods that could be looked up and exchanged. So every class says that it has the method that is asked for, as many
// authors are sure of it, and exchanging two leaves each where it is.

public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer

/// It stands for any method; nobody follows it.
private var anyMethod: Method? { OpaquePointer(bitPattern: 1) }

public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { type.flatMap { _ in anyMethod } }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { type.flatMap { _ in anyMethod } }
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? {
    type.flatMap { _ in anyMethod }
}
@discardableResult public func class_addMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult public func class_replaceMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(bitPattern: 1)! }

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
/// The object keeps its class, and with it UIKit's methods.
@discardableResult public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
    object_getClass(object)
}
/// None is made: code that wants a class of its own at run time does without.
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int)
    -> AnyClass?
{ nil }
public func objc_registerClassPair(_ type: AnyClass) {}
public func objc_disposeClassPair(_ type: AnyClass) {}

/// Classes are objects in Objective-C, and compared like them.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }

public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer
public func class_getInstanceVariable(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
public func object_getIvar(_ object: Any?, _ ivar: Ivar) -> Any? { nil }
public func object_setIvar(_ object: Any?, _ ivar: Ivar, _ value: Any?) {}
public func class_copyIvarList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? { none(count) }
public func class_copyMethodList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { none(count) }
public func class_copyPropertyList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? { none(count) }
private func none<Entry>(_ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Entry>? {
    count?.pointee = 0
    return nil
}
public func class_getProperty(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
public func class_respondsToSelector(_ type: AnyClass?, _ name: Selector) -> Bool { false }
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { NameStore.pointer(to: "") }
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
public func ivar_getName(_ ivar: Ivar) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ method: Method) -> Selector { Selector("") }
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector { Selector(String(cString: name)) }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { NSClassFromString(String(cString: name)) }

/// How many bytes an object of the class takes: where Swift's description of a class has it, after its kind, the class above and
/// two numbers of four bytes.
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
    guard let type else { return 0 }
    return Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap(_getSuperclass) }
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    NameStore.pointer(to: type.map { classDescription($0) } ?? "nil")
}

/// Names that C code may keep.
private enum NameStore {
    nonisolated(unsafe) private static var names: [String: UnsafePointer<CChar>] = [:]
    private static let lock = NSLock()

    static func pointer(to name: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = names[name] { return known }
            let fresh = UnsafePointer(strdup(name)!)
            names[name] = fresh
            return fresh
        }
    }
}

/// A protocol as Objective-C sees it. It tells nothing of its methods.
public typealias Protocol = Any.Type
public struct objc_method_description {
    public var name: Selector?
    public var types: UnsafeMutablePointer<CChar>?
    public init() {}
}
public func protocol_getMethodDescription(
    _ type: Protocol, _ selector: Selector, _ isRequired: Bool, _ isOfInstances: Bool
) -> objc_method_description { objc_method_description() }

extension NSObject {
    /// How a method begins that a selector calls. None is found by its name here, and code asks only whether there is one.
    public func method(for selector: Selector) -> IMP? { OpaquePointer(bitPattern: 1) }
}
