/// Composes a replacement for a typeface that is not installed: the outlines of another with its advances.
struct TypefaceBuilder: Hashable {
    let typeface: Typeface
    let weight: FontWeight
    let isItalic: Bool

    init(_ typeface: Typeface, weight: FontWeight, isItalic: Bool) {
        self.typeface = typeface
        self.weight = weight.nearestNamed
        self.isItalic = isItalic
    }

    /// Nil when the outlines are not installed.
    func build() -> (font: FontBytes, fit: OutlineFit)? {
        if case .same(let width) = typeface.widths(weight, isItalic: isItalic) {
            let builder = MonospacedFontBuilder(
                isBold: weight >= .semibold, isItalic: isItalic, advance: width,
                family: "Maquette \(typeface.rawValue)")
            if let font = builder.build() { return (font, OutlineFit()) }
        }
        var fit = OutlineFit()
        guard let file = outlines(&fit), let original = FontTables(file.bytes),
            let characters = CharacterMap(original), let own = OriginalAdvances(original)
        else { return nil }
        let advances = advances(characters, own)
        let name = "\(typeface.rawValue) \(weight.rawValue)\(isItalic ? " Italic" : "")"
        let font = FontComposer(original: original).compose(
            family: "Maquette " + name, style: "Regular", lines: SystemFontModel.lines, advances: advances)
        fit.width = stretch(advances, own, characters)
        // The extra width of a letter is divided between both sides.
        fit.shifts = advances.indices.map { glyph in advances[glyph].map { ($0 - own[glyph] * fit.width) / 2 } ?? 0 }
        return font.map { ($0, fit) }
    }

    /// DejaVu Serif for typefaces with serifs, which comes upright only, and Inter for all others.
    private func outlines(_ fit: inout OutlineFit) -> FontBytes? {
        if let height = typeface.heightOfSerifs {
            let bold = weight >= .semibold ? "-Bold" : ""
            if let file = FontBytes(path: FontFolders.dejaVu + "/DejaVuSerif\(bold).ttf") {
                (fit.height, fit.lean) = (height, isItalic ? 0.2 : 0)
                return file
            }
        }
        return SystemFontFiles.path(weight: weight, isItalic: isItalic).flatMap { FontBytes(path: $0) }
    }

    private func advances(_ characters: CharacterMap, _ own: OriginalAdvances) -> [Double?] {
        if case .same(let width) = typeface.widths(weight, isItalic: isItalic) {
            return (0..<own.count).map { own[$0] == 0 ? nil : width }
        }
        var shifts: [Unicode.Scalar: Double] = [:]
        for (character, advance) in typeface.advances(weight, isItalic: isItalic) ?? [:] {
            shifts[character] = advance - own[characters.glyph(character)]
        }
        return own.shifted(by: shifts, order: shifts.keys.sorted(), characters)
    }

    /// The width of the letters relative to that of the outlines; nearly equal widths are left unchanged.
    private func stretch(_ advances: [Double?], _ own: OriginalAdvances, _ characters: CharacterMap) -> Double {
        var sums = (wanted: 0.0, own: 0.0)
        for value in Array(0x41...0x5A) + Array(0x61...0x7A) {
            guard let letter = Unicode.Scalar(UInt32(value)) else { continue }
            let glyph = characters.glyph(letter)
            guard advances.indices.contains(glyph), let wanted = advances[glyph] else { continue }
            sums.wanted += wanted
            sums.own += own[glyph]
        }
        guard sums.own > 0 else { return 1 }
        let stretch = (sums.wanted / sums.own * 1000).rounded() / 1000
        return abs(stretch - 1) < 0.03 ? 1 : min(max(stretch, 0.6), 1.4)
    }
}
