import Foundation
import MaquetteViewModel

// Sizes that Interface Builder measured of views whose classes draw themselves in it.
//
// Documents have them in `<designables>`: the content size of each such view at the default text size, a label's without wrapping.
// 109 documents of 13 repositories have any. Where nothing else sizes the view, it has that size in 7 repositories, 6 against
// (Evidence/measured-sizes.csv); frames that say otherwise are of an earlier save.

extension CanvasHabits {
    /// Gives a view the size that its class had on the canvas. -1 leaves an axis as it is.
    package func giveMeasuredSize(_ size: CGSize, to view: UIView) {
        guard Headless.settings.preferredContentSizeCategory == .large else { return }
        if let label = view as? UILabel { return giveMeasuredSize(size, toLabel: label) }
        giveContentSize(size, to: view)
    }

    /// A class that changes its font shows it by the size of a line: text that wraps is set in that font.
    private func giveMeasuredSize(_ size: CGSize, toLabel label: UILabel) {
        if CanvasRule.measuredFonts.isOn, let font = MeasuredFont(of: label, size: size).font {
            adopt(font, as: \.font, of: label)
        }
        let line = label.sizeThatFits(.zero)
        adoptContentSize(of: label) { own in
            if own.height <= line.height {
                return CGSize(
                    width: size.width < 0 ? own.width : own.width + size.width - line.width,
                    height: size.height < 0 ? own.height : own.height + size.height - line.height)
            }
            // What the class adds around one line, it adds around several.
            return CGSize(width: own.width, height: own.height + max(0, size.height - line.height))
        }
    }
}

/// The system's font in which a label's text has the size that was measured of it.
@MainActor private struct MeasuredFont {
    /// nil where the label's own font has the size, or no font has.
    private(set) var font: UIFont?

    private static let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .light, .heavy]
    /// How much the widths of our letters may differ.
    private static let tolerance = 0.02

    init(of label: UILabel, size: CGSize) {
        guard size.width > 0, size.height > 0, let own = label.font, let text = label.text, !text.isEmpty,
            !text.contains("\n"), !fits(own, text, size)
        else { return }
        var best: (font: UIFont, distance: CGFloat)?
        for points in 6...120 where isLine(of: .systemFont(ofSize: CGFloat(points)), as: size.height) {
            for weight in Self.weights {
                let font = UIFont.systemFont(ofSize: CGFloat(points), weight: weight)
                let distance = distance(font, text, size.width)
                if distance < best?.distance ?? .infinity { best = (font, distance) }
            }
        }
        if let best, best.distance <= allowance(size.width) { font = best.font }
    }

    private func fits(_ font: UIFont, _ text: String, _ size: CGSize) -> Bool {
        isLine(of: font, as: size.height) && distance(font, text, size.width) <= allowance(size.width)
    }

    private func allowance(_ width: CGFloat) -> CGFloat { max(1, width * Self.tolerance) }

    /// Heights were rounded up to the pixel of the canvas' device, or of another one.
    private func isLine(of font: UIFont, as height: CGFloat) -> Bool {
        height >= font.lineHeight - 0.01 && height < font.lineHeight + 0.5
    }

    private func distance(_ font: UIFont, _ text: String, _ width: CGFloat) -> CGFloat {
        let line = UILabel()
        (line.font, line.text) = (font, text)
        return abs(line.sizeThatFits(.zero).width - width)
    }
}
