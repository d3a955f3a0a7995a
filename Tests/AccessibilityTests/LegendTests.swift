import Maquette
@testable import MaquetteAccessibility
import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct LegendTests {
    private func legend(
        _ view: UIView, size: CGSize = CGSize(width: 200, height: 300), style: UIUserInterfaceStyle = .light,
        _ change: (inout AccessibilityPictureOptions) -> Void = { _ in }
    ) throws -> Picture {
        var options = AccessibilityPictureOptions()
        change(&options)
        let stage = Stage(scale: 1, style: style, room: .size(width: size.width, height: size.height))
        return try stage.show(view) { try $0.accessibilityPicture(options) }
    }

    @Test func `It lists what is spoken beside a portrait screen and below a landscape one`() throws {
        let screen = { Reading.screen((Reading.label("Hello"), CGRect(20, 20, 100, 20))) }
        let portrait = try legend(screen())
        #expect(portrait.size.width == CGFloat(200 + 16 + 300 + 16) && portrait.size.height == 300)
        #expect(portrait.text.contains("Hello"))
        let landscape = try legend(screen(), size: CGSize(width: 800, height: 300))
        #expect(landscape.size.width == 800 && landscape.size.height > 300)
    }

    @Test func `Every stop has a region in its colour, and those outside are only listed`() throws {
        let screen = Reading.screen(
            (Reading.box("In"), CGRect(20, 20, 100, 40)), (Reading.box("Out"), CGRect(20, 400, 100, 40)))
        let bitmap = try legend(screen) { $0.markerColors = [.red] }.bitmap()
        // A fifth of red over the white paper: 255, 204, 204.
        #expect(bitmap[100, 45] == 0xFFFF_CCCC)
        let text = try legend(screen).text
        #expect(text.contains("Out") && text.contains("Not on the screen"))
    }

    @Test func `A point is drawn where it was given, always, or never`() throws {
        func pixel(own: Bool, _ occasion: AccessibilityPictureOptions.Occasion) throws -> UInt32 {
            let box = Reading.box("Point")
            let screen = Reading.screen((box, CGRect(0, 0, 200, 200)))
            if own { box.accessibilityActivationPoint = CGPoint(x: 150, y: 150) }
            let bitmap = try legend(screen) {
                $0.markerColors = [.red]
                $0.activationPoints = occasion
            }.bitmap()
            return own ? bitmap[150, 150] : bitmap[100, 100]
        }
        #expect(try pixel(own: true, .whenOverridden) == 0xFFFF_0000)
        #expect(try pixel(own: true, .never) == 0xFFFF_CCCC)
        #expect(try pixel(own: false, .whenOverridden) == 0xFFFF_CCCC)
        #expect(try pixel(own: false, .always) == 0xFFFF_0000)
    }

    @Test func `A number stands in a margin of 16 points, and not on the first letter`() {
        // 18 wide: 2 points of it lie on the region, at its left and, where one reads from the right, at its right.
        var places = MarkerPlaces(inside: Rect(0, 0, 200, 300))
        #expect(places.place(Size(18, 18), at: Rect(16, 40, 168, 20), isRightToLeft: false) == Rect(0, 40, 18, 18))
        #expect(places.place(Size(18, 18), at: Rect(16, 80, 168, 20), isRightToLeft: true) == Rect(182, 80, 18, 18))
        // Without a margin it lies in the corner.
        #expect(places.place(Size(18, 18), at: Rect(0, 120, 200, 20), isRightToLeft: false) == Rect(0, 120, 18, 18))
    }

    @Test func `Arabic words stand before the English ones that follow them`() throws {
        let screen = Reading.screen((Reading.box("يوم", .button), CGRect(20, 20, 100, 40)))
        // Isolated (U+2068, U+2069) in a line from left to right (U+200E), by the Unicode Bidirectional Algorithm.
        #expect(try legend(screen).text.contains("\u{200E}\u{2068}يوم\u{2069}. Button."))
    }

    @Test func `Numbers can be read on every colour of ours: 4.5 to 1`() {
        for isDark in [false, true] {
            let palette = MarkerPalette([], isDark: isDark)
            for number in 1...8 { #expect(palette.color(number).contrast(with: palette.ink(number)) >= 4.5) }
            #expect(palette.text.contrast(with: palette.paper) >= 7)
            #expect(palette.note.contrast(with: palette.paper) >= 4.5)
        }
    }

    @Test func `A screen without anything says so, and a thousand stops still make a picture`() throws {
        #expect(try legend(UIView()).text.contains("VoiceOver finds nothing"))
        let crowd = UIView()
        for number in 0..<1_000 {
            let box = Reading.box("Number \(number)")
            box.frame = CGRect(CGFloat(number % 20) * 10, CGFloat(number / 20) * 10, 9, 9)
            crowd.addSubview(box)
        }
        let picture = try legend(crowd)
        #expect(picture.size.width < 8_000 && picture.size.height < 8_000)
    }
}
