import Maquette

/// Texts that stay small.
struct FixedTextSizeRule: Rule {
    nonisolated static let name = "fixed-text-size"
    nonisolated static let summary = "a text does not grow with the user's text size"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["1.4.4 Resize Text, AA: up to 200 per cent"],
            apple: [
                "Human Interface Guidelines, Typography: support Dynamic Type",
                "adjustsFontForContentSizeCategory, with a text style or UIFontMetrics",
            ],
            remedy: "choose a text style, and switch on Automatically Adjusts Font")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements where !element.isInBar {
            guard let (font, adjusts) = font(of: element.view), let words = element.view.words,
                words.contains(where: { $0.isLetter })
            else { continue }
            // Code of the app may set another font.
            if element.built.ownClass != nil, !element.built.runsOwnCode { continue }
            if font.scaling == nil, font.fontDescriptor.object(forKey: .textStyle) == nil {
                report.add("its font stays at \(font.pointSize.shortened) points at every text size", about: element)
            } else if !adjusts {
                report.add("it has a text style, but does not follow a change of the text size", about: element)
            }
        }
    }

    private func font(of view: UIView) -> (UIFont, adjusts: Bool)? {
        switch view {
        case let label as UILabel: (label.font, label.adjustsFontForContentSizeCategory)
        case let field as UITextField: field.font.map { ($0, field.adjustsFontForContentSizeCategory) }
        case let text as UITextView: text.font.map { ($0, text.adjustsFontForContentSizeCategory) }
        // Configured buttons follow the text size by themselves.
        case let button as UIButton where button.configuration == nil:
            button.titleLabel.flatMap { label in
                label.text?.isEmpty == false ? (label.font, label.adjustsFontForContentSizeCategory) : nil
            }
        default: nil
        }
    }
}
