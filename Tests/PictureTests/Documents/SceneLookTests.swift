import Foundation
import Maquette
import Testing

/// What Interface Builder's canvas shows around and behind scenes, by the release and the size of a scene.
@MainActor @Suite("Looks of scenes")
struct SceneLookTests {
    private func scene(
        _ root: String, size: (Int, Int), tools: Int = 21_507, device: String = "retina6_1", rest: String = ""
    ) throws -> Picture {
        try PaintedDocument(
            scenes: [
                (
                    """
                    <viewController id="c"><view key="view" id="v">\(PaintedDocument.rect(0, 0, size.0, size.1))\
                    <subviews>\(root)</subviews>\(rest)</view></viewController>
                    """, (0, 0)
                )
            ], device: device, tools: tools
        ).picture()
    }

    @Test("a strip of a screen has no status bar, but what is half as high as the screen has one")
    func pieces() throws {
        #expect(try !scene("", size: (414, 200)).text.contains("9:41"))
        #expect(try scene("", size: (414, 500)).text.contains("9:41"))
    }

    /// The indicator is 5 high and ends 8 points above the lower edge; 207 is the middle of 414.
    @Test("the home indicator is bright on what is dark")
    func homeIndicator() throws {
        func backdrop(_ white: String) -> String {
            "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
        }
        let onDark = try Pixels(of: scene("", size: (414, 896), rest: backdrop("0.1")))
        expectColor(onDark[207, 885], Colors.white)
        let onBright = try Pixels(of: scene("", size: (414, 896), rest: backdrop("0.9")))
        expectColor(onBright[207, 885], Colors.black)
    }

    @Test("a canvas that the document keeps dark is drawn so")
    func darkCanvas() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
            useAutolayout="YES"><device id="retina4_7" orientation="portrait" appearance="dark"/><scenes><scene><objects>\
            <viewController id="c"><view key="view" id="v">\(PaintedDocument.rect(0, 0, 375, 667))\
            <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController></objects></scene>\
            </scenes></document>
            """
        let document = try Documents.read(Array(xml.utf8), named: "Main.storyboard")
        #expect(document.scenes[0].preferences.settings.userInterfaceStyle == .dark)
        let picture = try Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
            .picture(of: document.build(document.scenes[0]))
        expectColor(try Pixels(of: picture)[100, 300], Colors.black)
    }

    /// A switch is 51 by 31. Its middle is inside the ring, its left end 0.75 deep in a line of 1.5.
    @Test("until iOS 12, a switch that is off is a ring around what lies behind it")
    func ring() throws {
        func middle(_ tools: Int) throws -> [Int] {
            let toggle = "<switch id=\"s\">\(PaintedDocument.rect(100, 100, 51, 31))</switch>"
            let red =
                "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
            let pixels = try Pixels(of: scene(toggle, size: (414, 896), tools: tools, rest: red))
            expectColor(pixels[125, 100], tools < 14_800 ? [229, 229, 229, 255] : pixels[140, 115], within: 30)
            return pixels[142, 115]
        }
        expectColor(try middle(14_460), Colors.red)
        #expect(try middle(17_701)[0] < 250)
    }

    @Test("buttons have their shadow right behind the words, unless the document moves it")
    func titleShadow() throws {
        func text(_ offset: String) throws -> String {
            let button = """
                <button id="b" buttonType="system">\(PaintedDocument.rect(100, 100, 100, 40))\(offset)<state key="normal" \
                title="Go"><color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></state>\
                </button>
                """
            return try scene(button, size: (414, 896)).text
        }
        let lines = try text("").split(separator: "\n").filter { $0.contains("text \"Go\"") }
        let moved = try text("<size key=\"titleShadowOffset\" width=\"2\" height=\"3\"/>")
            .split(separator: "\n").filter { $0.contains("text \"Go\"") }
        #expect(lines.count == 2 && moved.count == 2)
        #expect(place(of: lines[0]) == place(of: lines[1]))
        let (shadow, words) = (place(of: moved[0]), place(of: moved[1]))
        #expect(shadow != words)
    }

    @Test("a screen has its status bar on other devices too")
    func statusBarElsewhere() throws {
        let document = try PaintedDocument(
            scenes: [
                (
                    "<viewController id=\"c\"><view key=\"view\" id=\"v\">\(PaintedDocument.rect(0, 0, 414, 896))</view></viewController>",
                    (0, 0)
                )
            ], device: "retina6_1", tools: 22_154
        ).document
        var preferences = document.scenes[0].preferences
        (preferences.settings.device, preferences.size, preferences.safeAreaInsets) = (
            Headless.Device.named("iPad Pro (11-inch)"), nil, nil
        )
        let picture = try Stage(Headless.Settings(), room: .screen).honouring(preferences)
            .picture(of: document.build(document.scenes[0]))
        #expect(picture.text.contains("9:41"))
    }

    /// The row is 375 wide and its content 339: in the mirror it begins at 36. The image is 24 wide, 16 from the right of
    /// that, so at 299; the title, 200 wide and 60 from the right, at 79.
    @Test("rows stand mirrored in languages that run to the left")
    func mirroredRow() throws {
        let row = """
            <tableViewCell id="r" style="IBUITableViewCellStyleDefault" imageView="i" textLabel="t" \
            accessoryType="disclosureIndicator">\(PaintedDocument.rect(0, 100, 375, 44))<tableViewCellContentView \
            key="contentView" id="k">\(PaintedDocument.rect(0, 0, 339, 44))<subviews><label id="t" text="Row">\
            \(PaintedDocument.rect(60, 0, 200, 44))</label><imageView id="i" image="gear" catalog="system">\
            \(PaintedDocument.rect(16, 10, 24, 24))</imageView></subviews></tableViewCellContentView></tableViewCell>
            """
        let document = try PaintedDocument(
            scene: """
                <tableViewController id="c"><tableView key="view" id="v">\(PaintedDocument.rect(0, 0, 375, 667))<prototypes>\
                \(row)</prototypes></tableView></tableViewController>
                """
        ).document
        var preferences = document.scenes[0].preferences
        preferences.settings.layoutDirection = .rightToLeft
        try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(document.build(document.scenes[0])) {
            shown in
            @MainActor func frame(_ id: String) -> CGRect? { shown.elements.first { $0.id == id }?.view.frame }
            #expect(frame("k") == CGRect(x: 36, y: 0, width: 339, height: 44))
            #expect(frame("i") == CGRect(x: 299, y: 10, width: 24, height: 24))
            // The title has all that the accessory leaves, and 8 points between them.
            #expect(frame("t") == CGRect(x: 8, y: 0, width: 271, height: 44))
        }
    }

    @Test("a configuration's attributed title is its title")
    func attributedConfiguration() throws {
        let button = """
            <button id="b">\(PaintedDocument.rect(100, 100, 200, 40))<buttonConfiguration key="configuration" style="filled">\
            <attributedString key="attributedTitle"><fragment content="Sign in"><attributes><font key="NSFont" \
            metaFont="system" size="22"/></attributes></fragment></attributedString></buttonConfiguration></button>
            """
        let text = try scene(button, size: (414, 896)).text
        #expect(text.contains(#/text "Sign in" at \S+ \S+ \S+ 22/#))
    }

    private func place(of line: Substring) -> [Substring] {
        Array(line.split(separator: " ").drop { $0 != "at" }.prefix(3))
    }
}
