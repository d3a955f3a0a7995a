import Foundation
import MaquetteViewModel

/// Colours as code: by their name where they have one.
@MainActor enum ColorText {
    static func color(_ color: UIColor) -> String {
        if let name = named.first(where: { $0.color == color })?.name { return ".\(name)" }
        if let (base, alpha) = color.translucency {
            return "\(qualified(base)).withAlphaComponent(\(SwiftText.number(alpha)))"
        }
        if color.isDynamic { return changing(color) }
        return numbers(color.cgColor)
    }

    /// Where a leading dot has no type to refer to.
    static func qualified(_ color: UIColor) -> String {
        let text = self.color(color)
        return text.hasPrefix(".") ? "UIColor\(text)" : text
    }

    static func layerColor(_ color: CGColor) -> String { "\(qualified(UIColor(cgColor: color))).cgColor" }

    /// A dynamic colour: its values for light and for dark.
    private static func changing(_ color: UIColor) -> String {
        let (light, dark) = (resolved(color, .light), resolved(color, .dark))
        if light == dark { return self.color(light) }
        return "UIColor { $0.userInterfaceStyle == .dark ? \(self.color(dark)) : \(self.color(light)) }"
    }

    private static func resolved(_ color: UIColor, _ style: UIUserInterfaceStyle) -> UIColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }

    private static func numbers(_ color: CGColor) -> String {
        // As short as possible with the precision of a screen.
        let parts = (color.components ?? []).map { SwiftText.number(Float($0)) }
        if parts.count == 2 { return "UIColor(white: \(parts[0]), alpha: \(parts[1]))" }
        let red = color.colorSpace?.isWideGamutRGB == true ? "displayP3Red" : "red"
        return "UIColor(\(red): \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }

    private static let named: [(name: String, color: UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
        ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator), ("link", .link), ("tintColor", .tintColor),
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
        ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
        ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
        ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
        ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
        ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
        ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
        ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
        ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray),
        ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
        ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear),
        ("lightText", .lightText),
    ]
}
