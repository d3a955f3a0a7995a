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
                "UIFont.preferredFont(forTextStyle:), or UIFontMetrics",
            ],
            remedy: "choose a text style, and switch on Automatically Adjusts Font")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements where !element.isInBar {
            guard let font = font(of: element.view), let words = element.view.words,
                words.contains(where: { $0.isLetter })
            else { continue }
            // Code of the app may set another font.
            if element.built.ownClass != nil, !element.built.runsOwnCode { continue }
            if font.scaling == nil, font.fontDescriptor.object(forKey: .textStyle) == nil {
                report.add("its font stays at \(font.pointSize.shortened) points at every text size", about: element)
            }
        }
    }

    private func font(of view: UIView) -> UIFont? {
        switch view {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        // Configured buttons follow the text size by themselves.
        case let button as UIButton where button.configuration == nil:
            button.titleLabel.flatMap { label in
                label.text?.isEmpty == false ? label.font : nil
            }
        default: nil
        }
    }
}
