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

    /// Places before and after the start, as Apple's `UIAccessibilityCustomRotor` describes a search: the next one from the
    /// current item in a direction, and nothing where there is none.
    private func board(_ letters: [String], start: Int) -> (root: UIView, board: UIView) {
        let targets = letters.map { Reading.box($0) }
        let board = Reading.box("Board")
        board.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Letters") { predicate in
                let current = predicate.currentItem.flatMap { item in
                    targets.firstIndex { $0 === item.targetElement }
                }
                let forward = predicate.searchDirection == .next
                let place = current.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? start : start - 1)
                guard targets.indices.contains(place) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: targets[place], targetRange: nil)
            }
        ]
        let root = Reading.screen((board, CGRect(20, 20, 100, 40)))
        for (number, target) in targets.enumerated() {
            target.frame = CGRect(20, 80 + CGFloat(number) * 20, 100, 18)
            root.addSubview(target)
        }
        return (root, board)
    }

    @Test func `The rotors that the app adds lead to places before the start and after it`() throws {
        let reading = try Reading.of(board(["A", "B", "C", "D"], start: 2).root)
        #expect(reading.elements[0].customRotors.map(\.name) == ["Letters"])
        #expect(reading.elements[0].customRotors.map(\.results) == [["A", "B", "C", "D"]])
        #expect(reading.lines[1].hasSuffix("Rotor Letters: A, B, C, D"))
        // One result on each side of the start.
        let few = try legend(board(["A", "B", "C", "D"], start: 2).root) { $0.rotorResultLimit = 1 }
        #expect(few.text.contains("Rotor Letters: B, C"))
        let none = try legend(board(["A", "B"], start: 0).root) { $0.showsCustomRotors = false }
        #expect(!none.text.contains("Rotor Letters"))
    }

    @Test func `A rotor that goes round, or never ends, comes to an end, and one of the system has its name`() throws {
        let (first, second) = (Reading.box("First"), Reading.box("Second"))
        let screen = Reading.screen((first, CGRect(20, 20, 100, 40)), (second, CGRect(20, 80, 100, 40)))
        first.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .heading) { predicate in
                let next = predicate.currentItem?.targetElement === first ? second : first
                return UIAccessibilityCustomRotorItemResult(targetElement: next, targetRange: nil)
            }
        ]
        let places = (0..<1_000).map { Reading.box("\($0)") }
        second.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Endless") { predicate in
                let current = predicate.currentItem.flatMap { item in places.firstIndex { $0 === item.targetElement } }
                guard predicate.searchDirection == .next, current != 999 else { return nil }
                let place = places[current.map { $0 + 1 } ?? 0]
                return UIAccessibilityCustomRotorItemResult(targetElement: place, targetRange: nil)
            },
            UIAccessibilityCustomRotor(name: "Empty") { _ in nil },
        ]
        let reading = try Reading.of(screen)
        #expect(reading.elements[0].customRotors.map(\.name) == ["Headings"])
        #expect(reading.elements[0].customRotors.map(\.results) == [["First", "Second"]])
        #expect(reading.elements[1].customRotors.map(\.results.count) == [100, 0])
    }

    @Test func `Traits that are not spoken are in the legend, unless they are not wanted`() throws {
        let screen = { Reading.screen((Reading.box("Play", .playsSound), CGRect(20, 20, 100, 40))) }
        #expect(try legend(screen()).text.contains("Traits: plays sound"))
        #expect(try !legend(screen()) { $0.showsUnspokenTraits = false }.text.contains("Traits"))
    }
}
