import Foundation
import MaquetteViewModel

/// The fonts that documents name.
@MainActor enum DocumentFonts {
    /// `<fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>` and the like.
    static func font(of element: MarkupElement, key: String = "fontDescription") -> UIFont? {
        guard let description = element.child(key: key) else { return nil }
        return font(description)
    }

    static func font(_ description: MarkupElement) -> UIFont? {
        let size = description.number("pointSize") ?? description.number("size")
        if let style = description["style"] { return textStyle(named: style).map { .preferredFont(forTextStyle: $0) } }
        let points = CGFloat(min(max(size ?? Double(UIFont.systemFontSize), 0), 4096))
        if let name = description["name"] {
            return systemFont(named: name, size: points) ?? UIFont(name: name, size: points)
                ?? .standIn(for: name, size: points)
        }
        switch description["type"] ?? description["metaFont"] {
        // The canvas shows Bold, as recorded frames say, and a running app Semibold.
        case "boldSystem", "systemBold": return .systemFont(ofSize: points, weight: .bold)
        case "italicSystem": return .italicSystemFont(ofSize: points)
        default: return .systemFont(ofSize: points, weight: weight(named: description["weight"]))
        }
    }

    /// The files of the system font have had several names: `SFUIText-Semibold`, `.SFNS-Regular`, `SFProDisplay-Bold`.
    private static func systemFont(named name: String, size: CGFloat) -> UIFont? {
        let parts = name.split(separator: "-", maxSplits: 1)
        let families = ["SFUIText", "SFUIDisplay", "SFProText", "SFProDisplay", "SFNS", "SFNSText", "SFNSDisplay"]
        guard let family = parts.first.map({ $0.drop { $0 == "." } }), families.contains(String(family)) else {
            return nil
        }
        let face = parts.count > 1 ? parts[1].prefix(1).lowercased() + parts[1].dropFirst() : "regular"
        return .systemFont(ofSize: size, weight: weight(named: face == "ultralight" ? "ultraLight" : face))
    }

    /// The names of fonts that are neither the system's nor known to iOS.
    nonisolated static func namesFromElsewhere(in root: MarkupElement) -> Set<String> {
        var names: Set<String> = []
        root.forEachDescendant { element in
            guard element.name == "fontDescription" || element.name == "font", let name = element["name"],
                !name.hasPrefix("."), !UIFont.isShipped(name)
            else { return }
            names.insert(name)
        }
        return names
    }

    private static func weight(named name: String?) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    private static func textStyle(named name: String) -> UIFont.TextStyle? {
        switch name {
        case "UICTFontTextStyleTitle0": .largeTitle
        case "UICTFontTextStyleTitle1": .title1
        case "UICTFontTextStyleTitle2": .title2
        case "UICTFontTextStyleTitle3": .title3
        case "UICTFontTextStyleHeadline": .headline
        case "UICTFontTextStyleSubhead": .subheadline
        case "UICTFontTextStyleBody": .body
        case "UICTFontTextStyleCallout": .callout
        case "UICTFontTextStyleFootnote": .footnote
        case "UICTFontTextStyleCaption1": .caption1
        case "UICTFontTextStyleCaption2": .caption2
        default: nil
        }
    }
}
