import Maquette

extension LintedElement {
    /// Where there is something to be read or touched, in the coordinates of the picture; nil for views that only hold
    /// others or decorate.
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

    /// Whether there is nothing to be seen of it: such a button is there for fingers only, and may lie over texts.
    @MainActor var isInvisibleButton: Bool {
        guard let button = view as? UIButton, button.configuration == nil, button.backgroundColor?.isClear != false
        else { return false }
        return button.currentBackgroundImage == nil && Self.parts(of: button).isEmpty
    }

    /// Whether fingers find something there.
    @MainActor var isForFingers: Bool { view is UIControl || view is UITextView }

    /// The letters, not the box around them: labels often are larger than their text.
    private func textFrame(of label: UILabel) -> CGRect? {
        let lines = label.inkOfLines.reduce(CGRect.null) { $0.union($1) }
        return moved(lines.intersection(label.bounds), of: label)
    }

    /// What the text takes of its view, without the air around it.
    private func textFrame(of text: UITextView) -> CGRect? {
        let bounds = text.bounds
        let height = text.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
        let used = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(height, bounds.height))
        return moved(used.inset(by: text.textContainerInset), of: text)
    }

    /// What is on a button, or where nothing is, all of it.
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
    /// Whether it leaves everything behind it as it is.
    fileprivate var isClear: Bool {
        var alpha: CGFloat = 1
        return getRed(nil, green: nil, blue: nil, alpha: &alpha) && alpha < 0.01
    }
}
