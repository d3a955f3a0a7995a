import Foundation
import MaquetteReleases

/// Scales numbers and fonts the way a text style grows with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the size of the traits, a whole number of points; no limit where the maximum is 0.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let base = font.unscaled
        let grown = (base.pointSize * growth(traitCollection)).rounded(.toNearestOrAwayFromZero)
        let size = maximumPointSize > 0 ? min(grown, maximumPointSize) : grown
        return base.scaled(to: size, by: .metrics(textStyle, base: base, maximumPointSize: maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The value at the size of the traits, rounded to the pixel, ties going up.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = (traitCollection ?? .current).displayScale
        let pixels = scale > 0 ? scale : Headless.settings.scale
        return (value * growth(traitCollection) * pixels + 0.5).rounded(.down) / pixels
    }

    /// Where no traits are given, the user's text size, whatever is overridden for a controller: recorded screens of SwiftUI at a text size
    /// of their own have what is scaled here as large as without.
    private func growth(_ traits: UITraitCollection?) -> CGFloat {
        let metrics = TextStyleMetrics.of(textStyle)
        let step = TextStyleMetrics.step((traits ?? Headless.screenTraits).preferredContentSizeCategory)
        return metrics.scalingHeights[step] / metrics.leadings[TextStyleMetrics.defaultStep]
    }
}
