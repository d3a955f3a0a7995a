// The distances of texts and symbols to what is above and below them.

extension ViewSpacing {
    /// The spacing of a text in a font: what is below another text is as far from that as lines are in a text, and what is no text has the
    /// room of a line's height to the letters.
    static func text(in font: UIFont, _ lineHeight: CGFloat, pixel: CGFloat) -> ViewSpacing {
        func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel - 0.0001).rounded(.up) * pixel }
        let air = roundedUp(lineHeight / 10)
        var spacing = ViewSpacing(all: Preference())
        spacing.top.terms = [
            .textToText: roundedUp(font.styleLeading(lineHeight)), .textToSymbol: 0,
            .edgeAboveText: lineHeight + air - font.ascender,
        ]
        spacing.bottom.terms = [
            .textToText: 0, .textToSymbol: 0,
            .edgeBelowText: lineHeight + air - font.capHeight,
        ]
        return spacing
    }

    /// Symbols have air of their own in their boxes.
    static let symbol: ViewSpacing = {
        var spacing = ViewSpacing(all: Preference())
        spacing.top.terms = [.textToSymbol: 0]
        spacing.bottom.terms = [.textToSymbol: 0]
        return spacing
    }()
}
