import Foundation

/// Setting what a label shows. Changes of the text's size ask for a new layout, others for a new drawing.
extension UILabel {
    func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @inline(__always)
    func change<Value: Equatable>(_ property: ReferenceWritableKeyPath<LabelState, Value>, to value: Value) {
        guard labelState[keyPath: property] != value else { return }
        labelState[keyPath: property] = value
        textDidChange()
    }

    @inline(__always)
    func changeDrawing<Value: Equatable>(_ property: ReferenceWritableKeyPath<LabelState, Value>, to value: Value) {
        guard labelState[keyPath: property] != value else { return }
        labelState[keyPath: property] = value
        setNeedsDisplay()
    }

    func textDidChange() {
        labelState.lowered = nil
        viewState.wrappingWidth = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Plain text drops the attributes of the text before it.
    func setText(_ text: String?) {
        guard labelState.attributedText != nil || labelState.text != text else { return }
        labelState.attributedText = nil
        labelState.text = text
        textDidChange()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        labelState.text = nil
        labelState.attributedText = text.map(completed)
        textDidChange()
    }

    /// UIKit documents that the label's properties return the attributes at the start of an attributed text.
    func lookAtStart<Look>(_ key: NSAttributedString.Key, as type: Look.Type) -> Look? {
        guard let attributed = labelState.attributedText, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil) as? Look
    }

    /// A font that is set later replaces those of the whole attributed text.
    func setFont(_ font: UIFont?) {
        labelState.font = font ?? LabelState.defaultFont
        overlay(.font, labelState.font)
        textDidChange()
    }

    func setTextColor(_ color: UIColor?) {
        labelState.textColor = color ?? .label
        overlay(.foregroundColor, labelState.textColor)
        labelState.lowered = nil
        setNeedsDisplay()
    }

    /// Alignment and line break mode that are set later apply to every paragraph of an attributed text.
    @inline(__always)
    func changeParagraphs<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<LabelState, Value>, _ detail: WritableKeyPath<ParagraphValues, Value>,
        to value: Value
    ) {
        guard let attributed = labelState.attributedText else { return change(property, to: value) }
        changeParagraphs(of: attributed, detail, to: value)
        labelState[keyPath: property] = value
        textDidChange()
    }

    private func changeParagraphs<Value>(
        of attributed: NSAttributedString, _ detail: WritableKeyPath<ParagraphValues, Value>, to value: Value
    ) {
        let changed = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: changed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
            var values = (style as? NSParagraphStyle)?.values ?? ParagraphValues()
            values[keyPath: detail] = value
            changed.addAttribute(.paragraphStyle, value: NSParagraphStyle(values: values), range: range)
        }
        labelState.attributedText = changed
    }

    private func overlay(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed = labelState.attributedText else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        labelState.attributedText = changed
    }

    /// With the label's font and colour where the string says nothing.
    private func completed(_ text: NSAttributedString) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        let own = ownAttributes
        if whole.length > 0 {
            var range = NSRange()
            let attributes = text.attributes(at: 0, longestEffectiveRange: &range, in: whole)
            if range.length == whole.length {
                return NSAttributedString(string: text.string, attributes: own.merging(attributes) { $1 })
            }
        }
        let completed = NSMutableAttributedString(string: text.string)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            completed.setAttributes(own.merging(attributes) { $1 }, range: range)
        }
        return completed
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        [
            .font: labelState.font, .foregroundColor: labelState.textColor,
            .paragraphStyle: NSParagraphStyle(values: ownParagraph),
        ]
    }

    /// What `attributedText` returns: plain text with the label's own attributes.
    var styledText: NSAttributedString? {
        if let attributed = labelState.attributedText { return attributed }
        guard let text = labelState.text else { return nil }
        return NSAttributedString(string: text, attributes: ownAttributes)
    }

    /// The font at the current text size, for labels that follow it.
    var effectiveFont: UIFont { adjusted(labelState.font) }

    func adjusted(_ font: UIFont) -> UIFont {
        labelState.adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    func adjustToTraits(from previous: UITraitCollection?) {
        let traits = traitCollection
        let sizeChanged = previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        let follows = sizeChanged && labelState.adjustsFontForContentSizeCategory
        if follows || previous?.displayScale != traits.displayScale { textDidChange() }
    }
}

extension UILabel {
    /// The colour of a run of text, in the label's state: highlighted, disabled or neither.
    package func color(of attributes: [NSAttributedString.Key: Any]) -> UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        let color = attributes[.foregroundColor] as? UIColor ?? labelState.textColor
        guard !isEnabled else { return color }
        return color.withAlphaComponent(color.value(with: traitCollection).alpha / 2)
    }
}
