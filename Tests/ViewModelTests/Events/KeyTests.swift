import Testing
import UIKit

/// Keys have their numbers of the USB HID usage tables, page 7, as Apple's documentation of `UIKeyboardHIDUsage` says.
@MainActor @Suite struct KeyTests {
    @Test func keysHaveTheNumbersOfKeyboards() {
        let known: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardA, 0x04), (.keyboard1, 0x1E), (.keyboardReturnOrEnter, 0x28), (.keyboardTab, 0x2B),
            (.keyboardF1, 0x3A), (.keyboardF12, 0x45), (.keyboardRightArrow, 0x4F), (.keyboardUpArrow, 0x52),
            (.keypadEnter, 0x58), (.keypadEqualSign, 0x67), (.keyboardLeftControl, 0xE0), (.keyboardRightGUI, 0xE7),
        ]
        for (key, number) in known { #expect(key.rawValue == number) }
    }

    @Test func aCommandHasWhatItWasMadeWith() {
        let bold = UIKeyCommand(
            title: "Bold", action: Selector("bold"), input: "B", modifierFlags: .command, propertyList: 7,
            alternates: [UICommandAlternate(title: "Plain", action: Selector("plain"), modifierFlags: .alternate)],
            discoverabilityTitle: "Bold letters")
        #expect(bold.title == "Bold" && bold.input == "B" && bold.modifierFlags == .command)
        #expect(bold.action == Selector("bold") && bold.propertyList as? Int == 7)
        #expect(bold.alternates.map(\.title) == ["Plain"] && bold.discoverabilityTitle == "Bold letters")
    }

    @Test func aPressIsOfNoKey() { #expect(UIPress().key == nil) }
}
