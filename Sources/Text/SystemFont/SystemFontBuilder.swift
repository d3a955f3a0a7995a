/// Composes a face of the system font: Inter's outlines with the measurements of `SystemFontModel`.
struct SystemFontBuilder: Hashable {
    let weight: FontWeight
    let isItalic: Bool

    /// Nil when the outlines are not installed.
    func build() -> FontBytes? {
        guard let path = SystemFontFiles.path(weight: weight, isItalic: isItalic), let file = FontBytes(path: path),
            let original = FontTables(file.bytes), let advances = advances(of: original)
        else { return nil }
        return FontComposer(original: original).compose(
            family: "Maquette UI", style: styleName, lines: SystemFontModel.lines, advances: advances)
    }

    private var styleName: String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let name = names[FontWeight.named.firstIndex(of: weight.nearestNamed) ?? 3]
        return isItalic ? name + " Italic" : name
    }

    /// The advance of every glyph in em.
    private func advances(of original: FontTables) -> [Double?]? {
        guard let characters = CharacterMap(original), let inter = OriginalAdvances(original),
            let shifts = shifts(characters, inter)
        else { return nil }
        let order = SystemFontModel.Master(nearest: weight).advances.lazy.map(\.key)
        return inter.shifted(by: shifts, order: order, characters)
    }

    /// By how much the recorded advances differ from Inter's own, in em.
    ///
    /// A weight without recorded advances changes Inter's by as much as the nearest recorded weight does.
    private func shifts(_ characters: CharacterMap, _ inter: OriginalAdvances) -> [Unicode.Scalar: Double]? {
        let master = SystemFontModel.Master(nearest: weight)
        var (ownCharacters, ownAdvances) = (characters, inter)
        if master.weight != weight.nearestNamed {
            guard let path = SystemFontFiles.path(weight: master.weight, isItalic: isItalic),
                let file = FontBytes(path: path), let tables = FontTables(file.bytes),
                let itsCharacters = CharacterMap(tables), let itsAdvances = OriginalAdvances(tables)
            else { return nil }
            (ownCharacters, ownAdvances) = (itsCharacters, itsAdvances)
        }
        var result = [Unicode.Scalar: Double](minimumCapacity: master.advances.count)
        for (character, advance) in master.advances {
            result[character] = advance - ownAdvances[ownCharacters.glyph(character)]
        }
        return result
    }
}
