import Maquette

extension LintedElement {
    /// Where there is something to be read or touched, in the coordinates of the picture; nil for views that only hold
    /// others or decorate.
    @MainActor var content: CGRect? {
        switch view {
        case let label as UILabel: textFrame(of: label)
        case let button as UIButton: frame(of: button)
        case is UITextField, is UITextView, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl:
            view.alignmentRect(forFrame: frame)
        default: nil
        }
    }

    /// The lines, not the box around them: labels often are larger than their text.
    private func textFrame(of label: UILabel) -> CGRect? {
        guard let report = Headless.report(on: label), let first = report.lineFrames.first else { return nil }
        let lines = report.lineFrames.dropFirst().reduce(first) { $0.union($1) }
        guard lines.width > 0, lines.height > 0 else { return nil }
        return moved(lines.intersection(label.bounds), of: label)
    }

    /// What is on a button, or where nothing is, all of it.
    private func frame(of button: UIButton) -> CGRect? {
        let parts = button.subviews.filter { !$0.isHidden && ($0 is UILabel || $0 is UIImageView) }
            .map(\.frame).filter { $0.width > 0 && $0.height > 0 }
        guard let first = parts.first else { return frame }
        return moved(parts.dropFirst().reduce(first) { $0.union($1) }, of: button)
    }

    private func moved(_ part: CGRect, of view: UIView) -> CGRect? {
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return part.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
    }
}
