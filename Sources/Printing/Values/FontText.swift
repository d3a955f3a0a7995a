import Foundation
import MaquetteViewModel

/// Fonts as code: the first expression that makes an equal font.
@MainActor enum FontText {
    static func font(_ font: UIFont) -> String {
        ways(to: font).first { $0.font == font }?.text ?? closest(to: font)
    }

    private struct Way {
        let text: String
        let font: UIFont?
    }

    private static func ways(to font: UIFont) -> [Way] {
        let size = font.pointSize
        let points = SwiftText.number(size)
        var ways = styles.map {
            Way(text: ".preferredFont(forTextStyle: .\($0))", font: .preferredFont(forTextStyle: $1))
        }
        ways.append(Way(text: ".systemFont(ofSize: \(points))", font: .systemFont(ofSize: size)))
        ways.append(Way(text: ".boldSystemFont(ofSize: \(points))", font: .boldSystemFont(ofSize: size)))
        ways.append(Way(text: ".italicSystemFont(ofSize: \(points))", font: .italicSystemFont(ofSize: size)))
        let makers: [(String, (CGFloat, UIFont.Weight) -> UIFont)] = [
            ("systemFont", { .systemFont(ofSize: $0, weight: $1) }),
            ("monospacedDigitSystemFont", { .monospacedDigitSystemFont(ofSize: $0, weight: $1) }),
            ("monospacedSystemFont", { .monospacedSystemFont(ofSize: $0, weight: $1) }),
        ]
        for (name, make) in makers {
            for (weightName, weight) in weights {
                ways.append(Way(text: ".\(name)(ofSize: \(points), weight: .\(weightName))", font: make(size, weight)))
            }
        }
        ways.append(
            Way(
                text: "UIFont(name: \(SwiftText.text(font.fontName)), size: \(points))!",
                font: UIFont(name: font.fontName, size: size)))
        return ways + described(font, size)
    }

    /// Styles and weights with another design or with traits, which need descriptors.
    private static func described(_ font: UIFont, _ size: CGFloat) -> [Way] {
        let designs: [(name: String, design: UIFontDescriptor.SystemDesign)] = [
            ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
        ]
        let traits: [(name: String, traits: UIFontDescriptor.SymbolicTraits)] = [
            (".traitBold", .traitBold), (".traitItalic", .traitItalic),
            ("[.traitBold, .traitItalic]", [.traitBold, .traitItalic]),
        ]
        let starts: [Way] =
            styles.map {
                Way(text: "UIFont.preferredFont(forTextStyle: .\($0))", font: .preferredFont(forTextStyle: $1))
            }
            + weights.map {
                Way(
                    text: "UIFont.systemFont(ofSize: \(SwiftText.number(size)), weight: .\($0))",
                    font: .systemFont(ofSize: size, weight: $1))
            }
        var ways: [Way] = []
        for start in starts {
            guard let descriptor = start.font?.fontDescriptor else { continue }
            func add(_ changed: UIFontDescriptor?, _ text: String) {
                guard let changed else { return }
                ways.append(
                    Way(
                        text: "UIFont(descriptor: \(start.text).fontDescriptor.\(text)!, size: 0)",
                        font: UIFont(descriptor: changed, size: 0)))
            }
            for (name, design) in designs { add(descriptor.withDesign(design), "withDesign(.\(name))") }
            for (name, set) in traits { add(descriptor.withSymbolicTraits(set), "withSymbolicTraits(\(name))") }
        }
        return ways
    }

    /// The closest font to a typeface that is not installed and whose name is lost: a font with the same width and height.
    private static func closest(to font: UIFont) -> String {
        let points = SwiftText.number(font.pointSize)
        let size = sampleSize(font)
        let faces = [
            "", "-Light", "-Medium", "-Bold", "-Thin", "-UltraLight", "-Italic", "-LightItalic", "-BoldItalic",
        ]
        for name in faces.map({ "HelveticaNeue\($0)" }) {
            guard let face = UIFont(name: name, size: font.pointSize), sampleSize(face) == size else { continue }
            return "UIFont(name: \"\(name)\", size: \(points))!"
        }
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return ".systemFont(ofSize: \(points)\(isBold ? ", weight: .bold" : ""))"
    }

    private static func sampleSize(_ font: UIFont) -> CGSize {
        ("Hamburgefonstiv 0123" as NSString).size(withAttributes: [.font: font])
    }

    static func style(_ style: UIFont.TextStyle) -> String {
        styles.first { $0.style == style }.map { ".\($0.name)" } ?? "UIFont.TextStyle(rawValue: \"\(style.rawValue)\")"
    }

    private static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("regular", .regular), ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
