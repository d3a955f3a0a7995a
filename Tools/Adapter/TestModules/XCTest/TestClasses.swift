import Foundation
import UIKit

/// The tests of classes, which adapted code tells of: nobody can ask a class of Swift for its methods.
@MainActor public enum MaquetteTestClasses {
    struct Test {
        let name: String
        let plain: (@MainActor (XCTestCase) throws -> Void)?
        let body: @MainActor (XCTestCase) async throws -> Void
    }

    final class Entry {
        let type: XCTestCase.Type
        let make: (@MainActor () -> XCTestCase)?
        init(_ type: XCTestCase.Type, _ make: (@MainActor () -> XCTestCase)?) { (self.type, self.make) = (type, make) }
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var order: [ObjectIdentifier] = []
    private static var tests: [ObjectIdentifier: [Test]] = [:]

    /// A class that can be made without arguments.
    public static func add<Case: XCTestCase>(_ type: Case.Type, make: @escaping @MainActor () -> Case) {
        let key = ObjectIdentifier(type)
        if entries.updateValue(Entry(type, make), forKey: key) == nil { order.append(key) }
    }

    /// A test of a class.
    public static func add<Case: XCTestCase>(
        _ name: String, of type: Case.Type, plain: @escaping @MainActor (Case) throws -> Void
    ) {
        let call: @MainActor (XCTestCase) throws -> Void = { test in
            if let test = test as? Case { try plain(test) }
        }
        tests[ObjectIdentifier(type), default: []].append(Test(name: name, plain: call, body: { try call($0) }))
    }

    /// A test that waits for something.
    public static func add<Case: XCTestCase>(
        _ name: String, of type: Case.Type, waiting body: @escaping @MainActor (Case) async throws -> Void
    ) {
        let call: @MainActor (XCTestCase) async throws -> Void = { test in
            if let test = test as? Case { try await body(test) }
        }
        tests[ObjectIdentifier(type), default: []].append(Test(name: name, plain: nil, body: call))
    }

    /// The tests of a class and those that it inherits, by their names. Nothing is made yet.
    static func tests(named type: XCTestCase.Type) -> [(name: String, make: @MainActor () -> XCTestCase)] {
        guard let make = entries[ObjectIdentifier(type)]?.make else { return [] }
        var (names, found): (Set<String>, [Test]) = ([], [])
        var above: AnyClass? = type
        while let current = above {
            for test in tests[ObjectIdentifier(current)] ?? [] where names.insert(test.name).inserted {
                found.append(test)
            }
            above = _getSuperclass(current)
        }
        return found.sorted { $0.name < $1.name }.map { test in
            let made: @MainActor () -> XCTestCase = {
                let object = make()
                (object.method, object.plainBody, object.body) = (test.name, test.plain, test.body)
                return object
            }
            return (name: test.name, make: made)
        }
    }

    static func tests(of type: AnyClass) -> [XCTestCase] {
        (type as? XCTestCase.Type).map { tests(named: $0).map { $0.make() } } ?? []
    }

    /// Makes an object of a class, for libraries that have other tests than methods.
    public static func maker(of type: XCTestCase.Type) -> (@MainActor () -> XCTestCase)? {
        entries[ObjectIdentifier(type)]?.make
    }

    /// All classes of some modules, in their order.
    static var classes: [XCTestCase.Type] { order.compactMap { entries[$0]?.type } }
}

/// A class whose tests are no methods: it makes its suite itself.
@MainActor public protocol TestsOfItsOwn: XCTestCase {}

extension XCTestCase {
    /// The same with a test that is no method.
    public func set(method name: String, _ body: @escaping @MainActor (XCTestCase) async throws -> Void) -> XCTestCase {
        (method, self.body) = (name, body)
        return self
    }
}
