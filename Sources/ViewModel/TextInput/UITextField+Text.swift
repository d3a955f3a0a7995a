import Foundation

extension UITextField {
    func setUp() {
        contentHorizontalAlignment = .leading
        fieldState.traits.autocapitalization = .sentences
        addSubview(fieldState.placeholderLabel)
        addSubview(fieldState.textLabel)
        fieldState.textLabel.lineBreakMode = .byTruncatingTail
        updateLabels()
    }

    func changeLooks(_ change: (FieldState) -> Void) {
        change(fieldState)
        updateLabels()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func changeSize(_ change: (FieldState) -> Void) {
        changeLooks(change)
        invalidateIntrinsicContentSize()
    }

    func setText(_ text: String?) {
        changeSize {
            $0.text = text
            $0.attributedText = nil
            $0.selection = nil
        }
    }

    func setAttributedText(_ text: NSAttributedString?) {
        changeSize {
            $0.text = nil
            $0.attributedText = text
            $0.selection = nil
        }
        guard let text, text.length > 0 else { return }
        // The looks at the start become the field's own: Apple's page of `attributedText`.
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let own = attributes[.font] as? UIFont { font = own }
        if let own = attributes[.foregroundColor] as? UIColor { textColor = own }
    }

    func replace(_ place: ReferenceWritableKeyPath<FieldState, UIView?>, with view: UIView?) {
        guard fieldState[keyPath: place] !== view else { return }
        fieldState[keyPath: place]?.removeFromSuperview()
        changeSize { $0[keyPath: place] = view }
    }

    func adoptAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        changeSize {
            if let font = attributes[.font] as? UIFont { $0.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { $0.textColor = color }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { $0.textAlignment = style.alignment }
            $0.furtherAttributes = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
        }
    }

    var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = fieldState.textAlignment
        return fieldState.furtherAttributes.merging([
            .font: fieldState.font, .foregroundColor: fieldState.textColor, .paragraphStyle: style,
        ]) { _, own in own }
    }

    var effectiveFont: UIFont {
        adjustsFontForContentSizeCategory ? fieldState.font.adjusted(to: traitCollection) : fieldState.font
    }

    /// Passes the text on to the labels that show it.
    func updateLabels() {
        let (label, placeholder) = (fieldState.textLabel, fieldState.placeholderLabel)
        for label in [label, placeholder] {
            label.font = fieldState.font
            label.textAlignment = fieldState.textAlignment
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumFontSize > 0 ? minimumFontSize / fieldState.font.pointSize : 0
        }
        label.textColor = fieldState.textColor
        placeholder.textColor = .placeholderText
        if let text = fieldState.attributedText, !isSecureTextEntry {
            label.attributedText = text
        } else if !fieldState.furtherAttributes.isEmpty, let text = shownText {
            label.setText(text, attributes: ownAttributes)
        } else {
            label.text = shownText
        }
        if let text = fieldState.attributedPlaceholder {
            placeholder.attributedText = text
        } else {
            placeholder.text = fieldState.placeholder
        }
        label.isHidden = !hasText
        placeholder.isHidden = hasText
    }

    /// Secure text is shown as dots.
    private var shownText: String? {
        guard isSecureTextEntry, let text else { return text }
        return String(repeating: "•", count: text.count)
    }

    // MARK: Editing

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        if let bar = searchBar, bar.delegate?.searchBarShouldBeginEditing(bar) == false { return false }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, become() else { return false }
        if clearsOnBeginEditing { text = "" }
        changeLooks { _ in }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        searchBar?.noteEditing(true)
        return true
    }

    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        if let bar = searchBar, bar.delegate?.searchBarShouldEndEditing(bar) == false { return false }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
        changeLooks { _ in }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        searchBar?.noteEditing(false)
        return true
    }
}

extension UITextField {
    /// The text's length in units of UTF-16, as all places in texts are.
    var length: Int { ((text ?? "") as NSString).length }

    var selection: NSRange { clipped(fieldState.selection ?? NSRange(location: length, length: 0)) }

    func clipped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    /// The caret is behind what was put in.
    func exchange(_ range: NSRange, for new: String) {
        if let old = fieldState.attributedText {
            let changed = NSMutableAttributedString(attributedString: old)
            changed.replaceCharacters(in: range, with: new)
            attributedText = changed
        } else {
            text = ((text ?? "") as NSString).replacingCharacters(in: range, with: new)
        }
        fieldState.selection = NSRange(location: range.location + (new as NSString).length, length: 0)
    }

    var places: TextPlaces {
        layoutIfNeeded()
        let label = fieldState.textLabel
        return TextPlaces(
            text: label.attributedText ?? NSAttributedString(string: ""), layout: label.layoutForDrawing(),
            frame: label.frame, emptyLine: effectiveFont.lineHeight)
    }
}
