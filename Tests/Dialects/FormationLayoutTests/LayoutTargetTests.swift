import FormationLayout
import Testing

/// Attributes in sums and products.
@MainActor @Suite struct LayoutTargetTests {
    let view = UIView()

    @Test func everyAttributeHasItsName() {
        let targets = [
            view.left, view.right, view.top, view.bottom, view.leading, view.trailing, view.width, view.height,
            view.centerX, view.centerY, view.baseline, view.firstBaseline, view.layoutTarget(.leftMargin),
        ]
        let attributes: [NSLayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin,
        ]
        #expect(targets.map(\.attribute) == attributes)
        #expect(targets.allSatisfy { $0.view === view && $0.multiplier == 1 && $0.constant == 0 })
    }

    @Test func sumsChangeTheConstantAndProductsTheMultiplier() {
        #expect((view.left + 2 + 3.4).constant == 5.4)
        #expect((view.left - 2 - 1).constant == -3)
        #expect((view.left * 2 * 3).multiplier == 6)
        #expect((view.left / 2 / 2.5).multiplier == 0.2)
        let mixed = (view.width + 20) * 1.5
        #expect(mixed.multiplier == 1.5 && mixed.constant == 20 && mixed.attribute == .Width)
    }

    @Test func aViewInASumMeansWhateverAttributeIsAsked() {
        #expect((view + 2).constant == 2 && (view - 2).constant == -2)
        #expect((view * 2).multiplier == 2 && (view / 2).multiplier == 0.5)
        for target in [view + 2, view - 2, view * 2, view / 2] {
            #expect(target.attribute == .notAnAttribute && target.view === view)
        }
    }

    @Test func targetsAreEqualByTheirParts() {
        #expect(view.left + 2 == view.left + 1 + 1)
        #expect(view.left != view.right && view.left != view.left + 1 && view.left != view.left * 2)
        #expect(view.left != UIView().left)
        #expect(LayoutTarget(view: view, attribute: .top) == view.top)
    }
}
