import Foundation

/// The name of a method as Objective-C writes it, such as `save:` or `tableView:didSelectRowAtIndexPath:`.
///
/// Swift on Linux has no `#selector`. Adapted code says `Selector(calling: Controller.save, "save:")` in its place,
/// which also tells what the name calls.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }
}

/// A value that a method takes. What takes anything gets it without the optional around it.
private func value<Value>(_ place: Int, of values: [Any?]) -> Value? {
    let found = values.indices.contains(place) ? values[place].flatMap(KeyedValue.unwrapped) : nil
    return found.map { $0 as? Value } ?? found as? Value
}

/// The selector of a method that Swift can name. The method is remembered for objects of its class. Whose actor it
/// belongs to does not change how it is called.
extension Selector {
    public init<Target, Result>(
        calling method: @escaping (Target) -> @isolated(any) () -> Result, _ name: String
    ) {
        self.init(name)
        let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
        MethodTable.shared.add(self, of: Target.self) { target, _ in
            (target as? Target).map { MethodAnswer(method($0)()) }
        }
    }

    public init<Target, Sender, Result>(
        calling method: @escaping (Target) -> @isolated(any) (Sender) -> Result, _ name: String
    ) {
        self.init(name.contains(":") ? name : name + ":")
        let method = unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)
        MethodTable.shared.add(self, of: Target.self) { target, values in
            guard let target = target as? Target, let sender: Sender = value(0, of: values) else { return nil }
            return MethodAnswer(method(target)(sender))
        }
    }

    public init<Target, First, Second, Result>(
        calling method: @escaping (Target) -> @isolated(any) (First, Second) -> Result, _ name: String
    ) {
        self.init(name.contains(":") ? name : name + "::")
        let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
        MethodTable.shared.add(self, of: Target.self) { target, values in
            guard let target = target as? Target, let first: First = value(0, of: values),
                let second: Second = value(1, of: values)
            else { return nil }
            return MethodAnswer(method(target)(first, second))
        }
    }
}

/// A method with three values, as those that make the destination of a segue.
extension Selector {
    public init<Target, First, Second, Third, Result>(
        calling method: @escaping (Target) -> @isolated(any) (First, Second, Third) -> Result, _ name: String
    ) {
        self.init(name.contains(":") ? name : name + ":::")
        let method = unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self)
        MethodTable.shared.add(self, of: Target.self) { target, values in
            guard let target = target as? Target, let first: First = value(0, of: values),
                let second: Second = value(1, of: values), let third: Third = value(2, of: values)
            else { return nil }
            return MethodAnswer(method(target)(first, second, third))
        }
    }
}

extension Selector {
    /// A method of a class itself, or one with more values: it has a name, and is called by none.
    @_disfavoredOverload public init(calling method: Any, _ name: String) { self.init(name) }

    /// Calls the method of the object; nil when nothing is known by that name, or a value has another type than it
    /// expects.
    @discardableResult func call(_ target: AnyObject, _ values: [Any?] = []) -> MethodAnswer? {
        MethodTable.shared.call(self, target, values)
    }

    func isKnown(of target: AnyObject) -> Bool { MethodTable.shared.knows(self, of: target) }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// What the default implementation of an optional requirement throws in adapted code, where Swift has no optional
/// requirements.
public struct RequirementIsNotImplemented: Error {
    public init() {}
}

/// Which methods classes have of those that protocols do not insist on: adapted code asks before it takes one as a value.
public enum MethodsOfClasses {
    public static func add(_ type: AnyClass, _ selectors: String...) {
        for name in selectors { MethodTable.shared.add(Selector(name), of: type) }
    }

    public static func has(_ selector: String, _ object: AnyObject) -> Bool { Selector(selector).isKnown(of: object) }
}

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
    private var named: [Selector: Set<ObjectIdentifier>] = [:]

    func add(_ selector: Selector, of type: Any.Type, _ method: @escaping Method) {
        lock.withLock { methods[selector, default: [:]][ObjectIdentifier(type)] = method }
    }

    /// Remembers that there is such a method, not how it is called.
    func add(_ selector: Selector, of type: AnyClass) {
        lock.withLock { _ = named[selector, default: []].insert(ObjectIdentifier(type)) }
    }

    func call(_ selector: Selector, _ target: AnyObject, _ values: [Any?]) -> MethodAnswer? {
        method(selector, of: target)?(target, values)
    }

    func knows(_ selector: Selector, of target: AnyObject) -> Bool {
        if method(selector, of: target) != nil { return true }
        guard let named = lock.withLock({ named[selector] }) else { return false }
        return classChain(Swift.type(of: target))
            .contains { named.contains(ObjectIdentifier($0)) }
    }

    /// Whether objects of the class do, before there is one.
    func knows(_ selector: Selector, ofObjectsOf type: AnyClass) -> Bool { method(selector, in: type) != nil }

    /// The method of the object's class, or of the nearest class above it.
    private func method(_ selector: Selector, of target: AnyObject) -> Method? {
        method(selector, in: Swift.type(of: target))
    }

    private func method(_ selector: Selector, in start: AnyClass) -> Method? {
        NibClasses.load(modulesOf: start)
        guard let known = lock.withLock({ methods[selector] }) else { return nil }
        var type: AnyClass? = start
        while let current = type {
            if let method = known[ObjectIdentifier(current)] { return method }
            type = _getSuperclass(current)
        }
        return nil
    }
}
