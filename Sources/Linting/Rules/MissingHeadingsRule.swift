import Maquette
import MaquetteAccessibility

/// Long screens that cannot be skipped through.
struct MissingHeadingsRule: Rule {
    nonisolated static let name = "missing-headings"
    nonisolated static let summary = "a long screen has no heading"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["1.3.1 Info and Relationships, A", "2.4.6 Headings and Labels, AA"],
            apple: [
                "UIAccessibilityTraits.header: a header divides content into sections; the rotor goes through them"
            ],
            remedy: "give the titles of sections the trait Header")
    }
    nonisolated static var options: [RuleOption<Self>] {
        [
            RuleOption(
                "elements", .wholeNumber("a number of elements", in: 2...10_000), "How many make a screen long; 20.",
                \.elements)
        ]
    }

    nonisolated var elements = 20

    func check(_ scene: LintedScene, _ report: inout Report) {
        let stops = scene.speech.reading.elements
        guard scene.isScreen, stops.count >= elements, !stops.contains(where: { $0.traits.contains(.header) }),
            let root = scene.elements.first(where: { $0.view === scene.shown.view }) ?? scene.elements.first
        else { return }
        report.add("VoiceOver has \(stops.count) stops here and no heading to go to", about: root)
    }
}
