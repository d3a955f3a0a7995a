import Testing
import UIKit

@Suite struct AttributedStringTests {
    private var sample: AttributedString {
        var text = AttributedString("plain ")
        var bold = AttributedString("bold")
        bold.font = .boldSystemFont(ofSize: 20)
        bold.foregroundColor = .red
        bold.underlineStyle = .single
        bold.kern = 1.5
        text.append(bold)
        return text
    }

    @Test func attributesGoUnderTheNamesThatFoundationHas() {
        let text = NSAttributedString(sample)
        #expect(text.string == "plain bold")
        let attributes = text.attributes(at: 6, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.kern] as? CGFloat == 1.5)
        #expect(text.attributes(at: 0, effectiveRange: nil).isEmpty)
    }

    @Test func theWayBackGivesTheSameText() {
        #expect(AttributedString(NSAttributedString(sample)) == sample)
    }

    @Test func numbersOfAnyTypeAreRead() {
        let text = AttributedString(
            NSAttributedString(string: "a", attributes: [.kern: 2, .underlineStyle: NSUnderlineStyle.double.rawValue]))
        #expect(text.kern == 2)
        #expect(text.underlineStyle == .double)
    }

    @Test func containersAreMadeOfTheAttributesThatUIKitKnows() {
        let container = AttributeContainer([
            .font: UIFont.systemFont(ofSize: 9), .kern: 2, NSAttributedString.Key("unknown"): 1,
        ])
        var expected = AttributeContainer()
        expected.font = UIFont.systemFont(ofSize: 9)
        expected.kern = 2
        #expect(container == expected)
    }

    @MainActor @Test func labelsTakeThem() {
        let label = UILabel()
        label.attributedText = NSAttributedString(sample)
        // The larger run decides: 20 · 2444 / 2048 = 23.87, at 24 on any grid.
        #expect(label.intrinsicContentSize.height == 24)
    }

    /// Apple's pages of `AttributeScopes.AccessibilityAttributes` and its attributes: the names, and the types of their values.
    @Test func `A text says how VoiceOver reads a part of it`() {
        var (mouse, giant) = (AttributedString("Squeak"), AttributedString(" said the giant"))
        mouse.accessibilitySpeechAdjustedPitch = 1
        giant.accessibilitySpeechSpellsOutCharacters = true
        giant.accessibilitySpeechAnnouncementPriority = .low
        let both = mouse + giant
        #expect(both.runs.map { $0.accessibilitySpeechAdjustedPitch } == [1, nil])
        #expect(both.runs.map { $0.accessibilitySpeechSpellsOutCharacters } == [nil, true])
        #expect(both.runs.last?.accessibilitySpeechAnnouncementPriority == .low)
        #expect(String(both.characters) == "Squeak said the giant")
    }
}
