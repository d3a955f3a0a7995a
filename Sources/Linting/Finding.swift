import Maquette
import MaquetteSyntax

/// One thing that is wrong with a layout, wherever it shows.
public struct Finding: Hashable, Sendable {
    public var rule: String
    public var severity: Severity
    public var file: String
    public var line: Int?
    public var column: Int?
    /// What it is about, as the document has it: `label`, `button`; nil when it is about the whole document.
    public var element: String?
    public var id: String?
    /// The name that was given to the element, or the words on it.
    public var label: String?
    public var message: String
    /// The scene, when the document has several.
    public var scene: String?
    /// The ways of looking that show it; empty when all do.
    public var variants: [String] = []

    /// What it is about, in words: `label "Title" (a1b-2c)`.
    public var subject: String { .naming(kind: element, label: label, id: id) }

    /// What is wrong with what, and in which ways of looking.
    public var sentence: String {
        let about = subject.isEmpty ? "" : subject + ": "
        return about + message + (variants.isEmpty ? "" : " [\(variants.joined(separator: "; "))]")
    }
}
