import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct ContentSizeLimitTests {
    private func textSize(_ limited: (UIView) -> Void, user: UIContentSizeCategory) -> UIContentSizeCategory {
        Headless.with({ $0.preferredContentSizeCategory = user }) {
            let outer = UIView.root(100, 100)
            let inner = outer.adding(UIView())
            limited(outer)
            return inner.traitCollection.preferredContentSizeCategory
        }
    }

    @Test func aLimitHoldsForEverythingInTheView() {
        #expect(textSize({ $0.maximumContentSizeCategory = .large }, user: .accessibilityLarge) == .large)
        #expect(textSize({ $0.minimumContentSizeCategory = .medium }, user: .extraSmall) == .medium)
        #expect(textSize({ $0.maximumContentSizeCategory = .large }, user: .small) == .small)
    }

    @Test func aLimitTakenAwayLetsTheUsersSizeThrough() {
        let both: (UIView) -> Void = {
            $0.maximumContentSizeCategory = .small
            $0.maximumContentSizeCategory = nil
        }
        #expect(textSize(both, user: .extraLarge) == .extraLarge)
    }

    /// Body text is 17 points at the size the user starts with and 14 at the smallest.
    @Test func aLabelThatFollowsTheTextSizeStopsAtTheLimit() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        var changes = 0
        label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UILabel, _) in changes += 1 }
        label.maximumContentSizeCategory = .extraSmall
        #expect(label.font.pointSize == 14 && changes == 1)
        label.maximumContentSizeCategory = .large
        #expect(label.font.pointSize == 17 && changes == 2)
    }

    @Test func theDescriptionNamesEveryViewThatSetsALimit() {
        let outer = UIView.root(100, 100)
        let inner = outer.adding(UIView())
        #expect(inner.appliedContentSizeCategoryLimitsDescription.isEmpty)
        outer.minimumContentSizeCategory = .small
        inner.maximumContentSizeCategory = .large
        let lines = inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("minimum: UICTContentSizeCategoryS,") == true)
        #expect(lines.last?.contains("maximum: UICTContentSizeCategoryL") == true)
    }
}
