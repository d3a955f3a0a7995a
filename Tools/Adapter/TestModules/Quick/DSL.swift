import Foundation
import XCTest

// The words of specifications. Their closures are of the main actor, as the views are that most of them are about.

@MainActor public func describe(_ description: String, closure: @MainActor () -> Void) {
    Reading.enter(description, closure)
}

@MainActor public func fdescribe(_ description: String, closure: @MainActor () -> Void) {
    Reading.enter(description, isFocused: true, closure)
}

@MainActor public func xdescribe(_ description: String, closure: @MainActor () -> Void) {
    Reading.enter(description, isPending: true, closure)
}

@MainActor public func context(_ description: String, closure: @MainActor () -> Void) {
    Reading.enter(description, closure)
}

@MainActor public func fcontext(_ description: String, closure: @MainActor () -> Void) {
    Reading.enter(description, isFocused: true, closure)
}

@MainActor public func xcontext(_ description: String, closure: @MainActor () -> Void) {
    Reading.enter(description, isPending: true, closure)
}

@MainActor public func it(
    _ description: String, file: String = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () async throws -> Void
) { Reading.add(description, closure) }

@MainActor public func fit(
    _ description: String, file: String = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () async throws -> Void
) { Reading.add(description, isFocused: true, closure) }

@MainActor public func xit(
    _ description: String, file: String = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () async throws -> Void
) { Reading.add(description, isPending: true, closure) }

@MainActor public func pending(_ description: String, closure: @MainActor () -> Void) {
    Reading.add(description, isPending: true) {}
}

@MainActor public func beforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
    Reading.group.before.append(closure)
}

@MainActor public func justBeforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
    Reading.group.justBefore.append(closure)
}

@MainActor public func beforeSuite(_ closure: @escaping @MainActor () async throws -> Void) {
    Reading.group.beforeAll.append(closure)
}

@MainActor public func afterSuite(_ closure: @escaping @MainActor () async throws -> Void) {
    Reading.group.afterAll.append(closure)
}

/// The last that was said is done first.
@MainActor public func afterEach(_ closure: @escaping @MainActor () async throws -> Void) {
    Reading.group.after.insert(closure, at: 0)
}

@MainActor public func sharedExamples(_ name: String, closure: @escaping @MainActor () -> Void) {
    Reading.shared[name] = { _ in closure() }
}

@MainActor public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
    Reading.shared[name] = closure
}

@MainActor public func itBehavesLike(
    _ name: String, file: StaticString = #filePath, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
    guard let shared = Reading.shared[name] else {
        return Reading.add(name) { XCTFail("there are no shared examples called \(name)", file: file, line: line) }
    }
    Reading.enter(name) { shared(sharedExampleContext) }
}

@MainActor public func itBehavesLike<Context>(
    _ behavior: Behavior<Context>.Type, file: String = #filePath, line: UInt = #line, context: @escaping () -> Context
) {
    Reading.enter(behavior.name) { behavior.spec(context) }
}
