import Maquette

/// Texts that do not fit where they stand.
struct TruncatedRule: Rule {
    nonisolated static let name = "truncated"
    nonisolated static let summary = "a text is cut off or clipped"

    /// Widths of texts are known to half a point; what is missing less than this may be there on a device.
    private static let slack: CGFloat = 1

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements {
            switch element.view {
            case let label as UILabel: check(label, element, &report)
            case let button as UIButton:
                if let label = button.titleLabel, !label.isHidden { check(label, element, &report) }
            case let view as UITextView: check(view, element, &report)
            default: break
            }
        }
    }

    private func check(_ label: UILabel, _ element: LintedElement, _ report: inout Report) {
        guard let text = label.text, text.contains(where: { !$0.isWhitespace }) else { return }
        let bounds = label.bounds
        if bounds.width < 1 || bounds.height < 1 {
            return report.add("the text has no room: \(size(bounds))", about: element)
        }
        guard let fit = Headless.report(on: label) else { return }
        if fit.isTruncated, Headless.report(on: label.roomier(by: Self.slack))?.isTruncated != false {
            let lines = fit.lines.count == 1 ? "1 line" : "\(fit.lines.count) lines"
            return report.add("the text is cut off after \(lines) in \(size(bounds))", about: element)
        }
        let height = fit.lineFrames.reduce(CGFloat(0)) { max($0, $1.maxY) } - (fit.lineFrames.first?.minY ?? 0)
        if !fit.isTruncated, height > bounds.height + 0.15 * (fit.lineFrames.first?.height ?? 0) + Self.slack {
            report.add("the text is \(height.shortened) high and is clipped to \(size(bounds))", about: element)
        }
    }

    /// Views that scroll show their text in the end.
    private func check(_ view: UITextView, _ element: LintedElement, _ report: inout Report) {
        guard !view.isScrollEnabled, view.hasText else { return }
        let height = view.sizeThatFits(CGSize(width: view.bounds.width + Self.slack, height: .infinity)).height
        guard height > view.bounds.height + Self.slack else { return }
        report.add("the text is \(height.shortened) high and is clipped to \(size(view.bounds))", about: element)
    }

    private func size(_ bounds: CGRect) -> String { "\(bounds.width.shortened) x \(bounds.height.shortened)" }
}

extension UILabel {
    /// The same label with a little more room.
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
