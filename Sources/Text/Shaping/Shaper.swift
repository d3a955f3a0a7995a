import CCairo
import MaquetteDrawing

/// Turns styled text into glyphs. Used under the lock of `Engine` only.
final class Shaper {
    let store = FontStore()
    let language = pango_language_from_string("en")
    let glyphString: UnsafeMutablePointer<PangoGlyphString> = pango_glyph_string_new()
    private let charactersBeforePlain: Int
    private var settings: [TextFont: FontSetting] = [:]
    private var lastSetting: FontSetting?
    private var insertions: [InsertionKey: InsertedGlyphs] = [:]

    private struct InsertionKey: Hashable {
        var text: String
        var font: TextFont
    }

    /// - Parameter charactersBeforePlain: how many characters of a font are shaped before the glyphs of single ones are looked
    ///   up: that takes as long as shaping them all, for which most fonts of a single picture have too little text.
    init(charactersBeforePlain: Int = 2 * PlainGlyphs.characters.count) {
        self.charactersBeforePlain = charactersBeforePlain
    }

    func shape(_ text: StyledText) -> ShapedText {
        let count = text.string.utf16.count
        let styles = shapedStyles(text, count: count)
        let formats = StyleEnds(text.formats)
        var string = text.string
        // Pango stops at a zero byte; it is replaced by another control character, which is as long and as wide.
        if string.utf8.contains(0) { string = String(decoding: string.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self) }
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
            glyphs: single.glyphs, faces: single.faces, text: text,
            advance: single.clusters.reduce(0) { $0 + $1.advance },
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
            let setting = setting(of: span.style.font)
            result.append(
                ShapedStyle(style: span.style, end: end, metrics: setting.metrics, spacing: setting.spacing))
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
            isRightToLeft: format.direction == .rightToLeft, clusters: [], glyphs: [], faces: [])
        guard !bytes.isEmpty else { return result }
        let text = ParagraphText(bytes, position: position, isASCII: isASCII, language: language)
        if isASCII, !result.isRightToLeft, styles.count == 1, appendPlain(text, styles[0], to: &result) {
            return result
        }
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
        if text.isASCII, let only = styles.first, styles.allSatisfy({ $0.style.isShaped(like: only.style) }) {
            return pango_attr_list_ref(setting(of: only.style.font).attributes(features: only.style.features))
        }
        let list = pango_attr_list_new()
        var from = 0
        for (index, shaped) in styles.enumerated() where shaped.end > text.position {
            let style = shaped.style
            let isFinal = shaped.end >= text.positionEnd
            if !isFinal, index + 1 < styles.count, style.isShaped(like: styles[index + 1].style) { continue }
            let to = isFinal ? text.bytes.count : text.byteOffset(of: shaped.end)
            guard to > from else { continue }
            let setting = setting(of: style.font)
            let fallbacks = text.isASCII ? [] : fallbacks(for: setting, in: text, from..<to)
            insert(setting.description(fallbacks: fallbacks), from, to, list)
            if !text.isASCII { insertExceptions(of: setting, in: text, from..<to, list) }
            insert(pango_attr_font_features_new(style.features), from, to, list)
            from = to
            if isFinal { break }
        }
        return list
    }

    private func fallbacks(for setting: FontSetting, in text: ParagraphText, _ range: Range<Int>) -> [FontFace] {
        let isBold = max(setting.font.weight, setting.face.weight) >= .semibold
        return store.fallbacks(for: text.bytes[range], in: text.bytes, after: setting.face, isBold: isBold)
    }

    /// Fonts where Pango would choose another than iOS: for characters that it does not take for emoji, such as a sun without
    /// a variation selector, and for spaces, which it leaves to the fallback font of the letter before.
    private func insertExceptions(
        of setting: FontSetting, in text: ParagraphText, _ range: Range<Int>, _ list: OpaquePointer?
    ) {
        var byte = range.lowerBound
        var isAfterFallback = false
        while byte < range.upperBound {
            var end = byte + 1
            while end < range.upperBound, !text.startsGrapheme(end) { end += 1 }
            if text.bytes[byte] == UInt8(ascii: " ") {
                if isAfterFallback { insert(setting.description([setting.face]), byte, end, list) }
            } else {
                isAfterFallback = text.scalar(byte).map { !setting.face.covers($0) } ?? false
                if text.isEmoji(byte), let face = store.emojiFace {
                    insert(setting.description([face]), byte, end, list)
                }
            }
            byte = end
        }
    }

    private func insert(_ description: OpaquePointer?, _ from: Int, _ to: Int, _ list: OpaquePointer?) {
        insert(pango_attr_font_desc_new(description), from, to, list)
        pango_font_description_free(description)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ from: Int, _ to: Int, _ list: OpaquePointer?
    ) {
        attribute?.pointee.start_index = UInt32(from)
        attribute?.pointee.end_index = UInt32(to)
        pango_attr_list_insert(list, attribute)
    }

    func setting(of font: TextFont) -> FontSetting {
        if let lastSetting, lastSetting.font == font { return lastSetting }
        if settings.count > 256 { settings = [:] }
        let setting =
            settings[font]
            ?? FontSetting(font, face: store.face(for: font), charactersBeforePlain: charactersBeforePlain)
        settings[font] = setting
        lastSetting = setting
        return setting
    }

    /// Named fonts may resolve differently after others are registered.
    func forgetFonts() {
        settings = [:]
        lastSetting = nil
        insertions = [:]
    }
}

extension TextStyle {
    /// OpenType features; Inter's contextual alternates would replace arrows and dashes.
    var features: String {
        let own = ["calt=0"] + (font.family == .monospacedDigits ? ["tnum=1"] : []) + (kern == 0 ? ["kern=0"] : [])
        return font.features.isEmpty && own.count == 1 ? own[0] : (own + font.features).joined(separator: ",")
    }

    /// Whether glyphs and pair kerning may run on from one style into the other.
    fileprivate func isShaped(like other: TextStyle) -> Bool { font == other.font && (kern == 0) == (other.kern == 0) }
}
