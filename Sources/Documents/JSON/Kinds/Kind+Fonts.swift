import Foundation
import MaquetteViewModel

/// A font as a document describes it; the user's text size decides the font.
struct DocumentFont: Sendable {
    var textStyle: UIFont.TextStyle?
    var size: CGFloat?
    var weight: UIFont.Weight?
    var design: UIFontDescriptor.SystemDesign?
    var isItalic = false
    var hasMonospacedDigits = false
    /// A face by its PostScript or family name.
    var name: String?

    /// A text style has its size at the user's text size. A size of its own scales as its style does, or not at all.
    func font(for traits: UITraitCollection) -> UIFont {
        guard let textStyle else { return face(ofSize: size ?? UIFont.labelFontSize) }
        if let size {
            return UIFontMetrics(forTextStyle: textStyle).scaledFont(for: face(ofSize: size), compatibleWith: traits)
        }
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        return isPlainStyle ? preferred : face(ofSize: preferred.pointSize)
    }

    private var isPlainStyle: Bool {
        weight == nil && design == nil && !isItalic && !hasMonospacedDigits && name == nil
    }

    private func face(ofSize size: CGFloat) -> UIFont {
        if let name, let font = UIFont(name: name, size: size) { return font }
        let weight = weight ?? .regular
        var font = UIFont.systemFont(ofSize: size, weight: weight)
        if hasMonospacedDigits { font = .monospacedDigitSystemFont(ofSize: size, weight: weight) }
        if let design, let designed = font.fontDescriptor.withDesign(design) {
            font = UIFont(descriptor: designed, size: size)
        }
        if isItalic {
            let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
            if let slanted = font.fontDescriptor.withSymbolicTraits(traits) {
                font = UIFont(descriptor: slanted, size: size)
            }
        }
        return font
    }
}

private enum FontFields {
    static let style = Field(
        "style", Kind<UIFont.TextStyle>.textStyle, "The text style. The font has its size, and grows with it.")
    static let size = Field("size", Kind<CGFloat>.fontSize, "In points, at the default text size.")
    static let weight = Field("weight", Kind<UIFont.Weight>.fontWeight, "Of the system font. Default: regular.")
    static let design = Field("design", Kind<UIFontDescriptor.SystemDesign>.fontDesign, "Of the system font.")
    static let italic = Field("italic", Kind<Bool>.flag, "Whether the system font is slanted.")
    static let monospacedDigits = Field("monospacedDigits", Kind<Bool>.flag, "Whether all digits have the same width.")
    static let name = Field("name", Kind<String>.text, "The PostScript name of a font that is not the system's.")
    static let record = Record(
        "a font",
        [
            style.erased, size.erased, weight.erased, design.erased, italic.erased, monospacedDigits.erased,
            name.erased,
        ])
}

extension Kind where Value == UIFont.TextStyle {
    static let textStyle = Kind.choice("a text style", textStyleNames)

    static let textStyleNames: KeyValuePairs<String, UIFont.TextStyle> = [
        "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2, "largeTitle": .largeTitle,
        "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
        "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
}

extension Kind where Value == UIFont.Weight {
    static let fontWeightNames: KeyValuePairs<String, UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let fontWeight = Kind.choice("a font weight", fontWeightNames)
}

extension Kind where Value == UIFontDescriptor.SystemDesign {
    static let fontDesign = Kind.choice(
        "a design of the system font",
        ["default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced])
}

extension Kind where Value == CGFloat {
    static let fontSize = Kind<Double>.number("a font size above 0 and up to 2000", in: 0...2000, excludingZero: true)
        .map {
            CGFloat($0)
        }
}

extension Kind where Value == DocumentFont {
    private static let sizePattern = "^[0-9]+(\\.[0-9]+)?( [A-Za-z]+)?$"
    private static let expectation =
        "a font: a text style such as body, a size such as 17, a size and weight such as \"17 semibold\", or an object"

    static let font = Kind.either(
        expectation,
        string: Kind(expectation, schema: ["type": "string"]) { node, reading in read(node, node.string ?? "", reading)
        },
        number: Kind<CGFloat>.fontSize.map { DocumentFont(size: $0) },
        object: .record(FontFields.record) { values in
            DocumentFont(
                textStyle: values[FontFields.style], size: values[FontFields.size], weight: values[FontFields.weight],
                design: values[FontFields.design], isItalic: values[FontFields.italic] ?? false,
                hasMonospacedDigits: values[FontFields.monospacedDigits] ?? false, name: values[FontFields.name])
        }
    ).defined(as: "font")

    static let fontDefinition: JSONValue = [
        "description": "A font: a text style, a size of the system font, a size and a weight, or an object.",
        "anyOf": [
            ["enum": .array(Kind<UIFont.TextStyle>.textStyleNames.map { .string($0.key) })],
            ["type": "string", "pattern": .string(sizePattern), "description": "\"17 semibold\""],
            Kind<CGFloat>.fontSize.schema,
            FontFields.record.schema,
        ],
    ]

    private static func read(_ node: JSONNode, _ text: String, _ reading: Reading) -> DocumentFont? {
        if let style = Kind<UIFont.TextStyle>.textStyleNames.first(where: { $0.key == text })?.value {
            return DocumentFont(textStyle: style)
        }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let size = Double(words[0]), words[0].utf8.first?.isDigit == true else {
            let styles = Kind<UIFont.TextStyle>.textStyleNames.map(\.key)
            let suggestion = NearestNames.suggestion(for: text, among: styles) ?? ""
            reading.report("expected \(expectation), found \(node.excerpt)\(suggestion)", at: node)
            return nil
        }
        guard size > 0, size <= 2000, words.count <= 2 else {
            reading.reportUnexpected(node, expected: expectation)
            return nil
        }
        guard words.count == 2 else { return DocumentFont(size: CGFloat(size)) }
        let weights = Kind<UIFont.Weight>.fontWeightNames
        guard let weight = weights.first(where: { $0.key == words[1] })?.value else {
            let names = weights.map(\.key)
            let suggestion =
                NearestNames.suggestion(for: words[1], among: names) ?? "; weights are \(names.joined(separator: ", "))"
            reading.report("there is no font weight \"\(words[1])\"\(suggestion)", at: node)
            return nil
        }
        return DocumentFont(size: CGFloat(size), weight: weight)
    }
}
