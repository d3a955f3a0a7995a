import MaquetteDrawing

/// Breaks shaped text into lines the way UIKit does: greedily, at spaces, and between characters where a word is too wide.
struct LineBreaker {
    let shaped: ShapedText
    let box: TextBox
    let shaper: Shaper

    /// A stretch of clusters that goes on one line.
    struct Fragment {
        var paragraph: Int
        var clusters: Range<Int>
        /// The end of the fragment without the spaces at the end.
        var visibleEnd: Int
        /// The width of the clusters up to `visibleEnd`.
        var width: Double
        var spaceWidth: Double
        var endsParagraph: Bool
        /// Whether the fragment was wrapped because the width was used up.
        var isWrapped: Bool
        var needsHyphen: Bool
    }

    /// Sums of widths may differ in the last bits from the width they came from.
    static let tolerance = 1e-6

    func lines() -> TypesetText {
        guard !shaped.string.isEmpty else {
            return TypesetText(
                lines: [], width: 0, height: 0, leadingBelow: 0, isTruncated: false, shaped: shaped)
        }
        guard box.exclusions.isEmpty || !box.width.isFinite else { return linesAround() }
        var limit = box.maximumLines > 0 ? box.maximumLines : Int.max
        while true {
            var builder = LineStacker(shaped: shaped, box: box, shaper: shaper)
            if let overflow = fill(&builder, limit: limit) {
                limit = overflow
                continue
            }
            return builder.finish()
        }
    }

