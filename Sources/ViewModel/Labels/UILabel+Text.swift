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
        guard labelState.attributed != nil || labelState.text != text else { return }
        labelState.attributed = nil
        labelState.text = text
        textDidChange()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        setAttributed(text.map { AttributedContent($0, over: ownAttributes) })
    }

    /// Attributed text with the same attributes throughout, without going through an attributed string.
    func setText(_ text: String?, attributes: AttributedContent.Attributes) {
        setAttributed(text.map { .uniform($0, ownAttributes.merging(attributes) { $1 }) })
    }

    private func setAttributed(_ text: AttributedContent?) {
        labelState.text = nil
        labelState.attributed = text
        textDidChange()
    }

    /// UIKit documents that the label's properties return the attributes at the start of an attributed text.
    func lookAtStart<Look>(_ key: NSAttributedString.Key, as type: Look.Type) -> Look? {
        labelState.attributed?.attribute(key) as? Look
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
        guard let attributed = labelState.attributed else { return change(property, to: value) }
        labelState.attributed = attributed.changing(.paragraphStyle) { style in
            var values = (style as? NSParagraphStyle)?.values ?? ParagraphValues()
            values[keyPath: detail] = value
            return NSParagraphStyle(values: values)
        }
        labelState[keyPath: property] = value
        textDidChange()
    }

    private func overlay(_ key: NSAttributedString.Key, _ value: Any) {
        labelState.attributed = labelState.attributed?.setting(key, to: value)
    }

    /// What an attributed text has where it says nothing.
    private var ownAttributes: [NSAttributedString.Key: Any] {
        [
            .font: labelState.font, .foregroundColor: labelState.textColor,
            .paragraphStyle: NSParagraphStyle(values: ownParagraph),
        ]
    }

    /// What `attributedText` returns: plain text with the label's own attributes.
    var styledText: NSAttributedString? {
        if let attributed = labelState.attributed { return attributed.attributedString }
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
