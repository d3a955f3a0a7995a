import Foundation
import FoundationXML
import Testing

@Suite("preview lint")
struct LintTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    /// A label in line 2 that is too narrow for its text, and a button below it that is too low.
    private static let bad = """
        {"view": {"id": "screen", "subviews": [
          {"type": "label", "id": "words", "text": "50% off, today: <only>", "constraints": [
            "leading == screen.leading", "top == screen.top + 100", "width == 40"]},
          {"type": "button", "id": "tap", "constraints": [
            "leading == screen.leading", "top == screen.top + 200", "width == 100", "height == 30"]}]}}
        """

    @Test("prints each finding in the line format of editors, and ends with 1") func text() throws {
        try place.write(Self.bad, to: "bad.json")
        let run = try place.preview("lint", "bad.json")
        #expect(run.status == 1)
        #expect(run.lines.count == 2)
        let first =
            "bad.json:2:3: warning: [truncated] label \"50% off, today: <only>\" (words): the text is cut off after 1 line in 40 x "
        #expect(run.lines.first?.hasPrefix(first) == true)
        #expect(
            run.lines.last
                == "bad.json:4:3: warning: [touch-target] button (tap): 100 x 30 is less than 44 x 44 to touch")
        #expect(run.errors == "preview: 2 findings in 1 of 1 document\n")
    }

    /// A label of 60 by 20 points in each of two scenes.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17701"><scenes>
        \(scene("one"))
        \(scene("two"))
        </scenes></document>
        """

    private static func scene(_ name: String) -> String {
        """
        <scene><objects><viewController storyboardIdentifier="\(name)" id="\(name)"><view key="view" id="\(name)-v">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label id="\(name)-l" text="Hi" adjustsFontSizeToFit="NO">\
        <rect key="frame" x="100" y="100" width="60" height="21"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>\
        </viewController></objects></scene>
        """
    }

    @Test("looks at texts in the language asked for, and only at the scenes asked for") func languageAndScenes() throws
    {
        try place.write(Self.storyboard, to: "Base.lproj/Main.storyboard")
        try place.write(
            "\"one-l.text\" = \"Guten Morgen\";\n\"two-l.text\" = \"Guten Abend\";", to: "de.lproj/Main.strings")
        func found(_ options: String...) throws -> [String] {
            let run = try place.run(
                Command.path, ["lint", "Base.lproj/Main.storyboard", "--rules", "truncated"] + options)
            return run.lines.map { String($0.prefix { $0 != ")" }) }
        }
        let file = "Base.lproj/Main.storyboard"
        let (one, two) = (
            "\(file):2:163: warning: [truncated] label \"Guten Morgen\" (one-l",
            "\(file):3:163: warning: [truncated] label \"Guten Abend\" (two-l"
        )
        #expect(try found() == [])
        #expect(try found("--locale", "de") == [one, two])
        #expect(try found("--locale", "de", "--scene", "two") == [two])
        let wrong = try place.preview("lint", file, "--scene", "three")
        #expect(
            wrong.status == 2
                && wrong.errors == "\(file): there is no scene `three`; the document has `one` and `two`\n")
    }

    @Test("reports nothing for a clean document and ends with 0, and with 2 for one that cannot be read")
    func outcomes()
        throws
    {
        try place.write(SmallDocuments.box, to: "box.json")
        let clean = try place.preview("lint", "box.json")
        #expect(clean.status == 0)
        #expect(clean.text.isEmpty && clean.errors == "preview: nothing found in 1 document\n")
        try place.write("{\"veiw\": {}}", to: "broken.json")
        let broken = try place.preview("lint", "broken.json", "box.json")
        #expect(broken.status == 2)
        #expect(broken.errors.contains("did you mean `view`"))
        #expect(try place.preview("lint", "nowhere.xib").status == 2)
    }

    @Test("reports once what several variants show, with their names") func variants() throws {
        try place.write(
            SmallDocuments.cut.replacing("\"width == 40\"", with: "\"width == screen.width * 0.5\""), to: "cut.json")
        let run = try place.preview("lint", "cut.json", "--size", "100x100,1000x100")
        #expect(run.lines.count == 1)
        #expect(run.text.hasSuffix(" [100x100]\n"))
    }

    @Test("annotates for GitHub with its escapes") func github() throws {
        try place.write(Self.bad, to: "bad,1.json")
        let run = try place.preview("lint", "bad,1.json", "--format", "github")
        #expect(run.status == 1)
        #expect(
            run.lines.first?.hasPrefix(
                "::warning file=bad%2C1.json,line=2,col=3,title=truncated::label \"50%25 off, today: <only>\" (words): "
            )
                == true)
    }

    @Test("writes one JSON document") func json() throws {
        try place.write(Self.bad, to: "bad.json")
        let run = try place.preview("lint", "bad.json", "--format", "json", "--rules", "touch-target")
        let object = try #require(run.objects().first)
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
        let element = try #require(findings[0]["element"] as? [String: Any])
        #expect(element["id"] as? String == "tap" && element["kind"] as? String == "button")
        #expect(element["label"] is NSNull)
        #expect(findings[0]["line"] as? Int == 4 && findings[0]["column"] as? Int == 3)
        #expect((object["counts"] as? [String: Int]) == ["error": 0, "warning": 1])
        try place.write(SmallDocuments.box, to: "box.json")
        #expect(
            try place.preview("lint", "box.json", "--format", "json").text
                == "{\"version\":1,\"findings\":[],\"counts\":{\"error\":0,\"warning\":0},\"unreadable\":[]}\n")
    }

    @Test("writes JUnit's XML, in which a text with brackets is text") func junit() throws {
        try place.write(Self.bad, to: "bad.json")
        let run = try place.preview("lint", "bad.json", "--format", "junit")
        let reader = JUnitReader()
        let parser = XMLParser(data: run.output)
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.cases == ["truncated: label \"50% off, today: <only>\" (words)", "touch-target: button (tap)"])
        #expect(reader.suites == ["bad.json"])
    }

    @Test("reports unreadable and clean documents to other programs too") func unread() throws {
        try place.write(Self.bad, to: "bad.json")
        try place.write(SmallDocuments.box, to: "box.json")
        try place.write("{\n\"veiw\": {}}", to: "broken.json")
        let files = ["bad.json", "box.json", "broken.json", "--rules", "touch-target"]
        let json = try place.run(Command.path, ["lint"] + files + ["--format", "json"])
        #expect(json.status == 2)
        let unread = try #require(json.objects().first?["unreadable"] as? [[String: Any]])
        #expect(Set(unread.compactMap { $0["file"] as? String }) == ["broken.json"])
        #expect(unread.contains { $0["line"] as? Int == 2 && ($0["message"] as? String)?.contains("veiw") == true })
        let github = try place.run(Command.path, ["lint"] + files + ["--format", "github"])
        #expect(github.lines.contains { $0.hasPrefix("::error file=broken.json,line=2,col=1,title=unreadable::") })
        let junit = try place.run(Command.path, ["lint"] + files + ["--format", "junit"])
        let reader = JUnitReader()
        let parser = XMLParser(data: junit.output)
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.suites == ["bad.json", "box.json", "broken.json"])
        #expect(reader.cases.contains("no findings") && reader.cases.contains("readable"))
        #expect(junit.text.contains("<error type=\"unreadable\""))
    }

    @Test("names files for GitHub from the root of the repository on") func repositoryRoot() throws {
        try place.write(Self.bad, to: "App/Screens/bad.json")
        let here = try place.preview("lint", "./App/Screens", "--format", "github", "--rules", "touch-target")
        #expect(here.text.hasPrefix("::warning file=App/Screens/bad.json,"))
        let run = try place.shell(
            "export GITHUB_WORKSPACE=$PWD; cd App; preview lint Screens --format github --rules touch-target")
        #expect(run.text.hasPrefix("::warning file=App/Screens/bad.json,"), "\(run.text)")
    }

    @Test("skips other JSON in folders, but not a document with a typo") func otherJSON() throws {
        try place.write(SmallDocuments.box, to: "App/box.json")
        try place.write("{\"images\": [], \"info\": {\"version\": 1}}", to: "App/Assets.xcassets/Contents.json")
        try place.write("[1, 2]", to: "App/list.json")
        // A key that is nearly right: an answer of GitHub's about tokens.
        try place.write(#"{"scopes": ["public_repo"], "id": 1, "views": 7}"#, to: "App/token.json")
        #expect(try place.preview("lint", "App").status == 0)
        #expect(try place.preview("lint", "App/list.json").status == 2)
        try place.write("{\"veiw\": {}}", to: "App/slip.json")
        #expect(try place.preview("lint", "App").errors.contains("slip.json:1:2: "))
        try place.write("{\"view\": {}", to: "App/slip.json")
        #expect(try place.preview("lint", "App").status == 2)
    }

    @Test("looks at a file once, under whatever names it is given, and writes its name in one line") func names() throws
    {
        try place.write(Self.bad, to: "bad\nname.json")
        let run = try place.preview("lint", "bad\nname.json", "./bad\nname.json", ".", "--rules", "touch-target")
        #expect(run.lines.count == 1)
        #expect(run.text.hasPrefix("bad name.json:4:3: warning: "))
    }

    @Test("reports a configuration with typos once, and what it excludes although it was named") func toldOnce() throws
    {
        try place.write(SmallDocuments.box, to: "box.json")
        try place.write(Self.bad, to: "bad.json")
        try place.write("{\"ruels\": {}}", to: ".maquette-lint.json")
        let slip = try place.preview("lint", "box.json", "bad.json")
        #expect(slip.status == 2)
        #expect(slip.errors.components(separatedBy: "did you mean `rules`").count == 2)
        try place.write("{\"exclude\": [\"bad.json\"]}", to: ".maquette-lint.json")
        let named = try place.preview("lint", "box.json", "bad.json")
        #expect(named.status == 0)
        #expect(
            named.errors
                == "preview: bad.json is skipped, because of .maquette-lint.json\npreview: nothing found in 1 document\n"
        )
        #expect(try place.preview("lint", ".").errors == "preview: nothing found in 1 document\n")
    }

    @Test("needs the names of rules") func noRules() throws {
        try place.write(Self.bad, to: "bad.json")
        #expect(try place.preview("lint", "bad.json", "--rules", "").status == 2)
        #expect(try place.preview("lint", "bad.json", "--disable", "").status == 2)
        let none = try place.preview("lint", "bad.json", "--rules", "truncated", "--disable", "truncated")
        #expect(none.status == 2)
        #expect(none.errors.contains("--disable leaves none of the rules that --rules names"))
    }

    @Test("finds old findings in one folder and writes them down in another") func twoBaselines() throws {
        try place.write(Self.bad, to: "App/bad.json")
        #expect(try place.preview("lint", "App", "--write-baseline", "App/old.json").status == 0)
        let run = try place.preview("lint", "App", "--baseline", "App/old.json", "--write-baseline", "new.json")
        #expect(run.errors == "preview: 2 findings written to new.json\n", "\(run.errors)")
        #expect(try place.preview("lint", "App", "--baseline", "new.json").status == 0)
    }

    @Test("finds the configuration beside or above a document, and words typed win over it") func configuration()
        throws
    {
        try place.write(Self.bad, to: "App/Screens/bad.json")
        try place.write(
            "{\"rules\": {\"truncated\": \"off\", \"touch-target\": \"error\"}, \"exclude\": [\"App/Old\"]}",
            to: ".maquette-lint.json")
        let run = try place.preview("lint", "App")
        #expect(run.lines.count == 1)
        #expect(run.text.contains(": error: [touch-target]"))
        #expect(try place.preview("lint", "App", "--rules", "truncated").text.contains("[truncated]"))
        #expect(try place.preview("lint", "App", "--disable", "touch-target").status == 0)
        try place.write(Self.bad, to: "App/Old/bad.json")
        #expect(try place.preview("lint", "App/Old").status == 0)
        // The nearest one holds, whole.
        try place.write("{}", to: "App/.maquette-lint.json")
        #expect(try place.preview("lint", "App/Screens").lines.count == 2)
    }

    @Test("takes the ways of looking from the configuration") func looks() throws {
        try place.write(
            SmallDocuments.cut.replacing("\"width == 40\"", with: "\"width == screen.width * 0.2\""), to: "cut.json")
        try place.write(
            "{\"devices\": [\"iPhone SE (3rd generation)\", \"iPad Pro (12.9-inch)\"], \"contentSizes\": [\"XS\", \"L\"]}",
            to: "lint.json")
        let run = try place.preview("lint", "cut.json", "--config", "lint.json", "--rules", "truncated")
        #expect(run.lines.count == 1)
        // A fifth of 375 points has no room for the text, and a fifth of 1024 has.
        #expect(run.text.contains("[iPhone SE (3rd generation), XS; iPhone SE (3rd generation), L]"), "\(run.text)")
        let wrong = try place.preview("lint", "cut.json", "--device", "iPhone 99")
        #expect(wrong.status == 2)
    }

    @Test("refuses a configuration with slips, with line and suggestion") func slips() throws {
        try place.write(SmallDocuments.box, to: "box.json")
        try place.write("{\n  \"rules\": {\"truncatd\": \"off\"}}", to: ".maquette-lint.json")
        let run = try place.preview("lint", "box.json")
        #expect(run.status == 2)
        #expect(run.errors.contains(".maquette-lint.json:2:13: "))
        #expect(run.errors.contains("did you mean `truncated`"))
        let rule = try place.preview("lint", "box.json", "--rules", "overlaping")
        #expect(rule.status == 2)
        #expect(rule.errors.contains("did you mean `overlapping`"))
    }

    @Test("accepts what is in the baseline when lines move, and reports what is new and what is gone") func baseline()
        throws
    {
        try place.write(Self.bad, to: "bad.json")
        let written = try place.preview("lint", "bad.json", "--write-baseline", "base.json")
        #expect(written.status == 0)
        #expect(try place.preview("lint", "bad.json", "--baseline", "base.json").status == 0)
        try place.write("\n\n" + Self.bad, to: "bad.json")
        #expect(try place.preview("lint", "bad.json", "--baseline", "base.json").status == 0)
        try place.write(Self.bad.replacing("\"tap\"", with: "\"other\""), to: "bad.json")
        let changed = try place.preview("lint", "bad.json", "--baseline", "base.json")
        #expect(changed.status == 1)
        #expect(changed.lines.count == 1)
        #expect(changed.text.contains("(other)"))
        #expect(changed.errors.contains("base.json:3: note: bad.json no longer has [touch-target] tap"))
        // A folder with the baseline in it is no reason to read that as a document.
        #expect(try place.preview("lint", ".", "--baseline", "base.json").status == 1)
    }

    @Test("reports problems of a language's texts in their own file, and a language without texts")
    func texts()
        throws
    {
        try place.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>\
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\
            <label id="l" text="Two"><rect key="frame" x="0" y="0" width="90" height="30"/></label>\
            </subviews></view></objects></document>
            """, to: "Base.lproj/Card.xib")
        try place.write("\"l.text\" = \"Eins\";\n\"l.text\" = \"Zwei\";\n", to: "de.lproj/Card.strings")
        let run = try place.preview("lint", "Base.lproj/Card.xib", "--locale", "de_AT,fr", "--rules", "translation")
        #expect(run.status == 1)
        #expect(
            run.text
                == "de.lproj/Card.strings:2:1: warning: [translation] the key \"l.text\" is on line 1 already; the last text counts\n"
        )
        #expect(run.errors.contains("preview: note: no document has texts in `fr`"))
        #expect(!run.errors.contains("de_AT"))
        let report = try place.preview(
            "lint", "Base.lproj/Card.xib", "--locale", "de", "--rules", "translation", "--format", "junit")
        #expect(
            report.text.contains("<testsuite name=\"de.lproj/Card.strings\" tests=\"1\" failures=\"1\" errors=\"0\">"))
        #expect(
            report.text.contains("<testsuite name=\"Base.lproj/Card.xib\" tests=\"1\" failures=\"0\" errors=\"0\">"))
        // What cannot be read at all is the document's trouble.
        try place.write("\"l.text\" = ", to: "de.lproj/Card.strings")
        let broken = try place.preview("lint", "Base.lproj/Card.xib", "--locale", "de", "--format", "junit")
        #expect(broken.status == 2)
        #expect(
            broken.text.contains("<testsuite name=\"Base.lproj/Card.xib\" tests=\"1\" failures=\"0\" errors=\"1\">"))
        #expect(broken.text.contains("de.lproj/Card.strings:1:"))
    }

    @Test("suggests devices of the same number only") func devices() throws {
        try place.write(SmallDocuments.box, to: "box.json")
        let run = try place.preview("lint", "box.json", "--device", "iPhone 99")
        #expect(run.errors == "preview: there is no device `iPhone 99`; `preview devices` lists them\n")
        let slip = try place.preview("lint", "box.json", "--device", "iPone 16 Pro Max")
        #expect(slip.errors.contains("did you mean `iPhone 16 Pro Max`?"))
        try place.write("{\"devices\": [\"iPhone 99\"]}", to: ".maquette-lint.json")
        #expect(try !place.preview("lint", "box.json").errors.contains("iPhone 8"))
        try place.write(
            SmallDocuments.box.replacing("{\"view\"", with: "{\"device\": \"iPhone 99\", \"view\""), to: "b.json")
        let document = try place.preview("frames", "b.json")
        #expect(document.status == 2 && document.errors.contains("iPhone 99") && !document.errors.contains("iPhone 8"))
    }

    @Test("reports missing files to other programs") func missingFiles() throws {
        let json = try place.preview("lint", "gone.xib", "--format", "json")
        #expect(json.status == 2)
        let unread = try #require(json.objects().first?["unreadable"] as? [[String: Any]])
        #expect(unread.map { $0["file"] as? String } == ["gone.xib"])
        let junit = try place.preview("lint", "gone.xib", "--format", "junit").text
        #expect(junit.contains("<testsuite name=\"gone.xib\" tests=\"1\" failures=\"0\" errors=\"1\">"))
        let github = try place.preview("lint", "gone.xib", "--format", "github").text
        #expect(github == "::error file=gone.xib,title=unreadable::there is no such file\n")
    }

    @Test("keeps the entries of an old list for documents that cannot be read") func keptBaseline() throws {
        try place.write(SmallDocuments.cut, to: "a.json")
        try place.write(SmallDocuments.cut, to: "b.json")
        #expect(try place.preview("lint", "a.json", "b.json", "--write-baseline", "list.json").status == 0)
        let whole = try place.read("list.json")
        try place.write("{", to: "b.json")
        #expect(try place.preview("lint", "a.json", "b.json", "--write-baseline", "list.json").status == 2)
        #expect(try place.read("list.json") == whole)
        // What is mended is forgotten all the same.
        try place.write(SmallDocuments.box, to: "a.json")
        #expect(try place.preview("lint", "a.json", "b.json", "--write-baseline", "list.json").status == 2)
        let rest = try String(decoding: place.read("list.json"), as: UTF8.self)
        #expect(rest.contains("\"b.json\"") && !rest.contains("\"a.json\""))
    }

    @Test("lists its rules, each with a line") func rules() throws {
        let run = try place.preview("lint", "--list-rules")
        #expect(run.status == 0)
        for rule in ["ambiguous", "conflicting", "misplaced", "truncated", "off-screen", "overlapping", "touch-target"]
        {
            #expect(run.lines.contains { $0.hasPrefix(rule + " ") })
        }
    }

    @Test("has every rule in the table of its page") func page() throws {
        let file = Command.package.appendingPathComponent("Documentation/lint.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let rules = try place.preview("lint", "--list-rules").lines.dropFirst().compactMap {
            $0.split(separator: " ").first
        }
        #expect(rules.contains("touch-target"))
        for rule in rules { #expect(page.contains("| `\(rule)` |"), "\(rule)") }
    }

    @Test("says so when there is nothing to find") func nothing() throws {
        try place.write(SmallDocuments.box, to: "Fine/box.json")
        let run = try place.preview("lint", "Fine")
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.errors == "preview: nothing found in 1 document\n")
        #expect(try place.preview("lint", "Fine", "--format", "junit").errors.isEmpty)
    }
}

private final class JUnitReader: NSObject, XMLParserDelegate {
    var cases: [String] = []
    var suites: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        if elementName == "testcase" { cases.append(attributeDict["name"] ?? "") }
        if elementName == "testsuite" { suites.append(attributeDict["name"] ?? "") }
    }
}
