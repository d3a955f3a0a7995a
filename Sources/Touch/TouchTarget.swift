import Foundation
import MaquetteAccessibility

/// What a step means on the screen.
package enum TouchTarget: Hashable, Sendable {
    /// What VoiceOver says of an element, or its text.
    case text(String, number: Int)
    /// The element's accessibility identifier, its id in a document, or the property that holds it.
    case identifier(String)
    /// A place in the picture, in points.
    case place(x: Double, y: Double)

    /// `"Sign in"`, `Sign in`, `"Delete" 2` for the second of them, `#signIn`, or `120,340`.
    init?(_ words: Substring) {
        let words = words.trimmingPrefix(while: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        if words.hasPrefix("#"), words.count > 1 {
            self = .identifier(String(words.dropFirst()))
            return
        }
        let parts = words.split(separator: ",", omittingEmptySubsequences: false)
            .map { Self.unquoted($0.trimmingPrefix(while: \.isWhitespace)) }
        if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite {
            self = .place(x: x, y: y)
            return
        }
        if words.first == "\"", let end = words.dropFirst().lastIndex(of: "\"") {
            let number = words[words.index(after: end)...].trimmingPrefix(while: \.isWhitespace)
            let text = String(words[words.index(after: words.startIndex)..<end])
            guard !text.isEmpty, number.isEmpty || (Int(number) ?? 0) > 0 else { return nil }
            self = .text(text, number: Int(number) ?? 1)
            return
        }
        self = .text(Self.unquoted(words), number: 1)
    }

    /// What is spoken, by its name if that can be written.
    init(_ element: SpokenElement, number: Int) {
        self =
            TouchTarget(name: element.label ?? "", number: number)
            ?? .place(x: element.activationPoint.x.rounded(), y: element.activationPoint.y.rounded())
    }

    /// Nil for a name that cannot be written.
    init?(name: String, number: Int) {
        if name.isEmpty || name.contains("\"") || name.contains("\n") { return nil }
        self = .text(name, number: number)
    }

    /// Whether it is a name.
    var isText: Bool { if case .text = self { true } else { false } }

    static func unquoted(_ words: Substring) -> String {
        var text = words
        while text.last?.isWhitespace == true { text.removeLast() }
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return String(text) }
        return String(text.dropFirst().dropLast())
    }
}

extension TouchTarget: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let text, let number): "\"\(text)\"" + (number > 1 ? " \(number)" : "")
        case .identifier(let name): "#\(name)"
        case .place(let x, let y): "\(x.formatted(Self.plain)),\(y.formatted(Self.plain))"
        }
    }

    private static let plain = FloatingPointFormatStyle<Double>.number.grouping(.never).locale(
        Locale(identifier: "en_US_POSIX"))
}

extension Substring {
    func trimmingPrefix(while isSpace: (Character) -> Bool) -> Substring { drop(while: isSpace) }
}
