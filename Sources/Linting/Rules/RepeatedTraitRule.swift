import Maquette
import MaquetteAccessibility

/// Labels that say what VoiceOver says anyway.
struct RepeatedTraitRule: Rule {
    nonisolated static let name = "repeated-trait"
    nonisolated static let summary = "a label repeats what its traits say: “Save button”"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["4.1.2 Name, Role, Value, A"],
            apple: ["accessibilityLabel: the label does not include the type of the control or view"],
            remedy: "take the word off the label; the trait says it, in the user's language")
    }

    private static let words: [(trait: UIAccessibilityTraits, word: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.header, "heading"), (.searchField, "search field"),
        (.textEntry, "text field"), (.toggleButton, "switch"), (.adjustable, "slider"), (.tabBarItem, "tab"),
    ]

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements {
            // A title that can be seen names a thing: “Without Action Button”. The name of an image is another rule's.
            guard element.view.givenAccessibilityLabel?.isBlank == false, let spoken = scene.speech(of: element),
                let label = spoken.label?.lowercased()
            else { continue }
            let repeated = Self.words.first { trait, word in
                spoken.traits.contains(trait) && label.hasSuffix(" " + word)
            }
            guard let repeated, !scene.mayBeChanged(element, [.text, .speech]) else { continue }
            report.add(
                "VoiceOver says “\(spoken.description)”: “\(repeated.word)” is said by its traits", about: element)
        }
    }
}
