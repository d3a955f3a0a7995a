import Foundation
import MaquetteText

/// How large a label wants to be.
extension UILabel {
    /// Text in one line ignores the proposed width; in several lines it wraps to it.
    ///
    /// Width and height are rounded up to the pixel once, after the lines were added up: recorded labels of two and
    /// three lines are as high as the sum of their unrounded lines.
    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard let text = loweredLabel else { return CGRect(origin: bounds.origin, size: .zero) }
        let wraps = lines != 1 && bounds.width > 0 && bounds.width < Self.unboundedLength
        let box = TextBox(width: wraps ? Double(bounds.width) : .infinity, maximumLines: max(0, lines))
        let layout = text.typeset(in: box)
        let grid = PixelGrid(scale: layoutScale)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: grid.roundedUp(CGFloat(layout.width)),
            height: grid.roundedUp(CGFloat(layout.height)))
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

    /// From here on a length is no limit.
    private static var unboundedLength: CGFloat { 1e7 }
}
