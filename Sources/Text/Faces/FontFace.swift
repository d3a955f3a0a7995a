import CCairo
import MaquetteDrawing

/// A face that the typesetter can use: its bytes, its names and its metrics.
final class FontFace {
    let id: FontFaceID
    let source: FontBytes
    let index: Int
    /// The family under which Pango finds this face and no other.
    let alias: String
    let familyName: String
    let postScriptName: String
    let fullName: String
    let styleName: String
    let weight: FontWeight
    let isItalic: Bool
    let metrics: FaceMetrics
    /// What fontconfig knows about the face, with `alias` for the family.
    let pattern: OpaquePointer
    /// The widths of the system font, which differ from size to size; nil in other faces.
    var system: SystemFontWidths?
    /// The metrics in em, where they differ from the file's, which has one set for all sizes, in whole units.
    var exactMetrics: ((TextFont) -> FaceMetrics)?
    /// The fit of a face that replaces another.
    var fit = OutlineFit()
    /// The width of the box for a missing character, in em.
    let missingGlyphAdvance: Double
    /// The advances of glyphs that are pictures, as emoji are: Pango gives the width of the picture that is stored, whatever the size.
    let pictureAdvances: OriginalAdvances?
    /// What `Substitutions` has said of the glyphs of ASCII, by whether digits have one width.
    var sparedASCII: [Bool: Bool] = [:]
    private let coverage: Coverage
    private var cairoFace: OpaquePointer?

    /// Nil when the bytes are no usable font.
    init?(_ source: FontBytes, index: Int, number: Int) {
        guard let tables = FontTables(source.bytes, face: index), let metrics = FaceMetrics(tables) else { return nil }
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(source.path, UInt32(index), nil, &count) else { return nil }
        self.source = source
        self.index = index
        self.pattern = pattern
        self.metrics = metrics
        familyName = Self.text(pattern, FC_FAMILY)
        fullName = Self.text(pattern, FC_FULLNAME)
        styleName = Self.text(pattern, FC_STYLE)
        let postScriptName = Self.text(pattern, FC_POSTSCRIPT_NAME)
        self.postScriptName = postScriptName.isEmpty ? fullName : postScriptName
        weight = Self.weight(tables)
        isItalic = Self.number(pattern, FC_SLANT) != FC_SLANT_ROMAN
        missingGlyphAdvance =
            Double(tables.unsigned16("hmtx", 0) ?? 0) / Double(max(tables.unsigned16("head", 18) ?? 1000, 1))
        coverage = Coverage(pattern)
        let isOfPictures = Self.truth(pattern, FC_COLOR) && !Self.truth(pattern, FC_OUTLINE)
        pictureAdvances = isOfPictures ? OriginalAdvances(tables) : nil
        alias = "face \(number)"
        id = FontFaceID(number: number, name: self.postScriptName)
        FcPatternDel(pattern, FC_FAMILY)
        FcPatternDel(pattern, FC_FULLNAME)
        FcPatternAddString(pattern, FC_FAMILY, alias)
        // Pango asks for this family, and no other, where it sees an emoji.
        if isOfPictures { FcPatternAddString(pattern, FC_FAMILY, "emoji") }
    }

    func covers(_ character: Unicode.Scalar) -> Bool { coverage.contains(character) }

    /// The face as cairo draws it. Cairo locks its own faces, so one serves all threads.
    func openForPainting() -> OpaquePointer? {
        if cairoFace == nil, let pattern = FcPatternCreate() {
            FcPatternAddString(pattern, FC_FILE, source.path)
            FcPatternAddInteger(pattern, FC_INDEX, Int32(index))
            // The pictures of a font for emoji, which cairo would leave out.
            FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, 1)
            cairoFace = cairo_ft_font_face_create_for_pattern(pattern)
            FcPatternDestroy(pattern)
        }
        return cairoFace
    }

    private static func text(_ pattern: OpaquePointer, _ key: String) -> String {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return "" }
        return String(cString: value)
    }

    private static func truth(_ pattern: OpaquePointer, _ key: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
    }

    private static func number(_ pattern: OpaquePointer, _ key: String) -> Int32 {
        var value: Int32 = 0
        FcPatternGetInteger(pattern, key, 0, &value)
        return value
    }

    /// The nine steps of `OS/2` against UIKit's nine names.
    private static func weight(_ tables: FontTables) -> FontWeight {
        let step = ((tables.unsigned16("OS/2", 4) ?? 400) + 50) / 100 - 1
        return FontWeight.named[min(max(step, 0), FontWeight.named.count - 1)]
    }
}

/// The characters that a face has, for fast look-up.
private struct Coverage {
    private var basic = [UInt64](repeating: 0, count: 1024)
    private let all: OpaquePointer?

    init(_ pattern: OpaquePointer) {
        var set: OpaquePointer?
        FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set)
        all = set
        guard let set else { return }
        var map = [FcChar32](repeating: 0, count: 8)
        var next: FcChar32 = 0
        var page = FcCharSetFirstPage(set, &map, &next)
        while page < 0x10000 {
            for word in 0..<8 {
                let slot = Int(page) / 64 + word / 2
                basic[slot] |= UInt64(map[word]) << (word % 2 == 0 ? 0 : 32)
            }
            page = FcCharSetNextPage(set, &map, &next)
        }
    }

    func contains(_ character: Unicode.Scalar) -> Bool {
        let code = Int(character.value)
        if code < 0x10000 { return basic[code / 64] >> UInt64(code % 64) & 1 == 1 }
        return all.map { FcCharSetHasChar($0, character.value) != 0 } ?? false
    }
}
