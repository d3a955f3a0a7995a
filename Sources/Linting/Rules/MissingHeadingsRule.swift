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
            remedy: "give the title of the screen, and those of sections, the trait Header")
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
        // The title of a bar, which code puts over a view, is a heading.
        guard scene.isScreen, scene.shown.scene?.isLooseView != true, stops.count >= elements,
            !stops.contains(where: { $0.traits.contains(.header) }),
            let title = firstTitle(in: scene)
        else { return }
        report.add(
            "VoiceOver has \(stops.count) stops here and no heading to go to; this text looks like one", about: title)
    }

    /// A text that eyes take for a heading: larger or bolder than most.
    private func firstTitle(in scene: LintedScene) -> LintedElement? {
        let labels = scene.visibleElements.compactMap { element -> (element: LintedElement, font: UIFont)? in
            guard let label = element.view as? UILabel, let text = label.text, text.contains(where: \.isLetter),
                scene.speech(of: element) != nil, !scene.mayBeChanged(element, .speech)
            else { return nil }
            return (element, label.font)
        }
        let sizes = labels.map { Double($0.font.pointSize) }.sorted()
        guard labels.count > 1 else { return nil }
        let usual = sizes[sizes.count / 2]
        let bold = labels.filter { $0.font.isBold }.count
        return labels.first { label in
            let size = Double(label.font.pointSize)
            return size >= usual * 1.2 || label.font.isBold && bold * 3 <= labels.count && size >= usual
        }?.element
    }
}

extension UIFont {
    fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
