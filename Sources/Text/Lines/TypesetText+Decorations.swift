extension TypesetText {
    /// The rectangles of a line: backgrounds, underlines, strikethroughs and attachments.
    ///
    /// Trailing spaces are not decorated.
    public func decorations(ofLine index: Int) -> [TypesetDecoration] {
        RunCollector(shaped: shaped, line: lines[index]).decorations()
    }
}

extension RunCollector {
    func decorations() -> [TypesetDecoration] {
        var result: [TypesetDecoration] = []
        forEachPart { part, x, width in
            let shapedStyle = shaped.styles[part.styleIndex]
            let style = shapedStyle.style
            let baseline = line.baseline - style.baselineOffset
            func add(_ kind: TypesetDecoration.Kind, _ y: Double, _ height: Double) {
                result.append(TypesetDecoration(kind: kind, tag: style.tag, x: x, y: y, width: width, height: height))
            }
            if style.hasBackground { add(.background, line.top, line.height) }
            if let attachment = style.attachment, isAttachment(part) {
                add(.attachment, baseline - attachment.elevation - attachment.height, attachment.height)
                return
            }
            let metrics = shapedStyle.metrics
            for (offset, height) in style.underline.strokes(thickness: metrics.underlineThickness) {
                add(.underline, baseline + metrics.underlineOffset + offset, height)
            }
            let middle = baseline - metrics.xHeight / 2 - metrics.underlineThickness / 2
            for (offset, height) in style.strikethrough.strokes(thickness: metrics.underlineThickness) {
                add(.strikethrough, middle + offset, height)
            }
        }
        return result
    }
}

extension TextStyle.Rule {
    /// Offset downwards and height of each stroke: thick is twice as high, double are two with their height between them.
    fileprivate func strokes(thickness: Double) -> [(Double, Double)] {
        switch self {
        case .none: []
        case .single: [(0, thickness)]
        case .thick: [(0, thickness * 2)]
        case .double: [(0, thickness), (thickness * 2, thickness)]
        }
    }
}
