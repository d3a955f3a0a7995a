/// Shortens the last allowed line so that it fits with an ellipsis.
struct Truncation {
    let shaped: ShapedText
    let shaper: Shaper
    let paragraph: Int
    /// The first cluster of the line.
    let start: Int
    let available: Double

    /// The pieces of the line in reading order and their width.
    struct Line {
        var pieces: [LinePiece]
        var width: Double
    }

    func line(hasMoreParagraphs: Bool) -> Line {
        let rest = start..<clusters.count
        let whole = width(rest)
        var mode = shaped.paragraphs[paragraph].format.lineBreak
        if hasMoreParagraphs, whole <= available + LineBreaker.tolerance { mode = .truncatingTail }
        switch mode {
        case .truncatingHead: return head(rest)
        case .truncatingMiddle: return middle(rest)
        default: return tail(rest)
        }
    }

    private var clusters: [Cluster] { shaped.paragraphs[paragraph].clusters }

    private func width(_ range: Range<Int>) -> Double { clusters[range].reduce(0) { $0 + $1.advance } }

    private func ellipsis(like cluster: Int) -> InsertedGlyphs {
        let position =
            clusters.isEmpty
            ? shaped.paragraphs[paragraph].range.lowerBound : clusters[min(max(cluster, 0), clusters.count - 1)].start
        return shaper.insertion("…", styleIndex: shaped.styleIndex(at: position), of: shaped)
    }

    private func tail(_ rest: Range<Int>) -> Line {
        // The ellipsis takes the font of the last character that stays; most texts have one font only.
        let only = shaped.styles.count == 1 ? ellipsis(like: rest.lowerBound) : nil
        var end = rest.lowerBound
        var pen = 0.0
        while end < rest.upperBound {
            pen += clusters[end].advance
            let mark = only ?? ellipsis(like: end)
            guard pen + mark.advance <= available + LineBreaker.tolerance else { break }
            end += 1
        }
        let kept = trimmed(rest.lowerBound..<end)
        let mark = ellipsis(like: kept.isEmpty ? rest.lowerBound : kept.upperBound - 1)
        return Line(pieces: pieces(kept) + [.inserted(mark)], width: width(kept) + mark.advance)
    }

    private func head(_ rest: Range<Int>) -> Line {
        let visible = trimmed(rest).upperBound
        var begin = visible
        var pen = 0.0
        while begin > rest.lowerBound {
            pen += clusters[begin - 1].advance
            guard pen + ellipsis(like: begin - 1).advance <= available + LineBreaker.tolerance else { break }
            begin -= 1
        }
        while begin < visible, clusters[begin].traits.contains(.isSpace) { begin += 1 }
        let kept = begin..<visible
        let mark = ellipsis(like: kept.isEmpty ? visible - 1 : begin)
        return Line(pieces: [.inserted(mark)] + pieces(kept), width: width(kept) + mark.advance)
    }

    /// Characters are taken from head and tail in turn, the head first, so that their lengths differ by at most one.
    private func middle(_ rest: Range<Int>) -> Line {
        let visible = trimmed(rest)
        var front = visible.lowerBound
        var back = visible.upperBound
        let room = available + LineBreaker.tolerance - ellipsis(like: front).advance
        var (frontWidth, backWidth) = (0.0, 0.0)
        while front < back {
            let takesFront = frontWidth <= backWidth
            let next = clusters[takesFront ? front : back - 1].advance
            guard frontWidth + backWidth + next <= room else { break }
            if takesFront {
                frontWidth += next
                front += 1
            } else {
                backWidth += next
                back -= 1
            }
        }
        let leading = trimmed(visible.lowerBound..<front)
        while back < visible.upperBound, clusters[back].traits.contains(.isSpace) { back += 1 }
        let trailing = back..<visible.upperBound
        let mark = ellipsis(like: leading.isEmpty ? visible.lowerBound : leading.upperBound - 1)
        return Line(
            pieces: pieces(leading) + [.inserted(mark)] + pieces(trailing),
            width: width(leading) + mark.advance + width(trailing))
    }

    /// The range without the spaces at its end.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].traits.contains(.isSpace) { end -= 1 }
        return range.lowerBound..<end
    }

    private func pieces(_ range: Range<Int>) -> [LinePiece] {
        range.isEmpty ? [] : [.clusters(paragraph: paragraph, range)]
    }
}
