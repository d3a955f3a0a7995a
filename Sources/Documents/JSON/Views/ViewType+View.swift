import Foundation
import MaquetteViewModel

extension ViewType {
    static let view = ViewType("view", "A plain rectangle: a card, a separator, a group.", inheriting: viewProperties) {
        UIView()
    }

    /// The properties of every view.
    static let viewProperties = Property.told(.view, layer + layout + [accessibilityTraits])

    private typealias Set<Value> = @MainActor @Sendable (UIView, Value) -> Void

    private static func property<Value>(_ name: String, _ kind: Kind<Value>, _ set: @escaping Set<Value>) -> Property {
        Property(name, kind, set)
    }

    private static let accessibilityTraits = property("accessibilityTraits", .accessibilityTraits) {
        $0.accessibilityTraits = $1
    }

    private static let layer: [Property] = [
        property("cornerCurve", .cornerCurve) { $0.layer.cornerCurve = $1 },
        property("maskedCorners", .corners) { $0.layer.maskedCorners = $1 },
        property("borderColor", .color) { view, color in
            view.layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
        },
        property("shadow", .shadow) { view, shadow in
            shadow.apply(to: view.layer, traits: view.traitCollection)
        },
    ]

    private static let layout: [Property] = [
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
}
