import Foundation

/// How a font follows the user's text size.
package enum FontScaling {
    case style(UIFont.TextStyle)
    case metrics(UIFont.TextStyle, base: UIFont, maximumPointSize: CGFloat)
}

extension UIFont {
    /// The font that was scaled, or the font itself.
    var unscaled: UIFont {
        if case .metrics(_, let base, _) = scaling { return base }
        return self
    }

    func scaled(to size: CGFloat, by scaling: FontScaling) -> UIFont {
        UIFont(request.withSize(size), scaling: scaling)
    }

    /// The font in the given traits, for text that adjusts to the user's text size.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .style(let style):
            UIFont(request.restyled(style, category: traits.preferredContentSizeCategory), scaling: scaling)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
