import Foundation
import Testing

/// Thirty mistakes that people make in tests, in previews and on the command line. Each is answered in one line that names the place or the
/// name and says what is wrong or what to do; what each line has to say follows from the mistake that is made here on purpose.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct MistakeTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Cards", targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
        """
    private static let previews = """
        import UIKit

        #Preview("Crash") { () -> UIView in
            let label = UILabel()
            label.text = [String]()[0]
            return label
        }
        #Preview("Forever") { () -> UIView in let view = UIView(); while view.tag == 0 {}; return view }
        #Preview("Image") { UIImageView(image: UIImage(named: "lgoo")) }
        #Preview("Symbol") { UIImageView(image: UIImage(systemName: "hart.fill")) }
        #Preview("Colour") { () -> UIView in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = UIColor(named: "Brnad")
            return view
        }
        """
    private static let tests = """
        import SnapshotTesting
        import UIKit
        import XCTest

        final class CardTests: XCTestCase {
            private func card(_ width: CGFloat = 20) -> UIView {
                let card = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
                card.backgroundColor = .red
                let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
                dot.backgroundColor = .blue
                card.addSubview(dot)
                return card
            }
            func testNew() { assertSnapshot(of: card(), as: .image) }
            func testNewText() { assertSnapshot(of: "a", as: .lines) }
            func testPointer() { assertSnapshot(of: card(), as: .image) }
            func testBroken() { assertSnapshot(of: card(), as: .image) }
            func testEmpty() { assertSnapshot(of: card(), as: .image) }
            func testRecords() { assertSnapshot(of: card(), as: .image, record: true) }
            func testNoSize() { assertSnapshot(of: card(0), as: .image) }
            func testIndex() { _ = [Int]()[3] }
            func testUnwraps() { let none: Int? = nil; _ = none! }
            func testForever() { while true {} }
            func testNever() { wait(for: [expectation(description: "loaded")], timeout: 0.05) }
            func testRecursion() { func again(_ n: Int) -> Int { again(n + 1) + 1 }; XCTAssertEqual(again(0), 1) }
            func testMemory() {
                var all: [[UInt8]] = []
                while true { all.append([UInt8](repeating: 1, count: 20_000_000)) }
            }
        }
        """

    private func mistakes(_ more: [String: String]) throws -> Toolset.Package {
        try Toolset.Package(more.merging(["Package.swift": Self.manifest]) { $1 })
    }

    @Test func `Mistakes in tests`() throws {
        let references = "Tests/CardsTests/__Snapshots__/CardTests/"
        let package = try mistakes([
            "Sources/Cards/Cards.swift": "import UIKit\npublic final class Card: UIView {}\n",
            "Tests/CardsTests/CardTests.swift": Self.tests,
            references + "testPointer.1.png": "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n",
            references + "testBroken.1.png": "a text", references + "testEmpty.1.png": "",
        ])
        defer { package.remove() }
        let run = try package.preview(["test", ".", "--quiet", "--timeout", "4", "--memory", "500MB", "-o", "out"])
        #expect(run.status == 1)
        let lines = run.text.split(separator: "\n").map(String.init)
        /// The line of a test, or the one of its failure below it.
        func says(_ test: String, _ words: String...) {
            let at = lines.firstIndex { $0.contains("CardTests/\(test) ") } ?? lines.endIndex
            let said = lines[at...].prefix(2).joined(separator: " ")
            for words in words { #expect(said.contains(words), "\(test): \(said)") }
        }
        says(
            "testNew", "There is no ", "/testNew.1.png",
            "Record it on a simulator, or take the picture from the folder of -o")
        says("testNewText", "There is no ", "Record it on a simulator")
        says("testPointer", "`git lfs pull` brings the image")
        says("testBroken", "it is not a PNG file")
        says("testEmpty", "the file is empty")
        says("testRecords", "`preview test` records nothing. Turn recording off")
        says("testNoSize", "Give the view a frame or constraints, or the strategy a `size:`")
        says("testIndex", "CardTests.swift:21: Fatal error: Index out of range")
        says("testUnwraps", "CardTests.swift:22: Fatal error: Unexpectedly found nil")
        says("testForever", "it took more than 4 s; --timeout allows more")
        says("testNever", "CardTests.swift:24", "unfulfilled expectations: \"loaded\"")
        says("testRecursion", "CardTests.swift:25", "a recursion without an end")
        says("testMemory", "memory")
    }

    @Test func `Mistakes in previews`() throws {
        let package = try mistakes([
            "Sources/Cards/Cards.swift": Self.previews, "Tests/CardsTests/CardTests.swift": "import XCTest\n",
        ])
        defer { package.remove() }
        func says(_ preview: String, _ words: String, _ more: String...) throws {
            let run = try package.preview(
                ["render", "Sources/Cards/Cards.swift" + preview, "-o", "out.png", "--timeout", "5"] + more)
            let line = run.text.split(separator: "\n").first { $0.contains(words) }
            #expect(line != nil, "\(preview): \(run.text)")
        }
        try says("#Crash", "Cards.swift:5: Fatal error: Index out of range")
        try says("#Forever", "Forever: its code took more than 5 s; --timeout allows more")
        try says("#Image", "Cards.swift:9:1: Image: there is no image \"lgoo\"")
        try says("#Symbol", "Cards.swift:10:1: Symbol: there is no outline for the system symbol “hart.fill”")
        try says("#Colour", "Cards.swift:11:1: Colour: there is no colour \"Brnad\"")
        try says("#Nope", "there is no preview `Nope`; the file has `Crash`, `Forever`,")
        try says("#Image", "--scale needs a number from 0.05 to 10, not `big`", "--scale", "big")
        try says("#Image", "there is no device `iPhone 99`; `preview devices` lists them", "--device", "iPhone 99")
        try package.edit("Sources/Cards/Cards.swift", "UILabel()", "UILabeL()")
        try says("#Crash", "Cards.swift:3:1: Crash: cannot be shown: line 4: cannot find 'UILabeL' in scope")
    }

    @Test func `Mistakes on the command line`() throws {
        let package = try mistakes([
            "Sources/Cards/Cards.swift": "import UIKit\n", "Tests/CardsTests/CardTests.swift": Self.tests,
            "empty/a.txt": "",
        ])
        defer { package.remove() }
        for (words, line) in [
            (["tset", "."], "there is no command `tset`; did you mean `test`?"),
            (["test", ".", "--onyl", "a"], "there is no option `--onyl`; did you mean `--only`?"),
            (["test", "nowhere"], "nowhere: there is no such folder, project or workspace"),
            (
                ["test", "Package.swift"],
                "Package.swift: it is a file; `preview test` takes the folder of its package or project"
            ),
            (["test", "empty"], "it has no test target in Swift for iOS"),
            (["test", ".", "--target", "Nope"], "there is no test target Nope; the project has CardsTests"),
            (["test", ".", "-o", "Package.swift"], "Package.swift: it is no folder, which the pictures of -o need"),
            (["test", ".", "--only", "testNwe"], "no test has `testNwe` in its name; --list prints all"),
        ] {
            let run = try package.preview(words)
            #expect(run.status == 2, "\(words): \(run.text)")
            #expect(run.text.contains(line), "\(words): \(run.text)")
        }
    }
}
