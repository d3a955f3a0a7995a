import Testing
import UIKit

/// Sizes from Apple's guidelines; scaled values from measured curves.
@MainActor @Suite struct DynamicTypeTests {
    private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = scale
        }
    }

    private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
    }

    @Test func bodyGrowsFromFourteenToFiftyThree() {
        #expect(size(.body, .extraSmall) == 14)
        #expect(size(.body, .large) == 17)
        #expect(size(.body, .extraExtraExtraLarge) == 23)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    }

    @Test func everyStyleHasItsDefaultSize() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11), (.extraLargeTitle, 36),
        ]
        for (style, expected) in sizes { #expect(size(style, .unspecified) == expected) }
    }

    @Test func onlyHeadlineIsSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).fontName == ".SFUI-Regular")
    }

    @Test func withoutTraitsTheUsersSizeCounts() {
        Headless.with {
            $0.preferredContentSizeCategory = .accessibilityMedium
        } perform: {
            #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 20)
        }
    }

    @Test func valuesScaleWithTheHeightOfTheLines() {
        // 10 · 40 / 22 = 18.18 for body at the first accessibility size but one, to the third of a point.
        let value = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits(.accessibilityLarge))
        #expect(abs(value - 18 - 1.0 / 3) < 1e-9)
        // 10 · 36 / 34 for title 1 at XL, where the scaling height differs from the leading.
        let title = UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10, compatibleWith: traits(.extraLarge))
        #expect(abs(title - 10 - 2.0 / 3) < 1e-9)
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits(.large)) == 10)
    }

    @Test func valuesRoundToThePixelsInForce() {
        // 10 · 24 / 22 = 10.909
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge, scale: 2)) == 11)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge, scale: 1)) == 11)
        #expect(abs(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge)) - 11) < 1e-9)
        // 10 · 19 / 22 = 8.636
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.extraSmall, scale: 2)) == 8.5)
    }

    /// WalletConnect/web3modal-swift's pictures W3MListItemSnapshotTests and W3MListSelectSnapshotTests: their third ones are taken at AX2, and what
    /// `UIFontMetrics.default.scaledValue(for:)` scales in them is as large as at L.
    @Test func whatIsOverriddenForAControllerScalesNothing() {
        traits(.accessibilityExtraExtraLarge).performAsCurrent {
            #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
            #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
        }
    }

    @Test func fontsScaleToWholePoints() {
        let base = UIFont.systemFont(ofSize: 20)
        // 20 · 40 / 22 = 36.4
        let scaled = UIFontMetrics.default.scaledFont(for: base, compatibleWith: traits(.accessibilityLarge))
        #expect(scaled.pointSize == 36)
        let limited = UIFontMetrics.default.scaledFont(
            for: base, maximumPointSize: 30, compatibleWith: traits(.accessibilityLarge))
        #expect(limited.pointSize == 30)
    }
}
