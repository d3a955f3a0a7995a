import Maquette

/// States of a control that only a colour tells apart.
struct ColorAloneRule: Rule {
    nonisolated static let name = "color-alone"
    nonisolated static let summary = "only a colour tells the states of a button apart"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["1.4.1 Use of Color, A", "1.4.11 Non-text Contrast, AA"],
            apple: ["Human Interface Guidelines, Color: do not rely on colour alone to tell objects or states apart"],
            remedy: "give the selected state another image, title or weight, too")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements {
            guard let button = element.view as? UIButton, button.configuration == nil,
                let selected = button.titleColor(for: .selected), let normal = button.titleColor(for: .normal),
                hasText(button)
            else { continue }
            let traits = button.traitCollection
            let (one, other) = (normal.drawingColor(with: traits), selected.drawingColor(with: traits))
            guard one != other, !differsOtherwise(button) else { continue }
            report.add(
                "only \(one.hexWords) and \(other.hexWords) tell its normal and its selected state apart",
                about: element)
        }
    }

    private func hasText(_ button: UIButton) -> Bool {
        !(button.title(for: .normal) ?? button.attributedTitle(for: .normal)?.string ?? "").isEmpty
    }

    private func differsOtherwise(_ button: UIButton) -> Bool {
        button.title(for: .selected) != button.title(for: .normal)
            || button.attributedTitle(for: .selected)?.string != button.attributedTitle(for: .normal)?.string
            || button.image(for: .selected) !== button.image(for: .normal)
            || button.backgroundImage(for: .selected) !== button.backgroundImage(for: .normal)
    }
}
