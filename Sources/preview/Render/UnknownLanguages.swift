import Maquette

/// The requested languages that no document has texts in. Pictures look as if nobody had asked, so
/// a note lists them.
struct UnknownLanguages {
    private var asked: [String] = []
    private var known: Set<String> = []

    mutating func look(at document: any Document, in variants: [Variant]) throws {
        for code in variants.compactMap({ $0.language?.code }) where !known.contains(code) {
            if !asked.contains(code) { asked.append(code) }
            if try document.isKnown(in: code) { known.insert(code) }
        }
    }

    /// A line for each, when all documents have been looked at.
    var lines: [String] {
        asked.filter { !known.contains($0) }.map {
            "preview: note: no document has texts in `\($0)`; texts stay as they are written"
        }
    }
}
