import SwiftSyntax

// What UIKit adds to every object for VoiceOver. Here an extension of a protocol has it, which no class can override: what a class declares
// itself comes before it.
extension FileAdapter {
    /// The word `override` goes where a class is the first below `NSObject` to have such a member.
    func declareWhatObjectsHave(in block: MemberBlockSyntax, of type: String) {
        for member in block.members {
            guard let word = member.decl.memberModifiers?.first(where: { $0.name.text == "override" }),
                let name = member.decl.memberName.map({ String($0.prefix { $0 != "(" }) }),
                Self.addedToObjects.contains(name), facts.isFirstOfObjects(type, toOverride: name)
            else { continue }
            blank(word)
        }
    }

    private static let addedToObjects: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "accessibilityTraits", "accessibilityElements", "accessibilityFrame", "accessibilityPath",
        "accessibilityActivationPoint", "accessibilityLanguage", "accessibilityElementsHidden",
        "accessibilityViewIsModal", "shouldGroupAccessibilityChildren", "accessibilityContainerType",
        "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityIdentifier",
        "accessibilityUserInputLabels", "accessibilityRespondsToUserInteraction", "accessibilityNavigationStyle",
        "accessibilityHeaderElements", "automationElements", "accessibilityAttributedLabel",
        "accessibilityAttributedHint", "accessibilityAttributedValue", "accessibilityElementCount",
        "accessibilityElement", "index", "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
        "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    ]
}
