import MaquetteDrawing

/// Puts the pieces of a line into visual order and collects their glyphs.
struct RunCollector {
    let shaped: ShapedText
    let line: TypesetLine

    /// A part of the line with one direction and one style.
    struct Part {
        enum Content {
            case clusters(paragraph: Int, Range<Int>)
            case inserted(InsertedGlyphs)
        }

        var content: Content
        var level: UInt8
        var styleIndex: Int
    }

    func runs() -> [TypesetRun] {
        var result: [TypesetRun] = []
        forEachPart { part, x, _ in
            var pen = x
            switch part.content {
            case .inserted(let inserted): append(inserted, part, &pen, &result)
            case .clusters(let paragraph, let range): append(shaped.paragraphs[paragraph], range, part, &pen, &result)
            }
        }
        return result
    }

    /// Visits the parts of a line from left to right, each with its left end and width.
    func forEachPart(_ body: (Part, _ x: Double, _ width: Double) -> Void) {
        var pen = line.x
        for part in visualOrder(parts()) {
            let start = pen
            switch part.content {
            case .inserted(let inserted): pen += inserted.advance
            case .clusters(let paragraph, let range):
                for index in range { pen += width(shaped.paragraphs[paragraph], index, at: pen) }
            }
            body(part, start, pen - start)
        }
    }

    func isAttachment(_ part: Part) -> Bool {
        guard case .clusters(let paragraph, let range) = part.content else { return false }
        return shaped.paragraphs[paragraph].clusters[range].contains { $0.traits.contains(.isAttachment) }
    }

    private func parts() -> [Part] {
        let base: UInt8 = line.isRightToLeft ? 1 : 0
        var parts: [Part] = []
        for piece in line.pieces {
            switch piece {
            case .inserted(let inserted):
                parts.append(Part(content: .inserted(inserted), level: base, styleIndex: inserted.styleIndex))
            case .clusters(let index, let range):
                let clusters = shaped.paragraphs[index].clusters
                var from = range.lowerBound
                while from < range.upperBound {
                    let level = clusters[from].level
                    let style = shaped.styleIndex(at: clusters[from].start)
                    var to = from + 1
                    while to < range.upperBound, clusters[to].level == level,
                        clusters[to].start < shaped.styles[style].end || style == shaped.styles.count - 1,
                        !clusters[to].traits.contains(.isAttachment), !clusters[from].traits.contains(.isAttachment)
                    { to += 1 }
                    parts.append(
                        Part(content: .clusters(paragraph: index, from..<to), level: level, styleIndex: style))
                    from = to
                }
            }
        }
        return parts
    }

    /// Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd one, every stretch of
    /// at least that level is reversed.
    private func visualOrder(_ parts: [Part]) -> [Part] {
        guard let highest = parts.map(\.level).max(), highest > 0 else { return parts }
        var ordered = parts
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < ordered.count {
                guard ordered[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < ordered.count, ordered[end].level >= level { end += 1 }
                ordered[start..<end].reverse()
                start = end
            }
        }
        return ordered
    }

    private func append(_ inserted: InsertedGlyphs, _ part: Part, _ pen: inout Double, _ result: inout [TypesetRun]) {
        let style = shaped.styles[inserted.styleIndex].style
        var x = pen
        var collected: [GlyphRun.Glyph] = []
        for glyph in inserted.glyphs {
            collected.append(
                GlyphRun.Glyph(
                    id: glyph.id, x: x + glyph.xOffset, y: line.baseline - style.baselineOffset + glyph.yOffset))
            x += glyph.advance
        }
        guard let first = inserted.glyphs.first else { return }
        result.append(
            TypesetRun(
                glyphs: GlyphRun(
                    face: inserted.faces[Int(first.face)], size: first.size, slant: style.obliqueness,
                    glyphs: collected, text: inserted.text),
                tag: style.tag, range: line.range.upperBound..<line.range.upperBound, x: pen, width: inserted.advance,
                bidiLevel: Int(part.level)))
        pen += inserted.advance
    }

    private func append(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ part: Part, _ pen: inout Double,
        _ result: inout [TypesetRun]
    ) {
        let style = shaped.styles[part.styleIndex].style
        let isReversed = part.level % 2 == 1
        var run: TypesetRun?
        func finish() {
            if var done = run {
                done.glyphs.text = text(done.range)
                result.append(done)
            }
            run = nil
        }
        for step in 0..<range.count {
            let place = isReversed ? range.upperBound - 1 - step : range.lowerBound + step
            let cluster = paragraph.clusters[place]
            let end =
                place + 1 < paragraph.clusters.count ? paragraph.clusters[place + 1].start : paragraph.range.upperBound
            let advance = width(paragraph, place, at: pen)
            let first = Int(cluster.firstGlyph)
            let glyphs = paragraph.glyphs[first..<first + Int(cluster.glyphCount)]
            // In right-to-left text the spacing after a character is on its left.
            var x = isReversed ? pen + advance - glyphs.reduce(0) { $0 + $1.advance } : pen
            if let glyph = glyphs.first {
                let face = paragraph.faces[Int(glyph.face)]
                if run == nil || run?.glyphs.face != face || run?.glyphs.size != glyph.size {
                    finish()
                    run = TypesetRun(
                        glyphs: GlyphRun(face: face, size: glyph.size, slant: style.obliqueness, glyphs: [], text: ""),
                        tag: style.tag, range: cluster.start..<end, x: pen, width: 0, bidiLevel: Int(part.level))
                }
                for glyph in glyphs {
                    if glyph.id != ShapedGlyph.nothing {
                        run?.glyphs.glyphs.append(
                            GlyphRun.Glyph(
                                id: glyph.id, x: x + glyph.xOffset,
                                y: line.baseline - style.baselineOffset + glyph.yOffset))
                    }
                    x += glyph.advance
                }
            }
            run?.width += advance
            if let covered = run?.range {
                run?.range = min(covered.lowerBound, cluster.start)..<max(covered.upperBound, end)
            }
            pen += advance
        }
        finish()
    }

    private func width(_ paragraph: ShapedParagraph, _ index: Int, at pen: Double) -> Double {
        let cluster = paragraph.clusters[index]
        if cluster.traits.contains(.isTab) {
            let isFirst = line.range.lowerBound <= paragraph.range.lowerBound
            return paragraph.tabAdvance(index, from: pen - line.x, inLineFrom: isFirst ? 0 : index)
        }
        return cluster.advance + (cluster.traits.contains(.isStretchable) ? line.spaceStretch : 0)
    }

    private func text(_ range: Range<Int>) -> String {
        let units = shaped.string.utf16
        return String(
            shaped.string[
                units.index(
                    units.startIndex, offsetBy: range.lowerBound)..<units.index(
                        units.startIndex, offsetBy: range.upperBound)])
    }
}
