import Foundation
import MaquetteViewModel

/// The properties of every view.
extension ViewKind {
    static let common: [Property] = {
        var view = PropertyTable<UIView>(.view)
        describeAccessibility(&view)
        describeLook(&view)
        describeLayout(&view)
        return view.all
    }()

    /// What was given, without what the class says of itself.
    private static func describeAccessibility(_ view: inout PropertyTable<UIView>) {
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

    private static func describeLook(_ view: inout PropertyTable<UIView>) {
        // As the layer has it, which keeps a `Float`.
        view.value("alpha") {
            $0.layer.opacity
        } _: {
            SwiftText.number($0)
        }
        // An image makes its view translucent, whatever was set. Labels look the same either way, and documents have `opaque="NO"`
        // on nearly all of them.
        view.flag("isOpaque") { $0 is UILabel || $0.layer.isOpaque }
        view.compare("cornerCurve") {
            $0.layer.cornerCurve
        } _: { curve, name, _ in
            ["\(name).layer.cornerCurve = .\(curve.rawValue)"]
        }
        view.compare("maskedCorners") {
            $0.layer.maskedCorners
        } _: { corners, name, _ in
            ["\(name).layer.maskedCorners = \(SwiftText.corners(corners))"]
        }
        view.compare("borderColor") {
            $0.layer.borderColor
        } _: { color, name, _ in
            ["\(name).layer.borderColor = \(color.map(ColorText.layerColor) ?? "nil")"]
        }
        view.compare("shadow") { view, fresh, name in shadow(of: view.layer, fresh.layer, name) }
        view.say("gradient") { view, name, _ in gradient(of: view, name) }
    }

    private static func shadow(of layer: CALayer, _ fresh: CALayer, _ name: String) -> [String] {
        var lines: [String] = []
        if layer.shadowColor != fresh.shadowColor {
            lines.append("\(name).layer.shadowColor = \(layer.shadowColor.map(ColorText.layerColor) ?? "nil")")
        }
        if layer.shadowOpacity != fresh.shadowOpacity {
            lines.append("\(name).layer.shadowOpacity = \(SwiftText.number(layer.shadowOpacity))")
        }
        if layer.shadowOffset != fresh.shadowOffset {
            lines.append("\(name).layer.shadowOffset = \(SwiftText.size(layer.shadowOffset))")
        }
        if layer.shadowRadius != fresh.shadowRadius {
            lines.append("\(name).layer.shadowRadius = \(SwiftText.number(layer.shadowRadius))")
        }
        return lines
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
        view.compare("layoutMargins") {
            $0.givenMargins
        } _: { margins, name, _ in
            switch margins {
            case nil: []
            case .absolute(let insets): ["\(name).layoutMargins = \(SwiftText.insets(insets))"]
            case .directional(let insets): ["\(name).directionalLayoutMargins = \(SwiftText.insets(insets))"]
            }
        }
        view.compare("contentHuggingPriority") { view, fresh, name in
            priorities(view, fresh, { $0.contentHuggingPriority(for: $1) }) { priority, axis in
                "\(name).setContentHuggingPriority(\(priority), for: .\(axis))"
            }
        }
        view.compare("contentCompressionResistancePriority") { view, fresh, name in
            priorities(view, fresh, { $0.contentCompressionResistancePriority(for: $1) }) { priority, axis in
                "\(name).setContentCompressionResistancePriority(\(priority), for: .\(axis))"
            }
        }
        view.value("transform") {
            $0.transform
        } _: {
            SwiftText.transform($0)
        }
    }

    private static func priorities(
        _ view: UIView, _ fresh: UIView, _ priority: (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
        _ statement: (_ priority: String, NSLayoutConstraint.Axis) -> String
    ) -> [String] {
        [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
            let value = priority(view, axis)
            return value == priority(fresh, axis) ? nil : statement(SwiftText.priority(value), axis)
        }
    }
}
