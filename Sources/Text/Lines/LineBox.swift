/// The height of a line from the fonts and attachments on it.
struct LineBox {
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    /// The leading of the fonts between this line and the next.
    private(set) var gap = 0.0

    init(shaped: ShapedText, range: Range<Int>, paragraph: ShapedParagraph, clusters: Range<Int>) {
        var index = shaped.styleIndex(at: range.lowerBound)
        repeat {
            let shapedStyle = shaped.styles[index]
            include(shapedStyle.metrics, shapedStyle.style)
            index += 1
        } while index < shaped.styles.count && shaped.styles[index - 1].end < range.upperBound
        for cluster in paragraph.clusters[clusters] where cluster.traits.contains(.isAttachment) {
            guard let attachment = shaped.styles[shaped.styleIndex(at: cluster.start)].style.attachment else {
                continue
            }
            ascent = max(ascent, attachment.elevation + attachment.height)
            descent = max(descent, -attachment.elevation)
        }
    }

    private mutating func include(_ metrics: FontMetrics, _ style: TextStyle) {
        ascent = max(ascent, metrics.ascender + style.baselineOffset)
        descent = max(descent, metrics.descender - style.baselineOffset)
        let pitch = style.font.linePitch
        gap = max(gap, pitch > 0 ? pitch - metrics.lineHeight : metrics.leading)
    }

    /// Multiples and limits add or remove space above the baseline.
    func height(_ format: ParagraphFormat) -> Double {
        var height = ascent + descent
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        height = max(height, format.minimumLineHeight)
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        return height
    }
}
