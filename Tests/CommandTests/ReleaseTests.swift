import Foundation
import Testing

/// A switch is 51 by 31 up to iOS 18 and 63 by 28 since iOS 26.
@Suite("A release of iOS that is asked for")
struct ReleaseTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(document(""), to: "standard.json")
        try place.write(document("\"ios\": 18, "), to: "older.json")
        try place.write(document("\"ios\": 19, "), to: "wrong.json")
        try place.write(storyboard(tools: "24128"), to: "new.storyboard")
        try place.write(storyboard(tools: "22154"), to: "older.storyboard")
    }

    private func document(_ preferences: String) -> String {
        """
        { \(preferences)"view": { "id": "screen", "subviews": [{ "id": "s", "type": "switch",
            "constraints": ["leading == screen.leading + 20", "top == screen.top + 100"] }] } }
        """
    }

    private func storyboard(tools: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"><device \
        id="retina6_12" orientation="portrait"/><scenes><scene sceneID="1"><objects><viewController id="c"><view key="view" \
        id="screen"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews><switch id="s" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="100" width="51" height="31"/></switch>\
        </subviews><constraints><constraint firstItem="s" firstAttribute="leading" secondItem="screen" \
        secondAttribute="leading" constant="20" id="1"/><constraint firstItem="s" firstAttribute="top" secondItem="screen" \
        secondAttribute="top" constant="100" id="2"/></constraints></view></viewController></objects></scene></scenes>\
        </document>
        """
    }

    private func sizes(_ arguments: String...) throws -> [[Double]] {
        let run = try place.run(Command.path, ["frames"] + arguments)
        #expect(run.status == 0, "\(run.errorLines)")
        return try run.objects().map { object in
            let scenes = try #require(object["scenes"] as? [[String: Any]])
            let views = try #require(scenes.first?["views"] as? [[String: Any]])
            let frame = try #require(views.first { $0["id"] as? String == "s" }?["frame"] as? [String: Double])
            return [frame["width"] ?? 0, frame["height"] ?? 0]
        }
    }

    private let small = [51.0, 31.0]
    private let large = [63.0, 28.0]

    @Test("is the standard one, the document's or the option's") func json() throws {
        #expect(try sizes("standard.json") == [large])
        #expect(try sizes("older.json") == [small])
        #expect(try sizes("standard.json", "--ios", "iOS 17.4") == [small])
        #expect(try sizes("older.json", "--ios", "26") == [large])
    }

    @Test("is that of the document's Xcode, or the option's") func storyboards() throws {
        #expect(try sizes("new.storyboard") == [large])
        #expect(try sizes("older.storyboard") == [small])
        #expect(try sizes("new.storyboard", "--ios", "18") == [small])
        #expect(try sizes("older.storyboard", "--ios", "26") == [large])
    }

    @Test("makes a matrix with others") func matrix() throws {
        #expect(try sizes("older.storyboard", "--ios", "12,26") == [small, large])
        let run = try place.preview("frames", "standard.json", "--ios", "18,26")
        #expect(try run.objects().map { $0["variant"] as? String } == ["iOS 18", "iOS 26"])
        #expect(try place.preview("render", "standard.json", "--ios", "18,26", "-o", "out").status == 0)
        #expect(place.files.contains("out/standard-ios-18.png") && place.files.contains("out/standard-ios-26.png"))
    }

    @Test("must be one that there is", arguments: ["6", "19", "25", "27", "new"]) func unknown(_ release: String) throws
    {
        for verb in ["render", "frames", "lint", "print", "diff", "measure"] {
            let words = verb == "print" ? ["--as", "anchors"] : verb == "diff" ? ["new.json"] : []
            let run = try place.run(Command.path, [verb, "standard.json", "--ios", release] + words)
            #expect(run.status == 2)
            #expect(
                run.errorLines == [
                    "preview: --ios does not know `\(release)`; it knows the releases 7 to 18, and 26 (there are no 19 to 25)"
                ])
        }
    }

    @Test("is checked in documents") func wrongInDocument() throws {
        let run = try place.preview("frames", "wrong.json")
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1)
        #expect(
            run.errorLines[0].contains("expected a release of iOS: 7 to 18, and 26 (there are no 19 to 25), found 19"))
    }

    @Test("can be in the files of snapshots and of lint") func files() throws {
        try place.write(#"{ "documents": ["standard.json"], "ios": [18, 26] }"#, to: ".maquette-snapshots.json")
        #expect(try place.preview("snapshot", "record").status == 0)
        let texts = place.files.filter { $0.hasSuffix(".layout.txt") }
        #expect(texts.count == 2)
        let older = try #require(texts.first { $0.contains("ios-18") })
        #expect(String(decoding: try place.read(older), as: UTF8.self).contains("iOS 18"))
        try place.write(#"{ "ios": ["12", "26"] }"#, to: ".maquette-lint.json")
        #expect(try place.preview("lint", "standard.json").status != 2)
        try place.write(#"{ "ios": ["19"] }"#, to: ".maquette-lint.json")
        let run = try place.preview("lint", "standard.json")
        #expect(run.status == 2)
        #expect(run.errors.contains(#""19" is not known here; known are 7, 8, 9,"#))
    }
}
