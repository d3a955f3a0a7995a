import Testing

@testable import Adapting

/// What tables tell of tests. XCTest's documentation: a test method is an instance method of a subclass of XCTestCase whose name
/// begins with `test`, that takes no parameters and returns no value; subclasses inherit those of their superclass.
@Suite struct `Tables of tests` {
    private func copy(_ source: String, tellsTests: Bool = true) -> String {
        let files = [(path: "File.swift", bytes: Array(source.utf8))]
        let copies = ModuleAdapter(tellsTests: tellsTests).adaptShowingAll(files).copies
        return String(decoding: copies[0].bytes ?? files[0].bytes, as: UTF8.self)
    }

    private func rows(_ source: String, tellsTests: Bool = true) -> [String] {
        copy(source, tellsTests: tellsTests).matches(of: #/MaquetteTestClasses\.add\(.*?(?=; |; \}| \} \};)/#)
            .map { String($0.output) }
    }

    @Test func `Each test is called as it is declared`() {
        let source = """
            class CardTests: XCTestCase {
            func testA() {}
            func testB() throws {}
            func testC() async throws {}
            @MainActor func testD() async {}
            }
            """
        #expect(
            rows(source) == [
                "MaquetteTestClasses.add(CardTests.self) { CardTests() }",
                #"MaquetteTestClasses.add("testA", of: CardTests.self, plain: { $0.testA() })"#,
                #"MaquetteTestClasses.add("testB", of: CardTests.self, plain: { try $0.testB() })"#,
                #"MaquetteTestClasses.add("testC", of: CardTests.self, waiting: { try await $0.testC() })"#,
                #"MaquetteTestClasses.add("testD", of: CardTests.self, waiting: { await $0.testD() })"#,
            ])
    }

    @Test func `What is no test has no row`() {
        let source = """
            class CardTests: XCTestCase {
            func test(_ name: String) {}
            func testValue() -> Int { 0 }
            static func testAll() {}
            private func testHelper() {}
            func check() {}
            }
            class Card: NSObject { func testA() {} }
            """
        #expect(rows(source) == ["MaquetteTestClasses.add(CardTests.self) { CardTests() }"])
    }

    @Test func `A class inherits from one of the module, and an extension adds to one`() {
        let source = """
            class Base: FBSnapshotTestCase {}
            final class CardTests: Base {}
            extension CardTests { func testA() {} }
            """
        #expect(
            rows(source) == [
                "MaquetteTestClasses.add(Base.self) { Base() }",
                "MaquetteTestClasses.add(CardTests.self) { CardTests() }",
                #"MaquetteTestClasses.add("testA", of: CardTests.self, plain: { $0.testA() })"#,
            ])
    }

    @Test func `Conditions that no phone meets leave a test out`() {
        let source = """
            #if canImport(UIKit) && !os(watchOS)
            class CardTests: XCTestCase {
            #if os(iOS)
            func testA() {}
            #else
            func testB() {}
            #endif
            #if SLOW
            func testC() {}
            #endif
            }
            #endif
            """
        #expect(
            rows(source).dropFirst() == [
                #"MaquetteTestClasses.add("testA", of: CardTests.self, plain: { $0.testA() })"#,
                #"MaquetteTestClasses.add("testC", of: CardTests.self, plain: { $0.testC() })"#,
            ])
    }

    @Test func `Code that is not compiled for tests has none`() {
        #expect(rows("class CardTests: XCTestCase { func testA() {} }", tellsTests: false) == [])
    }
}
