import MaquetteViewModel

/// Texts in place of those that a view by itself does not have, as others give them to it: without any it shows neither its fonts
/// nor where they are. They are the ones that Interface Builder gives to what is dragged from its library.
@MainActor enum SampleTexts {
    /// - Returns: whether there was anything without a text.
    static func fill(_ root: UIView) -> Bool {
        // A container of Maquette's own is at the top.
        var (waiting, isFilled) = ([root], false)
        while let view = waiting.popLast() {
            if view.isHidden || view is any InternalView && view !== root { continue }
            if fillOne(view) { isFilled = true } else if !view.hasPartsOfUIKit { waiting += view.subviews }
        }
        return isFilled
    }

    private static func fillOne(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel where label.text?.isEmpty != false: label.text = "Label"
        case let button as UIButton where button.isEmpty: button.setTitle("Button", for: .normal)
        case let field as UITextField where field.text?.isEmpty != false && field.placeholder?.isEmpty != false:
            field.text = "Text"
        case let text as UITextView where text.text?.isEmpty != false: text.text = "Text"
        case let control as UISegmentedControl where control.numberOfSegments == 0:
            for title in ["First", "Second"] {
                control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
            }
        default: return false
        }
        return true
    }
}

extension UIView {
    /// Whether what is in the view is UIKit's affair.
    fileprivate var hasPartsOfUIKit: Bool {
        self is UIButton || self is UITextField || self is UITextView || self is UISegmentedControl || self is UISwitch
            || self is UISlider || self is UIStepper || self is UIPageControl || self is UIDatePicker
            || self is UIPickerView || self is UISearchBar || self is UINavigationBar || self is UITabBar
            || self is UIToolbar
    }
}

extension UIButton {
    fileprivate var isEmpty: Bool {
        let texts = [
            currentTitle, currentAttributedTitle?.string, configuration?.title,
            configuration?.attributedTitle.map { String($0.characters) },
        ]
        return texts.allSatisfy { $0?.isEmpty != false } && currentImage == nil && configuration?.image == nil
    }
}
