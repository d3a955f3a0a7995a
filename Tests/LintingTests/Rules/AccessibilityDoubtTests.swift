import Foundation
import Maquette
import MaquetteLinting
import Testing

/// What looks like a mistake in a document and is none on a device, beside what is one: each kind was seen among a hundred
/// findings in public documents that were judged by hand.
@MainActor @Suite struct AccessibilityDoubtTests {
    private func label(_ id: String, _ frame: String, _ rest: String = "") -> String {
        "{\"type\": \"label\", \"id\": \"\(id)\", \"frame\": [\(frame)], \"text\": \"Words\", \"font\": \"15\"\(rest)}"
    }

    @Test func `A launch screen is a picture`() throws {
        let small = """
            <label opaque="NO" contentMode="left" text="Copyright" id="small">
            <rect key="frame" x="20" y="20" width="200" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
            </label>
            """
        #expect(try Linted.markup(small, rules: "fixed-text-size").map(\.id) == ["small"])
        #expect(try Linted.markup(small, rules: "fixed-text-size", isLaunchScreen: true).isEmpty)
    }

    @Test func `White on the canvas's white is over something else; black on a dark background is a mistake`() throws {
        let white = label("words", "20, 20, 200, 30", ", \"textColor\": \"#FFFFFF\"")
        let root = ", \"backgroundColor\": \"#FFFFFF\""
        #expect(try Linted.screen(white, rules: "contrast", root: root).isEmpty)
        #expect(try Linted.screen(white, rules: "contrast", root: root, dark: true).isEmpty)
        let black = label("words", "20, 20, 200, 30", ", \"textColor\": \"#000000\"")
        let system = ", \"backgroundColor\": \"systemBackground\""
        #expect(try Linted.screen(black, rules: "contrast", root: system).isEmpty)
        #expect(try Linted.screen(black, rules: "contrast", root: system, dark: true).map(\.id) == ["words"])
    }

    @Test(arguments: Array(stride(from: 96.0, through: 130, by: 0.5)))
    func `The edge of what covers a text is no colour of it`(top: Double) throws {
        let views =
            label("words", "20, 100, 200, 30", ", \"textColor\": \"#000000\"")
            + ", {\"type\": \"view\", \"frame\": [0, \(top), 375, 200], \"backgroundColor\": \"#FFFFFF\"}"
        #expect(try Linted.screen(views, rules: "contrast", root: ", \"backgroundColor\": \"#FFFFFF\"").isEmpty)
    }

    @Test func `What is under a bar or a shade is not read there`() throws {
        let grey = label("words", "20, 100, 200, 30", ", \"textColor\": \"#666666\"")
        let shade = "{\"type\": \"view\", \"frame\": [0, 0, 375, 667], \"backgroundColor\": \"#FFFFFF80\"}"
        let root = ", \"backgroundColor\": \"#FFFFFF\""
        #expect(try Linted.screen(grey + "," + shade, rules: "contrast", root: root).isEmpty)
        // #666666 is 5.74 to 1 on white; at half, #B2B2B2, it is 2.12.
        let pale = label("words", "20, 100, 200, 30", ", \"textColor\": \"#666666\", \"alpha\": 0.5")
        #expect(try Linted.screen(pale, rules: "contrast", root: root).map(\.id) == ["words"])
    }

    // White on #007AFF is 4.02 to 1: Apple's own filled button, and an app's if a view is blue.
    @Test func `A filled button has the system's look; a label on blue has the app's`() throws {
        let button =
            "{\"type\": \"button\", \"id\": \"go\", \"frame\": [20, 100, 200, 50], \"title\": \"Go\", \"configuration\": \"filled\"}"
        #expect(try Linted.screen(button, rules: "contrast").isEmpty)
        let tinted = button.replacingOccurrences(of: "\"title\"", with: "\"tintColor\": \"#7AB8FF\", \"title\"")
        #expect(try Linted.screen(tinted, rules: "contrast").map(\.id) == ["go"])
        let card =
            "{\"type\": \"view\", \"frame\": [0, 100, 375, 80], \"backgroundColor\": \"#007AFF\", \"subviews\": ["
            + label("words", "20, 20, 200, 30", ", \"textColor\": \"#FFFFFF\"") + "]}"
        #expect(try Linted.screen(card, rules: "contrast").map(\.id) == ["words"])
    }

