import Foundation
import MaquetteViewModel

extension ViewType {
    static let view = ViewType("view", "A plain rectangle: a card, a separator, a group.", inheriting: viewProperties) {
        UIView()
    }

    /// The properties of every view.
    static let viewProperties: [Property] = appearance + layer + layout

    private typealias Set<Value> = @MainActor @Sendable (UIView, Value) -> Void

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String, _ set: @escaping Set<Value>
    ) -> Property { Property(name, kind, summary, set) }

    private static let appearance: [Property] = [
        property("overrideUserInterfaceStyle", .appearance, "Light or dark, for this view and its subviews.") {
            $0.overrideUserInterfaceStyle = $1
        },
        property(
            "semanticContentAttribute", .semanticContent, "Whether this view is mirrored in right-to-left layouts."
        ) {
            $0.semanticContentAttribute = $1
        },
        property("backgroundColor", .color, "The background colour.") { $0.backgroundColor = $1 },
        property(
            "tintColor", .color, "The tint of symbols, template images and controls in this view and its subviews."
        ) {
            $0.tintColor = $1
        },
        property("alpha", .fraction, "From 0, invisible, to 1.") { $0.alpha = CGFloat($1) },
        property("isHidden", .flag, "Hidden views take no space in stack views.") { $0.isHidden = $1 },
        property("clipsToBounds", .flag, "Whether subviews are clipped to the view's edges and rounded corners.") {
            $0.clipsToBounds = $1
        },
        property("contentMode", .contentMode, "How an image is fitted to bounds of another shape.") {
            $0.contentMode = $1
        },
        property("tag", .wholeNumber("a whole number", in: -1_000_000...1_000_000), "A number for the app.") {
            $0.tag = $1
        },
        property("isUserInteractionEnabled", .flag, "Whether touches reach the view.") {
            $0.isUserInteractionEnabled = $1
        },
        property("accessibilityLabel", .text, "What assistive apps read aloud.") { $0.accessibilityLabel = $1 },
        property("accessibilityHint", .text, "What a tap does; assistive apps read it after a pause.") {
            $0.accessibilityHint = $1
        },
        property("accessibilityValue", .text, "What assistive apps read after the label.") {
            $0.accessibilityValue = $1
        },
        property("isAccessibilityElement", .flag, "Whether the view is an element for assistive apps.") {
            $0.isAccessibilityElement = $1
        },
        property(
            "accessibilityTraits", .accessibilityTraits,
            "The traits for assistive apps, instead of the view's own traits."
        ) {
            $0.accessibilityTraits = $1
        },
        property("accessibilityIdentifier", .text, "The identifier for UI tests.") {
            $0.accessibilityIdentifier = $1
        },
        property(
            "accessibilityLanguage", .text,
            "The code of the language in which assistive apps read the view, such as \"de\"."
        ) {
            $0.accessibilityLanguage = $1
        },
        property("accessibilityElementsHidden", .flag, "Whether assistive apps skip the views inside this one.") {
            $0.accessibilityElementsHidden = $1
        },
        property("accessibilityViewIsModal", .flag, "Whether assistive apps skip the siblings of this view.") {
            $0.accessibilityViewIsModal = $1
        },
        property(
            "shouldGroupAccessibilityChildren", .flag,
            "Whether assistive apps read the views inside this one before the views beside it."
        ) {
            $0.shouldGroupAccessibilityChildren = $1
        },
        property("accessibilityIgnoresInvertColors", .flag, "Whether Smart Invert leaves its colours.") {
            $0.accessibilityIgnoresInvertColors = $1
        },
    ]

    private static let layer: [Property] = [
        property(
            "cornerRadius", .length,
            "The radius of the background's corners, and of the contents' if clipsToBounds is true."
        ) {
            $0.layer.cornerRadius = $1
        },
        property("cornerCurve", .cornerCurve, "An arc, or the smoother curve of the system's own cards.") {
            $0.layer.cornerCurve = $1
        },
        property("maskedCorners", .corners, "The corners that cornerRadius rounds. Default: all.") {
            $0.layer.maskedCorners = $1
        },
        property("borderWidth", .length, "The width of a border inside the bounds, above the subviews.") {
            $0.layer.borderWidth = $1
        },
        property("borderColor", .color, "Default: black.") { view, color in
            view.layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
        },
        property("shadow", .shadow, "The shadow behind the view; an object without keys is UIKit's default shadow.") {
            view, shadow in
            shadow.apply(to: view.layer, traits: view.traitCollection)
        },
        property("zPosition", .points, "Higher ones are drawn above their siblings.") { $0.layer.zPosition = $1 },
    ]

    private static let layout: [Property] = [
        property("layoutMargins", .insets, "The distance of the `margins` guide from the edges. Default: 8.") {
            if $1.isFixedToSides {
                $0.layoutMargins = $1.edgeInsets
            } else {
                $0.directionalLayoutMargins = $1.directional
            }
        },
        property("preservesSuperviewLayoutMargins", .flag, "Whether margins include the superview's margins.") {
            $0.preservesSuperviewLayoutMargins = $1
        },
        property("insetsLayoutMarginsFromSafeArea", .flag, "Whether margins start at the safe area. Default: true.") {
            $0.insetsLayoutMarginsFromSafeArea = $1
        },
        property("contentHuggingPriority", .axisPriorities, "How much the view resists growing beyond its content.") {
            if let priority = $1.horizontal { $0.setContentHuggingPriority(priority, for: .horizontal) }
            if let priority = $1.vertical { $0.setContentHuggingPriority(priority, for: .vertical) }
        },
        property(
            "contentCompressionResistancePriority", .axisPriorities,
            "How much the view resists cutting its content off."
        ) {
            if let priority = $1.horizontal { $0.setContentCompressionResistancePriority(priority, for: .horizontal) }
            if let priority = $1.vertical { $0.setContentCompressionResistancePriority(priority, for: .vertical) }
        },
        property("width", .length, "Short for a required constraint on the width.") {
            $0.widthAnchor.constraint(equalToConstant: $1).isActive = true
        },
        property("height", .length, "Short for a required constraint on the height.") {
            $0.heightAnchor.constraint(equalToConstant: $1).isActive = true
        },
        property("customSpacingAfter", .spacing, "In a stack view: the distance to the next view, instead of spacing.")
        {
            ($0.superview as? UIStackView)?.setCustomSpacing($1, after: $0)
        },
        property(
            "frame", .rectangle, "A frame instead of constraints; autoresizingMask says how it follows the superview."
        ) {
            $0.translatesAutoresizingMaskIntoConstraints = true
            $0.frame = $1
        },
        property("autoresizingMask", .autoresizing, "What changes with the superview's size, for a view with a frame.")
        {
            $0.autoresizingMask = $1
        },
        property("transform", .transform, "Rotates, scales and moves the view without affecting its layout.") {
            $0.transform = $1
        },
    ]
}
