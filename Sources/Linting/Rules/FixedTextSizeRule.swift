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
            if font.scaling == nil, font.fontDescriptor.object(forKey: .textStyle) == nil,
                !scene.mayBeChanged(element, .font)
            {
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
            // A title without any space beside an image is not seen.
            button.titleLabel.flatMap { label in
                let isSeen = button.currentImage == nil || label.bounds.width >= label.font.pointSize / 2
                return label.text?.isEmpty == false && isSeen ? label.font : nil
            }
        default: nil
        }
    }
}
