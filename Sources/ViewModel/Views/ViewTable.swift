import Foundation

extension ClassTable {
    package static let view = ClassTable(
        of: UIView.self,
        made: .init("view", json: ("view", "A plain rectangle: a card, a separator, a group.")) { UIView() }
    ) { view in
        tellIdentity(&view)
        tellAppearance(&view)
        tellLayer(&view)
        tellLayout(&view)
        view.key("frame", \.frame)
        view.key("bounds", \.bounds)
        view.key("center", \.center)
        view.key(readOnly: "layer", \.layer)
        view.key(readOnly: "superview", \.superview)
        view.key(readOnly: "subviews", \.subviews)
        view.key("gestureRecognizers", \.gestureRecognizers)
        view.key("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
        view.key("isExclusiveTouch", \.isExclusiveTouch)
    }

    @MainActor private static func tellIdentity(_ view: inout ClassRows<UIView>) {
        view.text("accessibilityIdentifier", \.accessibilityIdentifier, json: "The identifier for UI tests.")
        view.text("restorationIdentifier", \.restorationIdentifier, nib: "restorationIdentifier")
        view.count("tag", \.tag, "a whole number", in: -1_000_000...1_000_000, json: "A number for the app.")
        // Printed code says what was given, which is not what is answered.
        view.text("accessibilityLabel", \.accessibilityLabel, json: "What assistive apps read aloud.")
        view.text(
            "accessibilityHint", \.accessibilityHint, json: "What a tap does; assistive apps read it after a pause.")
        view.text("accessibilityValue", \.accessibilityValue, json: "What assistive apps read after the label.")
        view.flag(
            "isAccessibilityElement", \.isAccessibilityElement,
            json: "Whether the view is an element for assistive apps.")
        view.special(
            "accessibilityTraits", json: "The traits for assistive apps, instead of the view's own traits.")
        view.text(
            "accessibilityLanguage", \.accessibilityLanguage,
            json: "The code of the language in which assistive apps read the view, such as \"de\".", isPrinted: false)
        view.flag(
            "accessibilityElementsHidden", \.accessibilityElementsHidden,
            json: "Whether assistive apps skip the views inside this one.", isPrinted: false)
        view.flag(
            "accessibilityViewIsModal", \.accessibilityViewIsModal,
            json: "Whether assistive apps skip the siblings of this view.", isPrinted: false)
        view.flag(
            "shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren,
            json: "Whether assistive apps read the views inside this one before the views beside it.", isPrinted: false)
        view.flag(
            "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors,
            json: "Whether Smart Invert leaves its colours.", isPrinted: false)
    }

    @MainActor private static func tellAppearance(_ view: inout ClassRows<UIView>) {
        view.choice(
            "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle,
            json: "Light or dark, for this view and its subviews.", isAppearance: true)
        view.choice(
            "semanticContentAttribute", \.semanticContentAttribute,
            json: "Whether this view is mirrored in right-to-left layouts.", nib: "semanticContentAttribute")
        view.color(
            "backgroundColor", \.backgroundColor, json: "The background colour.", nib: "backgroundColor",
            isAppearance: true)
        view.color(
            "tintColor", \.ownTintColor,
            json: "The tint of symbols, template images and controls in this view and its subviews.", nib: "tintColor",
            isAppearance: true)
        // Who asks by key gets the inherited one.
        view.key("tintColor", \.tintColor)
        view.number("alpha", \.alpha, .fraction, json: "From 0, invisible, to 1.", nib: "alpha")
        view.flag("isHidden", \.isHidden, json: "Hidden views take no space in stack views.")
        view.flag("isOpaque", \.isOpaque, nib: "opaque")
        view.flag(
            "clipsToBounds", \.clipsToBounds,
            json: "Whether subviews are clipped to the view's edges and rounded corners.", nib: "clipsSubviews")
        view.choice(
            "contentMode", \.contentMode, json: "How an image is fitted to bounds of another shape.",
            nib: "contentMode")
        view.flag(
            "isUserInteractionEnabled", \.isUserInteractionEnabled, json: "Whether touches reach the view.",
            nib: "userInteractionEnabled")
    }

    @MainActor private static func tellLayer(_ view: inout ClassRows<UIView>) {
        view.number(
            "layer.cornerRadius", \.layer.cornerRadius, .length,
            json: "The radius of the background's corners, and of the contents' if clipsToBounds is true.")
        view.special("cornerCurve", json: "An arc, or the smoother curve of the system's own cards.")
        view.special("maskedCorners", json: "The corners that cornerRadius rounds. Default: all.")
        view.number(
            "layer.borderWidth", \.layer.borderWidth, .length,
            json: "The width of a border inside the bounds, above the subviews.")
        view.special("borderColor", json: "Default: black.")
        view.special(
            "shadow", json: "The shadow behind the view; an object without keys is UIKit's default shadow.")
        view.number("layer.zPosition", \.layer.zPosition, .points, json: "Higher ones are drawn above their siblings.")
        view.special("gradient")
    }

    @MainActor private static func tellLayout(_ view: inout ClassRows<UIView>) {
        view.special("layoutMargins", json: "The distance of the `margins` guide from the edges. Default: 8.")
        view.flag(
            "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins,
            json: "Whether margins include the superview's margins.", nib: "preservesSuperviewLayoutMargins")
        view.flag(
            "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea,
            json: "Whether margins start at the safe area. Default: true.", nib: "insetsLayoutMarginsFromSafeArea")
        view.special("contentHuggingPriority", json: "How much the view resists growing beyond its content.")
        view.special(
            "contentCompressionResistancePriority", json: "How much the view resists cutting its content off.")
        view.special("width", json: "Short for a required constraint on the width.", isPrinted: false)
        view.special("height", json: "Short for a required constraint on the height.", isPrinted: false)
        view.special(
            "customSpacingAfter", json: "In a stack view: the distance to the next view, instead of spacing.",
            isPrinted: false)
        view.special(
            "frame", json: "A frame instead of constraints; autoresizingMask says how it follows the superview.",
            isPrinted: false)
        view.special(
            "autoresizingMask", json: "What changes with the superview's size, for a view with a frame.",
            isPrinted: false)
        view.flag("autoresizesSubviews", \.autoresizesSubviews, nib: "autoresizesSubviews")
        view.special(
            "transform", json: "Rotates, scales and moves the view without affecting its layout.")
    }
}

extension UIView {
    /// The view's own tint, apart from the one that it inherits.
    fileprivate var ownTintColor: UIColor? {
        get { viewState.tintColor }
        set { tintColor = newValue }
    }
}

extension UIUserInterfaceStyle: NamedCases {
    package static let noun = "an appearance"
    package static var names: KeyValuePairs<String, UIUserInterfaceStyle> { ["light": .light, "dark": .dark] }
}

extension UISemanticContentAttribute: NamedCases {
    package static let noun = "a semantic content attribute"
    package static var names: KeyValuePairs<String, UISemanticContentAttribute> {
        [
            "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
            "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]
    }
}

extension UIView.ContentMode: NamedCases {
    package static let noun = "a content mode"
    package static var names: KeyValuePairs<String, UIView.ContentMode> {
        [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
            "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
    }
}
