import Foundation
import FoundationXML
import MaquetteSnapshots
import Testing

@Suite("A report for other programs") struct ReportFormsTests {
    private let hostile = "a|b <img src=x> `c` [d](e) *f* \n@g & \\ \"</script>\u{1}"

    @Test("annotates the line of the document, with what changed") func annotation() {
        let report = Report(renderer: "r", entries: [.full, .sample("b", .same)])
        #expect(
            report.gitHubAnnotations == [
                "::warning title=Snapshots::1 baseline that differs came from another renderer: record anew here, or compare"
                    + " where they were made%0A    theirs: other%0A    here:   r",
                "::error file=Screens/Home.xib,line=7,title=Snapshot%3A Home%2C iPhone 16%2C dark%2C text XXL%2C right to left%2C"
                    + " ar::3 pixels (0.1 %25) differ%0Atitle moved 8 down%0Atitle shows \"A\" instead of \"B\"%0A"
                    + "title is cut off now%0Aconstraint gone: V:[a]-(8)-[b]",
            ])
    }

    @Test("annotates a document that cannot be read where that says so") func troubles() {
        let report = Report(
            renderer: "r", problems: ["./Screens/a.json:2:1: the end: too early", "Nowhere: there is no such file"])
        #expect(
            report.gitHubAnnotations == [
                "::error file=Screens/a.json,line=2,title=Snapshots::the end: too early",
                "::error title=Snapshots::Nowhere: there is no such file",
            ])
    }

    @Test("is a table in Markdown that no name can break") func markdown() {
        var entry = ReportEntry.sample("id", .different, file: hostile, name: hostile)
        entry.summary = "wrong"
        entry.changes.frames = (1...7).map { "view \($0)" }
        let escaped = "a\\|b &lt;img src=x&gt; \\`c\\` \\[d\\](e) \\*f\\*  &#64;g &amp; \\\\ \"&lt;/script&gt;\u{FFFD}"
        #expect(
            Report(renderer: "r", entries: [entry]).markdown == """
                ### Snapshots: 1 different

                | File | Snapshot | Result | What changed |
                | --- | --- | --- | --- |
                | \(escaped) | \(escaped) | wrong | view 1<br>view 2<br>view 3<br>view 4<br>view 5<br>and 2 more |

                """)
    }

    @Test("is short in Markdown when everything passes, and when a thousand do not") func lengths() {
        #expect(Report(renderer: "r", entries: [.sample("a", .same)]).markdown == "### Snapshots: 1 same\n")
        let many = Report(renderer: "r", entries: (1...1000).map { .sample("\($0)", .missing) }).markdown
        #expect(many.split(separator: "\n").count { $0.hasPrefix("| Home") } == 50)
        #expect(many.contains("\nand 950 more\n"))
    }

    @Test("has a suite for each file in JUnit, with failures apart from what could not be made") func jUnit() throws {
        let report = Report(
            renderer: "r",
            entries: [
                .sample("a", .same), .sample("b", .different, file: hostile), .sample("c", .failed),
                .sample("d", .missing),
            ], problems: ["Broken.xib cannot be read"])
        let document = try XMLDocument(data: Data(report.jUnit.utf8))
        func values(_ path: String) throws -> [String] { try document.nodes(forXPath: path).compactMap(\.stringValue) }
        #expect(try values("/testsuites/@tests") == ["5"])
        #expect(try values("/testsuites/@failures") == ["2"])
        #expect(try values("/testsuites/@errors") == ["2"])
        #expect(
            try values("//testsuite/@name")
                == ["Home.xib", hostile.replacing("\u{1}", with: "\u{FFFD}"), "the run"])
        #expect(try values("//testsuite[@name='Home.xib']/testcase[failure]/failure/@type") == ["missing"])
        #expect(try values("//testcase[error]/@name") == ["Home", "Broken.xib cannot be read"])
    }
}
