import Foundation
import MaquetteViewModel

/// The colours of a document.
struct DocumentColors {
    /// The values of named colours, which the document repeats in its `<resources>`.
    private let named: [String: UIColor]

    @MainActor init(resources: MarkupElement?) {
        var named: [String: UIColor] = [:]
        for resource in resources?.children ?? [] where resource.name == "namedColor" {
            guard let name = resource["name"], let color = resource.child(named: "color") else { continue }
            named[name] = Self.plainColor(color)
        }
        self.named = named
    }

    /// The document's values of colours that no asset catalog of the project has.
    @MainActor var standIns: [UIColor] {
        named.filter { UIColor(named: $0.key) == nil }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The colour that an element has for a key: nil when it has none, or says `<nil>`.
    @MainActor func color(of element: MarkupElement, key: String) -> UIColor? {
        guard let color = element.child(key: key), color.name == "color" else { return nil }
        return self.color(color)
    }

    @MainActor func color(_ element: MarkupElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return Self.system(name) ?? Self.plainColor(element)
        }
        if let name = element["name"] {
            return UIColor(named: name) ?? named[name] ?? Self.system(name) ?? Self.plainColor(element)
        }
        return Self.plainColor(element)
    }

    /// A colour with components.
    ///
    /// `calibratedRGB` and `calibratedWhite` are the Mac's generic spaces in early documents; Xcode itself shows their
    /// components as sRGB on the canvas.
    @MainActor private static func plainColor(_ element: MarkupElement) -> UIColor? {
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        let channels = (CGFloat(red), CGFloat(green), CGFloat(blue))
        return element["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: channels.0, green: channels.1, blue: channels.2, alpha: alpha)
            : UIColor(red: channels.0, green: channels.1, blue: channels.2, alpha: alpha)
    }

    /// Documents write `systemBackgroundColor` where Swift says `.systemBackground`.
    @MainActor private static func system(_ name: String) -> UIColor? {
        let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        return SystemColorNames.color(named: short)
    }
}

/// The colours by their names in Swift: `systemRed`, `secondaryLabel`.
public enum SystemColorNames {
    public static var all: [String] { colors.keys.sorted() }

    public static func color(named name: String) -> UIColor? { colors[name] }

    private static let colors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "tint": .tintColor, "tintColor": .tintColor,
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "link": .link, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        // Former names, which documents of their time still use.
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "scrollViewTexturedBackground": .darkGray, "darkText": .darkText, "lightText": .lightText,
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear,
    ]
}
