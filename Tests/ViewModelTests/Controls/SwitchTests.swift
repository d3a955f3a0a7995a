import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct SwitchTests {
    /// Interface Builder recorded 51 by 31, and 63 by 28 since iOS 26.
    @Test func aSwitchHasOneSizeWhateverItIsGiven() {
        Headless.with({ $0.release = .iOS18 }) {
            let size = CGSize(width: 51, height: 31)
            let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
            #expect(view.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
            view.frame = .zero
            #expect(view.frame.size == size)
            view.sizeToFit()
            #expect(view.bounds.size == size)
            Headless.with {
                $0.release = .iOS26
            } perform: {
                #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
                #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 28))
            }
        }
    }

    /// Recorded in 81 of 83 documents: the frame reaches 2 points beyond what a constraint on the right edge sees.
    @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    func constraintsSeeItTwoPointsNarrower(category: UIContentSizeCategory) {
        Headless.with({ $0.release = .iOS18 }) {
            Headless.with {
                $0.preferredContentSizeCategory = category
            } perform: {
                let root = UIView.root(320, 100)
                let view = root.adding(UISwitch())
                view.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                ])
                root.layoutIfNeeded()
                expectFrame(view, 255, 8, 51, 31)
            }
        }
    }

    @Test func itHoldsToItsSizeAsUIKitsDoes() {
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(UISwitch().contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test func turningItOnTellsNobody() {
        let view = UISwitch()
        view.addAction(UIAction { _ in Issue.record("told") }, for: .valueChanged)
        view.setOn(true, animated: true)
        #expect(view.isOn)
    }
}
