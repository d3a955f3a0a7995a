import Foundation
import Maquette
import Testing
import UIKit

/// What documents say of places and looks, one rule a test; expectations are worked out by hand.
@MainActor @Suite("Rules of Interface Builder documents")
struct RuleTests {
    /// A root of 375 × 667 points with one view in it.
    private func root(_ views: String, _ constraints: String, _ rest: String = "") -> String {
        """
        <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(views)</subviews>\
        <constraints>\(constraints)</constraints>\(rest)</view>
        """
    }

    private let topLeft = Markup.pin("e", "leading", "root", "leading") + Markup.pin("e", "top", "root", "top")

    private func length(_ attribute: String, _ value: String, id: String, _ rest: String = "") -> String {
        "<constraint firstItem=\"e\" firstAttribute=\"\(attribute)\" constant=\"\(value)\" id=\"\(id)\" \(rest)/>"
    }

    private func shown(_ view: String, read: (UIView) throws -> Void) throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
            useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>\(view)</objects></document>
            """
        let document = try Documents.read(Array(xml.utf8), named: "View.xib")
        let scene = try #require(document.scenes.first)
        try Stage(room: .screen).honouring(scene.preferences).show(document.build(scene)) { shown in
            try read(#require(shown.elements.first { $0.id == "e" }).view)
        }
    }

    @Test("a multiplier may be written as a ratio, with a colon or a slash")
    func ratios() throws {
        for (text, width) in [("2:1", 100.0), ("1/2", 25), ("1.5", 75), ("16:8", 100)] {
            let ratio = """
                <constraint firstItem="e" firstAttribute="width" secondItem="e" secondAttribute="height" \
                multiplier="\(text)" id="r"/>
                """
            let height = length("height", "50", id: "h")
            let document = try DrawnDocument(view: root(Markup.placed("view", "e"), topLeft + height + ratio))
            document.expect("e", 0, 0, width, 50)
        }
    }

    @Test("the stronger of two constraints holds")
    func priorities() throws {
        let widths =
            length("width", "80", id: "a", "priority=\"700\"") + length("width", "90", id: "b", "priority=\"699\"")
        let document = try DrawnDocument(
            view: root(Markup.placed("view", "e"), topLeft + widths + length("height", "10", id: "h")))
        document.expect("e", 0, 0, 80, 10)
    }

    @Test("the standard space to the safe area is none, to another view it is the number beside it")
    func standardSpace() throws {
        let symbolic = { (pin: String) in
            pin.replacingOccurrences(of: "<constraint", with: "<constraint symbolic=\"YES\"")
        }
        let label = Markup.placed("view", "e") + Markup.placed("view", "f")
        let sizes = length("width", "80", id: "a") + length("height", "10", id: "b")
        let pins =
            symbolic(Markup.pin("e", "leading", "safe", "leading", 20))
            + symbolic(Markup.pin("e", "top", "root", "top", 20))
            + symbolic(Markup.pin("f", "leading", "e", "trailing", 8)) + Markup.pin("f", "top", "e", "top")
            + Markup.pin("f", "width", "e", "width") + Markup.pin("f", "height", "e", "height")
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        let document = try DrawnDocument(view: root(label, sizes + pins, guide))
        document.expect("e", 0, 20, 80, 10)
        document.expect("f", 88, 20, 80, 10)
    }

    @Test("a constraint on the margins of the root keeps off it, and 16 points since Xcode 7")
    func margins() throws {
        let pins =
            Markup.pin("e", "leading", "root", "leadingMargin") + Markup.pin("e", "top", "root", "top")
            + Markup.pin("root", "trailingMargin", "e", "trailing") + length("height", "10", id: "h")
        try DrawnDocument(view: root(Markup.placed("view", "e"), pins)).expect("e", 16, 0, 343, 10)
    }

    @Test("the top and bottom layout guides are at the bars, the safe area is inside the device's insets")
    func guides() throws {
        let top =
            "<viewControllerLayoutGuide type=\"top\" id=\"t\"/><viewControllerLayoutGuide type=\"bottom\" id=\"b\"/>"
        let old = Markup.controller(
            "c", views: Markup.placed("view", "e"),
            constraints: Markup.pin("e", "leading", "c-root", "leading") + Markup.pin("e", "top", "t", "bottom")
                + Markup.pin("b", "top", "e", "bottom") + length("width", "10", id: "w"),
            rest: "<layoutGuides>\(top)</layoutGuides>")
        try DrawnDocument(scenes: old, tools: 11_762).expect("e", 0, 20, 10, 647)
        let new = Markup.controller(
            "c", size: (375, 812), views: Markup.placed("view", "e"),
            constraints: Markup.pin("e", "leading", "c-safe", "leading") + Markup.pin("e", "top", "c-safe", "top")
                + Markup.pin("c-safe", "bottom", "e", "bottom") + length("width", "10", id: "w"))
        try DrawnDocument(scenes: new, device: "retina5_9").expect("e", 0, 44, 10, 812 - 44 - 34)
    }

    /// Recorded by 4 repositories: no status bar from Xcode 11 to 14.2, 20 points before and after.
    @Test("a scene without a device has a status bar of 20 points, but not from Xcode 11 to 14.2")
    func statusBarWithoutDevice() throws {
        for (tools, top) in [(14_490, 20.0), (14_868, 0), (21_507, 0), (21_701, 20)] {
            let scene = Markup.controller(
                "c", size: (600, 600), views: Markup.placed("view", "e"),
                constraints: Markup.pin("e", "leading", "c-safe", "leading") + Markup.pin("e", "top", "c-safe", "top")
                    + length("width", "10", id: "w") + length("height", "10", id: "h"))
            try DrawnDocument(scenes: scene, tools: tools, device: nil).expect("e", 0, top, 10, 10)
        }
    }

    /// Recorded by 4 repositories: first titles 31.5 points high and second ones 24, which is the system's line of 26 and of 20
    /// points (1.193 of each) at 2x. Before and after they have 28 and 22.
    @Test("the first two titles are two points smaller from Xcode 9.3 to 11.3")
    func smallTitles() throws {
        func label(_ style: String) -> String {
            Markup.placed(
                "label", "e", #"text="Ab""#, #"<fontDescription key="fontDescription" style="\#(style)"/>"#)
        }
        for (tools, first, second) in [(13_196, 33.5, 26.5), (14_490, 31.5, 24), (15_705, 33.5, 26.5)] {
            for (style, height) in [("UICTFontTextStyleTitle1", first), ("UICTFontTextStyleTitle2", second)] {
                let drawn = try DrawnDocument(view: root(label(style), topLeft), tools: tools)
                #expect(drawn.frames["e"]?.height == CGFloat(height), "\(style) of \(tools)")
            }
        }
    }

    @Test("views that are not installed are not there, nor are their constraints, and there is no warning")
    func variations() throws {
        let variation = """
            <variation key="default"><mask key="subviews"><exclude reference="e"/></mask></variation>\
            <variation key="widthClass=regular"><mask key="subviews"><include reference="e"/></mask></variation>
            """
        let view = root(
            Markup.placed("view", "e"), topLeft + length("width", "30", id: "w") + length("height", "40", id: "h"),
            variation)
        let phone = try DrawnDocument(view: view, tools: 13_771)
        #expect(phone.frames["e"] == nil)
        let scene = try #require(phone.document.scenes.first)
        func built() throws -> BuiltScene {
            let built = try phone.document.build(scene)
            #expect(built.warnings.isEmpty)
            return built
        }
        try Stage(room: .screen).honouring(scene.preferences).show(built()) { _ in }
        try DrawnDocument(view: view, tools: 13_771, device: "ipad9_7").expect("e", 0, 0, 30, 40)
    }

    @Test("a size class may have another constant")
    func variedConstants() throws {
        let width = """
            <constraint firstItem="e" firstAttribute="width" constant="30" id="w">\
            <variation key="widthClass=regular" constant="60"/></constraint>
            """
        let view = root(Markup.placed("view", "e"), topLeft + width + length("height", "40", id: "h"))
        try DrawnDocument(view: view, tools: 13_771).expect("e", 0, 0, 30, 40)
        try DrawnDocument(view: view, tools: 13_771, device: "ipad9_7").expect("e", 0, 0, 60, 40)
    }

    @Test("a view with a fixed frame stays where it was drawn, whatever its constraints would have been")
    func fixedFrames() throws {
        let view =
            "<view id=\"e\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(Markup.rect(20, 30, 40, 50))</view>"
        try DrawnDocument(view: root(view, "")).expect("e", 20, 30, 40, 50)
    }

    @Test("springs and struts hold where constraints make the view around them another size than it was drawn")
    func springs() throws {
        func frame(_ mask: String) throws -> CGRect? {
            let child =
                "<view id=\"e\">\(Markup.rect(20, 30, 40, 50))<autoresizingMask key=\"autoresizingMask\" \(mask)/></view>"
            let around = """
                <view id="p" translatesAutoresizingMaskIntoConstraints="NO">\(Markup.rect(0, 0, 100, 100))\
                <subviews>\(child)</subviews></view>
                """
            let pins = topLeft + length("width", "155", id: "w") + length("height", "120", id: "h")
            return try DrawnDocument(view: root(around, pins.replacing("\"e\"", with: "\"p\""))).frames["e"]
        }
        // The view around is 55 points wider and 20 higher than it was drawn.
        #expect(try frame("widthSizable=\"YES\" flexibleMaxY=\"YES\"") == CGRect(x: 20, y: 30, width: 95, height: 50))
        #expect(try frame("flexibleMinX=\"YES\" flexibleMinY=\"YES\"") == CGRect(x: 75, y: 50, width: 40, height: 50))
        #expect(try frame("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"") == CGRect(x: 20, y: 30, width: 40, height: 50))
    }

    @Test("runtime attributes reach the layer")
    func runtimeAttributes() throws {
        let attributes = """
            <userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/>\
            </userDefinedRuntimeAttribute>\
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/>\
            </userDefinedRuntimeAttribute>\
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>\
            </userDefinedRuntimeAttributes>
            """
        try shown(root(Markup.placed("view", "e", "", attributes), topLeft)) { view in
            #expect(view.layer.cornerRadius == 7)
            #expect(view.layer.borderWidth == 1.5)
            #expect(view.layer.masksToBounds)
        }
    }

    @Test(
        "colours are read from every space that documents name",
        arguments: [
            (
                "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", 1,
                0.5, 0
            ),
            ("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"", 1, 0, 0),
            ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", 1, 1, 1),
            (
                "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"", 0,
                0, 0
            ),
            ("cocoaTouchSystemColor=\"darkTextColor\"", 0, 0, 0), ("systemColor=\"systemBackgroundColor\"", 1, 1, 1),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func colors(attributes: String, red: CGFloat, green: CGFloat, blue: CGFloat) throws {
        let color = "<color key=\"backgroundColor\" \(attributes)/>"
        try shown(root(Markup.placed("view", "e", "", color), topLeft)) { view in
            var found: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(view.backgroundColor?.getRed(&found.0, green: &found.1, blue: &found.2, alpha: &found.3) == true)
            #expect(abs(found.0 - red) < 0.02 && abs(found.1 - green) < 0.02 && abs(found.2 - blue) < 0.02)
            #expect(found.3 == 1)
        }
    }

    @Test("an attributed text keeps the attributes of its parts")
    func attributedText() throws {
        let text = """
            <attributedString key="attributedText"><fragment content="One "><attributes>\
            <font key="NSFont" size="20" name="Helvetica"/></attributes></fragment><fragment content="two"><attributes>\
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
            </attributes></fragment></attributedString>
            """
        try shown(root(Markup.placed("label", "e", "", text), topLeft)) { view in
            let label = try #require(view as? UILabel)
            let string = try #require(label.attributedText)
            #expect(string.string == "One two")
            #expect((string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
            let color = string.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
            #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("an image that is not there has the size that the document recorded")
    func imageSize() throws {
        let view = root(Markup.placed("imageView", "e", "image=\"nowhere to be found\""), topLeft)
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
            useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>\(view)</objects>\
            <resources><image name="nowhere to be found" width="31" height="17"/></resources></document>
            """
        // Line ends of Windows and a byte-order mark make no difference.
        for bytes in [Array(xml.utf8), [0xEF, 0xBB, 0xBF] + Array(xml.replacing("\n", with: "\r\n").utf8)] {
            let document = try Documents.read(bytes, named: "View.xib")
            let scene = try #require(document.scenes.first)
            try Stage(room: .screen).honouring(scene.preferences).show(document.build(scene)) { shown in
                let view = try #require(shown.elements.first { $0.id == "e" }).view
                #expect(view.frame == CGRect(x: 0, y: 0, width: 31, height: 17))
            }
        }
    }
}
