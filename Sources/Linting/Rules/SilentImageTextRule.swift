import Maquette
import MaquetteExplaining

/// Pictures of words that are not spoken.
struct SilentImageTextRule: Rule {
    nonisolated static let name = "silent-image-text"
    nonisolated static let summary = "an image with text in it, by its name and shape, says nothing"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["1.4.5 Images of Text, AA", "1.1.1 Non-text Content, A"],
            apple: ["Supporting VoiceOver in your app: describe images that carry meaning"],
            remedy: "use a label instead of the image, or give the image view that text as accessibilityLabel")
    }

    private static let words: Set<String> = ["text", "title", "wordmark", "headline", "slogan", "logotype", "caption"]

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements {
            guard let view = element.view as? UIImageView, let name = view.image?.assetName,
                !(view.image?.isSystemSymbol ?? false), scene.speech(of: element) == nil,
                element.frame.width >= 2 * element.frame.height, saysText(name),
                !scene.mayBeChanged(element, [.image, .speech])
            else { continue }
            report.add("the image “\(name)” seems to show text, which VoiceOver does not speak", about: element)
        }
    }

    /// Whether one of the words of a name is for text; icons of text are none.
    private func saysText(_ name: String) -> Bool {
        var words: [String] = []
        for character in name.split(separator: "/").last ?? "" {
            if !character.isLetter {
                words.append("")
            } else if character.isUppercase || words.isEmpty {
                words.append(character.lowercased())
            } else {
                words[words.count - 1] += character.lowercased()
            }
        }
        return !Self.words.isDisjoint(with: words)
            && ["icon", "ic", "btn", "button", "bg", "background", "line"].allSatisfy { !words.contains($0) }
    }
}
