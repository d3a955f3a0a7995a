import Foundation

/// What a method that was called by its name gave back.
struct MethodAnswer {
    let value: Any?

    init(_ value: Any?) { self.value = value is Void ? nil : value }
}

/// Methods by selector and class, in place of the Objective-C runtime's tables.
final class MethodTable: @unchecked Sendable {
    /// Nil when the target or a value has another type than the method expects.
    typealias Method = (_ target: AnyObject, _ values: [Any?]) -> MethodAnswer?

    static let shared = MethodTable()

    private let lock = NSLock()
    private var methods: [Selector: [ObjectIdentifier: Method]] = [:]

    func add(_ selector: Selector, of type: Any.Type, _ method: @escaping Method) {
        lock.withLock { methods[selector, default: [:]][ObjectIdentifier(type)] = method }
    }

    func call(_ selector: Selector, _ target: AnyObject, _ values: [Any?]) -> MethodAnswer? {
        method(selector, of: target)?(target, values)
    }

    func knows(_ selector: Selector, of target: AnyObject) -> Bool { method(selector, of: target) != nil }

    /// The method of the object's class, or of the nearest class above it.
    private func method(_ selector: Selector, of target: AnyObject) -> Method? {
        NibClasses.load(modulesOf: Swift.type(of: target))
        guard let known = lock.withLock({ methods[selector] }) else { return nil }
        var type: AnyClass? = Swift.type(of: target)
        while let current = type {
            if let method = known[ObjectIdentifier(current)] { return method }
            type = _getSuperclass(current)
        }
        return nil
    }
}
