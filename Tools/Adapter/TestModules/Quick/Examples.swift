import Foundation
import XCTest

/// What a specification says: groups, what is done around their examples, and the examples.
@MainActor final class ExampleGroup {
    let name: String
    let parent: ExampleGroup?
    var before: [Step] = []
    var justBefore: [Step] = []
    var after: [Step] = []
    var around: [@MainActor (@MainActor () -> Void) -> Void] = []
    var beforeAll: [Step] = []
    var afterAll: [Step] = []
    var wasBegun = false

    typealias Step = @MainActor () async throws -> Void

    init(_ name: String, in parent: ExampleGroup?) { (self.name, self.parent) = (name, parent) }

    /// From the outermost to this one.
    var path: [ExampleGroup] { (parent?.path ?? []) + [self] }
}

/// An example with what is done before and after it.
@MainActor final class Example {
    let name: String
    let group: ExampleGroup
    let body: ExampleGroup.Step
    let isFocused, isPending: Bool

    init(_ name: String, in group: ExampleGroup, isFocused: Bool, isPending: Bool, _ body: @escaping ExampleGroup.Step)
    {
        (self.name, self.group, self.body) = (name, group, body)
        (self.isFocused, self.isPending) = (isFocused, isPending)
    }

    /// `in_some_context__shows_its_title`: as Quick names the method of an example.
    var method: String {
        let words = (group.path.map(\.name) + [name]).filter { !$0.isEmpty }.joined(separator: ", ")
        return String(words.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    func run() async throws {
        if isPending { throw XCTSkip("it is pending", file: "", line: 0) }
        let groups = group.path
        for group in groups where !group.wasBegun {
            group.wasBegun = true
            for step in group.beforeAll { try await step() }
        }
        for step in groups.flatMap(\.before) + groups.flatMap(\.justBefore) { try await step() }
        var failure: (any Error)?
        do { try await body() } catch { failure = error }
        for group in groups.reversed() { for step in group.after { try await step() } }
        if let failure { throw failure }
    }
}

/// The specification that is being read.
@MainActor enum Reading {
    static var group = ExampleGroup("", in: nil)
    static var examples: [Example] = []
    static var isFocused = false
    static var isPending = false
    static var shared: [String: @MainActor (@escaping SharedExampleContext) -> Void] = [:]

    static func examples(of spec: @MainActor () -> Void) -> [Example] {
        (group, examples, isFocused, isPending) = (ExampleGroup("", in: nil), [], false, false)
        spec()
        let focused = examples.filter(\.isFocused)
        return focused.isEmpty ? examples : focused
    }

    static func enter(_ name: String, isFocused: Bool = false, isPending: Bool = false, _ body: @MainActor () -> Void) {
        let outer = (group, Self.isFocused, Self.isPending)
        group = ExampleGroup(name, in: group)
        Self.isFocused = Self.isFocused || isFocused
        Self.isPending = Self.isPending || isPending
        body()
        (group, Self.isFocused, Self.isPending) = outer
    }

    static func add(
        _ name: String, isFocused: Bool = false, isPending: Bool = false, _ body: @escaping ExampleGroup.Step
    ) {
        examples.append(
            Example(
                name, in: group, isFocused: isFocused || Self.isFocused, isPending: isPending || Self.isPending, body))
    }
}

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = @MainActor (@escaping SharedExampleContext) -> Void
