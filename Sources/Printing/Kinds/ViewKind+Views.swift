import Foundation
import MaquetteViewModel

/// The properties of every view.
extension ViewKind {
    static let common: [Property] = {
        var view = PropertyTable<UIView>()
        describeIdentity(&view)
        describeAppearance(&view)
        describeLayer(&view)
        describeLayout(&view)
        return view.all
    }()

    private static func describeIdentity(_ view: inout PropertyTable<UIView>) {
        view.text("accessibilityIdentifier") { $0.accessibilityIdentifier }
        view.text("restorationIdentifier") { $0.restorationIdentifier }
        view.value("tag") {
            $0.tag
        } _: {
            "\($0)"
        }
        view.text("accessibilityLabel") { $0.givenAccessibilityLabel }
        view.text("accessibilityHint") { $0.givenAccessibilityHint }
        view.text("accessibilityValue") { $0.givenAccessibilityValue }
        view.value("isAccessibilityElement") {
            $0.givenIsAccessibilityElement
        } _: {
            "\($0 ?? false)"
        }
        view.value("accessibilityTraits") {
            $0.givenAccessibilityTraits
        } _: { traits in
            "[" + (traits?.names ?? []).map { "." + $0 }.joined(separator: ", ") + "]"
        }
    }

    private static func describeAppearance(_ view: inout PropertyTable<UIView>) {
        view.choice("overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle }
        view.choice("semanticContentAttribute") { $0.semanticContentAttribute }
        view.color("backgroundColor") { $0.backgroundColor }
        view.color("tintColor") { $0.givenTintColor }
        view.value("alpha") {
            $0.layer.opacity
        } _: {
            SwiftText.number($0)
        }
        view.flag("isHidden") { $0.isHidden }
        // An image makes its view translucent, whatever was set. Labels look the same either way, and documents have `opaque="NO"`
        // on nearly all of them.
        view.flag("isOpaque") { $0 is UILabel || $0.layer.isOpaque }
        view.flag("clipsToBounds") { $0.clipsToBounds }
        view.choice("contentMode") { $0.contentMode }
        view.flag("isUserInteractionEnabled") { $0.isUserInteractionEnabled }
    }

    private static func describeLayer(_ view: inout PropertyTable<UIView>) {
        view.number("layer.cornerRadius") { $0.layer.cornerRadius }
        view.value("layer.cornerCurve") {
            $0.layer.cornerCurve
        } _: {
            ".\($0.rawValue)"
        }
        view.value("layer.maskedCorners") {
            $0.layer.maskedCorners
        } _: {
            SwiftText.corners($0)
        }
        view.number("layer.borderWidth") { $0.layer.borderWidth }
        view.layerColor("layer.borderColor") { $0.layer.borderColor }
        view.layerColor("layer.shadowColor") { $0.layer.shadowColor }
        view.value("layer.shadowOpacity") {
            $0.layer.shadowOpacity
        } _: {
            SwiftText.number($0)
        }
        view.value("layer.shadowOffset") {
            $0.layer.shadowOffset
        } _: {
            SwiftText.size($0)
        }
        view.number("layer.shadowRadius") { $0.layer.shadowRadius }
        view.number("layer.zPosition") { $0.layer.zPosition }
        view.say { view, name, _ in gradient(of: view, name) }
    }

    private static func gradient(of view: UIView, _ name: String) -> [String] {
        guard let gradient = view.layer as? CAGradientLayer else { return [] }
        let layer = "\(name)Layer"
        let fresh = CAGradientLayer()
        var lines: [String] = []
        if let colors = gradient.colors {
            let list = colors.compactMap { $0 as? CGColor }.map { ColorText.layerColor($0) }
            lines.append("\(layer).colors = [\(list.joined(separator: ", "))]")
        }
        if let locations = gradient.locations {
            let list = locations.map { SwiftText.number($0.doubleValue) }
            lines.append("\(layer).locations = [\(list.joined(separator: ", "))]")
        }
        if gradient.startPoint != fresh.startPoint {
            lines.append("\(layer).startPoint = \(SwiftText.point(gradient.startPoint))")
        }
        if gradient.endPoint != fresh.endPoint {
            lines.append("\(layer).endPoint = \(SwiftText.point(gradient.endPoint))")
        }
        if gradient.type != fresh.type { lines.append("\(layer).type = .\(gradient.type.rawValue)") }
        guard !lines.isEmpty else { return [] }
        return ["if let \(layer) = \(name).layer as? CAGradientLayer {"] + lines.map { "    " + $0 } + ["}"]
    }

    private static func describeLayout(_ view: inout PropertyTable<UIView>) {
        view.compare {
            $0.givenMargins
        } _: { margins, name, _ in
            switch margins {
            case nil: []
            case .absolute(let insets): ["\(name).layoutMargins = \(SwiftText.insets(insets))"]
            case .directional(let insets): ["\(name).directionalLayoutMargins = \(SwiftText.insets(insets))"]
            }
        }
        view.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins }
        view.flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.compare {
                $0.contentHuggingPriority(for: axis)
            } _: { priority, name, _ in
                ["\(name).setContentHuggingPriority(\(SwiftText.priority(priority)), for: .\(axis))"]
            }
            view.compare {
                $0.contentCompressionResistancePriority(for: axis)
            } _: { priority, name, _ in
                ["\(name).setContentCompressionResistancePriority(\(SwiftText.priority(priority)), for: .\(axis))"]
            }
        }
        view.flag("autoresizesSubviews") { $0.autoresizesSubviews }
        view.value("transform") {
            $0.transform
        } _: {
            SwiftText.transform($0)
        }
    }
}
