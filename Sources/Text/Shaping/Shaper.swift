import CCairo
import MaquetteDrawing

/// Turns styled text into glyphs. Used under the lock of `Engine` only.
final class Shaper {
    let store = FontStore()
    private let language = pango_language_from_string("en")
    private let glyphString: UnsafeMutablePointer<PangoGlyphString> = pango_glyph_string_new()
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]
    private var insertions: [InsertionKey: InsertedGlyphs] = [:]

    private struct DescriptionKey: Hashable {
        var font: TextFont
        var fallbacks: [FontFaceID]
    }

    private struct InsertionKey: Hashable {
        var text: String
        var font: TextFont
    }

    func shape(_ text: StyledText) -> ShapedText {
        let count = text.string.utf16.count
        let styles = shapedStyles(text, count: count)
        let formats = StyleEnds(text.formats)
        var string = text.string
        var paragraphs: [ShapedParagraph] = []
        string.withUTF8 { bytes in
            var position = 0
            var start = 0
            while true {
                let (end, separator, units) = Self.paragraphEnd(bytes, from: start)
                let contentEnd = position + units
                let separatorUnits = separator == 3 ? 1 : separator
                paragraphs.append(
                    paragraph(
                        UnsafeBufferPointer(rebasing: bytes[start..<end]), isASCII: units == end - start, at: position,
                        until: contentEnd, separator: separatorUnits, format: formats[position], styles: styles))
                position = contentEnd + separatorUnits
                start = end + separator
                if separator == 0 { break }
            }
        }
        return ShapedText(string: text.string, styles: styles, paragraphs: paragraphs)
    }

    /// An ellipsis or a hyphen in the font of a style.
    func insertion(_ text: String, styleIndex: Int, of shaped: ShapedText) -> InsertedGlyphs {
        var style = shaped.styles[styleIndex].style
        style.kern = nil
        style.attachment = nil
        let key = InsertionKey(text: text, font: style.font)
        if var known = insertions[key] {
            known.styleIndex = styleIndex
            return known
        }
        let single = shape(StyledText(text, style: style)).paragraphs[0]
        let result = InsertedGlyphs(
            glyphs: single.glyphs, text: text, advance: single.clusters.reduce(0) { $0 + $1.advance },
            styleIndex: styleIndex)
        if insertions.count > 256 { insertions = [:] }
        insertions[key] = result
        return result
    }

    private func shapedStyles(_ text: StyledText, count: Int) -> [ShapedStyle] {
        var result: [ShapedStyle] = []
        var end = 0
        for (index, span) in text.styles.enumerated() {
            end = index == text.styles.count - 1 ? count : min(end + max(span.length, 0), count)
            if end == result.last?.end ?? 0, index > 0 { continue }
            result.append(ShapedStyle(style: span.style, end: end, metrics: store.metrics(of: span.style.font)))
        }
        return result
    }

    /// Where the paragraph that begins at `start` ends, the bytes of its separator and its UTF-16 length.
    private static func paragraphEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (Int, Int, Int) {
        var index = start
        var units = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x0A: return (index, 1, units)
            case 0x0D: return (index, index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1, units)
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
                return (index, 3, units)
            default:
                units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
                index += 1
            }
        }
        return (index, 0, units)
    }

    private func paragraph(
        _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, at position: Int, until end: Int, separator: Int,
        format: ParagraphFormat, styles: [ShapedStyle]
    ) -> ShapedParagraph {
        var result = ShapedParagraph(
            range: position..<end, separatorLength: separator, format: format,
            isRightToLeft: format.direction == .rightToLeft, clusters: [], glyphs: [])
        guard !bytes.isEmpty else { return result }
        let text = ParagraphText(bytes, position: position, isASCII: isASCII, language: language)
        if format.direction == .natural {
            result.isRightToLeft = !isASCII && text.readsRightToLeft
        }
        let attributes = attributes(for: text, styles: styles)
        defer { pango_attr_list_unref(attributes) }
        let direction = result.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let items = pango_itemize_with_base_dir(
            store.context, direction, text.start, 0, text.length, attributes, nil)
        result.clusters.reserveCapacity(bytes.count)
        result.glyphs.reserveCapacity(bytes.count)
        var link = items
        while let current = link {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            append(item, of: text, styles: styles, to: &result)
            pango_item_free(item)
            link = current.pointee.next
        }
        g_list_free(items)
        return result
    }

    /// Fonts and features, which decide what is shaped together. Colours and rules do not, so kerning crosses them.
    private func attributes(for text: ParagraphText, styles: [ShapedStyle]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var from = 0
        for shaped in styles where shaped.end > text.position {
            let to = shaped.end >= text.positionEnd ? text.bytes.count : text.byteOffset(of: shaped.end)
            guard to > from else { continue }
            let style = shaped.style
            var fallbacks: [FontFace] = []
            if !text.isASCII { fallbacks = store.fallbacks(for: text.bytes[from..<to], after: store.face(for: style.font)) }
            insert(pango_attr_font_desc_new(description(style.font, fallbacks: fallbacks)), from, to, list)
            var features = "calt=0"
            if style.font.family == .monospacedDigits { features += ",tnum=1" }
            if style.kern == 0 { features += ",kern=0" }
            insert(pango_attr_font_features_new(features), from, to, list)
            from = to
            if to == text.bytes.count { break }
        }
        return list
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ from: Int, _ to: Int, _ list: OpaquePointer?) {
        attribute?.pointee.start_index = UInt32(from)
        attribute?.pointee.end_index = UInt32(to)
        pango_attr_list_insert(list, attribute)
    }

    private func description(_ font: TextFont, fallbacks: [FontFace]) -> OpaquePointer {
        let key = DescriptionKey(font: font, fallbacks: fallbacks.map(\.id))
        if let known = descriptions[key] { return known }
        if descriptions.count > 256 {
            for description in descriptions.values { pango_font_description_free(description) }
            descriptions = [:]
        }
        let description = pango_font_description_new()!
        let families = [store.face(for: font).alias] + fallbacks.map(\.alias)
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(description, max(font.size, 0.01) * Double(PANGO_SCALE))
        descriptions[key] = description
        return description
    }

    private func append(
        _ item: UnsafeMutablePointer<PangoItem>, of text: ParagraphText, styles: [ShapedStyle],
        to paragraph: inout ShapedParagraph
    ) {
        let offset = Int(item.pointee.offset)
        let length = Int(item.pointee.length)
        item.pointee.analysis.language = language
        pango_shape_full(
            text.start + offset, Int32(length), text.start, Int32(text.length), &item.pointee.analysis, glyphString)
        guard let font = item.pointee.analysis.font, let face = store.face(of: font) else { return }
        let count = Int(glyphString.pointee.num_glyphs)
        guard count > 0 else { return }
        let infos = glyphString.pointee.glyphs!
        let logical = glyphString.pointee.log_clusters!
        let level = item.pointee.analysis.level
        let first = paragraph.glyphs.count
        var styleIndex = styles.count > 1 ? styles.firstIndex { text.units(offset) < $0.end } ?? styles.count - 1 : 0
        let size = styles[styleIndex].style.font.size
        let unit = 1 / Double(PANGO_SCALE)
        for index in 0..<count {
            let info = infos[index]
            var glyph = ShapedGlyph(
                id: info.glyph, face: face.id, size: size, advance: Double(info.geometry.width) * unit,
                xOffset: Double(info.geometry.x_offset) * unit, yOffset: Double(info.geometry.y_offset) * unit)
            if info.glyph >= 0x0FFF_FFFF { replaceMissing(&glyph, face: face) }
            paragraph.glyphs.append(glyph)
        }
        let isReversed = level % 2 == 1
        var done = 0
        while done < count {
            // Glyphs of one cluster stand together; `lower..<upper` are their places from left to right.
            let place = isReversed ? count - 1 - done : done
            let byte = Int(logical[place])
            var taken = 1
            while done + taken < count {
                let next = isReversed ? place - taken : place + taken
                let nextByte = Int(logical[next])
                guard nextByte == byte || !text.startsGrapheme(offset + nextByte) else { break }
                taken += 1
            }
            let lower = isReversed ? place - taken + 1 : place
            let position = text.units(offset + byte)
            while styleIndex < styles.count - 1, position >= styles[styleIndex].end { styleIndex += 1 }
            var cluster = Cluster(
                start: position, advance: 0, firstGlyph: Int32(first + lower), glyphCount: Int32(taken), level: level,
                traits: text.traits(offset + byte))
            for glyph in first + lower..<first + lower + taken { cluster.advance += paragraph.glyphs[glyph].advance }
            space(&cluster, style: styles[styleIndex].style, face: face)
            paragraph.clusters.append(cluster)
            done += taken
        }
    }

    /// Adds what follows a character: tracking, kern, or the room of an attachment.
    private func space(_ cluster: inout Cluster, style: TextStyle, face: FontFace) {
        if let attachment = style.attachment, cluster.traits.contains(.isAttachment) {
            cluster.advance = attachment.width
            cluster.glyphCount = 0
        } else {
            cluster.traits.remove(.isAttachment)
            guard cluster.advance > 0 else { return }
            if face.isSystem {
                cluster.advance += style.font.size
                    * SystemFontModel.tracking(size: style.font.size, weight: style.font.weight)
            }
        }
        cluster.advance += (style.kern ?? 0) + style.tracking
    }

    /// A character that no font has gets the empty box of its face; what is never visible gets nothing.
    private func replaceMissing(_ glyph: inout ShapedGlyph, face: FontFace) {
        guard glyph.id & 0x1000_0000 != 0, let character = Unicode.Scalar(glyph.id & 0x00FF_FFFF) else {
            glyph.id = ShapedGlyph.nothing
            return
        }
        let isInvisible =
            character.properties.isDefaultIgnorableCodePoint || character.properties.generalCategory == .control
        glyph.id = isInvisible ? ShapedGlyph.nothing : 0
        glyph.xOffset = 0
        glyph.yOffset = 0
        let isWide = g_unichar_iswide(character.value) != 0
        glyph.advance = isInvisible ? 0 : glyph.size * (isWide ? 1 : face.missingGlyphAdvance)
    }
}
