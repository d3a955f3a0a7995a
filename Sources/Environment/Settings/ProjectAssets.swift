import Foundation

/// Where the project around a document keeps what the document names.
public struct ProjectAssets: Hashable, Sendable {
    /// Asset catalogs (`.xcassets` folders), the nearest first.
    public var catalogs: [URL]
    /// Folders with image files outside of catalogs, the nearest first.
    public var imageFolders: [URL]

    public init(catalogs: [URL] = [], imageFolders: [URL] = []) {
        self.catalogs = catalogs
        self.imageFolders = imageFolders
    }
}
