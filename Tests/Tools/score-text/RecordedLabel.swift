import MaquetteText

/// A label as Interface Builder stored it.
struct RecordedLabel {
    var repository: String
    var text: String
    var font: TextFont
    var width: Double
    var height: Double
    var scale: Double
    var maximumLines: Int
    /// Whether the stored width is the text's own in nearly all cases.
    var hasOwnWidth: Bool
    /// Whether nothing but the text decided the stored height.
    var hasOwnHeight: Bool

    /// Nil for rows that are not in a system font of a known size.
    init?(_ row: [String: String]) {
        guard let family = row["fontType"], ["system", "boldSystem"].contains(family),
            let size = Double(row["pointSize"] ?? ""),
            let width = Double(row["w"] ?? ""), let height = Double(row["h"] ?? ""),
            let weight = Self.weights[row["weight"] ?? ""]
        else { return nil }
        repository = row["repo"] ?? ""
        text = row["text"] ?? ""
        font = TextFont(size: size, weight: weight)
        self.width = width
        self.height = height
        maximumLines = Int(row["numberOfLines"] ?? "") ?? 1
        scale = Self.scale(row["device"] ?? "")
        hasOwnWidth = ["A", "B", "C", "E"].contains(row["wclass"])
        hasOwnHeight = row["hfree"] == "1"
    }

    static let weights: [String: FontWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// How far a width lies outside what the stored value allows: it was rounded up to the pixel, or to the point.
    func distance(of measured: Double) -> Double {
        let step = width == width.rounded() ? 1 : 1 / scale
        return measured > width ? measured - width : min(0, measured - (width - step))
    }

    /// Whether the stored width can be that of all the text on one line.
    var isOneLine: Bool { !text.contains("\n") && height < 1.6 * FontLibrary.metrics(of: font).lineHeight }

    private static func scale(_ device: String) -> Double {
        switch device {
        case "": 1
        case "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_12": 3
        default: 2
        }
    }
}
