import Foundation

extension UITextView {
    func setUp() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        textContainer.attach(to: self)
        textState.label.numberOfLines = 0
        textState.label.labelState.marksLineBreaks = true
        if let manager = textState.layoutManager, manager.mayDrawOtherwise {
            textState.label.labelState.drawingManager = manager
        }
        addSubview(textState.label)
        if let storage = textState.storage {
            storage.onEdit = { [weak self] in self?.take($0.copied) }
            if storage.length > 0 { take(storage.copied) }
        }
    }

    func change(_ body: (TextViewState) -> Void) {
        body(textState)
        textDidChange()
    }

    func textDidChange() {
        viewState.wrappingWidth = nil
        updateLabel()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func setText(_ text: String) {
        // A font is nil until there is text.
        if textState.font == nil { textState.font = .unattributed }
        show(NSAttributedString(string: text, attributes: ownAttributes))
        placeCaretAtEnd()
    }

    private func placeCaretAtEnd() {
        textState.selectedRange = NSRange(location: textState.text.length, length: 0)
        textState.marked = nil
    }

    /// The attributes at the start become the text view's own.
    func setAttributedText(_ text: NSAttributedString) {
        if let storage = textState.storage { storage.exchange(for: text) } else { take(text) }
        placeCaretAtEnd()
    }

    /// A storage may add attributes to a new text.
    func show(_ text: NSAttributedString) {
        if let storage = textState.storage { storage.exchange(for: text) } else { change { $0.text = text } }
    }

    func take(_ text: NSAttributedString) {
        change { state in
            state.text = text
            guard text.length > 0 else { return }
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { state.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { state.textColor = color }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { state.textAlignment = style.alignment }
        }
    }

    func setFont(_ font: UIFont?) {
        change {
            $0.font = font
            overlay(.font, font ?? .unattributed)
        }
    }

    func setTextColor(_ color: UIColor?) {
        change {
            $0.textColor = color
            overlay(.foregroundColor, color ?? .label)
        }
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        textState.textAlignment = alignment
        let changed = NSMutableAttributedString(attributedString: textState.text)
        let whole = NSRange(location: 0, length: changed.length)
        textState.text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
            var values = (style as? NSParagraphStyle)?.values ?? ParagraphValues()
            values.alignment = alignment
            changed.addAttribute(.paragraphStyle, value: NSParagraphStyle(values: values), range: range)
        }
        show(changed)
    }

    private func overlay(_ key: NSAttributedString.Key, _ value: Any) {
        let changed = NSMutableAttributedString(attributedString: textState.text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        textState.text = changed
        textState.storage?.exchange(for: changed)
    }

    var ownAttributes: [NSAttributedString.Key: Any] {
        var values = ParagraphValues()
        values.alignment = textState.textAlignment
        return [
            .font: textState.font ?? .unattributed, .foregroundColor: textState.textColor ?? .label,
            .paragraphStyle: NSParagraphStyle(values: values),
        ]
    }

    /// Passes the text on to the label that shows it, links with their own attributes.
    func updateLabel() {
        let label = textState.label
        let text = NSMutableAttributedString(attributedString: textState.text)
        let whole = NSRange(location: 0, length: text.length)
        textState.text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            // What an attributed text leaves open is that of no attributes, not that of its beginning.
            if attributes[.font] == nil { text.addAttribute(.font, value: UIFont.unattributed, range: range) }
            if attributes[.foregroundColor] == nil {
                text.addAttribute(.foregroundColor, value: UIColor.black, range: range)
            }
        }
        for range in linkRanges { text.addAttributes(linkTextAttributes, range: range) }
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        label.font = textState.font ?? .unattributed
        label.labelState.exclusions = textContainer.exclusions
        label.textColor = textState.textColor ?? .label
        label.attributedText = text
        label.numberOfLines = textContainer.maximumNumberOfLines
        label.lineBreakMode = textContainer.lineBreakMode
    }

    /// The links of the text and what the text view detects, in their order.
    package var linkRanges: [NSRange] {
        let text = textState.text
        let whole = NSRange(location: 0, length: text.length)
        var ranges: [NSRange] = []
        text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
            if link != nil { ranges.append(range) }
        }
        for range in detectedRanges(in: whole)
        where !ranges.contains(where: { NSIntersectionRange($0, range).length > 0 }) { ranges.append(range) }
        return ranges.sorted { $0.location < $1.location }
    }

    /// Apple's documentation of `dataDetectorTypes`: nothing is detected in a text view that can be edited.
    private func detectedRanges(in whole: NSRange) -> [NSRange] {
        var types: NSTextCheckingResult.CheckingType = []
        if dataDetectorTypes.contains(.link) { types.insert(.links) }
        if dataDetectorTypes.contains(.phoneNumber) { types.insert(.telephone) }
        guard !isEditable, !types.isEmpty, let detector = try? NSDataDetector(types: types.rawValue) else { return [] }
        return detector.matches(in: textState.text.string, range: whole).map(\.range)
    }

    // MARK: Editing

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }
}
