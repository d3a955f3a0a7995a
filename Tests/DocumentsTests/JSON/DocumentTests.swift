import Foundation
import Maquette
import MaquetteViewTestSupport
import Testing

/// Documents turn into views that stand and look as the document says.
@MainActor @Suite struct DocumentTests {
    /// A root of 200 x 100 with views `a` and `b`.
    private func screen(_ constraints: String, a: String = "", b: String = "", more: String = "") throws -> Screen {
        try Screen(
            """
            { "size": { "width": 200, "height": 100 }, "metrics": { "gap": 12 }, \(more)
              "view": { "layoutMargins": 10, "constraints": [\(constraints)],
                "subviews": [{ "id": "a" \(a) }, { "id": "b" \(b) }] } }
            """)
    }

    // MARK: Constraints

    @Test func `Equations know multipliers, constants, numbers by name and several edges`() throws {
        let screen = try screen(
            """
            "a.edges == root.edges inset gap", "b.width == a.width / 2 + 2 * gap - 4", "b.height == 3 * 5",
            "b.trailing == a.trailing", "b.bottom == a.bottom - gap"
            """)
        expectFrame(try screen.view("a"), 12, 12, 176, 76)
        expectFrame(try screen.view("b"), 80, 61, 108, 15)
    }

    @Test func `Guides are words between view and attribute`() throws {
        let screen = try screen(
            #""a.edges == root.margins", "b.leading == a.margins.leading", "b.top == a.topMargin", "b.size == 4""#,
            a: #", "layoutMargins": { "top": 1, "leading": 3 }"#)
        expectFrame(try screen.view("a"), 10, 10, 180, 80)
        expectFrame(try screen.view("b"), 13, 11, 4, 4)
    }

    @Test func `Layout guides of the document take part`() throws {
        let screen = try Screen(
            """
            { "size": { "width": 200, "height": 100 }, "view": {
                "layoutGuides": ["column"],
                "constraints": ["column.verticalEdges == self", "column.leading == self.leading + 50", "column.width == 30",
                                "a.edges == column"],
                "subviews": [{ "id": "a" }] } }
            """)
        expectFrame(try screen.view("a"), 50, 0, 30, 100)
        #expect(screen.root.layoutGuides.map(\.identifier) == ["column"])
    }

    @Test func `A higher priority wins, by number and by name`() throws {
        let screen = try screen(
            """
            "a.leading == root.leading", "a.verticalEdges == root", "a.width == 50 @low", "a.width == 70 @251",
            "b.leading == root.leading", "b.verticalEdges == root", "wide: b.width == 90 @high", "b.width >= 60", "b.width == 80 @high-1"
            """)
        expectFrame(try screen.view("a"), 0, 0, 70, 100)
        expectFrame(try screen.view("b"), 0, 0, 90, 100)
        #expect(try screen.view("b").constraints.contains { $0.identifier == "wide" && $0.priority == .defaultHigh })
    }

    @Test func `Visual formats take options and metrics`() throws {
        let screen = try screen(
            """
            { "format": "H:|-[a(wide)]-gap-[b]-|", "options": ["alignAllTop", "alignAllBottom"], "metrics": { "wide": 40 } },
            "V:|-5-[a]-5-|"
            """)
        expectFrame(try screen.view("a"), 10, 5, 40, 90)
        expectFrame(try screen.view("b"), 62, 5, 128, 90)
    }

    @Test func `Objects name the parts of a constraint`() throws {
        let screen = try screen(
            """
            { "first": "a.leading", "second": "root.leading", "constant": 7, "identifier": "inset" },
            { "first": "a.width", "relation": "<=", "second": "root.width", "multiplier": 0.25 },
            { "first": "a.width", "constant": 120, "priority": 500 },
            { "equation": "a.verticalEdges == root", "priority": "high" },
            "b.edges == a"
            """)
        expectFrame(try screen.view("a"), 7, 0, 50, 100)
        expectFrame(try screen.view("b"), 7, 0, 50, 100)
    }

    @Test func `A fixed frame follows its superview by its mask`() throws {
        let screen = try screen(
            #""b.edges == root""#, a: #", "frame": [10, 20, 30, 40], "autoresizingMask": ["flexibleRightMargin"]"#)
        expectFrame(try screen.view("a"), 10, 20, 30, 40)
        #expect(try screen.view("a").translatesAutoresizingMaskIntoConstraints)
        #expect(try !screen.view("b").translatesAutoresizingMaskIntoConstraints)
    }

    // MARK: Stacks

    @Test func `A stack view keeps its spacing, its custom spacing and its margins`() throws {
        let screen = try Screen(
            """
            { "size": { "width": 100, "height": 100 }, "view": { "type": "stackView", "axis": "vertical", "spacing": 4,
                "layoutMargins": 6, "isLayoutMarginsRelativeArrangement": true, "alignment": "leading", "subviews": [
                  { "id": "a", "width": 20, "height": 10, "customSpacingAfter": 16 }, { "id": "b", "width": 30, "height": 10 },
                  { "id": "c", "width": 40, "height": 48 }] } }
            """)
        expectFrame(try screen.view("a"), 6, 6, 20, 10)
        expectFrame(try screen.view("b"), 6, 32, 30, 10)
        expectFrame(try screen.view("c"), 6, 46, 40, 48)
    }

    // MARK: Looks

    @Test func `Colours are names, numbers, pairs and the document's own`() throws {
        let looks = ##", "backgroundColor": { "light": "brand", "dark": "#0F08" }, "tintColor": "secondaryLabel""##
        let screen = try screen(
            "", a: looks, b: #", "backgroundColor": { "color": "brand", "alpha": 0.5 }"#,
            more: ##""colors": { "brand": "#FF8000" },"##)
        let color = try #require(try screen.view("a").backgroundColor)
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        #expect(dark == UIColor(red: 0, green: 1, blue: 0, alpha: 136 / 255))
        #expect(try screen.view("a").tintColor == .secondaryLabel)
        #expect(try screen.view("b").backgroundColor == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 0.5))
    }

    @Test func `Layers have corners, borders and shadows`() throws {
        let screen = try screen(
            "",
            a: """
                , "cornerRadius": 9, "cornerCurve": "continuous", "maskedCorners": ["topLeft", "bottomRight"], "borderWidth": 2,
                "borderColor": "white", "shadow": { "color": "red", "opacity": 0.5, "offset": [1, -2], "radius": 3 }
                """)
        let layer = try screen.view("a").layer
        #expect(layer.cornerRadius == 9)
        #expect(layer.cornerCurve == .continuous)
        #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        #expect(layer.borderWidth == 2)
        #expect(layer.borderColor == UIColor.white.cgColor)
        #expect(layer.shadowColor == UIColor.red.cgColor)
        #expect(layer.shadowOpacity == 0.5)
        #expect(layer.shadowOffset == CGSize(width: 1, height: -2))
        #expect(layer.shadowRadius == 3)
    }

    @Test func `Fonts are sizes, styles, weights and faces`() throws {
        func font(_ json: String, more: String = "") throws -> UIFont {
            try #require(
                (try screen("", a: #", "type": "label", "font": \#(json)"#, more: more).view("a") as? UILabel)?.font)
        }
        #expect(try font("15") == .systemFont(ofSize: 15))
        #expect(try font(#""15 heavy""#) == .systemFont(ofSize: 15, weight: .heavy))
        #expect(try font(#"{ "size": 15, "italic": true }"#) == .italicSystemFont(ofSize: 15))
        #expect(try font(#""title2""#).pointSize == 22)
        #expect(try font(#""title2""#, more: #""textSize": "accessibilityMedium","#).pointSize == 34)
        #expect(try font(#"{ "style": "title2", "weight": "bold" }"#) == .systemFont(ofSize: 22, weight: .bold))
        #expect(try font(#"{ "name": "Georgia", "size": 12 }"#).familyName == "Georgia")
    }

    @Test func `Attributed text comes in runs`() throws {
        let screen = try screen(
            "",
            a: """
                , "type": "label", "textColor": "red",
                "attributedText": ["one ", { "text": "two", "color": "blue", "underline": true, "kern": 2,
                                              "paragraph": { "lineSpacing": 3 } }]
                """)
        let label = try #require(try screen.view("a") as? UILabel)
        #expect(label.text == "one two")
        let second = label.attributedText?.attributes(at: 5, effectiveRange: nil) ?? [:]
        #expect(second[.foregroundColor] as? UIColor == .blue)
        #expect(second[.underlineStyle] as? Int == 1)
        #expect((second[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    }

    @Test func `Images lie beside the document or are symbols`() throws {
        let file = Fixture.folder.appending(path: "here.json").path
        let text = """
            { "size": { "width": 100, "height": 100 }, "view": { "subviews": [
                { "id": "a", "type": "imageView", "image": { "file": "images/lighthouse.png", "renderingMode": "template" } },
                { "id": "b", "type": "imageView", "image": "symbol:heart.fill" }] } }
            """
        let screen = try Screen(JSONDocument(Data(text.utf8), file: file))
        let picture = try #require((try screen.view("a") as? UIImageView)?.image)
        #expect(picture.size == CGSize(width: 90, height: 60))
        #expect(picture.renderingMode == .alwaysTemplate)
        #expect((try screen.view("b") as? UIImageView)?.image?.isSymbolImage == true)
    }

    // MARK: Controls

    @Test func `A button is the system's, or has a configuration`() throws {
        let screen = try screen(
            #""a.leading == root.leading", "a.top == root.top""#,
            a: #", "type": "button", "title": "Save", "titleColor": "red", "font": 20, "isEnabled": false"#,
            b: """
                , "type": "button", "configuration": "filled", "title": "Send", "subtitle": "now", "cornerStyle": "capsule",
                "baseBackgroundColor": "systemGreen", "buttonSize": "large", "imagePlacement": "trailing", "imagePadding": 6
                """)
        let plain = try #require(try screen.view("a") as? UIButton)
        #expect(plain.buttonType == .system)
        #expect(plain.currentTitle == "Save")
        #expect(plain.titleColor(for: .normal) == .red)
        #expect(plain.titleLabel?.font == .systemFont(ofSize: 20))
        #expect(!plain.isEnabled)
        let configuration = try #require((try screen.view("b") as? UIButton)?.configuration)
        #expect(configuration.title == "Send")
        #expect(configuration.subtitle == "now")
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.baseBackgroundColor == .systemGreen)
        #expect(configuration.buttonSize == .large)
        #expect(configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 6)
    }

    @Test func `A wheel turns unless it is stopped`() throws {
        let screen = try screen(
            #""a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == root.top""#,
            a: #", "type": "activityIndicator", "style": "large""#,
            b: #", "type": "activityIndicator", "isAnimating": false"#)
        expectFrame(try screen.view("a"), 0, 0, 37, 37)
        #expect((try screen.view("a") as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(try screen.view("b").isHidden)
    }

    // MARK: Scenes

    @Test func `Variations hold where their conditions do, and later ones win`() throws {
        let text = """
            { "view": { "subviews": [{ "id": "a", "alpha": 0.1, "variations": [
                { "when": "dark", "alpha": 0.2 }, { "when": ["dark", "rightToLeft"], "alpha": 0.3 },
                { "when": "regularHeight", "constraints": ["self.width == 7"] }, { "when": "compactHeight", "width": 8 }] }],
                "constraints": ["a.leading == self.leading", "a.top == self.top", "a.height == 5"] } }
            """
        func view(_ change: (inout Headless.Settings) -> Void) throws -> UIView {
            var settings = Headless.Settings()
            change(&settings)
            return try Screen(JSONDocument(Data(text.utf8), file: "a.json"), on: Stage(settings)).view("a")
        }
        expectFrame(try view { _ in }, 0, 0, 7, 5)
        expectFrame(try view { $0.orientation = .landscapeLeft }, 0, 0, 8, 5)
        // Alpha is kept in single precision.
        #expect(try view { _ in }.alpha == CGFloat(Float(0.1)))
        #expect(try view { $0.userInterfaceStyle = .dark }.alpha == CGFloat(Float(0.2)))
        #expect(
            try view {
                $0.userInterfaceStyle = .dark
                $0.layoutDirection = .rightToLeft
            }.alpha == CGFloat(Float(0.3)))
    }

    @Test func `Scenes inherit the document's wishes`() throws {
        let text = """
            { "device": "iphone se (3rd generation)", "appearance": "dark", "scenes": [
                { "id": "one", "name": "First", "view": {} },
                { "appearance": "light", "orientation": "landscape", "scale": 1, "direction": "rightToLeft", "view": {} },
                { "id": "part", "size": { "width": 50, "height": "fit" }, "view": { "id": "v", "height": 20 } }] }
            """
        let document = try JSONDocument(Data(text.utf8), file: "a.json")
        #expect(document.scenes.map(\.id) == ["one", "scene2", "part"])
        #expect(document.scenes.map(\.name) == ["First", "scene2", "part"])
        #expect(document.scenes.map(\.wishes.userInterfaceStyle) == [.dark, .light, .dark])
        #expect(try Screen(document, scene: 0).canvas.bounds.size == CGSize(width: 375, height: 667))
        #expect(try Screen(document, scene: 1).canvas.bounds.size == CGSize(width: 667, height: 375))
        #expect(try Screen(document, scene: 2).canvas.bounds.size == CGSize(width: 50, height: 20))
    }

    @Test func `Elements come in the order of the document, with their lines`() throws {
        let screen = try Screen(
            "{ \"view\": { \"subviews\": [\n { \"id\": \"a\", \"name\": \"Card\",\n \"subviews\": [\n { \"type\": \"label\" }] },\n { \"id\": \"b\" }] } }"
        )
        #expect(screen.built.elements.map(\.id) == [nil, "a", nil, "b"])
        #expect(screen.built.elements.map(\.kind) == ["view", "view", "label", "view"])
        #expect(screen.built.elements.map(\.label) == [nil, "Card", nil, nil])
        #expect(screen.built.elements.map(\.line) == [1, 2, 4, 5])
    }

    @Test func `Escapes in strings mean their characters`() throws {
        let screen = try screen("", a: #", "type": "label", "text": "\u0041\n\"\ud83d\ude00\/""#)
        #expect((try screen.view("a") as? UILabel)?.text == "A\n\"😀/")
    }
}
