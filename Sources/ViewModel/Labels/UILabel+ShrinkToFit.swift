import Foundation
import MaquetteText

extension UILabel {
    /// The largest scale at which one line of the text fits, to a thousandth, and the text at that scale.
    ///
    /// Letter spacing depends on the size, so the width is only nearly proportional to the scale. The search starts at
    /// the proportional scale.
    func shrunkToFit(_ full: LoweredLabel, width: CGFloat) -> (text: LoweredText, scale: CGFloat) {
        guard shrinks, width > 0 else { return (full.text, 1) }
        let fullWidth = CGFloat(full.typeset(in: Self.oneLine).width)
        if fits(fullWidth, in: width) { return (full.text, 1) }
        let smallest = smallestScale
        guard var best = loweredText(scaledBy: smallest) else { return (full.text, 1) }
        var scale = smallest
        /// Whether the text fits at the given number of thousandths; remembers the largest that does.
        func tries(_ thousandths: Int) -> Bool {
            let tried = CGFloat(thousandths) / 1000
            guard let text = loweredText(scaledBy: tried), isFitting(text, in: width) else { return false }
            (best, scale) = (text, tried)
            return true
        }
        var (low, high) = (Int((smallest * 1000).rounded(.up)), 1000)
        var (next, step) = (max(low + 1, Int(width / fullWidth * 1000)), 1)
        while low < next, next < high {
            if tries(next) {
                low = next
                next += step
            } else {
                high = next
                next -= step
            }
            step *= 2
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if tries(middle) { low = middle } else { high = middle }
        }
        return (best, scale)
    }

    /// Whether one line of the text fits a width when it is shrunk as far as allowed.
    func fitsShrunk(width: CGFloat) -> Bool {
        shrinks && width > 0 && loweredText(scaledBy: smallestScale).map { isFitting($0, in: width) } == true
    }

    private var shrinks: Bool { adjustsFontSizeToFitWidth && numberOfLines == 1 }

    private var smallestScale: CGFloat { minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : 0.05 }

    private static let oneLine = TextBox(maximumLines: 1)

    private func isFitting(_ text: LoweredText, in width: CGFloat) -> Bool {
        fits(CGFloat(Typesetter.layout(text.text, in: Self.oneLine).width), in: width)
    }

    private func fits(_ lines: CGFloat, in width: CGFloat) -> Bool { lines <= width + 1e-6 }
}
