import Foundation
import MaquetteText

extension NSAttributedString {
    /// The size of the text without a limit to its width. Not rounded: round up before making a frame of it.
    public func size() -> CGSize { measured(in: .unbounded, keepsPitch: false) }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let rect = boundingRect(with: size, options: options)
        context?.totalBounds = rect
        return rect
    }

    private func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let line = layout(in: TextBox(maximumLines: 1), keepsPitch: false)
            let below = line.height - line.firstBaseline
            return CGRect(x: 0, y: -below, width: line.width, height: line.height)
        }
        let box = TextBox(width: Self.limit(size.width), height: Self.limit(size.height))
        return CGRect(origin: .zero, size: measured(in: box, keepsPitch: options.contains(.usesFontLeading)))
    }

    /// Widths and heights of 0, and enormous ones, are no limits.
    private static func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e7 ? Double(length) : .infinity }

    private func measured(in box: TextBox, keepsPitch: Bool) -> CGSize {
        let layout = layout(in: box, keepsPitch: keepsPitch)
        return CGSize(width: layout.width, height: layout.height)
    }

    private func layout(in box: TextBox, keepsPitch: Bool) -> TypesetText {
        guard length > 0 else { return Typesetter.layout(LoweredText(self).text, in: box) }
        return Typesetter.layout(LoweredText(self, keepsPitch: keepsPitch).text, in: box)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
