import MaquetteReleases
import MaquetteText

/// A label as Interface Builder stored it.
package struct RecordedLabel: Sendable {
    package var repository: String
    package var text: String
    package var font: TextFont
    package var width: Double
    package var height: Double
    package var scale: Double
    package var maximumLines: Int
    /// Whether the stored width is the text's own in nearly all cases.
    package var hasOwnWidth: Bool
    /// Whether nothing but the text decided the stored height.
    package var hasOwnHeight: Bool

    /// Nil for rows that are not in a system font of a known size, or from before San Francisco.
    package init?(_ row: [String: String]) {
        guard let family = row["fontType"], ["system", "boldSystem"].contains(family),
            let size = Double(row["pointSize"] ?? ""),
            let width = Double(row["w"] ?? ""), let height = Double(row["h"] ?? ""),
            let weight = Self.weights[row["weight"] ?? ""], let edition = Self.edition(row["toolsVersion"] ?? "")
        else { return nil }
        repository = row["repo"] ?? ""
        text = row["text"] ?? ""
        font = TextFont(size: size, weight: weight)
        font.edition = edition
        self.width = width
        self.height = height
        maximumLines = Int(row["numberOfLines"] ?? "") ?? 1
        scale = Self.scale(row["device"] ?? "")
        hasOwnWidth = ["A", "B", "C", "E"].contains(row["wclass"])
        hasOwnHeight = row["hfree"] == "1"
    }

    package static let weights: [String: FontWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Up to which multiple the stored width was rounded: the pixel, or the point.
    package var step: Double { width == width.rounded() ? 1 : 1 / scale }

    /// How far a width lies outside what the stored value allows: it was rounded up to the pixel, or to the point.
    package func distance(of measured: Double) -> Double {
        measured > width ? measured - width : min(0, measured - (width - step))
    }

    /// The edition of the font that the Xcode of a document had; nil before San Francisco.
    private static func edition(_ toolsVersion: String) -> SystemFontEdition? {
        let version = InterfaceBuilderVersion(tools: toolsVersion, plugIn: nil)
        if version.number < 9000 { return nil }
        // Xcode 9 before 9.2 had iOS 11 with the font of iOS 10.
        return version.number < 13_500 ? .first : version.release.texts.systemFont
    }

    /// Whether the stored width can be that of all the text on one line.
    package var isOneLine: Bool { !text.contains("\n") && height < 1.6 * FontLibrary.metrics(of: font).lineHeight }

    private static func scale(_ device: String) -> Double {
        switch device {
        case "": 1
        case "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_12": 3
        default: 2
        }
    }
}
