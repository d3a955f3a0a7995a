import Foundation
import Maquette
import MaquetteViewTestSupport
import Testing

/// Colours, fonts, texts, images, layers and controls.
@MainActor @Suite struct LookTests {
    @Test func `Colours are names, numbers, pairs and the document's own`() throws {
        let looks = ##", "backgroundColor": { "light": "brand", "dark": "#0F08" }, "tintColor": "secondaryLabel""##
        let screen = try Screen(
            constraints:
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
        let screen = try Screen(
            constraints:
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
                (try Screen(constraints: "", a: #", "type": "label", "font": \#(json)"#, more: more).view("a")
                    as? UILabel)?.font)
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
        let screen = try Screen(
            constraints:
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

    @Test func `A button is the system's, or has a configuration`() throws {
        let screen = try Screen(
            constraints:
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
        let screen = try Screen(
            constraints:
                #""a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == root.top""#,
            a: #", "type": "activityIndicator", "style": "large""#,
            b: #", "type": "activityIndicator", "isAnimating": false"#)
        expectFrame(try screen.view("a"), 0, 0, 37, 37)
        #expect((try screen.view("a") as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(try screen.view("b").isHidden)
    }

    @Test func `Controls hold their values`() throws {
        func control<Control: UIView>(_ json: String, as type: Control.Type) throws -> Control {
            try #require(try Screen(constraints: "", a: ", \(json)").view("a") as? Control)
        }
        #expect(try control(#""type": "switch", "isOn": true"#, as: UISwitch.self).isOn)
        let slider = try control(
            #""type": "slider", "value": 30, "maximumValue": 60, "minimumValue": 20"#, as: UISlider.self)
        #expect([slider.minimumValue, slider.value, slider.maximumValue] == [20, 30, 60])
        #expect(
            try control(
                #""type": "stepper", "value": 160, "minimumValue": 150, "maximumValue": 200"#, as: UIStepper.self
            ).value == 160)
        let choice = #""type": "segmentedControl", "segments": ["Day", "Week"], "selectedSegmentIndex": 1"#
        let segments = try control(choice, as: UISegmentedControl.self)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
        let pages = try control(#""type": "pageControl", "currentPage": 2, "numberOfPages": 5"#, as: UIPageControl.self)
        #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
        #expect(try control(#""type": "progressView", "progress": 0.25"#, as: UIProgressView.self).progress == 0.25)
    }
}
