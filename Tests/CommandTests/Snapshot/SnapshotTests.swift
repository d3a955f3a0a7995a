import Foundation
import Testing

@Suite("preview snapshot")
struct SnapshotTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        try place.write(SmallDocuments.label("Hello"), to: "Screens/words.json")
    }

    private func small(_ command: String, _ rest: String...) throws -> Run {
        try place.shell("preview snapshot \(command) --size 200x100 --scale 1 \(rest.joined(separator: " "))")
    }

    private var wideBox: String { SmallDocuments.box.replacingOccurrences(of: "width == 100", with: "width == 103") }

    @Test("what was recorded verifies, and lies beside its document with a text") func recording() throws {
        let run = try small("record Screens")
        #expect(run.status == 0)
        #expect(run.lines == ["2 recorded"])
        let folder = "Screens/__Snapshots__"
        #expect(
            place.files == [
                "Screens/__Snapshots__/box.json/200x100@1x.layout.txt", "\(folder)/box.json/200x100@1x.png",
                "\(folder)/words.json/200x100@1x.layout.txt", "\(folder)/words.json/200x100@1x.png",
                "Screens/box.json", "Screens/words.json",
            ])
        #expect(try small("verify Screens").lines == ["2 same"])
        #expect(try small("verify Screens --repaint").lines == ["2 same"])
        #expect(try PNGHeader(place.read("\(folder)/box.json/200x100@1x.png")) == PNGHeader(width: 200, height: 100))
    }

    /// The stack leaves the height of its first view open, so the one that the document stored counts. Of the constraints that hold
    /// it none is in the document: its own are the two below.
    @Test("a stored frame is in the record, and no constraint that holds it") func storedFrame() throws {
        try place.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
                  <subviews>
                    <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="pile">
                      <rect key="frame" x="0.0" y="0.0" width="200" height="151"/>
                      <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="high">
                          <rect key="frame" x="0.0" y="0.0" width="200" height="120"/>
                        </view>
                        <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="low">
                          <rect key="frame" x="0.0" y="120" width="202" height="31"/>
                        </switch>
                      </subviews>
                    </stackView>
                  </subviews>
                  <constraints>
                    <constraint firstItem="pile" firstAttribute="width" constant="200" id="wide"/>
                    <constraint firstItem="pile" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
                  </constraints>
                </view>
              </objects>
            </document>
            """, to: "pile.xib")
        let run = try place.shell("preview snapshot record pile.xib && cat __Snapshots__/pile.xib/*.layout.txt")
        #expect(run.text.contains("0 0 200 120 UIView high"), "\(run.text)\(run.errors)")
        #expect(run.text.contains("pile.width == 200") && !run.text.contains("high.height =="))
        #expect(!run.text.contains("e-39"), "\(run.text)")
    }

    @Test("a change gives exit code 1 and is described in words") func change() throws {
        _ = try small("record Screens")
        try place.write(wideBox, to: "Screens/box.json")
        let run = try small("verify Screens")
        #expect(run.status == 1)
        // Three points to the right of 116, forty high.
        #expect(run.lines[0].contains("120 pixels (0.6 %) differ") && run.lines[0].contains("3 x 40 at 116, 24"))
        #expect(
            run.lines.dropFirst() == [
                "    box width 100 -> 103", "    constraint gone: box.width == 100",
                "    constraint new: box.width == 103",
                "1 different, 1 same",
            ])
    }

    @Test("a missing baseline fails, and verifying writes nothing") func missing() throws {
        let run = try small("verify Screens/box.json")
        #expect(run.status == 1)
        #expect(run.text.contains("there is no baseline at Screens/__Snapshots__/box.json/200x100@1x.png"))
        #expect(place.files == ["Screens/box.json", "Screens/words.json"])
    }

    @Test("each mode records what it should") func modes() throws {
        _ = try small("record Screens/box.json")
        try place.write(wideBox, to: "Screens/box.json")
        #expect(try small("record Screens --mode missing").lines.last == "1 different, 1 recorded")
        #expect(try small("record Screens --mode failed").lines.last == "1 recorded anew, 1 same")
        #expect(try small("verify Screens").status == 0)
    }

    @Test("a plan declares documents, the matrix and what is forgiven") func plan() throws {
        try place.write(
            """
            {"documents": "Screens/box.json", "baselines": "Baselines", "sizes": "200x100", "scales": 1,
             "appearances": ["light", "dark"], "directions": ["ltr", "rtl"], "perceptualPrecision": 0.9}
            """, to: ".maquette-snapshots.json")
        #expect(try place.preview("snapshot", "record").lines == ["4 recorded"])
        #expect(
            place.files.filter { $0.hasSuffix("png") } == [
                "Baselines/box.json/200x100-dark-ltr@1x.png", "Baselines/box.json/200x100-dark-rtl@1x.png",
                "Baselines/box.json/200x100-light-ltr@1x.png", "Baselines/box.json/200x100-light-rtl@1x.png",
            ])
        let nearly = SmallDocuments.box.replacingOccurrences(of: "#ff0000", with: "#fe0000")
        try place.write(nearly, to: "Screens/box.json")
        let run = try place.preview("snapshot", "verify")
        #expect(run.status == 0)
        #expect(run.lines.last == "4 within the tolerance")
        // What is typed wins.
        #expect(try place.preview("snapshot", "verify", "--perceptual-precision", "1").status == 1)
    }

    @Test(
        "a plan that says nonsense is one line",
        arguments: [
            ("{\"device\": \"iPhone 16\"}", "did you mean `devices`?"),
            ("[]", "plan.json:1:1: $: expected a plan of snapshots, found an array"),
            ("{\"documents\": [1]}", "plan.json:1:16: $.documents[0]: expected a text, found 1"),
            ("{\"documents\": \"Screens\", \"precision\": 2}", "from 0 to 1"),
        ])
    func badPlan(text: String, words: String) throws {
        try place.write(text, to: "plan.json")
        let run = try place.preview("snapshot", "verify", "--config", "plan.json")
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.contains(words), "\(run.errors)")
    }

    @Test("orphaned baselines are listed, and removed on request") func cleaning() throws {
        _ = try small("record Screens", "--appearance light,dark")
        try FileManager.default.removeItem(at: place.folder.appendingPathComponent("Screens/words.json"))
        // Snapshots of tests are ignored here.
        try place.write("kept", to: "Screens/__Snapshots__/SomeTests/test.1.png")
        #expect(try small("verify Screens", "--appearance light").errors.contains("3 baselines are orphaned"))
        let dry = try small("clean Screens --dry-run", "--appearance light")
        #expect(dry.status == 1)
        #expect(
            dry.lines == [
                "Screens/__Snapshots__/box.json/200x100-dark@1x.png",
                "Screens/__Snapshots__/words.json/200x100-dark@1x.png",
                "Screens/__Snapshots__/words.json/200x100-light@1x.png", "3 baselines to remove",
            ])
        #expect(try small("clean Screens", "--appearance light").status == 2)
        #expect(try small("clean Screens --yes", "--appearance light").status == 0)
        #expect(
            place.files == [
                "Screens/__Snapshots__/SomeTests/test.1.png",
                "Screens/__Snapshots__/box.json/200x100-light@1x.layout.txt",
                "Screens/__Snapshots__/box.json/200x100-light@1x.png", "Screens/box.json",
            ])
    }

    @Test(
        "the last documents of a folder and of a pattern leave nothing behind",
        arguments: ["Screens", "Screens/*.json"])
    func cleaningAll(documents: String) throws {
        try place.write(SmallDocuments.box, to: "Screens/below/box.json")
        _ = try small("record Screens Screens/*.json")
        for name in ["box", "words"] {
            try FileManager.default.removeItem(at: place.folder.appendingPathComponent("Screens/\(name).json"))
        }
        // A text whose picture is gone belongs to nothing either.
        try FileManager.default.removeItem(
            at: place.folder.appendingPathComponent("Screens/__Snapshots__/box.json/200x100@1x.png"))
        let below = [
            "Screens/below/__Snapshots__/box.json/200x100@1x.layout.txt",
            "Screens/below/__Snapshots__/box.json/200x100@1x.png", "Screens/below/box.json",
        ]
        #expect(try small("clean '\(documents)' --yes").lines.last == "removed 2 baselines")
        #expect(place.files == below)
        #expect(!FileManager.default.fileExists(atPath: place.folder.path + "/Screens/__Snapshots__"))
    }

    @Test("in a folder for all baselines the plan shows which documents are gone") func cleaningRoot() throws {
        try place.write(
            #"{"documents": "Screens", "baselines": "All", "sizes": "200x100", "scales": 1}"#,
            to: ".maquette-snapshots.json")
        _ = try place.preview("snapshot", "record")
        try FileManager.default.removeItem(at: place.folder.appendingPathComponent("Screens/words.json"))
        // Who names one document says nothing about the others.
        #expect(try place.preview("snapshot", "clean", "Screens/box.json", "--dry-run").status == 0)
        #expect(
            try place.preview("snapshot", "clean", "--dry-run").lines == [
                "All/words.json/200x100@1x.png", "1 baseline to remove",
            ])
    }

    @Test("shards share out everything, and their reports are joined") func shards() throws {
        _ = try small("record Screens", "--appearance light,dark")
        try place.write(wideBox, to: "Screens/box.json")
        let runs = try (1...3).map {
            try small("verify Screens --appearance light,dark --shard \($0)/3 --report part-\($0)")
        }
        #expect(runs.map(\.status).max() == 1)
        let merged = try place.shell("preview snapshot merge part-* -o whole --junit whole.xml")
        #expect(merged.status == 1)
        #expect(merged.lines.last == "2 different, 2 same; see whole/index.html")
        #expect(place.files.filter { $0.hasPrefix("whole/pictures") }.count == 8)
        #expect(
            String(decoding: try place.read("whole.xml"), as: UTF8.self).contains(
                "tests=\"4\" failures=\"2\" errors=\"0\""))
        let partial = try place.shell("preview snapshot merge part-1 part-3")
        #expect(partial.status == 2)
        #expect(partial.errors.contains("shard 2/3 is missing"))
    }

    @Test(
        "GNU parallel runs the shards", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
    func parallel() throws {
        _ = try small("record Screens", "--appearance light,dark")
        let run = try place.shell(
            """
            parallel '\(Command.path)' snapshot verify Screens --size 200x100 --scale 1 --appearance light,dark \
              --shard {}/2 --report part-{} ::: 1 2
            preview snapshot merge part-* -o whole
            """)
        #expect(run.lines.last == "4 same; see whole/index.html")
    }

    @Test("a report holds what changed for people and programs") func report() throws {
        _ = try small("record Screens")
        try place.write(wideBox, to: "Screens/box.json")
        let run = try small("verify Screens --report report --github --json all.json --markdown all.md")
        #expect(
            run.lines.contains {
                $0.hasPrefix("::error file=Screens/box.json,line=1,title=Snapshot%3A box%2C ")
                    && $0.contains("::120 pixels")
            })
        let pictures = place.files.filter { $0.hasPrefix("report/pictures/") }.map {
            $0.split(separator: "/").last ?? ""
        }
        #expect(pictures == ["after.layout.txt", "after.png", "before.png", "difference.png"])
        let results = try #require(
            JSONSerialization.jsonObject(with: place.read("report/results.json")) as? [String: Any])
        let states = (results["entries"] as? [[String: Any]])?.map { $0["state"] as? String }
        #expect(states == ["different", "same"])
        #expect(try place.read("all.json") == place.read("report/results.json"))
        #expect(try place.read("all.md") == place.read("report/summary.md"))
        #expect(String(decoding: try place.read("all.md"), as: UTF8.self).contains("| box width 100 -&gt; 103<br>"))
        let page = String(decoding: try place.read("report/index.html"), as: UTF8.self)
        #expect(page.contains(#"box width 100 -\u003e 103"#))
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test("remarks for GitHub name files from the root of the repository on") func repositoryRoot() throws {
        try place.write(SmallDocuments.box, to: "App/Screens/new.json")
        let run = try place.shell(
            "export GITHUB_WORKSPACE=$PWD; cd App; preview snapshot verify Screens/new.json --github")
        #expect(run.status == 1)
        #expect(run.lines.contains { $0.hasPrefix("::error file=App/Screens/new.json,") }, "\(run.text)")
    }

    @Test("a review accepts the decisions of a list and nothing else") func review() throws {
        _ = try small("record Screens")
        try place.write(wideBox, to: "Screens/box.json")
        try place.write(SmallDocuments.label("Goodbye"), to: "Screens/words.json")
        _ = try small("verify Screens --report report")
        #expect(try place.preview("snapshot", "review", "report", "--list").lines.count == 2)
        try place.write(
            """
            {"version": 1, "accept": ["Screens/__Snapshots__/box.json/200x100@1x.png"],
             "reject": ["Screens/__Snapshots__/words.json/200x100@1x.png"]}
            """, to: "decisions.json")
        let run = try place.preview("snapshot", "review", "report", "--decisions", "decisions.json")
        #expect(run.status == 1)
        #expect(run.lines == ["1 accepted, 1 rejected, 0 left"])
        #expect(try small("verify Screens").lines.last == "1 different, 1 same")
        // The baseline of the words is no longer the one that was looked at.
        try place.write(SmallDocuments.label("Farewell"), to: "Screens/words.json")
        _ = try small("record Screens/words.json")
        let again = try place.preview("snapshot", "review", "report", "--accept-all")
        #expect(again.status == 2)
        #expect(again.errors.contains("has changed since the report was made"))
        #expect(try small("verify Screens").status == 0)
    }

    @Test("what was accepted before is not asked about again") func accepted() throws {
        _ = try small("verify Screens --report report")
        #expect(
            try place.preview("snapshot", "review", "report", "--accept-all").lines == [
                "2 accepted, 0 rejected, 0 left"
            ])
        let again = try place.preview("snapshot", "review", "report")
        #expect(again.status == 0)
        #expect(again.lines == ["everything was accepted before"])
        #expect(try place.preview("snapshot", "review", "report", "--list").lines.isEmpty)
    }

    private static let canTalk = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

    /// Types into a terminal in which a command runs; what is said there comes back as the output.
    private func talk(_ keys: String, to command: String) throws -> Run {
        try place.shell("printf '\(keys)' | script -qec \"'\(Command.path)' snapshot \(command)\" /dev/null")
    }

    @Test("a person at a terminal accepts, rejects, asks for help and stops", .enabled(if: canTalk)) func terminal()
        throws
    {
        _ = try small("record Screens")
        try place.write(wideBox, to: "Screens/box.json")
        try place.write(SmallDocuments.label("Goodbye"), to: "Screens/words.json")
        _ = try small("verify Screens --report report")
        let first = try talk("a\\nwhat\\nq\\n", to: "review report")
        #expect(first.status == 1)
        #expect(first.text.contains("1/2  Screens/box.json: box, ") && first.text.contains("box width 100 -> 103"))
        #expect(first.text.contains("/difference.png"))
        #expect(first.text.contains("the new picture becomes the baseline"))
        #expect(first.text.contains("1 accepted, 0 rejected, 1 left"))
        #expect(try small("verify Screens").lines.last == "1 different, 1 same")
        let rest = try talk("r\\n", to: "review report")
        #expect(rest.text.contains("1/1  Screens/words.json") && rest.text.contains("0 accepted, 1 rejected, 0 left"))
        #expect(try small("verify Screens").lines.last == "1 different, 1 same")
    }

    @Test("a person is asked before baselines are removed", .enabled(if: canTalk), arguments: [("n", 1), ("y", 0)])
    func asking(answer: String, status: Int32) throws {
        _ = try small("record Screens")
        let run = try talk("\(answer)\\n", to: "clean Screens --size 30x20")
        #expect(run.status == status)
        #expect(run.text.contains("Remove 2 baselines? [y/N]"))
        #expect(place.files.count == (answer == "y" ? 2 : 6))
    }

    @Test(
        "documents that are not there are one line, whatever is to be done", arguments: ["record", "verify", "clean"])
    func nowhere(action: String) throws {
        let run = try place.preview("snapshot", action, "Nowhere")
        #expect(run.status == 2)
        #expect(run.lines.isEmpty && run.errorLines.count == 1, "\(run.errors)")
        #expect(run.errors.contains("Nowhere: there is no such file"))
    }

    @Test("without a terminal nobody is asked") func nobody() throws {
        _ = try small("verify Screens --report report")
        let run = try place.preview("snapshot", "review", "report")
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no terminal to ask on"))
    }

    @Test("baselines of another renderer are reported once") func otherRenderer() throws {
        _ = try small("record Screens", "--appearance light,dark")
        let change = try place.shell(
            "sed -i 's/^renderer: .*/renderer: 00000000000000000000000000000000 cairo 1.0/' Screens/__Snapshots__/*/*.txt"
        )
        #expect(change.status == 0)
        #expect(try small("verify Screens", "--appearance light,dark").status == 0)
        try place.write(wideBox, to: "Screens/box.json")
        let run = try small("verify Screens", "--appearance light,dark")
        #expect(run.status == 1)
        #expect(run.lines == ["2 different, with a baseline from another renderer, 2 same"])
        #expect(run.errorLines.filter { $0.contains("2 baselines that differ came from another renderer") }.count == 1)
    }

    @Test("the doctor names libraries, fonts and the fingerprint that baselines have") func doctor() throws {
        _ = try small("record Screens")
        let run = try place.preview("doctor")
        let fingerprint = try #require(run.lines.last?.split(separator: " ").last)
        #expect(run.lines.contains { $0.hasPrefix("release ") && $0.contains("iOS 26") })
        #expect(run.text.contains("cairo ") && run.text.contains("Inter-Regular.otf"))
        #expect(
            String(decoding: try place.read("Screens/__Snapshots__/box.json/200x100@1x.layout.txt"), as: UTF8.self)
                .contains("renderer: \(fingerprint) "))
        let baselines = try place.shell("preview doctor Screens/__Snapshots__/*/*.png")
        #expect(baselines.status == 0)
        #expect(baselines.lines.count == 1 && baselines.lines[0].hasPrefix("2 made here: \(fingerprint)"))
    }
}
