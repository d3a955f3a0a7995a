import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// The screen that a scene was drawn on, and the sizes of views there.
extension SceneBuilder {
    /// The insets that bars and the device cover.
    var safeArea: UIEdgeInsets {
        document.scenes.first { $0.id == target.element.id }?.preferences.safeAreaInsets ?? .zero
    }

    /// Bars around a scene have the heights of the screen that it is shown on.
    var eraOnScreen: DocumentEra {
        let settings = Headless.settings
        return era.shown(isPad: settings.device.idiom == .pad, isLandscape: settings.isLandscape)
    }

    /// The height of a toolbar at its place in the scene.
    func toolbarHeight(_ element: MarkupElement) -> CGFloat {
        let device = document.canvas.device
        let hasHomeIndicator = device.map { $0.idiom == .phone && $0.portraitInsets.bottom > 0 } ?? false
        return era.toolbarHeight(standsOnHomeIndicator: hasHomeIndicator && standsOnSafeArea(element))
    }

    /// Whether the lower edge of a view is constrained to a lower edge of the safe area.
    private func standsOnSafeArea(_ element: MarkupElement) -> Bool {
        guard let id = element.id else { return false }
        var guides: Set<String> = []
        var partners: Set<String> = []
        target.element.forEachDescendant { descendant in
            if descendant.name == "viewLayoutGuide", descendant.key == "safeArea", let id = descendant.id {
                guides.insert(id)
            }
            guard descendant.name == "constraint", descendant["firstAttribute"] == "bottom",
                descendant["secondAttribute"] == "bottom", let first = descendant["firstItem"],
                let second = descendant["secondItem"]
            else { return }
            if first == id { partners.insert(second) }
            if second == id { partners.insert(first) }
        }
        return !guides.isDisjoint(with: partners)
    }

    /// Until Xcode 8, documents were drawn for any device.
    var hasDevice: Bool { document.canvas.device != nil }

    /// The screen that the scene was drawn on, in its orientation.
    var canvasSize: CGSize { document.canvas.screenSize(target.element) }

    /// The width of the screen that the scene is laid out on.
    var canvasWidth: CGFloat { UIScreen.main.bounds.width }
}

extension MarkupElement {
    private static let kindsWithDesignSize: Set = [
        "view", "imageView", "textView", "scrollView", "tableView", "collectionView", "mapView",
    ]

    /// Whether the canvas has a design size for such a view if nothing else decides.
    var hasDesignSize: Bool { Self.kindsWithDesignSize.contains(name) }

    /// The axes along which a view's constraints say anything about its size, even only a minimum.
    var decidedAxes: Set<NSLayoutConstraint.Axis> {
        let own = list("constraints").filter { $0["firstItem"] == nil && $0["secondItem"] == nil }
        return Set(
            own.compactMap { constraint in
                switch constraint["firstAttribute"] {
                case "width": .horizontal
                case "height": .vertical
                default: nil
                }
            })
    }

    /// Whether an author has chosen a placeholder for the intrinsic content size.
    var hasPlaceholderSize: Bool {
        self["placeholderIntrinsicWidth"] != nil || self["placeholderIntrinsicHeight"] != nil
    }

    /// Whether a view has the height that Interface Builder's library gives to its text, unless a stack measures it.
    var keepsLibraryHeight: Bool {
        guard self["placeholderIntrinsicHeight"] == nil else { return false }
        switch name {
        case "label":
            guard let font = child(key: "fontDescription"), font["style"] == nil, font["name"] == nil else {
                return false
            }
            return (integer("numberOfLines") ?? 1) == 1 && font.number("pointSize") == 17
        case "button":
            let configuration = child(named: "buttonConfiguration")
            return configuration.map { $0.child(key: "titleFontDescription") == nil && $0["image"] == nil } ?? false
        default: return false
        }
    }
}
