import CCairo
import Glibc
import MaquetteDrawing

/// All faces in use, with their own font map and configuration, so that the machine's configuration, locale and
/// home folder change nothing. Used under the lock of `Engine` only.
final class FontStore {
    private let configuration: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private var faces: [FontFace] = []
    private var facesByFont: [OpaquePointer: FontFace] = [:]
    private var systemFaces: [SystemFontBuilder: FontFace] = [:]
    private var fallbackFaces: [FallbackKey: FontFace?] = [:]
    private var registered: [FontFace] = []
    private var collections: [[FontFace]] = []
    private var collectedFaces: [(bytes: UnsafeRawBufferPointer, faces: [FontFace])] = []
    private var typefaceFaces: [TypefaceBuilder: FontFace] = [:]
    private var standIns: [Unicode.Scalar: StandIn?] = [:]
    private var monospacedFaces: [MonospacedFontBuilder: FontFace] = [:]

    init() {
        configuration = FcConfigCreate()
        FcConfigSetCurrent(configuration)
        map = mq_font_map_new(configuration)
        context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// The face for a request; if there is no other, the first installed fallback.
    func face(for font: TextFont) -> FontFace {
        switch font.family {
        case .system, .monospacedDigits: systemFace(for: font)
        case .monospaced: monospacedFace(for: font) ?? systemFace(for: font)
        case .named(let name): namedFace(name, for: font) ?? typefaceFace(for: font) ?? systemFace(for: font)
        }
    }

    func metrics(of font: TextFont) -> FontMetrics { face(for: font).metrics(for: font) }

    /// The fallback faces for characters that `face` does not have, in pinned order.
    ///
    /// - Parameter paragraph: what the text stands in, which says whose Chinese characters they are.
    func fallbacks(
        for text: Slice<UnsafeBufferPointer<UInt8>>, in paragraph: UnsafeBufferPointer<UInt8>, after face: FontFace,
        isBold: Bool
    ) -> [FontFace] {
        var needed: Set<Int> = []
        lazy var writing = EastAsianWriting(of: String(decoding: paragraph, as: UTF8.self).unicodeScalars)
        func fallback(_ number: Int) -> FontFace? {
            let index = FallbackFonts.candidates[number].isCollection ? writing.rawValue : 0
            return fallbackFace(FallbackKey(number: number, isBold: isBold, index: index))
        }
        for character in String(decoding: text, as: UTF8.self).unicodeScalars
        where character.value > 0x7F && !character.properties.isDefaultIgnorableCodePoint {
            guard !face.covers(character) else { continue }
            for (number, candidate) in FallbackFonts.candidates.enumerated() where candidate.has(character) {
                // The font for emoji has to be open for Pango to find it, and is not for what is shown as text.
                guard let fallback = fallback(number), number != FallbackFonts.emoji else { continue }
                needed.insert(number)
                if fallback.covers(character) { break }
            }
        }
        return needed.sorted().compactMap(fallback)
    }

    /// The face that draws emoji; nil where none is installed.
    var emojiFace: FontFace? { fallbackFace(FallbackKey(number: FallbackFonts.emoji)) }

    /// The face behind a font that Pango chose.
    func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
        let key = OpaquePointer(font)
        if let known = facesByFont[key] { return known }
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(mq_font_pattern(font), FC_FAMILY, 0, &name) == FcResultMatch, let name else {
            return nil
        }
        let alias = String(cString: name)
        guard let face = faces.first(where: { $0.alias == alias }) else { return nil }
        if facesByFont.count > 512 { forgetFonts() }
        g_object_ref(UnsafeMutableRawPointer(font))
        facesByFont[key] = face
        return face
    }

    func face(_ id: FontFaceID) -> FontFace? { faces.indices.contains(id.number) ? faces[id.number] : nil }

    /// Adds every face of a font; empty when the bytes are no font.
    func register(_ source: FontBytes) -> [FontFace] {
        let added = (0..<FontTables.faceCount(source.bytes)).compactMap { add(source, index: $0) }
        registered += added
        return added
    }

    var registeredFaces: [FontFace] { registered }

    func collect(_ fonts: [FontBytes]) -> FontCollection {
        let faces = fonts.flatMap(collectedFaces)
        if let number = collections.firstIndex(where: { $0.elementsEqual(faces, by: ===) }) {
            return FontCollection(number: number)
        }
        collections.append(faces)
        return FontCollection(number: collections.count - 1)
    }

    /// The faces that were made of the same bytes before, or new ones.
    private func collectedFaces(_ font: FontBytes) -> [FontFace] {
        let known = collectedFaces.first { known in
            known.bytes.count == font.bytes.count
                && memcmp(known.bytes.baseAddress!, font.bytes.baseAddress!, known.bytes.count) == 0
        }
        if let known {
            font.close()
            return known.faces
        }
        // The file may go, or get other bytes, while texts are set in it.
        let copy = FontBytes(parts: [.kept(font.bytes)], name: "collected font")
        font.close()
        guard let copy else { return [] }
        let faces = (0..<FontTables.faceCount(copy.bytes)).compactMap { add(copy, index: $0) }
        collectedFaces.append((copy.bytes, faces))
        return faces
    }

