import Foundation

/// Texts that no attribute can hold, because they have line breaks or signs that XML forbids, stand in elements of their
/// own: `<string key="text">Hello</string>`. They mean what `text="Hello"` means, and are read as that.
extension MarkupElement {
    var isTextOfParent: Bool { key != nil && (name == "string" || name == "mutableString") }

    /// What it says; nil where that cannot be made out.
    var textOfParent: String? { flag("base64-UTF8") == true ? Self.decoded(text) : text }

    /// Interface Builder breaks the lines of long texts and leaves the padding out.
    private static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
    }
}
