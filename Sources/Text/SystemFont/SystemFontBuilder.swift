/// Composes a face of the system font: Inter's outlines with the measurements of `SystemFontModel`.
struct SystemFontBuilder: Hashable {
    let weight: FontWeight
    let isItalic: Bool

    /// Nil when the outlines are not installed.
    func build() -> (font: FontBytes, widths: SystemFontWidths, fit: OutlineFit)? {
        guard let path = SystemFontFiles.path(weight: weight, isItalic: isItalic), let file = FontBytes(path: path),
            let original = FontTables(file.bytes), let characters = CharacterMap(original),
            let inter = OriginalAdvances(original)
        else { return nil }
        let master = SystemFontMaster.of(weight, isItalic: isItalic)
        let text = advances(master.text, others: 0, characters, inter)
        // One by one: the conversion that Swift does by itself asks for the type of each.
        let font = FontComposer(original: original).compose(
            family: "Maquette UI", style: styleName, lines: SystemFontModel.lines, advances: text.map { $0 })
        let units = inter.unitsPerEm
        let fit = fit(of: original)
        return font.map { font in
            let widths = SystemFontWidths(
                text: text,
                display: { advances(master.display, others: displayShift(master), characters, inter) },
                composed: text.map { ($0 * units).rounded() / units },
                outlines: text.indices.map { inter[$0] * fit.width },
                kerning: SystemKerning(weight, isItalic: isItalic))
            return (font, widths, fit)
        }
    }

    /// Inter's letters are larger than Apple's: its capitals are 0.727 em tall, Apple's 0.705.
    private func fit(of outlines: FontTables) -> OutlineFit {
        var fit = OutlineFit()
        guard let own = FaceMetrics(outlines)?.capHeight, own > 0 else { return fit }
        fit.height = SystemFontModel.metrics(weight, size: 17).capHeight / own
        fit.width = fit.height
        return fit
    }

    private var styleName: String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let name = names[FontWeight.named.firstIndex(of: weight.nearestNamed) ?? 3]
        return isItalic ? name + " Italic" : name
    }

    /// The advance of every glyph in em: of ASCII as recorded, of accented letters as much more or less than that of their
    /// base letters as Inter's, of other characters as Inter's or as labels show.
    private func advances(
        _ ascii: [Double], others shift: Double, _ characters: CharacterMap, _ inter: OriginalAdvances
    ) -> [Double] {
        var shifts: [Unicode.Scalar: Double] = [:]
        var order: [Unicode.Scalar] = []
        func set(_ character: Unicode.Scalar, _ advance: Double) {
            order.append(character)
            shifts[character] = advance / SystemFontModel.units - inter[characters.glyph(character)]
        }
        for (place, advance) in ascii.enumerated() {
            if let character = Unicode.Scalar(SystemFontMaster.characters.lowerBound + UInt32(place)) {
                set(character, advance)
            }
        }
        for (character, advance) in SystemFontMaster.others { set(character, advance + shift) }
        let known = inter.shifted(by: shifts, order: order, characters)
        return known.indices.map { known[$0] ?? inter[$0] }
    }

    /// By how much the display master's letters differ from the text master's.
    private func displayShift(_ master: SystemFontMaster) -> Double {
        let differences = zip(master.text, master.display).map { $1 - $0 }.sorted()
        return differences[differences.count / 2]
    }
}
