import Foundation

extension UILabel {
    /// The colour of a run of text, in the label's state: highlighted, disabled or neither.
    package func color(of attributes: [NSAttributedString.Key: Any]) -> UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        let color = attributes[.foregroundColor] as? UIColor ?? labelState.textColor
        guard !isEnabled else { return color }
        return color.withAlphaComponent(color.value(with: traitCollection).alpha / 2)
    }
}
