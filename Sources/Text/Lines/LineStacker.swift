/// Stacks lines from the top and gives each its height, its baseline and, once all are known, its place from the left.
struct LineStacker {
    let shaped: ShapedText
    let box: TextBox
    let shaper: Shaper
    var isTruncated = false

    /// The bottom of the last line.
    private(set) var height = 0.0
    private var lines: [TypesetLine] = []
    private var indents: [Indent] = []
    /// The space between the last line and the next.
    private var gap = 0.0
    /// The part of it that the fonts ask for.
    private var leading = 0.0
    /// The trailing spaces of the last line, which count when it is the only one, as recorded labels show.
    private var lastSpaceWidth = 0.0

    private struct Indent {
        var head: Double
        var tail: Double
        var format: ParagraphFormat
        var stretches: Bool
    }

    init(shaped: ShapedText, box: TextBox, shaper: Shaper) {
        self.shaped = shaped
        self.box = box
        self.shaper = shaper
    }

    var count: Int { lines.count }

    /// - Parameters:
    ///   - piece: the part of the width that the line has; nil for all of it.
    ///   - top: where it begins; nil for below the last.
    mutating func add(
        _ fragment: LineBreaker.Fragment, isFirstOfParagraph: Bool, in piece: LineBreaker.Piece? = nil,
        top: Double? = nil
    ) {
        let visible = fragment.clusters.lowerBound..<fragment.visibleEnd
        var pieces: [LinePiece] = visible.isEmpty ? [] : [.clusters(paragraph: fragment.paragraph, visible)]
        var width = fragment.width
        if fragment.needsHyphen {
            let start = shaped.paragraphs[fragment.paragraph].clusters[fragment.visibleEnd - 1].start
            let hyphen = shaper.insertion("-", styleIndex: shaped.styleIndex(at: start), of: shaped)
            pieces.append(.inserted(hyphen))
            width += hyphen.advance
        }
        append(
            pieces, width: width, fragment: fragment, isTruncated: false, isFirstOfParagraph: isFirstOfParagraph,
            in: piece, top: top)
    }

    /// Where the next line begins.
    func topOfNext(isFirstOfParagraph: Bool, _ format: ParagraphFormat) -> Double {
        guard !lines.isEmpty else { return 0 }
        return height + gap + (isFirstOfParagraph ? format.paragraphSpacingBefore : 0)
    }

    mutating func add(_ line: Truncation.Line, fragment: LineBreaker.Fragment, isFirstOfParagraph: Bool) {
        var rest = fragment
        rest.clusters = fragment.clusters.lowerBound..<shaped.paragraphs[fragment.paragraph].clusters.count
        rest.endsParagraph = true
        isTruncated = true
        append(
            line.pieces, width: line.width, fragment: rest, isTruncated: true, isFirstOfParagraph: isFirstOfParagraph)
    }

    /// Aligns every line horizontally and measures the whole.
    mutating func finish() -> TypesetText {
        if lines.count == 1 { lines[0].measuredWidth = lines[0].width + lastSpaceWidth }
        var width = 0.0
        for (line, indent) in zip(lines, indents) {
            // Never wider than the box, so that measuring in the measured width gives the same lines again; lines that
            // are not wrapped do not depend on the width.
            let room = max(0, box.width - indent.head - indent.tail)
            let limit = indent.format.lineBreak == .clipping ? max(room, line.width) : room
            width = max(width, indent.head + min(line.measuredWidth, limit) + indent.tail)
        }
        var placed = lines
        let full = box.width.isFinite ? box.width : width
        for index in placed.indices { place(&placed[index], indents[index], in: full) }
        return TypesetText(
            lines: placed, width: width, height: height, leadingBelow: leading, isTruncated: isTruncated,
            shaped: shaped)
    }

    private func place(_ line: inout TypesetLine, _ indent: Indent, in width: Double) {
        let room = width - indent.head - indent.tail
        let left = line.isRightToLeft ? indent.tail : indent.head
        let slack = room - line.width
        switch indent.format.alignment {
        case .left: line.x = left
        case .right: line.x = left + slack
        case .center: line.x = left + slack / 2
        case .natural: line.x = line.isRightToLeft ? left + slack : left
        case .justified:
            line.x = line.isRightToLeft ? left + slack : left
            let spaces = indent.stretches && slack > 0 && box.width.isFinite ? stretchableSpaces(line) : 0
            if spaces > 0 {
                line = line.stretched(by: slack / Double(spaces), to: room)
                line.x = left
            }
        }
    }

    private func stretchableSpaces(_ line: TypesetLine) -> Int {
        line.pieces.reduce(0) { count, piece in
            guard case .clusters(let paragraph, let range) = piece else { return count }
            return count + shaped.paragraphs[paragraph].clusters[range].count { $0.traits.contains(.isStretchable) }
        }
    }

    private mutating func append(
        _ pieces: [LinePiece], width: Double, fragment: LineBreaker.Fragment, isTruncated: Bool,
        isFirstOfParagraph: Bool, in piece: LineBreaker.Piece? = nil, top givenTop: Double? = nil
    ) {
        let paragraph = shaped.paragraphs[fragment.paragraph]
        let format = paragraph.format
        // Spaces at the end of a line count, wherever the line was ended, but not those that end the text.
        if let above = lines.indices.last { lines[above].measuredWidth = lines[above].width + lastSpaceWidth }
        if isFirstOfParagraph, !lines.isEmpty { gap += format.paragraphSpacingBefore }
        let range = unitRange(fragment, paragraph)
        let box = LineBox(shaped: shaped, range: range, paragraph: paragraph, clusters: fragment.clusters)
        let lineHeight = box.height(format)
        let top = givenTop ?? height + (lines.isEmpty ? 0 : gap)
        lines.append(
            TypesetLine(
                range: range, x: 0, top: top, height: lineHeight, baseline: top + lineHeight - box.descent,
                width: width, measuredWidth: width, isTruncated: isTruncated, isRightToLeft: paragraph.isRightToLeft,
                pieces: pieces, spaceStretch: 0))
        var indent = Indent(
            head: isFirstOfParagraph ? format.firstLineHeadIndent : format.headIndent, tail: tail(format),
            format: format, stretches: fragment.isWrapped && !isTruncated)
        if let piece {
            let (before, after) = (piece.lowerBound, self.box.width - piece.upperBound)
            indent.head += paragraph.isRightToLeft ? after : before
            indent.tail += paragraph.isRightToLeft ? before : after
        }
        indents.append(indent)
        height = max(height, top + lineHeight)
        lastSpaceWidth = isTruncated ? 0 : fragment.spaceWidth
        leading = box.gap
        gap = leading + format.lineSpacing + (fragment.endsParagraph ? format.paragraphSpacing : 0)
    }

    private func tail(_ format: ParagraphFormat) -> Double {
        guard format.tailIndent > 0 else { return -format.tailIndent }
        return box.width.isFinite ? max(0, box.width - format.tailIndent) : 0
    }

    /// The range of a fragment with the line break at its end.
    private func unitRange(_ fragment: LineBreaker.Fragment, _ paragraph: ShapedParagraph) -> Range<Int> {
        let clusters = paragraph.clusters
        let lower = fragment.clusters.lowerBound
        let upper = fragment.clusters.upperBound
        let start = lower < clusters.count ? clusters[lower].start : paragraph.range.upperBound
        let end =
            upper < clusters.count ? clusters[upper].start : paragraph.range.upperBound + paragraph.separatorLength
        return start..<max(start, end)
    }
}