    func faces(of collection: FontCollection?) -> [FontFace] { collection.map { collections[$0.number] } ?? [] }

    private func forgetFonts() {
        for font in facesByFont.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        facesByFont = [:]
    }

    private func systemFace(for font: TextFont) -> FontFace {
        let key = SystemFontBuilder(weight: font.weight.nearestNamed, isItalic: font.isItalic)
        if let known = systemFaces[key] { return known }
        let built = key.build()
        let face = built.flatMap { add($0.font, index: 0) }
        face?.system = built?.widths
        face?.fit = built?.fit ?? OutlineFit()
        face?.exactMetrics = { SystemFontModel.metrics(key.weight, size: $0.size) }
        let chosen =
            face
            ?? FallbackFonts.candidates.indices.lazy.compactMap { self.fallbackFace(FallbackKey(number: $0)) }.first
        guard let chosen else { fatalError(SystemFontFiles.missing) }
        systemFaces[key] = chosen
        return chosen
    }

    private func monospacedFace(for font: TextFont) -> FontFace? {
        let builder = MonospacedFontBuilder(isBold: font.weight >= .semibold, isItalic: font.isItalic)
        if let known = monospacedFaces[builder] { return known }
        guard let face = builder.build().flatMap({ add($0, index: 0) }) else { return nil }
        face.exactMetrics = { _ in SystemFontModel.monospacedMetrics(isBold: builder.isBold) }
        monospacedFaces[builder] = face
        return face
    }

    private func typefaceFace(for font: TextFont) -> FontFace? {
        guard let typeface = font.typeface else { return nil }
        let builder = TypefaceBuilder(typeface, weight: font.weight, isItalic: font.isItalic)
        if let known = typefaceFaces[builder] { return known }
        guard let (font, fit) = builder.build(), let face = add(font, index: 0) else { return nil }
        face.fit = fit
        typefaceFaces[builder] = face
        return face
    }

    /// The face of a PostScript or full name; failing that the face of the family whose weight and slant are nearest.
    private func namedFace(_ name: String, for font: TextFont) -> FontFace? {
        let known = registered + faces(of: font.collection)
        if let exact = known.first(where: { $0.postScriptName == name || $0.fullName == name }) { return exact }
        return known.filter { $0.familyName == name }.min { first, second in
            func distance(_ face: FontFace) -> Double {
                abs(face.weight.rawValue - font.weight.rawValue) + (face.isItalic == font.isItalic ? 0 : 10)
            }
            return distance(first) < distance(second)
        }
    }

    private func fallbackFace(_ key: FallbackKey) -> FontFace? {
        if let known = fallbackFaces[key] { return known }
        let candidate = FallbackFonts.candidates[key.number]
        let path = key.isBold && access(candidate.boldPath, R_OK) == 0 ? candidate.boldPath : candidate.path
        let face = FontBytes(path: path).flatMap { add($0, index: key.index) }
        fallbackFaces[key] = .some(face)
        return face
    }

    /// The symbol for a character that no font has; nil when the font with the symbols is not installed.
    func standIn(for character: Unicode.Scalar, isWide: Bool) -> StandIn? {
        let sign = StandIns.character(for: character, isWide: isWide)
        if let known = standIns[sign] { return known }
        var found: StandIn?
        if let number = FallbackFonts.candidates.firstIndex(where: { $0.path == StandIns.path }),
            let face = fallbackFace(FallbackKey(number: number)), let tables = FontTables(face.source.bytes),
            let glyph = CharacterMap(tables)?.glyph(sign), glyph != 0, let advances = OriginalAdvances(tables)
        {
            found = StandIn(face: face, glyph: UInt32(glyph), advance: advances[glyph])
        }
        standIns[sign] = .some(found)
        return found
    }

    private func add(_ source: FontBytes, index: Int) -> FontFace? {
        guard let face = FontFace(source, index: index, number: faces.count) else { return nil }
        if FcConfigGetFonts(configuration, FcSetApplication) == nil {
            FcConfigAppFontAddFile(configuration, source.path)
        }
        guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else { return nil }
        if faces.isEmpty { mq_font_set_clear(fonts) }
        FcPatternReference(face.pattern)
        FcFontSetAdd(fonts, face.pattern)
        faces.append(face)
        pango_fc_font_map_config_changed(mq_fc_font_map(map))
        return face
    }
}

/// A fallback font in one of its weights and, in a collection, for one writing.
private struct FallbackKey: Hashable {
    var number: Int
    var isBold = false
    var index = 0
}
