import MaquetteDocuments

/// One thing that is different between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case added, removed, moved, changed
    }

    public var kind: Kind
    public var role: DocumentPart.Role
    /// What it is about, in words: `label "Title" (a1b-2c)`.
    public var subject: String
    public var id: String?
    /// The scene that it is in; nil for what all scenes share.
    public var scene: String?
    /// Where in the new version, or in the old one for what is gone.
    public var line: Int
    /// What is different about it: properties with their old and new values, the place it moved to.
    public var details: [String] = []
}
