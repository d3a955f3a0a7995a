import Maquette
import MaquetteExplaining

/// Texts that do not fit.
struct TruncatedRule: Rule {
    nonisolated static let name = "truncated"
    nonisolated static let summary = "a text is cut off or clipped"

    /// Widths of texts are accurate to half a point; a smaller overflow may fit on a device.
    private static let slack: CGFloat = 1

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements {
            let mayGrow = mayGrow(element.view, in: scene)
            let complaint: String? =
                switch element.view {
                case let label as UILabel: complaint(about: label, mayGrow: mayGrow)
                case let button as UIButton: complaint(about: button, mayGrow: mayGrow)
                case let field as UITextField: complaint(about: field, mayGrow: mayGrow)
                case let view as UITextView: mayGrow ? nil : complaint(about: view)
                default: nil
                }
            if let complaint { report.add(complaint, about: element) }
        }
    }

    /// Cells and other parts of screens grow with their content in an app, unless their height is fixed.
    private func mayGrow(_ view: UIView, in scene: LintedScene) -> Bool {
        guard !view.translatesAutoresizingMaskIntoConstraints, scene.pieceSizedByOthers(around: view) != nil else {
            return false
        }
        return !view.constraints.contains {
            $0.firstItem === view && $0.firstAttribute == .height && $0.relation != .greaterThanOrEqual
        }
    }

    private func complaint(about label: UILabel, mayGrow: Bool) -> String? {
        guard let text = label.text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        let bounds = label.bounds
        // A missing frame is not a lack of space.
        if bounds.isEmpty, label.translatesAutoresizingMaskIntoConstraints { return nil }
        if bounds.width < 1 || bounds.height < 1 && !mayGrow { return "the text has no space: \(size(bounds))" }
        guard let fit = Headless.report(on: label), let first = fit.lineFrames.first else { return nil }
        if fit.isTruncated {
            let isCut = Headless.report(on: label.roomier(by: Self.slack))?.isTruncated != false
            guard isCut, !mayGrow || label.numberOfLines == 1 else { return nil }
            let lines = fit.lines.count == 1 ? "1 line" : "\(fit.lines.count) lines"
            return "the text is cut off after \(lines) in \(size(bounds))"
        }
        let ink = label.inkOfLines.reduce(CGRect.null) { $0.union($1) }
        guard !mayGrow, ink.minY < bounds.minY - Self.slack || ink.maxY > bounds.maxY + Self.slack else { return nil }
        let height = fit.lineFrames.reduce(first) { $0.union($1) }.height
        return "the text is \(height.shortened) high and is clipped to \(size(bounds))"
    }

    /// A title without any space beside an image is intended.
    private func complaint(about button: UIButton, mayGrow: Bool) -> String? {
        guard let label = button.titleLabel, !label.isHidden,
            label.bounds.width >= label.font.pointSize / 2 || button.currentImage == nil
        else { return nil }
        return complaint(about: label, mayGrow: mayGrow)
    }

    /// Text in a field scrolls; a placeholder does not.
    private func complaint(about field: UITextField, mayGrow: Bool) -> String? {
        guard field.text?.isEmpty != false, let placeholder = field.placeholder, !placeholder.isEmpty else {
            return nil
        }
        let label = field.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == placeholder }
        return label.flatMap { complaint(about: $0, mayGrow: mayGrow) }
    }

    /// Text views that scroll can show all their text.
    private func complaint(about view: UITextView) -> String? {
        guard !view.isScrollEnabled, view.hasText else { return nil }
        let height = view.sizeThatFits(CGSize(width: view.bounds.width + Self.slack, height: .infinity)).height
        // The space below the last line may be missing.
        let air = view.textContainerInset.bottom + (view.font.map { $0.lineHeight - $0.ascender } ?? 0)
        guard height > view.bounds.height + air + Self.slack else { return nil }
        return "the text is \(height.shortened) high and is clipped to \(size(view.bounds))"
    }

    private func size(_ bounds: CGRect) -> String { "\(bounds.width.shortened) x \(bounds.height.shortened)" }
}

extension UILabel {
    /// A copy of this label with a little more space.
    fileprivate func roomier(by slack: CGFloat) -> UILabel {
        let copy = UILabel(frame: CGRect(x: 0, y: 0, width: bounds.width + slack, height: bounds.height + slack))
        copy.font = font
        copy.attributedText = attributedText
        copy.numberOfLines = numberOfLines
        copy.lineBreakMode = lineBreakMode
        copy.textAlignment = textAlignment
        copy.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        copy.minimumScaleFactor = minimumScaleFactor
        copy.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        return copy
    }
}
