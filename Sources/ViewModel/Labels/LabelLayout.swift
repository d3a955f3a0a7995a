import Foundation
import MaquetteText

/// A label's text with its place: what is drawn, and what lint rules check.
package struct LabelLayout {
    package let text: TypesetText
    /// The attributes that the runs' tags point to.
    package let attributes: [[NSAttributedString.Key: Any]]
    /// Where the top left corner of the text box is, in the label's coordinates.
    package let origin: CGPoint
    /// How far each line's baseline is below the origin, on the pixel grid.
    package let baselines: [CGFloat]
    /// 1, or how far the text was shrunk to fit.
    package let fontScale: CGFloat

    package var isTruncated: Bool { text.isTruncated }
}

extension UILabel {
    /// The text as the label shows it now; nil when there is none.
    ///
    /// The text is where `drawText(in:)` puts it, so that labels that inset their text are drawn right.
    package func layoutForDrawing() -> LabelLayout? { rectForDrawing.flatMap { layout(in: $0) } }

    /// Where the text is drawn. A subclass may override `drawText(in:)`: it is called with a context that is not shown,
    /// to note the rectangle that it passes on.
    private var rectForDrawing: CGRect? {
        guard _mayMoveText else { return bounds }
        let probe = LabelState.DrawingProbe()
        labelState.drawingProbe = probe
        defer { labelState.drawingProbe = nil }
        CurrentContext.perform(in: CGContext(bounds: bounds, scale: layoutScale)) { drawText(in: bounds) }
        return probe.rectangle
    }

    /// Whether some of the text is invisible. Most labels have the size that was measured, so the measured lines
    /// usually answer it.
    var isCutOff: Bool {
        guard let rect = rectForDrawing, let full = loweredLabel else { return false }
        let box = drawingBox(rect, of: full, grid: PixelGrid(scale: layoutScale))
        let width = numberOfLines == 1 ? .infinity : box.width
        let measured = full.extent(
            in: TextBox(
                width: width, maximumLines: numberOfLines, marksLineBreaks: marksLineBreaks(inLines: numberOfLines)))
        if !measured.isTruncated {
            if measured.width <= box.width, measured.height <= box.height { return false }
            if fitsShrunk(width: rect.width) { return false }
        }
        return layout(in: rect)?.isTruncated == true
    }

    func layout(in rect: CGRect) -> LabelLayout? {
        guard let full = loweredLabel else { return nil }
        let grid = PixelGrid(scale: layoutScale)
        let box = drawingBox(rect, of: full, grid: grid)
        let unshrunk = full.typeset(in: box)
        let shrunk = shrunkToFit(full, width: rect.width)
        let text = shrunk.scale == 1 ? unshrunk : Typesetter.layout(shrunk.text.text, in: box)
        let fullTop = rect.minY + grid.rounded((rect.height - CGFloat(unshrunk.height)) / 2)
        let baselines = text.lines.map { grid.rounded(CGFloat($0.baseline)) }
        return LabelLayout(
            text: text, attributes: shrunk.text.attributes,
            origin: CGPoint(
                x: rect.minX, y: shrunk.scale == 1 ? fullTop : top(of: text, in: rect, unshrunk: unshrunk, at: fullTop)),
            baselines: baselines, fontScale: shrunk.scale)
    }

    /// Lines that do not fit are left out. A line may lack up to a pixel of its height, and a single one less than a
    /// point of its width.
    private func drawingBox(_ rect: CGRect, of text: LoweredLabel, grid: PixelGrid) -> TextBox {
        let width = rect.width > 0 ? Double(rect.width) : 0
        guard numberOfLines == 1 else {
            return TextBox(
                width: width, height: Double(rect.height + 1 / grid.scale), maximumLines: numberOfLines,
                exclusions: labelState.exclusions)
        }
        var box = oneLine
        let whole = text.extent(in: box).width
        let isNearly = whole > width && whole < width + 1 && width > 0
        box.width = isNearly ? whole : width
        return box
    }

    /// The top of shrunk text, by the baseline adjustment.
    private func top(of text: TypesetText, in rect: CGRect, unshrunk: TypesetText, at fullTop: CGFloat) -> CGFloat {
        let grid = PixelGrid(scale: layoutScale)
        switch baselineAdjustment {
        case .alignBaselines:
            return fullTop + grid.rounded(CGFloat(unshrunk.firstBaseline)) - grid.rounded(CGFloat(text.firstBaseline))
        case .alignCenters: return rect.minY + grid.rounded((rect.height - CGFloat(text.height)) / 2)
        case .none: return fullTop
        }
    }

    /// How far constraints take the baselines to be below the top and above the bottom of a label.
    ///
    /// Its first line counts from the top and its last from the bottom, however much higher the label is than its text, which it
    /// draws in the middle: recorded by 1 repository (Evidence/baselines-of-high-labels.csv); an earlier count of 9 has no table. A
    /// label without a text has the line that it would have: recorded by 5 repositories, a count that has no table.
    func baselineOffsets(inWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
        guard let full = loweredLabel else { return (effectiveFont.ascender, -effectiveFont.descender) }
        let box = TextBox(
            width: numberOfLines == 1 ? .infinity : max(0, Double(width)), maximumLines: numberOfLines,
            marksLineBreaks: marksLineBreaks(inLines: numberOfLines))
        let height = PixelGrid(scale: layoutScale).roundedUp(CGFloat(full.extent(in: box).height))
        return baselineOffsets(in: CGSize(width: width, height: height))
    }

    /// How far the baselines are below the top and above the bottom of a label of a size, as it draws them.
    func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let layout = layout(in: CGRect(origin: .zero, size: size)), let first = layout.baselines.first,
            let last = layout.baselines.last
        else { return (0, 0) }
        return (layout.origin.y + first, size.height - layout.origin.y - last)
    }
}
