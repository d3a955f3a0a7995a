import Foundation

/// The devices and preferences that an entry of a set is for.
struct AssetSlot {
    private enum Appearance: Hashable {
        case dark, light, highContrast, other
    }

    private let idiom: String
    private let appearances: Set<Appearance>
    private let direction: String?
    private let widthClass: String?
    private let heightClass: String?

    init(_ json: [String: Any]) {
        idiom = json["idiom"] as? String ?? "universal"
        direction = json["language-direction"] as? String
        widthClass = json["width-class"] as? String
        heightClass = json["height-class"] as? String
        let named = json["appearances"] as? [[String: Any]] ?? []
        appearances = Set(
            named.map { appearance in
                switch (appearance["appearance"] as? String, appearance["value"] as? String) {
                case ("luminosity", "dark"): .dark
                case ("luminosity", "light"): .light
                case ("contrast", "high"): .highContrast
                default: .other
                }
            })
    }

    /// Whether the entry is for one reading direction only.
    var isLeftToRightOnly: Bool { direction == "left-to-right" }

    /// How well the entry fits: a more specific one fits better. nil if it is not for these traits.
    func fit(_ traits: UITraitCollection, _ device: UIUserInterfaceIdiom) -> Int? {
        var fit = 0
        switch idiom {
        case "universal": break
        case device == .pad ? "ipad" : "iphone": fit += 1000
        default: return nil
        }
        for appearance in appearances {
            switch appearance {
            case .dark where traits.userInterfaceStyle == .dark: fit += 100
            case .light where traits.userInterfaceStyle != .dark: fit += 100
            case .highContrast where traits.accessibilityContrast == .high: fit += 50
            default: return nil
            }
        }
        for (wanted, present) in [
            (widthClass, traits.horizontalSizeClass), (heightClass, traits.verticalSizeClass),
        ] {
            guard let wanted else { continue }
            guard wanted == (present == .regular ? "regular" : present == .compact ? "compact" : "") else { return nil }
            fit += 10
        }
        if let direction {
            let present = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
            // An entry for the other direction is better than none: it is mirrored.
            fit += direction == present ? 2 : -2
        }
        return fit
    }
}

extension Sequence {
    /// The first of the elements that fit best.
    func best(_ fit: (Element) -> Int?) -> Element? {
        var best: (element: Element, fit: Int)?
        for element in self {
            guard let fit = fit(element) else { continue }
            if best.map({ fit > $0.fit }) ?? true { best = (element, fit) }
        }
        return best?.element
    }
}
