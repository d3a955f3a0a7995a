import Foundation
import UIKit

/// A run of the tests in the code that this process has loaded.
///
/// It is called by its name in C by the program that loaded the code.
@MainActor enum TestRun {
    /// What `MAQUETTE_TESTS` names, a line each, such as `CardTests.CardViewTests/testTitle`; all if it is empty.
    private static let variable = "MAQUETTE_TESTS"

    private struct Step {
        var name: String
        /// Makes the test, when its turn has come: what an object of its class needs may not be there.
        var make: @MainActor () -> XCTestCase
        var type: XCTestCase.Type
    }

    private static let wanted = ProcessInfo.processInfo.environment[variable]
        .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        .map { $0.split(separator: "\n").map(String.init) }

    /// Classes that ended the process when they were asked for their tests.
    private static let leftOut = Set(
        (ProcessInfo.processInfo.environment["MAQUETTE_TEST_CLASSES_LEFT_OUT"] ?? "").split(separator: "\n")
            .map(String.init))

    private static func steps() -> [Step] {
        let wanted = wanted.map(Set.init)
        let classes = wanted.map { Set($0.map { String($0.prefix { $0 != "/" }) }) }
        let asked = MaquetteTestClasses.classes.filter { type in
            !leftOut.contains(name(type)) && classes?.contains(name(type)) != false
        }
        return asked.sorted { name($0) < name($1) }.flatMap { type in
            tests(of: type).map { Step(name: "\(name(type))/\($0.name)", make: $0.make, type: type) }
        }
        .filter { wanted?.contains($0.name) ?? true }
    }

    private static func tests(of type: XCTestCase.Type) -> [(name: String, make: @MainActor () -> XCTestCase)] {
        guard type is any TestsOfItsOwn.Type else { return MaquetteTestClasses.tests(named: type) }
        // Code of the project says which they are, and may end the process.
        TestEvents.note("look", ["test": name(type)])
        defer { TestEvents.note("looked") }
        return type.defaultTestSuite.allCases.map { test in (name: test.method, make: { test }) }
    }

    private static func name(_ type: XCTestCase.Type) -> String { String(reflecting: type) }

    static func list() {
        for step in steps() { TestEvents.note("test", ["test": step.name]) }
        SwiftTesting.run(nil)
    }

    static func run() {
        let steps = steps()
        var current: ObjectIdentifier?
        var tearDown: (@MainActor () -> Void)?
        for step in steps {
            if current != ObjectIdentifier(step.type) {
                tearDown?()
                current = ObjectIdentifier(step.type)
                TestEvents.note("class", ["test": step.name])
                step.type.setUp()
                tearDown = { step.type.tearDown() }
            }
            _ = takeCuts()
            TestEvents.note("begin", ["test": step.name])
            ExpectedFailures.forget()
            let begin = Date()
            let test = step.make()
            test.run()
            WrittenPictures.tell(of: String(describing: step.type))
            TestEvents.note(
                "end",
                [
                    "test": step.name, "seconds": String(format: "%.3f", Date().timeIntervalSince(begin)),
                    "skipped": test.isSkipped ? "yes" : "", "cuts": takeCuts(),
                ])
        }
        tearDown?()
        // Those that are no test case of this one's.
        let own = Set(steps.map(\.name))
        SwiftTesting.run((wanted ?? []).filter { !own.contains($0) })
    }

    /// The places in which code is missing that were reached since this was last asked.
    nonisolated static func takeCuts() -> String {
        typealias Take = @convention(c) () -> UnsafeMutablePointer<CChar>?
        guard let handle, let address = dlsym(handle, "maquette_cuts_take_reached"),
            let text = unsafeBitCast(address, to: Take.self)()
        else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    /// The library with the code that was left out, which is loaded together with that of the project.
    nonisolated(unsafe) private static let handle = dlopen("libMaquetteCuts.so", RTLD_LAZY | RTLD_NOLOAD)
}

extension XCTestSuite {
    /// Those in it and in its suites.
    fileprivate var allCases: [XCTestCase] {
        tests.flatMap { test in
            (test as? XCTestSuite)?.allCases ?? [test as? XCTestCase].compactMap { $0 }
        }
    }
}

@_cdecl("maquette_tests_list") public func listTests() { MainActor.assumeIsolated { TestRun.list() } }
@_cdecl("maquette_tests_run") public func runTests() { MainActor.assumeIsolated { TestRun.run() } }
