import Maquette
import MaquetteAccessibility

/// What can be tapped and says nothing, or the name of a file.
struct UnlabelledRule: Rule {
    nonisolated static let name = "unlabelled"
    nonisolated static let summary = "something that can be tapped has no label, or speaks the name of an image file"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["4.1.2 Name, Role, Value, A", "1.1.1 Non-text Content, A"],
            apple: ["Supporting VoiceOver in your app: give every element a label that says what it is"],
            remedy:
                "set accessibilityLabel, in Interface Builder under Accessibility; or isAccessibilityElement to false")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements where element.isTappable && !element.frame.isEmpty {
            guard let complaint = complaint(about: element, in: scene), !isNamedByCode(element, in: scene) else {
                continue
            }
            report.add(complaint, about: element)
        }
    }

    private func complaint(about element: LintedElement, in scene: LintedScene) -> String? {
        let view = element.view
        let spoken = scene.speech(of: element)
        if let button = view as? UIButton {
            guard let spoken else { return nil }
            if let words = spoken.label, !words.isBlank {
                guard let name = button.nameOfSpokenImage else { return nil }
                return "VoiceOver speaks the name of its image: “\(words)” (\(name))"
            }
            return "VoiceOver says only “Button.”"
        }
        switch view {
        case is UISwitch, is UISlider:
            guard let spoken, spoken.label?.isEmpty != false, !isInLabelledRow(view) else { return nil }
            return "VoiceOver says only “\(spoken.description)”, and not of what"
        case let field as UITextField:
            guard let spoken, spoken.label?.isEmpty != false, field.placeholder?.isEmpty != false,
                field.text?.isEmpty != false
            else { return nil }
            return "VoiceOver says only “\(spoken.description)”: it has neither a label nor a placeholder"
        case is UIControl:
            // A button of SwiftUI's, or a control that code makes one.
            guard view.accessibilityTraits.contains(.button), let spoken, spoken.label?.isBlank != false else {
                return nil
            }
            return "VoiceOver says only “Button.”"
        default:
            guard element.built.hasGestures, !element.showsOtherContent, spoken == nil, !hasStopInside(element, scene)
            else { return nil }
            return "it has gesture recognizers, but VoiceOver does not stop at it or at anything in it"
        }
    }

    /// Whether code may give the element's content, or its label; the picture of a button says nothing by itself.
    private func isNamedByCode(_ element: LintedElement, in scene: LintedScene) -> Bool {
        scene.mayBeChanged(element, element.view is UISwitch || element.view is UISlider ? .speech : [.speech, .text])
    }

    /// A row of a table is read with the texts in it, and its switch needs no label of its own.
    private func isInLabelledRow(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0 is UITableViewCell }
    }

    /// A screen's root takes taps that only put the keyboard away.
    private func hasStopInside(_ element: LintedElement, _ scene: LintedScene) -> Bool {
        element.view === scene.shown.view
            || scene.speech.reading.elements.contains { element.frame.contains($0.activationPoint) }
    }
}

extension UIButton {
    /// The name of the asset that is spoken because the button has nothing else to say.
    fileprivate var nameOfSpokenImage: String? {
        guard givenAccessibilityLabel == nil, (currentTitle ?? currentAttributedTitle?.string ?? "").isBlank,
            (configuration?.title ?? "").isBlank
        else { return nil }
        let image = configuration?.image ?? currentImage ?? currentBackgroundImage
        guard let image, image.accessibilityLabel == nil, !image.isSystemSymbol else { return nil }
        return image.assetName
    }
}
