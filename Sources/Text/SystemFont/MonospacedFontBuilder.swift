/// Composes a monospaced font: the outlines of DejaVu Sans Mono with the width of another and Apple's line metrics.
struct MonospacedFontBuilder: Hashable {
    let isBold: Bool
    let isItalic: Bool
    /// The advance in em; the system's own is an estimate of Apple's font, not from a recorded width.
    var advance = 1266.0 / 2048
    var family = "Maquette Mono"

    private var style: String { (isBold ? "Bold" : "") + (isItalic ? "Oblique" : "") }

    private var file: FontBytes? {
        let name = FontFolders.dejaVu + "/DejaVuSansMono"
        return FontBytes(path: name + (style.isEmpty ? "" : "-" + style) + ".ttf")
            // The oblique faces are in another package.
            ?? FontBytes(path: name + (isBold ? "-Bold" : "") + ".ttf")
    }

    /// Nil when the outlines are not installed; they come with the package fonts-dejavu-core.
    func build() -> FontBytes? {
        guard let file, let original = FontTables(file.bytes),
            let glyphCount = original.unsigned16("maxp", 4), let metrics = original.table("hmtx"),
            let longCount = original.unsigned16("hhea", 34), longCount > 0
        else { return nil }
        // Combining marks keep their width of zero.
        let advances = (0..<glyphCount).map { glyph in
            FontTables.unsigned16(metrics, 4 * min(glyph, longCount - 1)) == 0 ? nil : advance
        }
        let styleName = style.isEmpty ? "Regular" : style
        return FontComposer(original: original).compose(
            family: family, style: styleName, lines: SystemFontModel.lines, advances: advances)
    }
}
