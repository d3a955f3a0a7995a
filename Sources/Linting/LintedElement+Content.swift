import Maquette

extension LintedElement {
    /// Where the text or control of a view is, in the coordinates of the picture; nil for containers
    /// and decoration.
    @MainActor var content: CGRect? {
        switch view {
        case let label as UILabel: textFrame(of: label)
        case let button as UIButton: frame(of: button)
        case let text as UITextView where !text.isEditable: textFrame(of: text)
        case is UITextField, is UITextView, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl:
            view.alignmentRect(forFrame: frame)
        default: nil
        }
    }

    /// What the element hides of views behind it: a filled button more than its title.
    @MainActor var cover: CGRect? { (view as? UIButton)?.isFilled == true ? frame : content }

    /// Whether the button is invisible: such a button only takes touches, and may lie over texts.
    @MainActor var isInvisibleButton: Bool {
        guard let button = view as? UIButton, button.configuration == nil, button.backgroundColor?.isClear != false
        else { return false }
        return button.currentBackgroundImage == nil && Self.parts(of: button).isEmpty
    }

    /// Whether the element takes touches.
    @MainActor var isForFingers: Bool { view is UIControl || view is UITextView }

    /// The glyphs, not the frame: labels are often larger than their text.
    private func textFrame(of label: UILabel) -> CGRect? {
        let lines = label.inkOfLines.reduce(CGRect.null) { $0.union($1) }
        return moved(lines.intersection(label.bounds), of: label)
    }

    /// The rectangle of the text without the space around it.
    private func textFrame(of text: UITextView) -> CGRect? {
        let bounds = text.bounds
        let height = text.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
        let used = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(height, bounds.height))
        return moved(used.inset(by: text.textContainerInset), of: text)
    }

    /// The content of a button, or the whole button if it has none.
    private func frame(of button: UIButton) -> CGRect? {
        let parts = Self.parts(of: button)
        guard let first = parts.first else { return frame }
        return moved(parts.dropFirst().reduce(first) { $0.union($1) }, of: button)
    }

    private static func parts(of button: UIButton) -> [CGRect] {
        button.subviews.filter { !$0.isHidden && ($0 is UILabel || $0 is UIImageView) }
            .map(\.frame).filter { $0.width > 0 && $0.height > 0 }
    }

    private func moved(_ part: CGRect, of view: UIView) -> CGRect? {
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return part.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
    }
}

extension UIColor {
    /// Whether the colour is fully transparent.
    fileprivate var isClear: Bool {
        var alpha: CGFloat = 1
        return getRed(nil, green: nil, blue: nil, alpha: &alpha) && alpha < 0.01
    }
}
