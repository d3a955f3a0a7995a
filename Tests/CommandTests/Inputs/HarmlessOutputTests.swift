import Foundation
import Testing

/// A document whose names and texts hold escape sequences of terminals, a turn of the text direction, and commands to GitHub.
@Suite("Words of documents") struct HarmlessOutputTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        let words = #"\u001b]0;title\u0007\u009b2J\u202e\n::error::spoof ##[error]spoof"#
        for (name, width) in [("hostile", 20), ("other", 30)] {
            try place.write(
                """
                {"scenes": [{"id": "scene \(words)", "view": {"id": "screen", "subviews": [
                  {"type": "label", "id": "words", "name": "\(words)", "text": "\(words) \(width)",
                   "constraints": ["leading == screen.leading", "top == screen.top", "width == \(width)", "width == 50"]}]}},
                 {"id": "second", "view": {}}]}
                """, to: "\(name).json")
        }
        try place.write(
            #"{"view": {"id": "\#(words)", "\#(words)": 1, "type": "\#(words)"}}"#, to: "Broken/broken.json")
        // XML has no control characters but those above ASCII.
        let id = "a&#x9b;2J\u{202E}&#10;::error::spoof ##[error]spoof"
        try place.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="\(id)" userLabel="\(id)" customClass="\(id)"><rect key="frame" x="0" y="0" width="90" height="90"/>
            <subviews><label id="words" text="\(id)" image="\(id)"><rect key="frame" x="0" y="0" width="10" height="5"/></label>
            <\("thing") id="x\(id)" text="\(id)"/></subviews>
            <constraints><constraint firstItem="none\(id)" firstAttribute="\(id)" id="c"/></constraints></view></objects></document>
            """, to: "hostile.xib")
    }

    /// Tabs and line feeds are the only control characters, and no line that a document chose is a command.
    private func expectHarmless(
        _ text: String, mayCommand: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let harmful = text.unicodeScalars.filter {
            ($0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t") || $0.properties.isBidiControl
        }
        #expect(harmful.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
        for line in text.split(separator: "\n") {
            let start = line.drop { $0.isWhitespace }
            #expect(!line.contains("##["), "\(line.debugDescription)", sourceLocation: sourceLocation)
            let isOurs = mayCommand && (start.hasPrefix("::warning file=") || start.hasPrefix("::error file="))
            #expect(!start.hasPrefix("::") || isOurs, "\(line.debugDescription)", sourceLocation: sourceLocation)
        }
    }

    @Test(
        "control no terminal and no log, in every form",
        arguments: [
            "render hostile.json -o out --strict", "render hostile.json -o out --format text", "frames hostile.json",
            "render hostile.json --scene second -o - --format text", "lint hostile.json --format text",
            "lint hostile.json --format json", "lint hostile.json --format junit",
            "lint hostile.json --write-baseline -", "diff hostile.json other.json",
            "diff hostile.json other.json --format json", "diff hostile.json other.json --format markdown",
            "diff hostile.json other.json --format html", "print hostile.json --as anchors -o out",
            "print hostile.json --as anchors --scene second", "snapshot record hostile.json",
            "snapshot verify hostile.json --json -", "snapshot verify hostile.json --markdown -",
            "snapshot verify hostile.json --junit -", "snapshot verify hostile.json --report page",
            "render Broken/broken.json", "lint Broken --format json", "lint Broken --format junit", "lint hostile.xib",
            "lint hostile.xib --format json", "frames hostile.xib", "render hostile.xib -o - --format text",
            "render hostile.xib -o - --format svg", "print hostile.xib --as anchors",
            "diff hostile.xib hostile.json", "diff hostile.xib hostile.json --format json",
            "snapshot record hostile.xib",
        ])
    func forms(words: String) throws {
        let run = try place.shell("preview \(words)")
        #expect(run.status <= 2)
        expectHarmless(run.text)
        expectHarmless(run.errors)
        for file in place.files {
            expectHarmless(file)
            let isText = ["txt", "swift", "html", "md", "xml", "json", "svg"].contains((file as NSString).pathExtension)
            if isText, !["hostile.json", "other.json", "Broken/broken.json"].contains(file) {
                expectHarmless(String(decoding: try place.read(file), as: UTF8.self))
            }
        }
    }

    @Test("command GitHub in annotations of ours alone") func annotations() throws {
        for words in ["lint hostile.json hostile.xib Broken --format github", "snapshot verify hostile.json --github"] {
            expectHarmless(try place.shell("preview \(words) 2>&1").text, mayCommand: true)
        }
    }

    @Test("are harmless in the names of files, too") func names() throws {
        let run = try place.shell(
            "n=$'\\e]0;x\\a::error::.json'; cp hostile.json \"./$n\"; preview lint \"$n\" gone$'\\e'.json")
        #expect(run.status == 2)
        expectHarmless(run.text)
        expectHarmless(run.errors)
    }

    @Test("are cut where a value of an option is too long to repeat") func options() throws {
        let long = String(repeating: "0123456789", count: 1000)
        for words in [
            ["--device", long], ["--scale", long], ["--locale", long], ["--size", long], ["--content-size", long],
            ["--ios", long], ["--\(long)"], ["--scene", long], ["--orientation", long], ["--memory", long],
            ["--timeout", long], ["--format", long],
        ] {
            let run = try place.run(Command.path, ["render", "hostile.json"] + words)
            #expect(run.status == 2 && run.errorLines.count == 1 && run.errors.utf8.count < 1500, "\(run.errors)")
            #expect(run.output.isEmpty)
        }
        let verb = try place.preview(long)
        #expect(verb.status == 2 && verb.errors.utf8.count < 300)
    }

    @Test("of a run that ends with 2 stand on standard error") func reasons() throws {
        try place.write("{", to: "broken.json")
        for words in [
            "render broken.json", "frames broken.json", "lint broken.json", "lint broken.json --format json",
            "lint broken.json --format junit", "lint broken.json --format github", "diff broken.json hostile.json",
            "print broken.json --as anchors", "snapshot record broken.json", "snapshot verify broken.json",
            "snapshot verify broken.json --json -", "measure --strings broken.strings --fits 10x10", "render",
            "snapshot verify gone.json --github", "lint gone.json --format github", "nonsense",
        ] {
            let run = try place.shell("preview \(words) > /dev/null")
            #expect(run.status == 2, "\(words)")
            #expect(!run.errors.isEmpty, "\(words)")
        }
    }
}
