import MaquetteSyntax
import UIKit

/// A font on the command line: `17`, `15-semibold`, `17-bold-italic`, `body`, `Georgia-Bold@17`.
struct FontChoice {
    let name: String
    let font: UIFont

    static let words = "SIZE[-WEIGHT][-italic|-mono], a text style, or NAME@SIZE"

    private static let weights: KeyValuePairs<String, UIFont.Weight> = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let styles: KeyValuePairs<String, UIFont.TextStyle> = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
        "caption2": .caption2,
    ]

    /// Call this with the text size in effect, because text styles depend on it.
    init(_ text: String) throws {
        name = text
        if let style = Self.styles.first(where: { $0.key.lowercased() == text.lowercased() })?.value {
            font = .preferredFont(forTextStyle: style)
        } else if let at = text.lastIndex(of: "@") {
            font = try Self.named(String(text[..<at]), size: Self.size(text[text.index(after: at)...]))
        } else if text.first?.isNumber == true {
            font = try Self.system(text)
        } else {
            let known = Self.styles.map(\.key)
            let near = NearestNames.suggestion(for: text, among: known)
            throw Failure("--font does not know `\(text.shortened)`\(near ?? "; write \(Self.words)")")
        }
    }

    /// `Georgia-Bold` of `Georgia-Bold@17`; nil for the system's fonts.
    static func typeface(of text: String) -> String? {
        text.lastIndex(of: "@").map { String(text[..<$0]) }
    }

    private static func size(_ text: Substring) throws -> CGFloat {
        CGFloat(try Arguments.number(String(text), of: "--font", in: 1...1000))
    }

    private static func named(_ name: String, size: CGFloat) throws -> UIFont {
        guard let font = UIFont(name: name, size: size) else {
            throw Failure("--font does not know a font called `\(name.shortened)`; --font-file adds one")
        }
        return font
    }

    private static func system(_ text: String) throws -> UIFont {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let size = try size(parts[0])
        var weight = UIFont.Weight.regular
        var (isItalic, isMonospaced) = (false, false)
        for part in parts.dropFirst().map({ $0.lowercased() }) {
            if part == "italic" {
                isItalic = true
            } else if part == "mono" {
                isMonospaced = true
            } else if let known = weights.first(where: { $0.key == part }) {
                weight = known.value
            } else {
                let names = weights.map(\.key) + ["italic", "mono"]
                let near = NearestNames.suggestion(for: part, among: names)
                throw Failure(
                    "--font does not know `\(part.shortened)`\(near ?? "; it knows \(names.joined(separator: ", "))")")
            }
        }
        let font =
            isMonospaced
            ? UIFont.monospacedSystemFont(ofSize: size, weight: weight)
            : UIFont.systemFont(ofSize: size, weight: weight)
        guard isItalic,
            let slanted = font.fontDescriptor.withSymbolicTraits([.traitItalic, font.fontDescriptor.symbolicTraits])
        else { return font }
        return UIFont(descriptor: slanted, size: 0)
    }
}
