import Foundation
import Testing

/// `Scripts/evidence` with a copy of its searches, and with a document and rows that are written here. The expectations are read from the
/// document by hand.
@Suite(.enabled(if: Sandbox.has("python3"))) struct EvidenceScriptTests {
    private let place: Sandbox

    /// Three switches of Xcode 11: one that nothing sizes, one with a width of its own, and one of 60 points.
    init() throws {
        place = try Sandbox()
        try place.write(
            """
            <document toolsVersion="15505"><objects><view id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <switch id="free" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="20" width="51" height="31"/></switch>
            <switch id="held" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="60" width="70" height="31"/></switch>
            <switch id="other" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="100" width="60" height="31"/></switch>
            </subviews><constraints>
            <constraint firstItem="held" firstAttribute="width" constant="70" id="c"/>
            </constraints></view></objects></document>
            """, to: "set/documents/one/A.xib")
        try place.write(
            "file,repo,commit,path\none/A.xib,one/app,\(Self.revision),A.xib\n", to: "set/SOURCES.csv")
        let copy = try place.bash(
            #"mkdir -p Scripts Evidence; cp "$MAQUETTE"/Scripts/evidence Scripts; cp "$MAQUETTE"/Evidence/*.py Evidence"#
        )
        try #require(copy.status == 0, "\(copy.text)")
    }

    private static let revision = String(repeating: "a", count: 40)
    private static let columns = "verdict,repository,revision,path,line,object,tools,rule,recorded,objects\n"
    private static func row(
        _ verdict: String = "for", path: String = "A.xib", line: Int = 3, object: String = "free",
        width: String = "51"
    ) -> String {
        "\(verdict),one/app,\(revision),\(path),\(line),\(object),15505,width=51 height=31,width=\(width) height=31,1\n"
    }

    private static func sum(agreeing: Int, wrong: Int, missing: Int) -> String {
        "rows that agree with their documents: \(agreeing); that do not: \(wrong); whose documents are not here: \(missing)\n"
    }

    @Test func `A search writes one row for a rule and one against it, without what a constraint sizes`() throws {
        let run = try place.bash("Scripts/evidence --find set")
        #expect(
            run.status == 0 && run.text.contains("switch-sizes: repositories for it 1, against it 1\n"), "\(run.text)")
        #expect(
            try place.read("Evidence/switch-sizes.csv")
                == Self.columns + Self.row() + Self.row("against", line: 7, object: "other", width: "60"))
        let check = try place.bash("Scripts/evidence set")
        #expect(check.status == 0, "\(check.text)")
        #expect(check.text == Self.sum(agreeing: 2, wrong: 0, missing: 0))
    }

    @Test func `Rows that say something else than their documents are named, and those without documents counted`()
        throws
    {
        try place.write(
            Self.columns + Self.row() + Self.row(line: 4) + Self.row(object: "none") + Self.row(width: "52")
                + Self.row(path: "B.xib"), to: "Evidence/switches.csv")
        let check = try place.bash("Scripts/evidence set")
        #expect(check.status == 1)
        #expect(
            check.text == """
                Evidence/switches.csv:3: the object is on line 3
                Evidence/switches.csv:4: there is no such object
                Evidence/switches.csv:5: width is 51

                """ + Self.sum(agreeing: 1, wrong: 3, missing: 1))
    }

    @Test func `What is recorded for a rule can be listed`() throws {
        let run = try place.bash("Scripts/evidence --show switch-sizes set")
        #expect(
            run.text == """
                objects 1, repositories 1, tools 15505 to 15505: width as by the rule, height as by the rule
                objects 1, repositories 1, tools 15505 to 15505: width 60, by the rule 51, height as by the rule

                """)
    }

    @Test(arguments: [
        ("Scripts/evidence", "Scripts/evidence: give a folder of documents; see Scripts/evidence --help\n"),
        ("Scripts/evidence nowhere", "Scripts/evidence: nowhere/SOURCES.csv: No such file or directory\n"),
        (
            "echo file,repo >set/SOURCES.csv; echo one/A.xib,x >>set/SOURCES.csv; Scripts/evidence set",
            "Scripts/evidence: a SOURCES.csv has no column 'commit'\n"
        ),
        (
            "echo '<a>' >set/documents/one/A.xib; Scripts/evidence set",
            "Scripts/evidence: set/documents/one/A.xib: no element found: line 2, column 0\n"
        ),
    ])
    func `Bad input gets one line`(script: String, line: String) throws {
        let run = try place.bash(script)
        #expect(run.status == 2 && run.text == line, "\(run.text)")
    }
}