    /// Adds lines to the builder; returns the number of lines that fit when the height is too small for all.
    private func fill(_ builder: inout LineStacker, limit: Int) -> Int? {
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            var start = 0
            var isFirst = true
            repeat {
                let available = self.available(paragraph.format, isFirstLine: isFirst)
                let isLast = builder.count + 1 == limit
                var fragment = fragment(index, from: start, available: available)
                if paragraph.format.pushesOut, builder.count + 2 <= limit {
                    fragment = withoutOrphan(fragment, available: available)
                }
                let isFollowed = !fragment.endsParagraph || index + 1 < shaped.paragraphs.count
                let isMarked = box.marksLineBreaks ? isFollowed : fragment.isWrapped
                if isLast, isMarked || overflows(fragment, available), paragraph.format.lineBreak.truncates {
                    builder.add(
                        Truncation(shaped: shaped, shaper: shaper, paragraph: index, start: start, available: available)
                            .line(hasMoreParagraphs: index + 1 < shaped.paragraphs.count),
                        fragment: fragment, isFirstOfParagraph: isFirst)
                } else {
                    builder.add(fragment, isFirstOfParagraph: isFirst)
                }
                if builder.count > 1, builder.height > box.height + Self.tolerance { return builder.count - 1 }
                if isLast {
                    builder.isTruncated = builder.isTruncated || isFollowed
                    return nil
                }
                start = fragment.clusters.upperBound
                fragment.clusters = start..<start
                isFirst = false
            } while start < paragraph.clusters.count
        }
        return nil
    }

    /// The fragment without its last word when the last line would otherwise be a single word.
    private func withoutOrphan(_ fragment: Fragment, available: Double) -> Fragment {
        let paragraph = shaped.paragraphs[fragment.paragraph]
        guard fragment.isWrapped, startsWord(fragment.clusters.upperBound, of: paragraph) else { return fragment }
        let room = self.available(paragraph.format, isFirstLine: false)
        let last = self.fragment(fragment.paragraph, from: fragment.clusters.upperBound, available: room)
        guard last.endsParagraph, isSingleWord(last, of: paragraph) else { return fragment }
        let shorter = self.fragment(
            fragment.paragraph, from: fragment.clusters.lowerBound, available: fragment.width - 2 * Self.tolerance)
        guard shorter.width > 0,
            startsWord(shorter.clusters.upperBound, of: paragraph)
                || startsPart(shorter.clusters.upperBound..<fragment.clusters.upperBound, of: paragraph),
            self.fragment(fragment.paragraph, from: shorter.clusters.upperBound, available: room).endsParagraph
        else { return fragment }
        return shorter
    }

    private func startsWord(_ cluster: Int, of paragraph: ShapedParagraph) -> Bool {
        paragraph.clusters.indices.contains(cluster) && cluster > 0
            && paragraph.clusters[cluster].traits.contains(.canBreakBefore)
            && paragraph.clusters[cluster - 1].traits.contains(.isSpace)
    }

    /// Whether the clusters continue a word after a hyphen; not a character that breaks on its own, as in Chinese.
    private func startsPart(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Bool {
        clusters.count > 2 && paragraph.clusters[clusters.lowerBound].traits.contains(.canBreakBefore)
    }

    private func isSingleWord(_ fragment: Fragment, of paragraph: ShapedParagraph) -> Bool {
        let inside = fragment.clusters.dropFirst().prefix { $0 < fragment.visibleEnd }
        return !inside.contains { startsWord($0, of: paragraph) }
    }

    private func overflows(_ fragment: Fragment, _ available: Double) -> Bool {
        fragment.width > available + Self.tolerance
    }

    /// The width between the indents.
    func available(_ format: ParagraphFormat, isFirstLine: Bool) -> Double {
        let head = isFirstLine ? format.firstLineHeadIndent : format.headIndent
        let far = format.tailIndent > 0 ? min(format.tailIndent, box.width) : box.width + format.tailIndent
        return max(0, far - head)
    }

    /// The longest stretch from `start` that fits.
    func fragment(_ index: Int, from start: Int, available: Double) -> Fragment {
        let paragraph = shaped.paragraphs[index]
        let clusters = paragraph.clusters
        let wraps = paragraph.format.lineBreak != .clipping && available.isFinite
        let breaksAnywhere = paragraph.format.lineBreak == .characterWrapping
        var pen = 0.0
        var visible = (end: start, width: 0.0)
        var lastBreak: (end: Int, visible: (end: Int, width: Double), pen: Double, needsHyphen: Bool)?
        var lastWhole: (end: Int, visible: (end: Int, width: Double), pen: Double, needsHyphen: Bool)?
        var next = start
        while next < clusters.count {
            let cluster = clusters[next]
            if next > start, breaksAnywhere || cluster.traits.contains(.canBreakBefore) {
                let hyphenated = clusters[next - 1].traits.contains(.isSoftHyphen)
                let candidate = (next, visible, pen, hyphenated)
                if !hyphenated {
                    lastBreak = candidate
                    lastWhole = candidate
                } else if visible.width + hyphenWidth(paragraph, next - 1) <= available + Self.tolerance,
                    allowsHyphen(paragraph.format, filled: lastWhole?.visible.width ?? 0, of: available)
                {
                    lastBreak = candidate
                }
            }
            let advance =
                cluster.traits.contains(.isTab)
                ? paragraph.tabAdvance(next, from: pen, inLineFrom: start) : cluster.advance
            pen += advance
            if !cluster.traits.contains(.isSpace) {
                if wraps, pen > available + Self.tolerance, next > start {
                    if let found = lastBreak {
                        return Fragment(
                            paragraph: index, clusters: start..<found.end, visibleEnd: found.visible.end,
                            width: found.visible.width, spaceWidth: found.pen - found.visible.width,
                            endsParagraph: false, isWrapped: true, needsHyphen: found.needsHyphen)
                    }
                    return Fragment(
                        paragraph: index, clusters: start..<next, visibleEnd: visible.end, width: visible.width,
                        spaceWidth: pen - advance - visible.width, endsParagraph: false, isWrapped: true,
                        needsHyphen: false)
                }
                visible = (next + 1, pen)
            }
            next += 1
            if cluster.traits.contains(.isLineSeparator) {
                return Fragment(
                    paragraph: index, clusters: start..<next, visibleEnd: visible.end, width: visible.width,
                    spaceWidth: 0, endsParagraph: next == clusters.count, isWrapped: false, needsHyphen: false)
            }
        }
        return Fragment(
            paragraph: index, clusters: start..<clusters.count, visibleEnd: visible.end, width: visible.width,
            spaceWidth: pen - visible.width, endsParagraph: true, isWrapped: false, needsHyphen: false)
    }

    private func hyphenWidth(_ paragraph: ShapedParagraph, _ cluster: Int) -> Double {
        shaper.insertion(
            "-", styleIndex: shaped.styleIndex(at: paragraph.clusters[cluster].start), of: shaped
        ).advance
    }

    private func allowsHyphen(_ format: ParagraphFormat, filled: Double, of available: Double) -> Bool {
        format.hyphenationFactor <= 0 || filled < available * format.hyphenationFactor
    }
}

extension ParagraphFormat.LineBreak {
    var truncates: Bool { self == .truncatingHead || self == .truncatingMiddle || self == .truncatingTail }
}
