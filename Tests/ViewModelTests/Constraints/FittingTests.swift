import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct FittingTests {
    private func card() -> (UIView, SizedView) {
        let card = UIView.constrained()
        let content = card.adding(SizedView(80, 30))
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
        ])
        return (card, content)
    }

    @Test func theFittingSizeIsTheContentAndItsInsets() {
        let (card, _) = card()
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 40))
        // Hugging at 250 beats the preference for 10,000 at 50.
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 100, height: 40))
        #expect(card.frame == .zero)
    }

    @Test func aRequiredWidthIsKept() {
        let (card, _) = card()
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 300, height: 40))
    }

    @Test func textTakesTheHeightOfItsWidth() {
        let card = UIView.constrained()
        let text = card.adding(RunningText(600))
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            text.topAnchor.constraint(equalTo: card.topAnchor),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == CGSize(width: 120, height: 50))

        // The same in one layout, and with the width changed afterwards.
        let root = UIView.root(300, 600)
        root.addSubview(card)
        let width = card.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            width, card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(card, 0, 0, 120, 50)
        width.constant = 200
        root.layoutIfNeeded()
        expectFrame(card, 0, 0, 200, 30)
    }

    @Test func anInvalidatedSizeIsAskedForAgain() {
        let root = UIView.root(200, 200)
        let view = root.adding(SizedView(10, 10))
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 10, 10)
        view.size = CGSize(width: 25, height: 15)
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 25, 15)
        view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        let pull = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        pull.priority = UILayoutPriority(2)
        pull.isActive = true
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 200, 15)
        view.setContentHuggingPriority(UILayoutPriority(3), for: .horizontal)
        root.layoutIfNeeded()
        expectFrame(view, 175, 0, 25, 15)
    }

    @Test func whatNothingDeterminesIsAmbiguousAndZero() {
        let root = UIView.root(200, 200)
        let view = root.adding(.constrained())
        let sure = root.adding(.constrained())
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            sure.leftAnchor.constraint(equalTo: root.leftAnchor), sure.topAnchor.constraint(equalTo: root.topAnchor),
            sure.widthAnchor.constraint(equalToConstant: 1), sure.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 0, 5, 0, 0)
        #expect(view.hasAmbiguousLayout && !sure.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(view.frame != CGRect(x: 0, y: 5, width: 0, height: 0))
        #expect(view.frame.minY == 5)
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        expectFrame(view, 0, 5, 0, 0)
    }

    @Test func theConstraintsBehindAFrameCanBeListed() {
        let root = UIView.root(200, 200)
        let view = root.adding(.constrained())
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, width, top])
        root.layoutIfNeeded()
        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
    }

    @Test func nothingIsAPlainZero() {
        let view = UIView()
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "\n\n"
        #expect(label.intrinsicContentSize.width == 0 && label.intrinsicContentSize.width.sign == .plus)
    }
}
