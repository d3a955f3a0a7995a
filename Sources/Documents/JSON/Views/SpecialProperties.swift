import Foundation
import MaquetteViewModel

/// The properties that classes' tables leave to their readers, as JSON says them.
extension Property {
    static func special(of type: AnyObject.Type) -> [Property] { byType[ObjectIdentifier(type)] ?? [] }

    private static let byType: [ObjectIdentifier: [Property]] = [
        ObjectIdentifier(UIView.self): ofViews, ObjectIdentifier(UIStepper.self): ofSteppers,
        ObjectIdentifier(UISegmentedControl.self): ofSegments,
        ObjectIdentifier(UIActivityIndicatorView.self): ofSpinners,
        ObjectIdentifier(UILabel.self): ofLabels, ObjectIdentifier(UITextField.self): ofFields,
        ObjectIdentifier(UITextView.self): ofTextViews, ObjectIdentifier(UIStackView.self): ofStacks,
        ObjectIdentifier(UIScrollView.self): ofScrollViews, ObjectIdentifier(UIVisualEffectView.self): ofEffects,
    ]

    // MARK: Views

    private typealias Set<Value> = @MainActor @Sendable (UIView, Value) -> Void

    private static func property<Value>(_ name: String, _ kind: Kind<Value>, _ set: @escaping Set<Value>) -> Property {
        Property(name, kind, set)
    }

    private static let ofViews = [
        property("accessibilityTraits", .accessibilityTraits) { $0.accessibilityTraits = $1 },
        property("cornerCurve", .cornerCurve) { $0.layer.cornerCurve = $1 },
        property("maskedCorners", .corners) { $0.layer.maskedCorners = $1 },
        property("borderColor", .color) { view, color in
            view.layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
        },
        property("shadow", .shadow) { view, shadow in
            shadow.apply(to: view.layer, traits: view.traitCollection)
        },
        property("layoutMargins", .insets) {
            if $1.isFixedToSides {
                $0.layoutMargins = $1.edgeInsets
            } else {
                $0.directionalLayoutMargins = $1.directional
            }
        },
        property("contentHuggingPriority", .axisPriorities) {
            if let priority = $1.horizontal { $0.setContentHuggingPriority(priority, for: .horizontal) }
            if let priority = $1.vertical { $0.setContentHuggingPriority(priority, for: .vertical) }
        },
        property("contentCompressionResistancePriority", .axisPriorities) {
            if let priority = $1.horizontal { $0.setContentCompressionResistancePriority(priority, for: .horizontal) }
            if let priority = $1.vertical { $0.setContentCompressionResistancePriority(priority, for: .vertical) }
        },
        property("width", .length) { $0.widthAnchor.constraint(equalToConstant: $1).isActive = true },
        property("height", .length) { $0.heightAnchor.constraint(equalToConstant: $1).isActive = true },
        property("customSpacingAfter", .spacing) { ($0.superview as? UIStackView)?.setCustomSpacing($1, after: $0) },
        property("frame", .rectangle) {
            $0.translatesAutoresizingMaskIntoConstraints = true
            $0.frame = $1
        },
        property("autoresizingMask", .autoresizing) { $0.autoresizingMask = $1 },
        property("transform", .transform) { $0.transform = $1 },
    ]

    // MARK: Controls

    /// UIKit refuses limits that cross; each of them takes the other one along.
    private static let ofSteppers = [
        Property("maximumValue", .factor) { (stepper: UIStepper, value: Double) in
            stepper.minimumValue = min(value, stepper.minimumValue)
            stepper.maximumValue = value
        },
        Property("minimumValue", .factor) { (stepper: UIStepper, value: Double) in
            stepper.maximumValue = max(value, stepper.maximumValue)
            stepper.minimumValue = value
        },
    ]

    private static let ofSegments = [
        Property("segments", Kind<[String]>.list(of: .text, "a list of texts")) {
            (control: UISegmentedControl, titles: [String]) in
            for title in titles {
                control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
            }
        },
        Property("selectedSegmentIndex", .wholeNumber("the place of a segment, from 0", in: 0...1000)) {
            (control: UISegmentedControl, index: Int) in
            if index < control.numberOfSegments { control.selectedSegmentIndex = index }
        },
    ]

    private static let ofSpinners = [
        Property("isAnimating", .flag) { (view: UIActivityIndicatorView, isAnimating: Bool) in
            if isAnimating { view.startAnimating() } else { view.stopAnimating() }
        }
    ]

    // MARK: Texts

    private static let ofLabels = [
        Property("attributedText", .runs) { (label: UILabel, runs: [TextRun]) in
            label.attributedText = runs.attributedString(for: label.traitCollection)
        }
    ]

    private static let ofFields = [
        Property("attributedPlaceholder", .runs) { (field: UITextField, runs: [TextRun]) in
            field.attributedPlaceholder = runs.attributedString(for: field.traitCollection)
        },
        Property("attributedText", .runs) { (field: UITextField, runs: [TextRun]) in
            field.attributedText = runs.attributedString(for: field.traitCollection)
        },
    ]

    private static let ofTextViews = [
        Property("attributedText", .runs) { (view: UITextView, runs: [TextRun]) in
            view.attributedText = runs.attributedString(for: view.traitCollection)
        }
    ]

    // MARK: Containers

    private static let ofStacks = [
        Property("spacing", .spacing) { (stack: UIStackView, spacing: CGFloat) in stack.spacing = spacing }
    ]

    private static let ofScrollViews = [
        Property("contentSize", .extent) { (view: UIScrollView, size: CGSize) in view.contentSize = size },
        Property("contentOffset", .point) { (view: UIScrollView, point: CGPoint) in view.contentOffset = point },
    ]

    private static let ofEffects = [
        Property("effect", .named) { (view: UIVisualEffectView, style: UIBlurEffect.Style) in
            view.effect = UIBlurEffect(style: style)
        }
    ]
}
