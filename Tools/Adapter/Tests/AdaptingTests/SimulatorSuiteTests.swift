import Foundation
import Testing

/// `preview test` on a package whose tests know nothing of Maquette. What each test has to come to follows from XCTest's documentation
/// and from what its own lines say.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SimulatorSuiteTests {
    private struct Answer: Decodable {
        struct Project: Decodable {
            var replacedModules: [String]
            var tests: [Test]
        }
        struct Test: Decodable {
            struct Failure: Decodable { var message: String }
            struct Picture: Decodable {
                var reference, size: String
                var isBlank: Bool
            }
            var test, state, reason: String
            var failures: [Failure]
            var attachments: [String]
            var pictures: [Picture]
        }
        var projects: [Project]

        func test(_ name: String) -> Test? { projects.flatMap(\.tests).first { $0.test.contains(name) } }
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Cards",
            targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
        """,
        "Cards.xctestplan": """
        {"configurations": [{"name": "Configuration 1", "options": {}}],
         "defaultOptions": {"commandLineArgumentEntries": [{"argument": "-isPlanned YES"}]},
         "testTargets": [
            {"skippedTests": ["CardTests/testLeftOutByPlan()", "NewTests/leftOut()"],
             "target": {"containerPath": "container:", "name": "CardsTests"}}],
         "version": 1}
        """,
        "Sources/Cards/Card.swift": """
        import UIKit
        public final class Card: UIView {
            public private(set) var wasInWindow = false
            public override func didMoveToWindow() { if window != nil { wasInWindow = true } }
            public override init(frame: CGRect) {
                super.init(frame: frame)
                let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
                dot.backgroundColor = .red
                addSubview(dot)
                backgroundColor = .white
            }
            required init?(coder: NSCoder) { nil }
        }
        """,
        "Sources/Cards/Deck.swift": """
        import CoreData
        public class Entry: NSManagedObject { @NSManaged public var suit: String }
        public final class Rows: NSFetchedResultsController<Entry> {}
        public func rows(
            _ kind: NSFetchedResultsController<Entry>.Type, _ context: NSManagedObjectContext
        ) -> NSFetchedResultsController<Entry> {
            let request = NSFetchRequest<Entry>(entityName: "Entry")
            request.sortDescriptors = [NSSortDescriptor(key: "suit", ascending: true)]
            return kind.init(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        }
        public func made<T: NSManagedObject>(in context: NSManagedObjectContext) -> T { T(context: context) }
        """,
        "Tests/CardsTests/CardTests.swift": """
        import Cards
        import CoreData
        import SnapshotTesting
        import XCTest

        @MainActor class CardTests: XCTestCase {
            var card: Card!
            var order: [String] = []
            override func setUp() {
                super.setUp()
                card = Card(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
                order.append("setUp")
            }
            override func setUp() async throws { order.append("async") }
            override func setUpWithError() throws { order.append("throwing") }

            func testPicture() {
                assertSnapshot(matching: card, as: .image(traits: UITraitCollection(displayScale: 3)))
                XCTAssertTrue(card.wasInWindow)
            }
            func testPlain() {
                let plain = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
                plain.backgroundColor = .red
                assertSnapshot(of: plain, as: .image)
            }
            /// As suites do that compare pictures with code of their own.
            func testOwnPicture() throws {
                let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                }.pngData()
                let stored = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .appendingPathComponent("stored/OWN.png")
                guard try data != Data(contentsOf: stored) else { return }
                try data?.write(to: URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("OWN.png"))
                XCTFail("it differs")
            }
            func testName() { XCTAssertEqual(name, "-[CardTests testName]") }
            func testMakesByClass() throws {
                let container = NSPersistentContainer(name: "Nothing")
                container.loadPersistentStores { _, _ in }
                let entry: Entry = made(in: container.viewContext)
                entry.suit = "hearts"
                let found = rows(Rows.self, container.viewContext)
                try found.performFetch()
                XCTAssertTrue(found is Rows)
                XCTAssertEqual(found.fetchedObjects?.first?.suit, "hearts")
            }
            func testDevice() {
                let variables = ProcessInfo.processInfo.environment
                XCTAssertEqual(variables["SIMULATOR_DEVICE_NAME"], "iPhone 16")
                XCTAssertEqual(variables["SIMULATOR_MODEL_IDENTIFIER"], "iPhone17,3")
                let process = ProcessInfo.processInfo
                XCTAssertEqual("\\(process.operatingSystemVersion.majorVersion).0", UIDevice.current.systemVersion)
                let later = OperatingSystemVersion(majorVersion: 99, minorVersion: 0, patchVersion: 0)
                XCTAssertFalse(process.isOperatingSystemAtLeast(later))
                XCTAssertTrue(process.isOperatingSystemAtLeast(process.operatingSystemVersion))
            }
            func testPlan() {
                XCTAssertEqual(Array(ProcessInfo.processInfo.arguments.dropFirst()), ["-isPlanned", "YES"])
                XCTAssertTrue(UserDefaults.standard.bool(forKey: "isPlanned"))
            }
            func testLeftOutByPlan() { XCTFail("the plan leaves it out") }
            func testOrder() { XCTAssertEqual(order, ["async", "throwing", "setUp"]) }
            func testFails() { XCTAssertEqual(1, 2, "sums") }
            func testSkips() throws { throw XCTSkip("not today") }
            func testThrows() throws { _ = try XCTUnwrap(nil as Int?) }
            func testWaits() async throws {
                let later = expectation(description: "later")
                DispatchQueue.main.async { later.fulfill() }
                await fulfillment(of: [later], timeout: 5)
            }
            // UIKit's views update their layouts at the end of the main run loop's turn: "View Programming Guide for iOS", table 1-2.
            func testLaysOutWhileItWaits() {
                final class Listener: UIView {
                    var hasLayout: (() -> Void)?
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        hasLayout?()
                    }
                }
                let layout = expectation(description: "layout")
                layout.assertForOverFulfill = false
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                let listener = Listener(frame: window.bounds)
                listener.hasLayout = { layout.fulfill() }
                window.addSubview(listener)
                window.makeKeyAndVisible()
                wait(for: [layout], timeout: 5)
            }
            func testCrashes() { fatalError("on purpose") }
            func testActivity() {
                XCTContext.runActivity(named: "a") { $0.add(XCTAttachment(string: "words")) }
                let kept = XCTAttachment(string: "kept words")
                (kept.name, kept.lifetime) = ("note", .keepAlways)
                add(kept)
            }
            func testAttachesAndFails() {
                let words = XCTAttachment(string: "why")
                words.name = "note"
                add(words)
                XCTFail("it does")
            }
            func testTimesOut() {
                let never = expectation(description: "never")
                wait(for: [never], timeout: 0.05)
            }
        }
        """,
        "Tests/CardsTests/ExpectingTests.swift": """
        import Nimble
        import UIKit
        import XCTest

        extension UILayoutPriority { static let never = UILayoutPriority(1) }

        final class ExpectingTests: XCTestCase {
            func testExpects() {
                expect(UILayoutPriority(1)) == .never
                expect(UILayoutPriority(2)) != .never
                expect(nil as Int?) == nil
                expect((1, "a")) == (1, "a")
                expect((1, 2, true)).to(equal((1, 2, true)))
            }
            func testInVain() { expect((1, 2)) == (2, 1) }
        }
        """,
        "Tests/CardsTests/SizesTests.swift": """
        import Nimble
        import Nimble_Snapshots
        import SwiftUI
        import XCTest

        final class Growing: UIView {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                frame.size.height = traitCollection.preferredContentSizeCategory == .accessibilityLarge ? 20 : 10
            }
        }

        final class SizesTests: XCTestCase {
            func testTextSizes() {
                let view = Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
                expect(view).to(
                    haveValidDynamicTypeSnapshot(
                        named: "words", identifier: "own", sizes: [.extraLarge, .accessibilityLarge]))
                XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .large)
            }
            func testViewOfSwiftUI() {
                expect(Color.red.frame(width: 80, height: 30)).to(
                    haveValidSnapshot(named: "fixed", size: .fixed(CGSize(width: 120, height: 45))))
            }
            func testHeldSizes() {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                view.heightAnchor.constraint(equalToConstant: 10).isActive = true
                expect(view).to(
                    haveValidDynamicSizeSnapshot(
                        sizes: ["Small": CGSize(width: 44, height: 44)], resizeMode: .constrains))
            }
        }
        """,
        "Tests/CardsTests/Specifications.swift": """
        import Nimble
        import Quick

        final class BrokenSpec: QuickSpec {
            override class func spec() { fatalError("no examples today") }
        }
        final class WholeSpec: QuickSpec {
            override class func spec() {
                describe("arithmetic") { it("adds") { expect(1 + 1) == 2 } }
            }
        }
        """,
        "Tests/CardsTests/NewTests.swift": """
        import Cards
        import SnapshotTesting
        import Testing
        import UIKit

        @MainActor @Suite struct NewTests {
            @Test func picture() {
                assertSnapshot(of: Card(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), as: .image, named: "small")
            }
            @Test func sums() { #expect(1 + 1 == 2) }
            @Test func wrong() { #expect(1 + 1 == 3) }
            @Test func leftOut() { #expect(1 + 1 == 3) }
            @Test func attaches() { Attachment.record("words", named: "note.txt") }
        }
        """,
    ]

    @Test func `Tests run as they are, and each tells what became of it`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let stored = package.folder.appending(path: "Tests/CardsTests/stored/OWN.png")
        try FileManager.default.createDirectory(
            at: stored.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A pixel.
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: pixel)).write(to: stored)
        let run = try package.preview(["test", ".", "--quiet", "--format", "json", "-o", "out"])
        #expect(run.status == 1, "\(run.text)")
        let line = try #require(run.text.split(separator: "\n").last { $0.hasPrefix("{") }, "\(run.text)")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
        for name in [
            "testName", "testDevice", "testMakesByClass", "testOrder", "testWaits", "testLaysOutWhileItWaits",
            "testActivity", "testExpects", "adds", "sums()", "testPlan",
        ] {
            let test = answer.test(name)
            #expect(test?.state == "passed", "\(name): \(test?.reason ?? "") \(test?.failures.first?.message ?? "")")
        }
        for name in ["testInVain", "testFails", "testThrows", "testTimesOut", "wrong()"] {
            #expect(answer.test(name)?.state == "failed", "\(name)")
        }
        #expect(
            answer.test("testFails")?.failures.map(\.message) == [
                #"XCTAssertEqual failed: ("1") is not equal to ("2") - sums"#
            ])
        #expect(answer.test("testThrows")?.failures.count == 1)
        for name in ["testSkips", "testLeftOutByPlan", "leftOut()"] {
            #expect(answer.test(name)?.state == "skipped", "\(name)")
        }
        #expect(answer.test("testSkips")?.reason == "not today")
        #expect(answer.test("testCrashes")?.state == "crashed")
        #expect(answer.test("testCrashes")?.reason.contains("on purpose") == true)
        // A specification that ends the process before its examples are known costs itself alone.
        #expect(answer.test("BrokenSpec")?.state == "crashed")
        #expect(answer.test("BrokenSpec")?.reason.contains("no examples today") == true)
        // Without a reference a picture is a failure, and it is there all the same: 20 x 10 points at three pixels each.
        let picture = try #require(answer.test("testPicture"))
        #expect(picture.state == "failed")
        #expect(picture.failures.count == 1, "\(picture.failures)")
        #expect(picture.pictures.map(\.size) == ["60 x 30"])
        #expect(picture.pictures.map(\.isBlank) == [false])
        #expect(picture.pictures[0].reference.hasSuffix("/Tests/CardsTests/__Snapshots__/CardTests/testPicture.1.png"))
        #expect(answer.test("picture()")?.pictures.count == 1)
        // The libraries that suites import take pictures of one colour: its reference alone is missing.
        let plain = try #require(answer.test("testPlain"))
        #expect(plain.pictures.map(\.isBlank) == [true])
        #expect(
            plain.failures.map { $0.message.prefix(20) } == picture.failures.map { $0.message.prefix(20) },
            "\(plain.failures)")
        // What a test leaves for people to look at is paired with the stored picture: 3 x 2 points at three pixels each.
        let own = try #require(answer.test("testOwnPicture"))
        #expect(own.state == "failed")
        #expect(own.pictures.map(\.size) == ["9 x 6"])
        #expect(own.pictures.first?.reference.hasSuffix("/Tests/CardsTests/stored/OWN.png") == true)
        // As Nimble-Snapshots keeps them: `..._XL_bootstrap@2x.png`, and SmallSize@2x.png of 88 x 88 for a view whose own constraints ask for 10.
        let texts = try #require(answer.test("testTextSizes"))
        #expect(texts.pictures.map(\.size) == ["30 x 30", "30 x 60"])
        let names = texts.pictures.map { $0.reference.components(separatedBy: "/").last ?? "" }
        #expect(names == ["words_XL_own@3x.png", "words_AccessibilityL_own@3x.png"])
        #expect(texts.failures.count == 1, "\(texts.failures)")
        // Nimble-Snapshots has 240 x 90 pixels for 120 x 45 points at 2x.
        #expect(answer.test("testViewOfSwiftUI")?.pictures.map(\.size) == ["360 x 135"])
        #expect(answer.test("testHeldSizes")?.pictures.map(\.size) == ["132 x 132"])
        let out = package.folder.path + "/out"
        // Xcode deletes what a test attached when the test passes, unless it is to be kept always: "XCTAttachment.Lifetime".
        #expect(answer.test("testActivity")?.attachments == ["attachments/CardTests-testActivity/note.txt"])
        #expect(answer.test("attaches()")?.attachments == ["attachments/NewTests-attaches/note.txt"])
        let attached = try #require(answer.test("testAttachesAndFails")?.attachments.first)
        #expect(try String(contentsOfFile: out + "/" + attached, encoding: .utf8) == "why")
        #expect(FileManager.default.fileExists(atPath: out + "/CardTests/OWN.png"))
        #expect(FileManager.default.fileExists(atPath: out + "/CardTests/testPicture.1.png"))
        #expect(FileManager.default.fileExists(atPath: out + "/NewTests/picture.small.png"))
        #expect(!FileManager.default.fileExists(atPath: package.folder.path + "/Tests/CardsTests/__Snapshots__"))
    }

    /// Apple's "Organizing tests to improve feedback": a plan runs its tests once in each of its configurations.
    @Test func `Each configuration of a plan runs, and the page has the pictures of both`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Cards", targets: [.testTarget(name: "CardsTests")])
            """,
            "Cards.xctestplan": """
            {"configurations": [
                {"name": "In German", "options": {"language": "de"}}, {"name": "In Japanese", "options": {"language": "ja"}}],
             "testTargets": [{"target": {"name": "CardsTests"}}], "version": 1}
            """,
            "Tests/CardsTests/CardTests.swift": """
            import SnapshotTesting
            import UIKit
            import XCTest

            @MainActor final class CardTests: XCTestCase {
                func testLanguage() { XCTAssertEqual(Locale.preferredLanguages.first, "de") }
                func testPicture() {
                    let card = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
                    card.layer.borderWidth = 1
                    assertSnapshot(of: card, as: .image)
                }
            }
            """,
        ])
        defer { package.remove() }
        let run = try package.preview(["test", ".", "--quiet", "-o", "out", "--report", "page"])
        #expect(run.text.contains("CardsTests.CardTests/testLanguage (In Japanese) failed"), "\(run.text)")
        #expect(!run.text.contains("testLanguage (In German)"), "\(run.text)")
        for folder in ["in-german", "in-japanese"] {
            let file = package.folder.path + "/out/\(folder)/CardTests/testPicture.1.png"
            #expect(FileManager.default.fileExists(atPath: file), "\(file)")
        }
        struct Page: Decodable {
            struct Entry: Decodable { var id, state, file: String }
            var entries: [Entry]
        }
        let data = try Data(contentsOf: package.folder.appending(path: "page/results.json"))
        let entries = try JSONDecoder().decode(Page.self, from: data).entries
        let place = "Tests/CardsTests/__Snapshots__/CardTests/testPicture.1.png"
        #expect(entries.map(\.id) == [place + " (In German)", place + " (In Japanese)"])
        #expect(entries.map(\.state) == ["missing", "missing"])
        #expect(entries.first?.file == "CardsTests.CardTests (In German)")
    }

    /// The references are this run's own pictures, one as it is and one with the label 3 points beside its place.
    @Test func `Layouts are compared with references, and those that are the same become the baselines`() throws {
        func tests(_ x: Int, weight: String) -> String {
            """
            import SnapshotTesting
            import UIKit
            import XCTest

            @MainActor final class CardTests: XCTestCase {
                private func card(_ x: CGFloat, width: CGFloat = 120) -> UIView {
                    let card = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
                    card.backgroundColor = .white
                    let label = UILabel(frame: CGRect(x: x, y: 8, width: 100, height: 24))
                    (label.text, label.font) = ("Hello there", .systemFont(ofSize: 17, weight: \(weight)))
                    card.addSubview(label)
                    return card
                }
                func testSame() { assertSnapshot(of: card(8), as: .image, named: "card") }
                func testMoved() { assertSnapshot(of: card(\(x)), as: .image, named: "card") }
                func testStrategy() { assertSnapshot(of: card(8), as: .layout, named: "card") }
                func testBroken() { assertSnapshot(of: card(8), as: .image, named: "card") }
                func testNew() { assertSnapshot(of: card(8), as: .image, named: "card") }
            }
            """
        }
        let file = "Tests/CardsTests/CardTests.swift"
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Cards", targets: [.testTarget(name: "CardsTests")])
            """, file: tests(11, weight: ".medium"),
        ])
        defer { package.remove() }
        let folder = package.folder.path
        _ = try package.preview(["test", ".", "--quiet", "-o", "Tests/CardsTests/__Snapshots__"])
        let stored = folder + "/Tests/CardsTests/__Snapshots__/CardTests/"
        try FileManager.default.removeItem(atPath: stored + "testNew.card.png")
        try "no picture".write(toFile: stored + "testBroken.card.png", atomically: true, encoding: .utf8)
        try FileManager.default.copyItem(atPath: stored + "testSame.card.png", toPath: stored + "testGone.card.png")
        try tests(8, weight: ".regular").write(toFile: folder + "/" + file, atomically: true, encoding: .utf8)

        let run = try package.preview(["snapshot", "adopt", ".", "--quiet", "--report", "page"])
        #expect(run.status == 1, "\(run.text)")
        struct Page: Decodable {
            struct Entry: Decodable {
                struct Changes: Decodable { var frames: [String]? }
                var id, state: String
                var changes: Changes
            }
            var entries: [Entry]
        }
        let data = try Data(contentsOf: package.folder.appending(path: "page/results.json"))
        let entries = try JSONDecoder().decode(Page.self, from: data).entries
        let places = ["Broken", "Moved", "New", "Same", "Strategy"].map {
            "Tests/CardsTests/__Snapshots__/CardTests/test\($0).card.png"
        }
        #expect(entries.map(\.id) == places)
        #expect(entries.map(\.state) == ["unusable", "different", "missing", "tolerated", "tolerated"])
        // The first letters of the bolder text reach half a point further.
        #expect(entries[1].changes.frames == [#"the text "Hello there" begins 3.5 points too far left"#])
        #expect(run.text.contains("1 reference has no picture of this run"), "\(run.text)")
        #expect(run.text.contains("testGone.card.png"), "\(run.text)")

        // What is accepted is what later runs draw.
        let same = try Data(contentsOf: URL(fileURLWithPath: stored + "testSame.card.png"))
        _ = try package.preview(["snapshot", "adopt", ".", "--quiet", "--accept"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: stored + "testSame.card.png")) != same)
        #expect(try String(contentsOfFile: stored + "testBroken.card.png", encoding: .utf8) == "no picture")
        let later = try package.preview(["test", ".", "--quiet", "--only", "testSame", "--only", "testStrategy"])
        #expect(later.status == 0, "\(later.text)")
    }

    /// Tests are linked with one library of Maquette's.
    @Test func `The library that tests are linked with has all that the modules for tests need`() throws {
        let build = PageCommandTests.folder.appending(path: ".build")
        let tool = try Toolset.Package([:])
        func symbols(_ option: String, _ library: String) throws -> Set<Substring> {
            let path = build.appending(path: library).path
            let said = try tool.run("/usr/bin/env", ["nm", "-D", option, path])
            #expect(said.status == 0, "\(said.text)")
            return Set(said.text.split(separator: "\n").compactMap { $0.split(separator: " ").last })
        }
        let has = try symbols("--defined-only", "debug/libMaquetteDynamic.so")
        for library in ["libMaquetteTesting.so", "libMaquetteXCTest.so"] {
            let needs = try symbols("--undefined-only", "apples-modules/tests/\(library)")
            // Names of the rooms; those of the modules for tests begin in the same way.
            let rooms = needs.filter {
                $0.contains("Maquette") && !$0.contains("MaquetteTesting") && !$0.contains("MaquetteXCTest")
            }
            #expect(rooms.subtracting(has).isEmpty, "\(library): \(rooms.subtracting(has).sorted().prefix(5))")
        }
    }

    /// What they say of a place is the place in the test, and packages must not have paths of the machine that made them.
    @Test func `The modules for tests have no path of their own sources in them`() throws {
        let folder = PageCommandTests.folder.appending(path: ".build/apples-modules/tests")
        let libraries = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".so") }
        #expect(libraries.contains("libQuick.so") && libraries.contains("libMaquetteXCTest.so"))
        for library in libraries {
            let bytes = try Data(contentsOf: folder.appending(path: library))
            #expect(bytes.range(of: Data("/Tools/Adapter/TestModules/".utf8)) == nil, "\(library)")
        }
    }
}
