import Foundation
import MaquetteCanvas
import Testing

@testable import score_documents

/// The tool that compares solved frames with recorded ones, on documents whose frames were worked out by hand.
@MainActor @Suite("The score of documents")
struct DocumentScoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ views: String, constraints: String, rest: String = "", to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><device id="retina4_7"/>\
            <objects><view id="root">\(Markup.rect(0, 0, 100, 100))<subviews>\(views)</subviews>\
            <constraints>\(constraints)</constraints></view></objects>\(rest)</document>
            """
        try Data(xml.utf8).write(to: file)
    }

    /// A view of 40 by 20 at (10, 5), with another frame on record.
    private func view(_ id: String, recorded x: Int, _ inside: String = "") -> String {
        let size = ["width\" constant=\"40", "height\" constant=\"20"].enumerated().map {
            "<constraint firstAttribute=\"\($0.element)\" id=\"\(id)\($0.offset)\"/>"
        }
        return """
            <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">\(Markup.rect(x, 5, 40, 20))\
            <subviews>\(inside)</subviews><constraints>\(size.joined())</constraints></view>
            """
    }

    private func pins(_ id: String) -> String {
        Markup.pin(id, "leading", "root", "leading", 10) + Markup.pin(id, "top", "root", "top", 5)
    }

    /// Of the documents that a list names, as those here have wrong frames on record for the most part.
    private func score(_ paths: String...) throws -> Score {
        let list = folder.appendingPathComponent("list.txt")
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        return Score(of: try DocumentFolder(folder.path).documents(list: list.path))
    }

    @Test("tells which documents cannot be read, and goes on") func unreadable() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data([0, 0]).write(to: folder.appendingPathComponent("broken.xib"))
        var paths: [String] = []
        _ = try DocumentFolder(folder.path).documents(list: nil) { path, _ in paths.append(path) }
        #expect(paths == ["broken.xib"])
    }

    @Test("counts views of each repository, and forgets the frames that it compares with")
    func counts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(view("a", recorded: 10), constraints: pins("a"), to: "one/A.xib")
        try write(view("b", recorded: 11), constraints: pins("b"), to: "two/B.xib")
        try write(view("c", recorded: 13), constraints: pins("c"), to: "two/C.xib")
        let score = try score("one/A.xib", "two/B.xib", "two/C.xib")
        let all = Score.Share(score.outcomes)
        #expect(all.views == 3)
        #expect(all.near == 2)
        #expect(all.right == 1)
        #expect(score.byRepository["one"]?.count == 1)
        #expect(score.byRepository["two"]?.count == 2)
        #expect(score.outcomes.allSatisfy { $0.solved?.minX == 10 })
        #expect(
            score.report(worst: 1).contains("two/C.xib: view c: recorded (13, 5, 40, 20), solved (10, 5, 40, 20)"))
    }

    @Test("tells a cause once, and what is only below a missed view apart from it")
    func causes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = """
            <label id="i" translatesAutoresizingMaskIntoConstraints="NO" text="">\(Markup.rect(3, 0, 0, 0))</label>
            """
        let constraints = pins("a") + Markup.pin("i", "leading", "a", "leading") + Markup.pin("i", "top", "a", "top")
        try write(view("a", recorded: 20, inner), constraints: constraints, to: "one/A.xib")
        let causes = try score("one/A.xib").outcomes.filter { !$0.isRight }.map(\.cause)
        #expect(causes.joined(separator: ", ") == "view, below a missed view")
    }

    @Test("leaves out what Interface Builder calls misplaced")
    func misplaced() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let misplaced = view("a", recorded: 10).replacingOccurrences(of: "id=\"a\"", with: "id=\"a\" misplaced=\"YES\"")
        try write(misplaced, constraints: pins("a"), to: "one/A.xib")
        #expect(try DocumentFolder(folder.path).documents(list: nil).isEmpty)
    }

    /// Half a point is rounding, three are not; what a constraint only wishes may be broken.
    @Test("leaves out what contradicts its own constraints", arguments: [(10, 1), (11, 1), (13, 0)])
    func contradiction(recorded: Int, documents: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let wish = Markup.pin("a", "leading", "root", "leading", 60).replacingOccurrences(
            of: " id=", with: " priority=\"999\" id=")
        try write(view("a", recorded: recorded), constraints: pins("a") + wish, to: "one/A.xib")
        #expect(try DocumentFolder(folder.path).documents(list: nil).count == documents)
    }

    /// 40 and 20 points wide with 8 between them; in the second document the second begins 20 points further right.
    @Test("leaves out stacks that contradict their spacing, and says so", arguments: [(48, 0), (68, 1)])
    func spacing(second: Int, flaws: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let views = [(0, 40, "a"), (second, 20, "b")].map { place, width, id in
            "<view id=\"\(id)\">\(Markup.rect(place, 0, width, 20))</view>"
        }
        let stack = """
            <stackView id="s" spacing="8" translatesAutoresizingMaskIntoConstraints="NO">\(Markup.rect(10, 5, 68, 20))\
            <subviews>\(views.joined())</subviews></stackView>
            """
        try write(stack, constraints: pins("s"), to: "one/A.xib")
        var found: [RecordedDocument.Flaw] = []
        _ = try DocumentFolder(folder.path).documents(list: nil, leftOut: { found.append($0) })
        #expect(found == Array(repeating: .contradiction, count: flaws))
    }

    /// 19 repositories of one view and one of 100: the large one counts as one of the twenty. With 39 small ones it may have a
    /// twentieth of all: with 39 of one view, 39 / 19 views.
    @Test("counts no repository as more than a twentieth of all views") func weights() {
        #expect(Score.weights(of: [1, 3, 100]) == [1, 1, 1])
        #expect(abs(Score.weights(of: [100] + Array(repeating: 1, count: 39))[0] - 39.0 / 19) < 1e-6)
        #expect(Score.weights(of: Array(repeating: 7, count: 30)) == Array(repeating: 7.0, count: 30))
    }

    @Test("leaves out other systems, and counts no view whose frame is fixed")
    func fixed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let fixed = view("a", recorded: 70).replacingOccurrences(of: "id=\"a\"", with: "id=\"a\" fixedFrame=\"YES\"")
        try write(fixed + view("b", recorded: 10), constraints: pins("b"), to: "one/A.xib")
        let file = folder.appendingPathComponent("one/A.xib")
        let television = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: "toolsVersion", with: "targetRuntime=\"AppleTV\" toolsVersion")
        try Data(television.utf8).write(to: folder.appendingPathComponent("one/TV.xib"))
        let documents = try DocumentFolder(folder.path).documents(list: nil)
        #expect(documents.map(\.path) == ["one/A.xib"])
        #expect(documents.flatMap { $0.views.map(\.id) } == ["b"])
    }

    @Test("puts a rule on trial: a view that nothing sizes is 240 by 128 with one, and 0 by 0 without")
    func trial() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = """
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\(Markup.rect(10, 5, 240, 128))</view>
            """
        try write(view, constraints: pins("a"), to: "one/A.xib")
        let documents = try DocumentFolder(folder.path).documents(list: nil)
        let trial = Trial(of: documents, against: Score(of: documents))
        let verdict = try #require(trial.verdicts.first { $0.rule == .designSize })
        #expect(verdict.helped["one"] == 1)
        #expect(verdict.helped.count == 1)
        #expect(verdict.hurt.isEmpty)
        #expect(CanvasRule.designSize.isOn)
        #expect(trial.verdicts.filter { $0.rule != .designSize }.allSatisfy { $0.helped.isEmpty })
    }
}
