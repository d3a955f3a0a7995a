import CCairo

/// What the glyphs of a face turn into beside others: ligatures, forms for a context.
struct Substitutions {
    private let face: OpaquePointer?

    /// The bytes must outlive the value.
    init(_ face: FontFace) {
        let bytes = face.source.bytes
        let blob = hb_blob_create(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil,
            nil)
        self.face = hb_face_create(blob, UInt32(face.index))
        hb_blob_destroy(blob)
    }

    func close() { hb_face_destroy(face) }

    /// Whether texts of some characters, Latin ones and those of every script, always have the same glyphs, which only kerning
    /// moves.
    ///
    /// - Parameter glyphs: those of the characters alone.
    func spare(_ glyphs: [UInt32], of characters: ClosedRange<UInt8>, digitsOfOneWidth: Bool) -> Bool {
        let (known, reached, lookups) = (hb_set_create(), hb_set_create(), hb_set_create())
        defer { for set in [known, reached, lookups] { hb_set_destroy(set) } }
        for glyph in glyphs { hb_set_add(known, glyph) }
        // Glyphs that features have replaced already may be part of what others replace.
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        for character in characters {
            var glyph: UInt32 = 0
            guard hb_font_get_nominal_glyph(font, UInt32(character), &glyph) != 0 else { return false }
            hb_set_add(known, glyph)
        }
        let features = Self.substituting + (digitsOfOneWidth ? ["tnum"] : [])
        for script in ["latn", "DFLT"] {
            let found = lookupsByFeature("GSUB", script: script)
            let moving = lookupsByFeature("GPOS", script: script)
            guard moving.keys.allSatisfy(Self.harmlessMoves.contains) else { return false }
            for feature in features { for lookup in found[feature] ?? [] { hb_set_add(lookups, lookup) } }
        }
        hb_set_union(reached, known)
        hb_ot_layout_lookups_substitute_closure(face, lookups, reached)
        return hb_set_is_equal(known, reached) != 0
    }

    /// The features that HarfBuzz uses unasked in simple scripts, but for the contextual alternates, which are switched off, and fractions,
    /// which need a slash of their own.
    private static let substituting = [
        "rvrn", "ltra", "ltrm", "rand", "Harf", "HARF", "Buzz", "BUZZ", "ccmp", "locl", "rlig", "clig", "liga", "rclt",
        required,
    ]

    /// Kerning; what moves combining marks; and what nobody asks for.
    private static let harmlessMoves: Set<String> = ["kern", "mark", "mkmk", "cpsp", "case", "size"]

    /// The feature that a script requires is used whatever its name, and has none here.
    private static let required = ""

    private func lookupsByFeature(_ table: String, script: String) -> [String: [UInt32]] {
        let (table, unset) = (Self.tag(table), UInt32(0xFFFF))
        var (script, language) = ([Self.tag(script)], [Self.tag("ENG ")])
        var (scriptIndex, languageIndex, required) = (unset, unset, unset)
        hb_ot_layout_table_select_script(face, table, 1, &script, &scriptIndex, nil)
        hb_ot_layout_script_select_language(face, table, scriptIndex, 1, &language, &languageIndex)
        let indexes = Self.all { start, count, found in
            hb_ot_layout_language_get_feature_indexes(face, table, scriptIndex, languageIndex, start, count, found)
        }
        let tags = Self.all { start, count, found in
            hb_ot_layout_language_get_feature_tags(face, table, scriptIndex, languageIndex, start, count, found)
        }
        var result: [String: [UInt32]] = [:]
        for (index, tag) in zip(indexes, tags) { result[Self.name(tag), default: []] += lookups(of: index, table) }
        if hb_ot_layout_language_get_required_feature_index(face, table, scriptIndex, languageIndex, &required) != 0 {
            result[Self.required] = lookups(of: required, table)
        }
        return result
    }

    private func lookups(of feature: UInt32, _ table: hb_tag_t) -> [UInt32] {
        Self.all { start, count, found in
            hb_ot_layout_feature_get_lookups(face, table, feature, start, count, found)
        }
    }

    private static func all(
        _ get: (UInt32, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> UInt32
    ) -> [UInt32] {
        let count = get(0, nil, nil)
        return [UInt32](unsafeUninitializedCapacity: Int(count)) { found, written in
            var room = count
            _ = get(0, &room, found.baseAddress)
            written = Int(room)
        }
    }

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    private static func name(_ tag: hb_tag_t) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
