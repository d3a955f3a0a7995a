/// The vertical metrics of a face in em.
struct FaceMetrics {
    var ascender: Double
    var descender: Double
    var leading: Double
    var capHeight: Double
    var xHeight: Double
    var underlineOffset: Double
    var underlineThickness: Double

    init(
        ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double,
        underlineOffset: Double, underlineThickness: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlineOffset = underlineOffset
        self.underlineThickness = underlineThickness
    }

    init?(_ tables: FontTables) {
        guard let unitsPerEm = tables.unsigned16("head", 18), unitsPerEm > 0,
            let ascender = tables.signed16("hhea", 4), let descender = tables.signed16("hhea", 6)
        else { return nil }
        func em(_ units: Int?) -> Double { Double(units ?? 0) / Double(unitsPerEm) }
        self.ascender = em(ascender)
        self.descender = -em(descender)
        leading = max(0, em(tables.signed16("hhea", 8)))
        let version = tables.unsigned16("OS/2", 0) ?? 0
        xHeight = version >= 2 ? em(tables.signed16("OS/2", 86)) : self.ascender / 2
        capHeight = version >= 2 ? em(tables.signed16("OS/2", 88)) : self.ascender * 0.75
        underlineOffset = -em(tables.signed16("post", 8))
        underlineThickness = em(tables.signed16("post", 10))
    }

    func scaled(to size: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, leading: leading * size,
            capHeight: capHeight * size, xHeight: xHeight * size, underlineOffset: underlineOffset * size,
            underlineThickness: underlineThickness * size)
    }
}

extension FontFace {
    /// The face's metrics at the size of a font, or the line metrics of the typeface that the font replaces.
    func metrics(for font: TextFont) -> FontMetrics {
        var metrics = (exactMetrics?(font) ?? metrics).scaled(to: font.size)
        if let line = font.line {
            metrics.ascender = line.ascender * font.size
            metrics.descender = line.descender * font.size
            metrics.leading = 0
        }
        return metrics
    }
}
