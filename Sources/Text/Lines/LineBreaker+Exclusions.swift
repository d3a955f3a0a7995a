/// Lines around what they have to leave free. A line that something parts has a piece on either side of it.
extension LineBreaker {
    /// A piece of a line, from side to side.
    typealias Piece = ClosedRange<Double>

    func linesAround() -> TypesetText {
        var builder = LineStacker(shaped: shaped, box: box, shaper: shaper)
        let mostLines = box.maximumLines > 0 ? box.maximumLines : Int.max
        var count = 0
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            var start = 0
            var isFirst = true
            repeat {
                let height = height(of: paragraph, at: start)
                var top = builder.topOfNext(isFirstOfParagraph: isFirst, paragraph.format)
                var pieces = pieces(of: paragraph, from: start, top: top, height: height, isFirst: isFirst)
                while pieces.isEmpty, let below = firstEnd(below: top) {
                    top = below
                    pieces = self.pieces(of: paragraph, from: start, top: top, height: height, isFirst: isFirst)
                }
                count += 1
                if count > 1, top + height > box.height + Self.tolerance || count > mostLines {
                    builder.isTruncated = true
                    return builder.finish()
                }
                for piece in pieces.isEmpty ? [0...max(0, box.width)] : pieces {
                    let fragment = fragment(
                        index, from: start, available: available(in: piece, paragraph.format, isFirstLine: isFirst))
                    // What is too narrow for the next word stays free.
                    guard pieces.count <= 1 || !breaksWord(fragment, of: paragraph) else { continue }
                    builder.add(fragment, isFirstOfParagraph: isFirst, in: piece, top: top)
                    start = fragment.clusters.upperBound
                    isFirst = false
                    if fragment.endsParagraph || !fragment.isWrapped { break }
                }
            } while start < paragraph.clusters.count
        }
        return builder.finish()
    }

    /// The pieces of a line in which the next word has room; the first to be read comes first.
    private func pieces(
        of paragraph: ShapedParagraph, from start: Int, top: Double, height: Double, isFirst: Bool
    ) -> [Piece] {
        let taken = box.exclusions.compactMap { $0.extent(from: top, to: top + height) }
            .sorted { $0.lowerBound < $1.lowerBound }
        guard !taken.isEmpty else { return [0...max(0, box.width)] }
        var (pieces, left) = ([Piece](), 0.0)
        for range in taken {
            if range.lowerBound > left { pieces.append(left...min(range.lowerBound, box.width)) }
            left = max(left, range.upperBound)
        }
        if left < box.width { pieces.append(left...box.width) }
        let index = shaped.paragraphs.firstIndex { $0.range.lowerBound == paragraph.range.lowerBound } ?? 0
        let wide = pieces.filter { piece in
            let room = available(in: piece, paragraph.format, isFirstLine: isFirst)
            return room > 0 && !breaksWord(fragment(index, from: start, available: room), of: paragraph)
        }
        return paragraph.isRightToLeft ? wide.reversed() : wide
    }

    private func available(in piece: Piece, _ format: ParagraphFormat, isFirstLine: Bool) -> Double {
        let lost = box.width - available(format, isFirstLine: isFirstLine)
        return max(0, piece.upperBound - piece.lowerBound - lost)
    }

    /// Whether the fragment ends within a word, which a wider piece would keep together.
    private func breaksWord(_ fragment: Fragment, of paragraph: ShapedParagraph) -> Bool {
        let end = fragment.clusters.upperBound
        return fragment.isWrapped && paragraph.clusters.indices.contains(end)
            && !paragraph.clusters[end].traits.contains(.canBreakBefore)
    }

    private func firstEnd(below top: Double) -> Double? {
        box.exclusions.map(\.bottom).filter { $0 > top + Self.tolerance }.min()
    }

    /// The height of a line, as its first characters make it.
    private func height(of paragraph: ShapedParagraph, at cluster: Int) -> Double {
        let start =
            paragraph.clusters.indices.contains(cluster)
            ? paragraph.clusters[cluster].start : paragraph.range.upperBound
        let end = min(cluster + 1, paragraph.clusters.count)
        let line = LineBox(
            shaped: shaped, range: start..<start + 1, paragraph: paragraph, clusters: min(cluster, end)..<end)
        return line.height(paragraph.format)
    }
}
