import Maquette
import MaquetteAccessibility

/// Controls side by side that sound the same.
struct DuplicateLabelRule: Rule {
    nonisolated static let name = "duplicate-label"
    nonisolated static let summary = "two controls in a row have the same label"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["2.4.6 Headings and Labels, AA", "2.4.4 Link Purpose (In Context), A"],
            apple: ["Supporting VoiceOver in your app: a label identifies its element"],
            remedy: "say of what: “Delete photo” and “Delete album”")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        let stops = scene.speech.reading.elements
        for (one, next) in zip(stops, stops.dropFirst()) where acts(one) && acts(next) && one.view != next.view {
            guard let label = one.label, !label.isBlank, !label.isPlaceholder,
                one.description == next.description, one.hint == next.hint,
                let element = scene.element(of: next), let former = scene.element(of: one),
                !scene.mayBeChanged(element, [.text, .speech]), !scene.mayBeChanged(former, [.text, .speech])
            else { continue }
            report.add("VoiceOver says “\(one.description)”, as for the one before it", about: element)
        }
    }

    private func acts(_ element: SpokenElement) -> Bool {
        !element.traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry])
    }
}

extension LintedScene {
    func element(of spoken: SpokenElement) -> LintedElement? {
        spoken.view.flatMap { view in elements.first { ObjectIdentifier($0.view) == view } }
    }
}