    @Test func `A label of the app's own class, and what lies over an empty view that code fills`() throws {
        func words(_ kind: String) -> String {
            """
            <label opaque="NO" contentMode="left" text="Words" id="words"\(kind)>
            <rect key="frame" x="20" y="20" width="200" height="21"/>
            <color key="textColor" red="0.6" green="0.6" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </label>
            """
        }
        let empty = """
            <view contentMode="scaleToFill" id="video">
            <rect key="frame" x="0" y="0" width="375" height="300"/>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            """
        #expect(try Linted.markup(empty + words(""), rules: "contrast").map(\.id) == ["words"])
        #expect(try Linted.markup(empty + words(" customClass=\"ThemedLabel\""), rules: "contrast").isEmpty)
        #expect(try Linted.markup(empty + words(""), rules: "contrast", outlets: ["video"]).isEmpty)
    }

    @Test func `A button without anything, and one that code gives a title`() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="cell">
            <rect key="frame" x="20" y="100" width="60" height="60"/>
            <state key="normal" title=" "/>
            </button>
            """
        #expect(try Linted.markup(button, rules: "unlabelled").map(\.message) == ["VoiceOver says only “Button.”"])
        #expect(try Linted.markup(button, rules: "unlabelled", outlets: ["cell"]).isEmpty)
        let second = button.replacingOccurrences(of: "\"cell\"", with: "\"other\"")
        #expect(try Linted.markup(button + second, rules: "duplicate-label").isEmpty)
    }

    // Black on the light value of the colour is 17 to 1, and on black 1 to 1; its dark value is in a catalog.
    @Test func `A named colour whose catalog is not there has an unknown dark look`() throws {
        func words(_ ground: String) -> String {
            """
            <view contentMode="scaleToFill" id="card"><rect key="frame" x="0" y="0" width="375" height="300"/><subviews>
            <label opaque="NO" contentMode="left" text="Words" id="words">
            <rect key="frame" x="20" y="20" width="200" height="21"/>
            </label></subviews><color key="backgroundColor" \(ground)/></view>
            """
        }
        let paper =
            "<namedColor name=\"paper\"><color white=\"0.94\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></namedColor>"
        let plain = words("white=\"0.94\" alpha=\"1\" colorSpace=\"calibratedWhite\"")
        #expect(try Linted.markup(plain, rules: "contrast", dark: true).map(\.id) == ["words"])
        #expect(try Linted.markup(words("name=\"paper\""), rules: "contrast", dark: true, resources: paper).isEmpty)
    }

    @Test func `A view by itself without a background is put on something`() throws {
        let root = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
            <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="50"/><subviews>
            <label opaque="NO" contentMode="left" text="Words" id="words">
            <rect key="frame" x="20" y="20" width="200" height="21"/>
            <color key="textColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/>
            </label></subviews>%</view></objects></document>
            """
        func found(_ ground: String) throws -> [String?] {
            try Linted.document(root.replacingOccurrences(of: "%", with: ground), rules: "contrast").map(\.id)
        }
        #expect(try found("").isEmpty)
        #expect(
            try found("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>") == [
                "words"
            ])
    }

    @Test func `The name of an image is one finding, and not two`() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="save">
            <rect key="frame" x="20" y="100" width="60" height="60"/>
            <state key="normal" image="save-button"/>
            </button>
            """
        #expect(try Linted.markup(button, rules: "unlabelled", "repeated-trait").map(\.rule) == ["unlabelled"])
    }

    @Test func `Interface Builder's word in a button that code fills overlaps nothing`() throws {
        let views = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="under">
            <rect key="frame" x="40" y="100" width="60" height="35"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Button"/>
            </button>
            <label opaque="NO" contentMode="left" text="Words" id="words">
            <rect key="frame" x="45" y="140" width="50" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """
        let open = try Linted.markup(views, rules: "largest-text").filter { $0.message.contains("overlaps") }
        #expect(open.count == 1)
        let filled = try Linted.markup(views, rules: "largest-text", outlets: ["under"])
        #expect(!filled.contains { $0.message.contains("overlaps") })
    }

    @Test func `An order that goes back, and one that goes on`() throws {
        func screen(_ order: String) -> String {
            "{\"type\": \"view\", \"id\": \"card\", \"frame\": [0, 100, 375, 200], \"accessibilityElements\": [\(order)], \"subviews\": ["
                + label("title", "20, 20, 200, 30") + "," + label("price", "20, 100, 200, 30") + "]}"
        }
        let bad = try Linted.screen(screen("\"price\", \"title\""), rules: "focus-order")
        #expect(bad.map(\.id) == ["title"])
        #expect(
            bad.first?.message == "VoiceOver reads it after label \"Words\" (price), which is further down")
        #expect(try Linted.screen(screen("\"title\", \"price\""), rules: "focus-order").isEmpty)
        #expect(throws: (any Error).self) { try Linted.screen(screen("\"titel\""), rules: "focus-order") }
    }
}
