import Foundation
import MaquetteDrawing
import MaquetteText

extension UILabel {
    /// Draws the text in the current context, or only notes the rectangle for a `DrawingProbe`.
    func putText(in rect: CGRect) {
        if let probe = labelState.drawingProbe { return probe.rectangle = rect }
        if let manager = labelState.drawingManager { return manager.draw(self, in: rect) }
        putLines(in: rect)
    }

    func putLines(in rect: CGRect) {
        guard let context = CurrentContext.top else { return }
        context.record { list in
            list.through(context.state.transform) { drawLines(in: rect, into: &$0) }
        }
    }

    /// What is wanted of those lines that a part of the text is on.
    func drawLines(
        in rect: CGRect, touching range: NSRange, letters: Bool, _ decorations: [TypesetDecoration.Kind],
        into list: inout DisplayList
    ) {
        guard let layout = layout(in: rect) else { return }
        let painter = TextPainter(layout: layout, label: self)
        for index in layout.text.lines.indices {
            guard NSIntersectionRange(NSRange(layout.text.lines[index].range), range).length > 0 else { continue }
            if letters { painter.drawLetters(ofLine: index, into: &list) }
            painter.drawDecorations(ofLine: index, into: &list) { decorations.contains($0) }
        }
    }

    /// The lines at their places in the label, clipped to its bounds where they extend beyond.
    private func drawLines(in rect: CGRect, into list: inout DisplayList) {
        guard let layout = layout(in: rect), !bounds.isEmpty else { return }
        let painter = TextPainter(layout: layout, label: self)
        if painter.staysInside(Rect(bounds)) {
            painter.draw(into: &list)
        } else {
            list.clip(to: .rect(Rect(bounds))) { painter.draw(into: &$0) }
        }
    }
}

/// Adds a text to the display list: backgrounds, shadows, glyphs, and lines through them.
@MainActor private struct TextPainter {
    let layout: LabelLayout
    let label: UILabel
    let traits: UITraitCollection

    init(layout: LabelLayout, label: UILabel) {
        self.layout = layout
        self.label = label
        traits = label.traitCollection
    }

    /// Oblique and outlined glyphs extend beyond their lines.
    func staysInside(_ bounds: Rect) -> Bool {
        if layout.attributes.contains(where: { $0[.strokeWidth] != nil }) { return false }
        let origin = Point(layout.origin)
        return layout.text.lines.indices.allSatisfy { index in
            let line = layout.text.lines[index]
            return origin.x + line.x >= bounds.x - 0.5 && origin.x + line.x + line.width <= bounds.maxX + 0.5
                && origin.y + line.top >= bounds.y - 0.5
                && origin.y + line.top + line.height <= bounds.maxY + 0.5
                && layout.text.runs(ofLine: index).allSatisfy { $0.glyphs.slant == 0 }
        }
    }

    func draw(into list: inout DisplayList) {
        for index in layout.text.lines.indices {
            drawDecorations(ofLine: index, into: &list) { $0 == .background }
            drawLetters(ofLine: index, into: &list)
            drawDecorations(ofLine: index, into: &list) { $0 != .background }
        }
    }

    /// The origin of a line's glyphs, with the baseline on a whole pixel.
    private func origin(ofLine index: Int) -> Point {
        let shift = Double(layout.baselines[index]) - layout.text.lines[index].baseline
        return Point(Double(layout.origin.x), Double(layout.origin.y) + shift)
    }

    func drawLetters(ofLine index: Int, into list: inout DisplayList) {
        let origin = origin(ofLine: index)
        let runs = layout.text.runs(ofLine: index)
        if let color = label.shadowColor?.drawingColor(with: traits), color.alpha > 0 {
            let offset = label.shadowOffset
            for run in runs {
                let place = Point(origin.x + Double(offset.width), origin.y + Double(offset.height))
                list.draw(run.glyphs, at: place, color)
            }
        }
        for run in runs where !run.glyphs.glyphs.isEmpty {
            let attributes = layout.attributes[run.tag]
            let ink = label.color(of: attributes).ink(with: traits)
            if let shadow = (attributes[.shadow] as? NSShadow)?.drawingShadow(with: traits) {
                var letters = DisplayList(size: .zero)
                letters.drawLetters(run.glyphs, at: origin, ink, attributes, traits)
                list.shadow(shadow, bounds: letters.inkBounds) { $0.append(letters) }
            } else {
                list.drawLetters(run.glyphs, at: origin, ink, attributes, traits)
            }
        }
    }

    func drawDecorations(
        ofLine index: Int, into list: inout DisplayList, where isWanted: (TypesetDecoration.Kind) -> Bool
    ) {
        let origin = origin(ofLine: index)
        for decoration in layout.text.decorations(ofLine: index) where isWanted(decoration.kind) {
            var rect = Rect(
                origin.x + decoration.x, origin.y + decoration.y, decoration.width, decoration.height)
            if decoration.kind == .underline {
                coverWholePixels(&rect, below: Double(layout.origin.y + layout.baselines[index]))
            }
            let attributes = layout.attributes[decoration.tag]
            if decoration.kind == .attachment {
                let image = (attributes[.attachment] as? NSTextAttachment)?.shownImage
                let ink = label.color(of: attributes).drawingColor(with: traits)
                image?.draw(into: &list, in: rect, tint: image?.paintingTint(ink, traits))
            } else {
                list.fill(.rect(rect), ink(of: decoration.kind, attributes))
            }
        }
    }

    /// Pictures show no half pixels of underlines, however thick (see `SystemFontModel.metrics`).
    private func coverWholePixels(_ rect: inout Rect, below baseline: Double) {
        let pixels = PixelGrid(scale: label.layoutScale)
        rect.y = baseline + Double(pixels.rounded(CGFloat(rect.y - baseline)))
        rect.height = Double(pixels.roundedUp(CGFloat(rect.height)))
    }

    /// Lines through text without a colour of their own have the text's colour.
    private func ink(of kind: TypesetDecoration.Kind, _ attributes: [NSAttributedString.Key: Any]) -> Ink {
        let key: NSAttributedString.Key =
            switch kind {
            case .background, .attachment: .backgroundColor
            case .underline: .underlineColor
            case .strikethrough: .strikethroughColor
            }
        let color = attributes[key] as? UIColor ?? label.color(of: attributes)
        return color.ink(with: traits)
    }
}
