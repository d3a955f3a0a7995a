import Foundation
import Maquette
import Testing

@testable import MaquetteLinting

@Suite("A baseline")
struct BaselineTests {
    private func finding(_ rule: String, id: String?, line: Int, label: String? = nil) -> Finding {
        Finding(
            rule: rule, severity: .warning, file: "a.xib", line: line, column: 1, element: "label", id: id,
            label: label,
            message: "words")
    }

    private func take(_ finding: Finding, _ file: String, from baseline: inout Baseline) -> Bool {
        baseline.take(finding, file: file)
    }

    @Test("knows a finding again in another line, and tells a second one of its kind") func moved() {
        var baseline = Baseline()
        baseline.add(finding("truncated", id: "x", line: 3), file: "a.xib")
        #expect(take(finding("truncated", id: "x", line: 90), "a.xib", from: &baseline))
        #expect(!take(finding("truncated", id: "x", line: 91), "a.xib", from: &baseline))
        #expect(!take(finding("truncated", id: "y", line: 3), "a.xib", from: &baseline))
    }

    @Test("knows elements without ids by their words") func words() {
        var baseline = Baseline()
        baseline.add(finding("truncated", id: nil, line: 3, label: "Hello"), file: "a.xib")
        #expect(!take(finding("truncated", id: nil, line: 3, label: "Bye"), "a.xib", from: &baseline))
        #expect(take(finding("truncated", id: nil, line: 4, label: "Hello"), "a.xib", from: &baseline))
    }

    @Test("is written in one order, a line for each, and read again") func text() throws {
        var baseline = Baseline()
        baseline.add(finding("truncated", id: "b\"1", line: 1), file: "z.xib")
        baseline.add(finding("overlapping", id: "a", line: 1), file: "a/b.xib")
        baseline.add(finding("overlapping", id: "a", line: 5), file: "a/b.xib")
        let expected = """
            {
              "findings": [
                {"file": "a/b.xib", "rule": "overlapping", "element": "a", "count": 2},
                {"file": "z.xib", "rule": "truncated", "element": "b\\"1"}
              ]
            }

            """
        #expect(baseline.text == expected)
        var read = try Baseline(Data(expected.utf8), file: "baseline.json")
        #expect(take(finding("overlapping", id: "a", line: 1), "a/b.xib", from: &read))
        #expect(read.stale { _ in true }.map(\.line) == [3, 4])
        #expect(read.stale { $0.rule == "truncated" }.map(\.key.element) == ["b\"1"])
    }

    @Test("that is broken says where") func broken() {
        let error = #expect(throws: UnusableDocument.self) {
            try Baseline(
                Data("{\"findings\": [\n{\"file\": \"a\", \"rule\": \"b\", \"elment\": \"c\"}]}".utf8), file: "b.json")
        }
        #expect(error?.description.hasPrefix("b.json:2:") == true)
        #expect(error?.description.contains("did you mean `element`") == true)
    }
}
