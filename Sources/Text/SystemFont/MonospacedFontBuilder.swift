/// Composes the monospaced system font: the outlines of DejaVu Sans Mono with the width and line metrics of Apple's.
struct MonospacedFontBuilder: Hashable {
    let isBold: Bool
    let isItalic: Bool

    /// In em; from memory of Apple's font, not from a recorded width.
    static let advance = 1266.0 / 2048

    /// Nil when the outlines are not installed; they come with the package fonts-dejavu-core.
    func build() -> FontBytes? {
        let style = (isBold ? "Bold" : "") + (isItalic ? "Oblique" : "")
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono" + (style.isEmpty ? "" : "-" + style) + ".ttf"
        guard let file = FontBytes(path: path), let original = FontTables(file.bytes),
            let glyphCount = original.unsigned16("maxp", 4), let metrics = original.table("hmtx"),
            let longCount = original.unsigned16("hhea", 34), longCount > 0
        else { return nil }
        // Marks that sit on the letter before them keep their width of nothing.
        let advances = (0..<glyphCount).map { glyph in
            FontTables.unsigned16(metrics, 4 * min(glyph, longCount - 1)) == 0 ? nil : Self.advance
        }
        let styleName = style.isEmpty ? "Regular" : style
        return FontComposer(original: original).compose(
            family: "Maquette Mono", style: styleName, lines: SystemFontModel.lines, advances: advances)
    }
}
