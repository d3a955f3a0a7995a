import Maquette
import MaquetteSyntax

/// One problem of a layout.
public struct Finding: Hashable, Sendable, Codable {
    public var rule: String
    public var severity: Severity
    public var file: String
    public var line: Int?
    public var column: Int?
    /// The kind of its element: `label`, `button`; nil when it is about the whole document.
    public var element: String?
    public var id: String?
    /// The name of the element, or its text.
    public var label: String?
    public var message: String
    /// The scene, when the document has several.
    public var scene: String?
    /// The variants that show it; empty when all do.
    public var variants: [String] = []

    /// What the finding is about, in words: `label "Title" (a1b-2c)`.
    public var subject: String { .naming(kind: element, label: label, id: id) }

    /// The message with its element and variants.
    public var sentence: String {
        let about = subject.isEmpty ? "" : subject + ": "
        return about + message + (variants.isEmpty ? "" : " [\(variants.joined(separator: "; "))]")
    }
}
