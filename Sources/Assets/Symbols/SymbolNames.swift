/// The names of system symbols that are drawn here.
package enum SymbolNames {
    /// The symbols with an outline of their own, by the alphabet; others are composed of them (`star.circle`, `tray.badge.plus`).
    package static let listed: [String] = {
        var names: Set<String> = []
        for name in SymbolBook.entries.keys where !name.hasPrefix("inside:") && SymbolBook.has(name) {
            names.insert(name)
            if !name.hasSuffix(".fill"), SymbolBook.has(name + ".fill") { names.insert(name + ".fill") }
        }
        return names.sorted()
    }()

    /// One name for each outline.
    package static let distinct: [String] = {
        var seen: Set<SymbolDrawing> = []
        return listed.filter { name in SymbolBook.drawing(name).map { seen.insert($0).inserted } ?? false }
    }()

    /// Whether Apple has a symbol of this name as far as it is known here, and none was made up from another one.
    package static func isVariant(_ name: String) -> Bool {
        !(name.hasSuffix(".fill") && SymbolBook.onlyPlain.contains(String(name.dropLast(".fill".count))))
    }

    package static func isDrawn(_ name: String) -> Bool { SymbolDrawing.isDrawn(name) }
}
