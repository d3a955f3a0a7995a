import Foundation
import MaquetteText

/// How large a label wants to be.
extension UILabel {
    /// Text in one line ignores the proposed width; in several lines it wraps to it.
    ///
    /// Width and height are rounded up to the pixel once, after the lines were added up: recorded labels of two and
    /// three lines are as high as the sum of their unrounded lines.
    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard let extent = extent(forWidth: bounds.width, lines: lines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let grid = PixelGrid(scale: layoutScale)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: grid.roundedUp(CGFloat(extent.width)),
            height: grid.roundedUp(CGFloat(extent.height)))
    }

    /// What the text takes in a width, not rounded; nil without text.
    func extent(forWidth width: CGFloat, lines: Int) -> TextExtent? {
        let wraps = lines != 1 && width > 0 && width < Self.unboundedLength
        let box = TextBox(
            width: wraps ? Double(width) : .infinity, maximumLines: max(0, lines), exclusions: labelState.exclusions,
            marksLineBreaks: marksLineBreaks(inLines: lines))
        return loweredLabel?.extent(in: box)
    }

    /// Whether the last of so many lines has an ellipsis where a line break ends it.
    func marksLineBreaks(inLines lines: Int) -> Bool { lines != 1 || labelState.marksLineBreaks }

    /// For labels that show texts of SwiftUI.
    package var _marksLineBreaks: Bool {
        get { labelState.marksLineBreaks }
        set { labelState.marksLineBreaks = newValue }
    }

    func fittingSize(_ size: CGSize) -> CGSize { textSize(forWidth: size.width) }

    /// - Parameter width: the solved width, if there is one.
    func contentSize(wrappedTo width: CGFloat?) -> CGSize {
        if numberOfLines == 1 { return textSize(forWidth: 0) }
        return textSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width ?? 0)
    }

    private func textSize(forWidth width: CGFloat) -> CGSize {
        let width = width > 0 ? min(width, Self.unboundedLength) : Self.unboundedLength
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unboundedLength)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// The length from which on a length is no limit.
    private static var unboundedLength: CGFloat { 1e7 }
}

extension UILabel {
    /// The largest scale at which one line of the text fits, to a thousandth, and the text at that scale.
    ///
    /// Letter spacing depends on the size, so the width is only nearly proportional to the scale. The search starts at
    /// the proportional scale.
    func shrunkToFit(_ full: LoweredLabel, width: CGFloat) -> (text: LoweredText, scale: CGFloat) {
        guard shrinks, width > 0 else { return (full.text, 1) }
        let fullWidth = CGFloat(full.extent(in: oneLine).width)
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

    /// A line that is as long as its text.
    var oneLine: TextBox { TextBox(maximumLines: 1, marksLineBreaks: marksLineBreaks(inLines: 1)) }

    private func isFitting(_ text: LoweredText, in width: CGFloat) -> Bool {
        fits(CGFloat(Typesetter.layout(text.text, in: oneLine).width), in: width)
    }

    private func fits(_ lines: CGFloat, in width: CGFloat) -> Bool { lines <= width + 1e-6 }
}
