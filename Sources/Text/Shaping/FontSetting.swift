import CCairo

/// A requested font, with its face and the Pango attributes to use it.
final class FontSetting {
    let font: TextFont
    let face: FontFace
    let metrics: FontMetrics
    /// Nil in fonts that are not the system's.
    let spacing: SystemSpacing?
    private var lists: [String: OpaquePointer] = [:]
    private var plain: PlainGlyphs?
    private var charactersUntilPlain: Int

    init(_ font: TextFont, face: FontFace, charactersBeforePlain: Int) {
        self.font = font
        self.face = face
        metrics = face.metrics(for: font)
        spacing = face.system == nil ? nil : SystemSpacing(font)
        charactersUntilPlain = face.system == nil || !font.features.isEmpty ? Int.max : charactersBeforePlain
    }

    var knowsPlainGlyphs: Bool { plain != nil }

    /// The glyphs of characters alone, made by `make` when so many characters were shaped without them that it is worth it.
    func plainGlyphs(for count: Int, make: () -> PlainGlyphs?) -> PlainGlyphs? {
        if let plain { return plain }
        guard charactersUntilPlain < Int.max else { return nil }
        charactersUntilPlain -= count
        guard charactersUntilPlain <= 0 else { return nil }
        charactersUntilPlain = Int.max
        plain = make()
        return plain
    }

    deinit {
        for list in lists.values { pango_attr_list_unref(list) }
    }

    /// Attributes for text that is in this font from end to end and needs no other.
    func attributes(features: String) -> OpaquePointer? {
        if let known = lists[features] { return known }
        let list = pango_attr_list_new()
        let description = description(fallbacks: [])
        pango_attr_list_insert(list, pango_attr_font_desc_new(description))
        pango_attr_list_insert(list, pango_attr_font_features_new(features))
        pango_font_description_free(description)
        lists[features] = list
        return list
    }

    /// The face and its fallbacks, at the size of the font; the caller frees it.
    func description(fallbacks: [FontFace]) -> OpaquePointer? { description([face] + fallbacks) }

    /// A description of faces at the size of the font; the caller frees it.
    func description(_ faces: [FontFace]) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, faces.map(\.alias).joined(separator: ","))
        pango_font_description_set_absolute_size(description, max(font.size, 0.01) * Double(PANGO_SCALE))
        return description
    }
}
