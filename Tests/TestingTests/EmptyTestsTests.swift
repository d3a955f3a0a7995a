import Foundation
import Testing

@testable import MaquetteTesting

@Suite struct EmptyTestsTests {
    private static let tests =
        "final class CardTests: XCTestCase {\n    func testCard() { assertSnapshot(of: card, as: .image) }\n}\n"

    @Test(arguments: [
        ("// Cards\n\n#if os(iOS)\nimport UIKit\n\(tests)#endif\n", true),
        ("#if os(iOS) || os(tvOS)\n#if DEBUG\n#endif\n\(tests)#endif // iOS\n", true),
        ("#if os(iOS) || os(Linux)\n\(tests)#endif\n", false), ("import UIKit\n#if os(iOS)\n\(tests)#endif\n", false),
        ("#if os(iOS)\n\(tests)#else\n\(tests)#endif\n", false), ("#if os(iOS)\nimport UIKit\n#endif\n\(tests)", false),
        ("#if os(iOS)\nextension Card {}\n#endif\n", false), ("#if canImport(UIKit)\n\(tests)#endif\n", false),
        ("\(tests)", false), ("", false),
    ])
    func filesAreEmptyIfOnlyPhonesSeeAllOfThem(source: String, isEmpty: Bool) {
        #expect(EmptyTests.isEmpty(source) == isEmpty)
    }

    @Test func aFolderIsNotedOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "empty-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "#if os(iOS)\n\(Self.tests)#endif\n".write(
            to: folder.appending(path: "CardTests.swift"), atomically: true, encoding: .utf8)
        try Self.tests.write(to: folder.appending(path: "OtherTests.swift"), atomically: true, encoding: .utf8)
        let (asked, other) = (EmptyTests(), folder.appending(path: "OtherTests.swift").path)
        #expect(
            asked.note(besides: other)
                == "CardTests.swift in \(folder.path): everything in there stands under #if os(iOS), so none of its tests "
                + "run here; with `swift test --toolset` they do\n")
        #expect(asked.note(besides: other) == nil)
    }
}
