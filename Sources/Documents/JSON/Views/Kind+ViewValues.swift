import Foundation
import MaquetteViewModel

/// A shadow behind a view.
struct DocumentShadow: Sendable {
    var color: UIColor?
    var opacity: Float
    var offset: CGSize
    var radius: CGFloat

    @MainActor func apply(to layer: CALayer, traits: UITraitCollection) {
        layer.shadowColor = (color ?? .black).resolvedColor(with: traits).cgColor
        layer.shadowOpacity = opacity
        layer.shadowOffset = offset
        layer.shadowRadius = radius
    }
}

private enum ShadowFields {
    static let color = Field("color", Kind<UIColor>.color, "Default: black.")
    static let opacity = Field("opacity", Kind<Double>.fraction, "Default: 0.2.")
    static let offset = Field("offset", Kind<CGSize>.offset, "Points to the right and down. Default: [0, 2].")
    static let radius = Field("radius", Kind<CGFloat>.length, "The radius of the blur. Default: 6.")
    static let record = Record("a shadow", [color.erased, opacity.erased, offset.erased, radius.erased])
}

extension Kind where Value == DocumentShadow {
    static let shadow = Kind.record(ShadowFields.record) { values in
        DocumentShadow(
            color: values[ShadowFields.color], opacity: Float(values[ShadowFields.opacity] ?? 0.2),
            offset: values[ShadowFields.offset] ?? CGSize(width: 0, height: 2),
            radius: values[ShadowFields.radius] ?? 6)
    }
}

extension Kind where Value == CALayerCornerCurve {
    static let cornerCurve = Kind.choice("a corner curve", ["circular": .circular, "continuous": .continuous])
}

extension Kind where Value == CACornerMask {
    static let corners = Kind<[CACornerMask]>.list(
        of: .choice(
            "a corner",
            [
                "topLeft": .layerMinXMinYCorner, "topRight": .layerMaxXMinYCorner, "bottomLeft": .layerMinXMaxYCorner,
                "bottomRight": .layerMaxXMaxYCorner,
            ]), "a list of corners"
    ).map { CACornerMask($0) }
}

extension Kind where Value == UIView.AutoresizingMask {
    static let autoresizing = Kind<[UIView.AutoresizingMask]>.list(
        of: .choice(
            "a part that resizes",
            [
                "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
                "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
                "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
            ]), "a list of parts that resize"
    ).map { UIView.AutoresizingMask($0) }
}

extension Kind where Value == CGFloat {
    /// Between views of a stack.
    static let spacing = Kind.either(
        "a number of points, or \"system\"",
        string: .choice("a spacing", ["system": CGFloat(Float.leastNormalMagnitude)]), number: Kind<CGFloat>.points)
}

extension Kind where Value == UIAccessibilityTraits {
    static let accessibilityTraits = Kind<[UIAccessibilityTraits]>.list(
        of: .choice(
            "a trait",
            [
                "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
                "header": .header, "searchField": .searchField, "adjustable": .adjustable,
                "notEnabled": .notEnabled, "toggleButton": .toggleButton, "tabBar": .tabBar,
                "updatesFrequently": .updatesFrequently, "summaryElement": .summaryElement,
                "keyboardKey": .keyboardKey, "playsSound": .playsSound,
                "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
                "causesPageTurn": .causesPageTurn,
            ]), "a list of traits"
    ).map { UIAccessibilityTraits($0) }
}
