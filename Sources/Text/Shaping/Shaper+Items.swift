import CCairo
import MaquetteDrawing

extension Shaper {
    /// Shapes one item, a stretch in one font and direction, and adds its clusters and glyphs to the paragraph.
    func append(
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
        var faceIndex = paragraph.faces.count - 1
        if paragraph.faces.last != face.id {
            paragraph.faces.append(face.id)
            faceIndex += 1
        }
        var styleIndex = styles.count > 1 ? styles.index(at: text.units(offset)) : 0
        let shapedStyle = styles[styleIndex]
        let size = shapedStyle.style.font.size
        let unit = 1 / Double(PANGO_SCALE)
        for index in 0..<count {
            let info = infos[index]
            var glyph = ShapedGlyph(
                id: info.glyph, face: Int32(faceIndex), size: size, advance: Double(info.geometry.width) * unit,
                xOffset: Double(info.geometry.x_offset) * unit, yOffset: Double(info.geometry.y_offset) * unit)
            if Int(info.glyph) < face.fit.shifts.count { glyph.xOffset += face.fit.shifts[Int(info.glyph)] * size }
            if let pictures = face.pictureAdvances, info.glyph < 0x0FFF_FFFF {
                glyph.advance = pictures[Int(info.glyph)] * size
                (glyph.xOffset, glyph.yOffset) = (0, 0)
            }
            if info.glyph >= 0x0FFF_FFFF { replaceMissing(&glyph, face: face, faces: &paragraph.faces) }
            paragraph.glyphs.append(glyph)
        }
        let isReversed = level % 2 == 1
        if let widths = face.system, let spacing = shapedStyle.spacing {
            let isKerned = shapedStyle.style.kern != 0 && !isReversed
            // The dots of a secret, which are all of its text, are larger.
            lazy var hasSmallBullets = !stride(from: 0, to: text.bytes.count, by: 3).allSatisfy(text.isBullet)
            for index in 0..<count {
                let (id, here) = (infos[index].glyph, offset + Int(logical[index]))
                guard id < 0x0FFF_FFFF else { continue }
                let after = isKerned && index + 1 < count ? offset + Int(logical[index + 1]) : here
                let byte = text.bytes[here]
                var advance = widths.advance(
                    Int(id), shaped: paragraph.glyphs[first + index].advance, byte: byte,
                    next: after == here ? 0 : text.bytes[after], size: size, spacing)
                advance += spacing.added(to: byte)
                if text.isBullet(here), hasSmallBullets { paragraph.glyphs[first + index].becomeBullet() }
                paragraph.glyphs[first + index].advance = advance
            }
        }
        if !face.fit.shifts.isEmpty, !isReversed {
            for index in 0..<count where text.bytes[offset + Int(logical[index])] == UInt8(ascii: "_") {
                for place in max(index - 1, 0)...index {
                    paragraph.glyphs[first + place].advance = ownAdvance(infos[place].glyph, of: font) * unit
                }
            }
        }
        var done = 0
        while done < count {
            // Glyphs of one cluster are adjacent; `lower..<upper` are their indices from left to right.
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
            done += taken
            // Fonts may change within an emoji; its first character shows the whole emoji.
            if !paragraph.clusters.isEmpty, text.continuesEmoji(offset + byte) { continue }
            let position = text.units(offset + byte)
            while styleIndex < styles.count - 1, position >= styles[styleIndex].end { styleIndex += 1 }
            var cluster = Cluster(
                start: position, advance: 0, firstGlyph: Int32(first + lower), glyphCount: Int32(taken), level: level,
                traits: text.traits(offset + byte))
            let isEmoji = text.isEmoji(offset + byte)
            if isEmoji, taken > 1, infos[place].glyph >= 0x0FFF_FFFF {
                cluster.firstGlyph = Int32(first + place)
                cluster.glyphCount = 1
            }
            for glyph in cluster.firstGlyph..<cluster.firstGlyph + cluster.glyphCount {
                cluster.advance += paragraph.glyphs[Int(glyph)].advance
            }
            if isEmoji {
                widen(&cluster, to: size * SystemFontModel.emojiAdvance(size: size), glyphs: &paragraph.glyphs)
            }
            let wide = shapedStyle.spacing != nil && !isEmoji ? text.wideCharacter(offset + byte) : nil
            if let wide {
                let advance = SystemFontModel.advance(of: wide, in: shapedStyle.style.font.edition)
                widen(&cluster, to: size * advance, glyphs: &paragraph.glyphs)
            }
            space(&cluster, styles[styleIndex], isTracked: face.system != nil && !isEmoji && wide == nil)
            paragraph.clusters.append(cluster)
        }
    }

    /// The advance without kerning. Inter kerns the neighbours of an underscore, and no typeface that it replaces does: the kerning that is
    /// published for Helvetica, Times and Courier has no pair with one.
    private func ownAdvance(_ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>) -> Double {
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, nil, &extents)
        return Double(extents.width)
    }

    /// Gives a cluster another width and centres its glyphs in it.
    private func widen(_ cluster: inout Cluster, to advance: Double, glyphs: inout [ShapedGlyph]) {
        let added = advance - cluster.advance
        let places = Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount)
        for place in places { glyphs[place].xOffset += added / 2 }
        glyphs[places.upperBound - 1].advance += added
        cluster.advance = advance
    }

    /// Adds the spacing after a character: tracking, kern, or the width of an attachment.
    func space(_ cluster: inout Cluster, _ shaped: ShapedStyle, isTracked: Bool) {
        if cluster.traits.contains(.isAttachment), let attachment = shaped.style.attachment {
            cluster.advance = attachment.width
            cluster.glyphCount = 0
        } else {
            cluster.traits.remove(.isAttachment)
            guard cluster.advance > 0 else { return }
            if isTracked { cluster.advance += shaped.spacing?.tracking ?? 0 }
        }
        cluster.advance += (shaped.style.kern ?? 0) + shaped.style.tracking
    }

    /// A character that no font has gets a similar symbol; an invisible one gets nothing.
    private func replaceMissing(_ glyph: inout ShapedGlyph, face: FontFace, faces: inout [FontFaceID]) {
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
        if !isInvisible { UnreadableLetters.note(character, isWide: isWide) }
        guard !isInvisible, let sign = store.standIn(for: character, isWide: isWide) else { return }
        glyph.id = sign.glyph
        glyph.xOffset = (glyph.advance - sign.advance * glyph.size) / 2
        if faces.last != sign.face.id { faces.append(sign.face.id) }
        glyph.face = Int32(faces.count - 1)
    }
}
