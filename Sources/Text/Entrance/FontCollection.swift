/// Fonts of one project, which only texts that name the collection can use.
public struct FontCollection: Hashable, Sendable {
    let number: Int
}

extension FontLibrary {
    /// The fonts of some files. Files with the same bytes share their faces; what is no font has none.
    public static func collection(of files: [String]) -> FontCollection {
        let fonts = files.compactMap(FontBytes.init(path:))
        return Engine.shared.withLock { $0.collect(fonts) }
    }

    /// The names that the faces of a file are found by: PostScript, full and family names.
    public static func names(inFile path: String) throws(FontError) -> Set<String> {
        guard let file = FontBytes(path: path) else { throw .unreadable(path) }
        defer { file.close() }
        let names = (0..<min(FontTables.faceCount(file.bytes), mostFaces)).compactMap {
            FontNames(file.bytes, face: $0)
        }
        if names.isEmpty { throw .notAFont(path) }
        return names.reduce(into: []) { $0.formUnion($1.all) }
    }

    /// No collection of typefaces has more.
    private static let mostFaces = 256
}
