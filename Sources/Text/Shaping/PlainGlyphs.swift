import MaquetteDrawing

/// The glyphs of ASCII in a system font, each as if it stood alone.
///
/// No substitution of such a font changes these characters, and how two of them kern is the system's, not the font's: what
/// shaping says of a whole text is put together here without it.
struct PlainGlyphs {
    static let characters: ClosedRange<UInt8> = 0x20...0x7E

    private let alone: [ShapedGlyph]
    private let face: FontFaceID
    private let widths: SystemFontWidths
    private let spacing: SystemSpacing

    /// Nil where a character may look different beside another.
    ///
    /// - Parameter all: the characters in their order, without kerning.
    init?(_ all: ShapedParagraph, in setting: FontSetting) {
        guard let widths = setting.face.system, let spacing = setting.spacing, all.faces == [setting.face.id],
            all.glyphs.count == Self.characters.count, all.clusters.count == Self.characters.count,
            setting.face.fit.shifts.isEmpty, Self.stayTheSame(all.glyphs.map(\.id), in: setting)
        else { return nil }
        alone = all.glyphs
        face = setting.face.id
        self.widths = widths
        self.spacing = spacing
    }

    /// Whether substitutions leave the glyphs as they are, which is the same at all sizes.
    private static func stayTheSame(_ glyphs: [UInt32], in setting: FontSetting) -> Bool {
        let digitsOfOneWidth = setting.font.family == .monospacedDigits
        if let known = setting.face.sparedASCII[digitsOfOneWidth] { return known }
        let substitutions = Substitutions(setting.face)
        defer { substitutions.close() }
        let answer = substitutions.spare(glyphs, of: characters, digitsOfOneWidth: digitsOfOneWidth)
        setting.face.sparedASCII[digitsOfOneWidth] = answer
        return answer
    }

    /// Adds the glyphs of a text; false, and nothing is added, if it has other characters.
    func append(_ text: ParagraphText, isKerned: Bool, to paragraph: inout ShapedParagraph) -> Bool {
        let bytes = text.bytes
        guard bytes.allSatisfy({ Self.characters ~= $0 }) else { return false }
        paragraph.faces = [face]
        paragraph.glyphs = [ShapedGlyph](unsafeUninitializedCapacity: bytes.count) { glyphs, count in
            for place in bytes.indices {
                var glyph = alone[Int(bytes[place] - Self.characters.lowerBound)]
                if isKerned, place + 1 < bytes.count {
                    glyph.advance = widths.advance(
                        Int(glyph.id), shaped: glyph.advance, byte: bytes[place], next: bytes[place + 1],
                        size: glyph.size,
                        spacing)
                    glyph.advance += spacing.added(to: bytes[place])
                }
                glyphs.initializeElement(at: place, to: glyph)
            }
            count = bytes.count
        }
        return true
    }
}

extension Shaper {
    /// Adds the clusters and glyphs of a paragraph in one style without shaping it. Says whether it could.
    func appendPlain(_ text: ParagraphText, _ shaped: ShapedStyle, to paragraph: inout ShapedParagraph) -> Bool {
        let style = shaped.style
        let setting = setting(of: style.font)
        guard let plain = setting.plainGlyphs(for: text.bytes.count, make: { plainGlyphs(in: setting) }),
            plain.append(text, isKerned: style.kern != 0, to: &paragraph)
        else { return false }
        paragraph.clusters.reserveCapacity(text.bytes.count)
        for place in text.bytes.indices {
            var cluster = Cluster(
                start: text.position + place, advance: paragraph.glyphs[place].advance, firstGlyph: Int32(place),
                glyphCount: 1, level: 0, traits: text.traits(place))
            space(&cluster, shaped, isTracked: true)
            paragraph.clusters.append(cluster)
        }
        return true
    }

    private func plainGlyphs(in setting: FontSetting) -> PlainGlyphs? {
        let all = String(decoding: PlainGlyphs.characters, as: UTF8.self)
        let shaped = shape(StyledText(all, style: TextStyle(font: setting.font, kern: 0)))
        return PlainGlyphs(shaped.paragraphs[0], in: setting)
    }
}
