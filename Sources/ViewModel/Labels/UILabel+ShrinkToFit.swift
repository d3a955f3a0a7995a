import Foundation
import MaquetteText

extension UILabel {
    /// The largest scale at which one line of the text fits, to a thousandth, and the text at that scale.
    ///
    /// Letter spacing depends on the size, so the width does not scale exactly with it and the scale is searched for.
    func shrunkToFit(_ full: LoweredLabel, width: CGFloat) -> (text: LoweredText, scale: CGFloat) {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return (full.text, 1) }
        let line = TextBox(maximumLines: 1)
        func fits(_ lines: TypesetText) -> Bool { CGFloat(lines.width) <= width + 1e-6 }
        if fits(full.typeset(in: line)) { return (full.text, 1) }
        let smallest = minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : Self.smallestScale
        guard var best = loweredText(scaledBy: smallest) else { return (full.text, 1) }
        guard fits(Typesetter.layout(best.text, in: line)) else { return (best, smallest) }
        var (low, high) = (Int((smallest * 1000).rounded(.up)), 1000)
        var scale = smallest
        while high - low > 1 {
            let middle = (low + high) / 2
            guard let candidate = loweredText(scaledBy: CGFloat(middle) / 1000) else { break }
            if fits(Typesetter.layout(candidate.text, in: line)) {
                (low, best, scale) = (middle, candidate, CGFloat(middle) / 1000)
            } else {
                high = middle
            }
        }
        return (best, scale)
    }

    /// Where no minimum is set.
    private static var smallestScale: CGFloat { 0.05 }
}
