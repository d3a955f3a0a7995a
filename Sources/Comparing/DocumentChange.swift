import MaquetteDocuments

/// One difference between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case added, removed, moved, changed
    }

    public var kind: Kind
    public var role: DocumentPart.Role
    /// The part that changed: `label "Title" (a1b-2c)`.
    public var subject: String
    public var id: String?
    /// The part's scene; nil for what all scenes share.
    public var scene: String?
    /// Where in the new version, or in the old one if it was removed.
    public var line: Int
    /// The details: properties with their old and new values, the place it moved to.
    public var details: [String] = []
}
