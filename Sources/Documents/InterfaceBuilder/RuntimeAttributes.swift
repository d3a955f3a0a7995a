import Foundation
import MaquetteViewModel

/// The user-defined runtime attributes of an element, applied to the key paths that the model knows.
///
/// Many projects extend classes by `cornerRadius`, `borderColor` and the like for use in Interface Builder, and all of
/// these forward to the layer. So do we, because the app's classes are not here.
@MainActor struct RuntimeAttributes {
    let builder: SceneBuilder
    private var colors: DocumentColors { builder.colors }

    func apply(_ element: MarkupElement, to view: UIView) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            set(path, attribute, on: view)
        }
    }

    private func set(_ path: String, _ attribute: MarkupElement, on view: UIView) {
        let layer = view.layer
        switch path {
        case "cornerRadius", "layer.cornerRadius":
            if let number = number(attribute) { layer.cornerRadius = max(number, 0) }
        case "borderWidth", "layer.borderWidth":
            if let number = number(attribute) { layer.borderWidth = max(number, 0) }
        case "shadowRadius", "layer.shadowRadius":
            if let number = number(attribute) { layer.shadowRadius = max(number, 0) }
        case "shadowOpacity", "layer.shadowOpacity":
            if let number = number(attribute) { layer.shadowOpacity = Float(min(max(number, 0), 1)) }
        case "shadowOffset", "layer.shadowOffset": if let size = size(attribute) { layer.shadowOffset = size }
        case "layer.borderColor", "layer.shadowColor", "layer.backgroundColor":
            // A layer takes a `CGColor` and documents have a `UIColor`, so this has no effect.
            builder.warnings.addOnce(
                attribute, "\(path) takes a CGColor and not the UIColor of a document, which has no effect on a device")
        case "borderColor", "layer.borderUIColor", "borderUIColor":
            if let color = colors.color(of: attribute, key: "value") { layer.borderColor = color.cgColor }
        case "shadowColor", "layer.shadowUIColor", "shadowUIColor":
            if let color = colors.color(of: attribute, key: "value") { layer.shadowColor = color.cgColor }
        case "masksToBounds", "layer.masksToBounds", "clipsToBounds":
            view.clipsToBounds = flag(attribute) ?? view.clipsToBounds
        case "layer.opacity": if let number = number(attribute) { layer.opacity = Float(min(max(number, 0), 1)) }
        case "layer.zPosition": if let number = number(attribute) { layer.zPosition = number }
        default: setPlain(path, attribute, on: view)
        }
    }

    private func setPlain(_ path: String, _ attribute: MarkupElement, on view: UIView) {
        switch path {
        case "alpha": if let number = number(attribute) { view.alpha = min(max(number, 0), 1) }
        case "hidden", "isHidden": view.isHidden = flag(attribute) ?? view.isHidden
        case "tag": if let number = number(attribute) { view.tag = Int(number) }
        case "backgroundColor", "tintColor", "textColor": setColor(path, attribute, on: view)
        case "accessibilityIdentifier": view.accessibilityIdentifier = string(attribute)
        case "accessibilityLabel": view.accessibilityLabel = string(attribute)
        case "accessibilityHint": view.accessibilityHint = string(attribute)
        case "accessibilityValue": view.accessibilityValue = string(attribute)
        case "isAccessibilityElement":
            if let flag = flag(attribute) { view.isAccessibilityElement = flag }
        case "accessibilityElementsHidden": view.accessibilityElementsHidden = flag(attribute) ?? false
        case "accessibilityViewIsModal": view.accessibilityViewIsModal = flag(attribute) ?? false
        case "accessibilityIgnoresInvertColors": view.accessibilityIgnoresInvertColors = flag(attribute) ?? false
        case "shouldGroupAccessibilityChildren": view.shouldGroupAccessibilityChildren = flag(attribute) ?? false
        case "text": if let text = string(attribute) { (view as? UILabel)?.text = text }
        case "numberOfLines":
            if let number = number(attribute) { (view as? UILabel)?.numberOfLines = max(Int(number), 0) }
        case "preservesSuperviewLayoutMargins":
            view.preservesSuperviewLayoutMargins = flag(attribute) ?? view.preservesSuperviewLayoutMargins
        default: break
        }
    }

    private func setColor(_ path: String, _ attribute: MarkupElement, on view: UIView) {
        guard let color = colors.color(of: attribute, key: "value") else { return }
        switch path {
        case "backgroundColor": view.backgroundColor = color
        case "tintColor": view.tintColor = color
        default: (view as? UILabel)?.textColor = color
        }
    }

    // MARK: Values

    private func number(_ attribute: MarkupElement) -> CGFloat? {
        guard let value = attribute.child(key: "value"), let number = value.number("value"), abs(number) < 1e5 else {
            return nil
        }
        return CGFloat(number)
    }

    private func flag(_ attribute: MarkupElement) -> Bool? { attribute.flag("value") }

    private func string(_ attribute: MarkupElement) -> String? { attribute["value"] }

    /// A `size` or a `point`: authors use either for offsets.
    private func size(_ attribute: MarkupElement) -> CGSize? {
        attribute.size(key: "value") ?? attribute.point(key: "value").map { CGSize(width: $0.x, height: $0.y) }
    }
}
