import SwiftSyntax

// What UIKit adds to every object for VoiceOver, and Foundation for observers. Here an extension of a protocol has it, which no class can
// override: what a class declares itself comes before it.
extension FileAdapter {
    /// The word `override` goes where a class is the first below `NSObject` to have such a member.
    func declareWhatObjectsHave(in block: MemberBlockSyntax, of type: String) {
        for member in block.members {
            guard let word = member.decl.memberModifiers?.first(where: { $0.name.text == "override" }),
                let name = member.decl.memberName.map({ String($0.prefix { $0 != "(" }) }),
                Self.addedToObjects.contains(name) && facts.isFirstOfObjects(type, toOverride: name)
                    || member.decl.as(FunctionDeclSyntax.self)?.isOfObservers == true && isFirstObserver(type)
            else { continue }
            blank(word)
        }
    }

    private func isFirstObserver(_ type: String) -> Bool {
        facts.isObjectOfApple(type) && facts.isFirst(type, toOverride: FunctionDeclSyntax.wordOfObservers)
    }

    /// Tells UIKit how an object hears of a change. What its class overrides it calls as well.
    func rowOfObservers(_ block: MemberBlockSyntax, _ type: String, fullName: String) -> [String] {
        guard isFirstObserver(fullName),
            block.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.isOfObservers == true })
        else { return [] }
        let word = FunctionDeclSyntax.wordOfObservers
        return [
            "KeyValueObservers.add(\(type).self) { $0.\(word)(forKeyPath: $1, of: $2, change: $3, context: $4) }"
        ]
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

extension FunctionDeclSyntax {
    fileprivate static let wordOfObservers = "observeValue"

    /// Whether it overrides the method by which observers hear of changes.
    var isOfObservers: Bool {
        modifiers.contains(named: "override") && fullName == "observeValue(forKeyPath:of:change:context:)"
    }
}
