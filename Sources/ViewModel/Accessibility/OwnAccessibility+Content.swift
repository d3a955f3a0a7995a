import Foundation

extension UILabel {
    var ownReading: OwnAccessibility {
        let words = text ?? ""
        var traits = UIAccessibilityTraits.staticText
        if !isEnabled { traits.insert(.notEnabled) }
        return OwnAccessibility(isElement: !words.isEmpty, label: words.isEmpty ? nil : words, traits: traits)
    }
}

extension UIImageView {
    /// Pictures are decoration until the app says otherwise; one whose image has a label says it.
    var ownReading: OwnAccessibility {
        let label = image?.accessibilityLabel
        return OwnAccessibility(isElement: label != nil, label: label, traits: .image)
    }
}

extension UIImage {
    /// What VoiceOver speaks of an image without a label: its name, in words.
    var spokenName: String? { accessibilityLabel ?? (systemSymbolName ?? assetName)?.nameInWords }
}

extension String {
    /// `icon_close-2` as it is spoken: icon close 2.
    var nameInWords: String? {
        let file = split(separator: "/").last.map(String.init) ?? self
        let words = file.split { "._-@ ".contains($0) }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

extension UITextField {
    /// An empty field speaks its placeholder.
    var ownReading: OwnAccessibility {
        let written = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
        let value = written.isEmpty ? placeholder : written
        var traits: UIAccessibilityTraits = .textEntry
        if isSecureTextEntry { traits.insert(.secureTextField) }
        if self is UISearchTextField { traits.insert(.searchField) }
        if isEditing { traits.insert(.isEditing) }
        return OwnAccessibility(isElement: true, value: value.flatMap { $0.isEmpty ? nil : $0 }, traits: traits)
    }
}

extension UITextView {
    var ownReading: OwnAccessibility {
        var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
        if isEditable, isFirstResponder { traits.insert(.isEditing) }
        let words = text ?? ""
        return OwnAccessibility(
            isElement: isEditable || !words.isEmpty, value: words.isEmpty ? nil : words, traits: traits)
    }
}

extension UITableViewCell {
    /// One element with the texts of all its labels. A row that leads further is a button, one with a check mark is
    /// selected.
    var ownReading: OwnAccessibility {
        let texts = textsToSpeak
        var traits = UIAccessibilityTraits.none
        let type = isEditing ? editingAccessoryType : accessoryType
        if type == .disclosureIndicator || type == .detailDisclosureButton { traits.insert(.button) }
        if isSelected || type == .checkmark { traits.insert(.selected) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        return OwnAccessibility(
            isElement: !texts.isEmpty, label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: traits)
    }
}

extension UICollectionViewListCell {
    var ownReading: OwnAccessibility {
        let texts = textsToSpeak
        return OwnAccessibility(
            isElement: !texts.isEmpty, label: texts.isEmpty ? nil : texts.joined(separator: ", "),
            traits: isSelected ? .selected : .none)
    }
}

extension UITableViewHeaderFooterView {
    /// The title of a section is a heading; the text below one is plain.
    var ownReading: OwnAccessibility {
        guard let title = headerState.title ?? headerState.label?.text, !title.isEmpty else {
            return OwnAccessibility()
        }
        return OwnAccessibility(
            isElement: true, label: title, traits: headerState.role == .header ? .header : .staticText)
    }
}
