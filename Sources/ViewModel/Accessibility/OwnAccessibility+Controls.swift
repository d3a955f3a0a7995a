import Foundation

extension UIControl {
    var readingOfControl: OwnAccessibility {
        var own =
            switch self {
            case let button as UIButton: button.ownReading
            case let control as UISwitch: control.ownReading
            case let slider as UISlider: slider.ownReading
            case let stepper as UIStepper: OwnAccessibility(parts: stepper.halvesToRead)
            case let control as UISegmentedControl: OwnAccessibility(parts: control.segmentsToRead)
            case let field as UITextField: field.ownReading
            case let pages as UIPageControl: pages.ownReading
            case let well as UIColorWell: well.ownReading
            default: OwnAccessibility()
            }
        if isSelected { own.traits.insert(.selected) }
        if !isEnabled { own.traits.insert(.notEnabled) }
        return own
    }
}

extension UIButton {
    /// Its title, or else what its image is called.
    var ownReading: OwnAccessibility {
        let configured = configuration.flatMap { $0.title.map { [$0, configuration?.subtitle] } }
        let title =
            configured?.compactMap { $0 }.joined(separator: ", ")
            ?? currentAttributedTitle?.string ?? currentTitle
        let image = configuration?.image ?? currentImage ?? currentBackgroundImage
        let words = title.flatMap { $0.isEmpty ? nil : $0 } ?? buttonType.spokenName ?? image?.spokenName
        return OwnAccessibility(isElement: true, label: words, traits: .button)
    }
}

extension UIButton.ButtonType {
    /// Buttons of the system whose picture has a meaning.
    fileprivate var spokenName: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add contact"
        case .close: "Close"
        default: nil
        }
    }
}

extension UISwitch {
    var ownReading: OwnAccessibility {
        OwnAccessibility(
            isElement: true, label: title, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }
}

extension UISlider {
    var ownReading: OwnAccessibility {
        let range = Double(maximumValue - minimumValue)
        let share = range > 0 ? Double(value - minimumValue) / range : 0
        return OwnAccessibility(isElement: true, value: percent(share), traits: .adjustable)
    }
}

extension UIStepper {
    /// Two buttons; where the value cannot go further, one is dimmed.
    var halvesToRead: [UIAccessibilityElement] {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let (first, second) = isRightToLeft ? (right, left) : (left, right)
        let isEndless = wraps || !Headless.release.steppers.dimsItsEnds
        let falls = isEnabled && (isEndless || value > minimumValue)
        let rises = isEnabled && (isEndless || value < maximumValue)
        return [
            part("Decrement", in: first, traits: falls ? .button : [.button, .notEnabled]),
            part("Increment", in: second, traits: rises ? .button : [.button, .notEnabled]),
        ]
    }
}

extension UISegmentedControl {
    var segmentsToRead: [UIAccessibilityElement] {
        zip(segmentsState.segments, segmentRects).enumerated().map { index, segment in
            let content = segment.0.content
            var traits = UIAccessibilityTraits.button
            if isShownChosen(index) { traits.insert(.selected) }
            if !isEnabled || !content.isEnabled { traits.insert(.notEnabled) }
            let words = content.title.flatMap { $0.isEmpty ? nil : $0 } ?? content.image?.spokenName
            return part(words, in: segment.1, traits: traits)
        }
    }
}

extension UIPageControl {
    var ownReading: OwnAccessibility {
        guard numberOfPages > 0, numberOfPages > 1 || !hidesForSinglePage else { return OwnAccessibility() }
        return OwnAccessibility(
            isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: [.updatesFrequently, .adjustable], userInputLabels: ["Page control"])
    }
}

extension UIColorWell {
    var ownReading: OwnAccessibility {
        OwnAccessibility(isElement: true, label: title ?? "Color well", traits: .button)
    }
}

extension UIPickerView {
    /// A wheel for each component: what is chosen in it.
    var wheelsToRead: [UIAccessibilityElement] {
        var x: CGFloat = 0
        let widths = (0..<numberOfComponents).map { rowSize(forComponent: $0).width }
        let start = (bounds.width - widths.reduce(0, +)) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widths.enumerated().map { component, width in
            let row = selectedRow(inComponent: component)
            let left = isMirrored ? bounds.width - start - x - width : start + x
            x += width
            let wheel = part(
                nil, in: CGRect(x: left, y: 0, width: width, height: bounds.height),
                traits: [.adjustable, .pickerItem])
            wheel.accessibilityValue = row < 0 ? nil : spokenRow(row, component)
            return wheel
        }
    }

    private func spokenRow(_ row: Int, _ component: Int) -> String? {
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string {
            return text
        }
        if let text = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return text }
        guard let view = view(forRow: row, forComponent: component) else { return nil }
        if view.isAccessibilityElement, let text = view.accessibilityLabel { return text }
        let texts = view.textsToSpeak
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
