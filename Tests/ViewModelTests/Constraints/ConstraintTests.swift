import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
    @Test func aConstraintLivesInTheNearestCommonAncestor() {
        let root = UIView()
        let (left, right) = (root.adding(UIView()), root.adding(UIView()))
        let deep = left.adding(UIView()).adding(UIView())
        let across = deep.topAnchor.constraint(equalTo: right.topAnchor)
        let upwards = deep.leftAnchor.constraint(equalTo: left.leftAnchor)
        let alone = deep.widthAnchor.constraint(equalToConstant: 10)
        let guide = UILayoutGuide()
        right.addLayoutGuide(guide)
        let onGuide = guide.heightAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([across, upwards, alone, onGuide])
        #expect(root.constraints == [across])
        #expect(left.constraints == [upwards])
        #expect(deep.constraints == [alone])
        #expect(right.constraints == [onGuide])
    }

    @Test func activatingAndDeactivatingTwiceIsTheSameAsOnce() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.deactivate([width])
        #expect(!width.isActive)
        NSLayoutConstraint.activate([width, width])
        #expect(view.constraints == [width])
        NSLayoutConstraint.deactivate([width, width])
        #expect(view.constraints.isEmpty && !width.isActive)
    }

    @Test func aViewThatLeavesTakesTheConstraintsOnItAlong() {
        let root = UIView()
        let (box, other) = (root.adding(UIView()), root.adding(UIView()))
        let inner = box.adding(UIView())
        let above = inner.topAnchor.constraint(equalTo: other.topAnchor)
        let inside = inner.topAnchor.constraint(equalTo: box.topAnchor)
        NSLayoutConstraint.activate([above, inside])
        box.removeFromSuperview()
        #expect(!above.isActive && inside.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test func itemsAreHeldWeakly() {
        let view = UIView()
        let constraint: NSLayoutConstraint
        do {
            let passing = UIView()
            constraint = passing.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 3)
            #expect(constraint.firstItem === passing)
        }
        #expect(constraint.firstItem == nil)
        #expect(constraint.secondItem === view && constraint.secondAttribute == .trailing)
        #expect(constraint.firstAttribute == .leading)
    }

    /// As recorded: a button that must not be compressed is as wide as its constraint says, and a label that must not is
    /// wrapped.
    @Test func aConstraintHoldsAgainstARequiredIntrinsicSize() {
        let root = UIView.root(400, 400)
        let (wide, label) = (root.adding(SizedView(525, 100)), root.adding(UILabel()))
        for view in [wide, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            view.setContentHuggingPriority(.required, for: .vertical)
        }
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.text = "four words in line"
        NSLayoutConstraint.activate([
            wide.widthAnchor.constraint(equalToConstant: 250), wide.heightAnchor.constraint(equalToConstant: 44),
            wide.topAnchor.constraint(equalTo: root.topAnchor), wide.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor), label.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        ])
        atScale(2) { root.layoutIfNeeded() }
        expectFrame(wide, 0, 0, 250, 44)
        // Two lines of 20.287 points.
        #expect(label.frame.height == 41 && label.frame.width <= 100)
    }

    @Test func theMultiplierIsAFloat() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.2)
        #expect(constraint.multiplier == 1.2000000476837158)
    }

    @Test func aConstantNeedsNoSecondAttribute() {
        let view = UIView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 5)
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    }

    @Test func anchorsAreEqualByItemAndAttribute() {
        let (one, other) = (UIView(), UIView())
        #expect(one.topAnchor == one.topAnchor)
        #expect(one.topAnchor != one.bottomAnchor)
        #expect(one.topAnchor != other.topAnchor)
        let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
        #expect(constraint.firstAnchor == one.topAnchor)
        #expect(constraint.secondAnchor == other.bottomAnchor)
        #expect(one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    @Test func theNumbersOfAttributesAreThoseOfUIKit() {
        #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
        #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
        #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    }

    @Test func descriptionsReadAsInTheLogs() {
        let root = UIView()
        root.accessibilityIdentifier = "root"
        let (one, other) = (root.adding(UIView()), root.adding(UIView()))
        one.accessibilityIdentifier = "one"
        other.accessibilityIdentifier = "other"

        func statement(_ constraint: NSLayoutConstraint) -> String {
            let text = constraint.description
            let start = text.firstIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
            return text[start...].components(separatedBy: "   (")[0]
        }
        let width = one.widthAnchor.constraint(equalToConstant: 37)
        #expect(statement(width) == "one.width == 37")
        #expect(width.description.hasPrefix("<NSLayoutConstraint:0x"))
        #expect(width.description.contains("   (inactive, names: one:0x"))
        width.isActive = true
        #expect(width.description.contains("   (active, names: one:0x"))
        width.identifier = "fixed"
        #expect(statement(width) == "'fixed' one.width == 37")
        #expect(statement(one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)) == "V:|-(20)-[one]")
        #expect(statement(root.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8)) == "H:[one]-(8)-|")
        #expect(
            statement(other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8))
                == "H:[one]-(>=8)-[other]")
        #expect(statement(one.centerXAnchor.constraint(equalTo: root.centerXAnchor)) == "one.centerX == root.centerX")
        let half = one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -4)
        half.priority = UILayoutPriority(750)
        #expect(statement(half) == "one.width == 0.5*root.width - 4 @750")
    }

    /// What each constraint asks for, in words for people.
    @Test func sentencesSayWhatConstraintsAskFor() {
        let (root, box) = (UIView(), UIView())
        root.addSubview(box)
        func words(_ constraint: NSLayoutConstraint) -> String { constraint.sentence { $0 === box ? "box" : "root" } }
        #expect(words(box.widthAnchor.constraint(equalToConstant: 37)) == "the width of box is 37")
        #expect(words(box.heightAnchor.constraint(lessThanOrEqualToConstant: 9)) == "the height of box is at most 9")
        #expect(
            words(box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20))
                == "the top edge of box is 20 more than that of root")
        #expect(
            words(box.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: -8))
                == "the trailing edge of box is at most 8 less than the leading edge of root")
        let half = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        half.priority = UILayoutPriority(750)
        #expect(words(half) == "the width of box is 0.5 times that of root (priority 750)")
        #expect(
            words(box.centerXAnchor.constraint(equalTo: root.centerXAnchor))
                == "the horizontal centre of box is that of root")
    }

    @Test func unnamedItemsAppearByClassAndAddress() {
        let view = UIView()
        let text = view.widthAnchor.constraint(equalToConstant: 37).description
        #expect(text.contains(" UIView:0x"))
        #expect(text.hasSuffix(".width == 37   (inactive)>"))
    }

    @Test func brokenRulesStopTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: UIView(), attribute: .leading,
                    multiplier: 1, constant: 0)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
            }
        }
    }

    /// The tests of Tinder/Layout compare anchors with `===`. That an anchor does not keep its item is in Apple's declaration:
    /// `weak var item`.
    @Test func anAnchorIsOneObjectForAsLongAsItsItemLives() {
        let one = UIView()
        let guide = UILayoutGuide()
        one.addLayoutGuide(guide)
        #expect(one.topAnchor === one.topAnchor && guide.widthAnchor === guide.widthAnchor)
        #expect(one.topAnchor !== one.bottomAnchor)
        let height = one.heightAnchor.constraint(equalTo: guide.widthAnchor)
        #expect(height.firstAnchor === one.heightAnchor && height.secondAnchor === guide.widthAnchor)
        let position = one.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        #expect(position.firstAnchor === one.leadingAnchor && position.secondAnchor === guide.trailingAnchor)
        weak var kept: UIView?
        let anchor: NSLayoutYAxisAnchor
        do {
            let view = UIView()
            kept = view
            anchor = view.topAnchor
        }
        #expect(kept == nil && anchor.item == nil)
    }

    /// SnapKit's own tests hold a left edge to a top edge. Worked out by hand: the box begins 50 below and 40 beside.
    @Test func aPositionMayMeetOneOfTheOtherAxis() {
        let root = UIView.root(300, 200)
        let box = root.adding(UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 60)))
        let view = root.adding(SizedView(20, 10))
        for (first, second) in [(NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top), (.top, .left)] {
            NSLayoutConstraint(
                item: view, attribute: first, relatedBy: .equal, toItem: box, attribute: second, multiplier: 1,
                constant: 5
            ).isActive = true
        }
        root.layoutIfNeeded()
        expectFrame(view, 55, 45, 20, 10)
    }

    @Test func aPositionNeverMeetsALength() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                    constant: 0)
            }
        }
    }

    /// Possible since iOS 13 (issue: UIKit to the letter).
    @Test func anActiveConstraintBecomesRequiredAndCeasesToBe() {
        let root = UIView.root(300, 200)
        let view = root.adding(SizedView(20, 10))
        let wide = view.widthAnchor.constraint(equalToConstant: 80)
        let narrow = view.widthAnchor.constraint(equalToConstant: 40)
        narrow.priority = .defaultHigh
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        #expect(view.frame.width == CGFloat(80))
        wide.priority = .defaultLow
        root.layoutIfNeeded()
        #expect(view.frame.width == CGFloat(40))
        wide.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == CGFloat(80))
        #expect(root.layoutConflicts.isEmpty)
    }

    /// As UIKit keeps it: none of another view's width is no other view.
    @Test func aMultiplierOfZeroLeavesNoSecondItem() {
        let root = UIView.root(100, 100)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0,
            constant: 30)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.multiplier == 0 && view.bounds.width == 30)
    }

    /// The engine's lists still mention a wrapped text that has gone with the view around it.
    @Test func aWrappedTextThatIsGoneIsNotMeasuredAgain() {
        let root = UIView.root(100, 400)
        func wrappedText(_ text: String, in view: UIView) -> UILabel {
            let label = view.adding(UILabel())
            label.numberOfLines = 0
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.leftAnchor.constraint(equalTo: view.leftAnchor),
                label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
            ])
            return label
        }
        weak var gone: UILabel?
        do {
            let holder = UIView(frame: root.bounds)
            root.addSubview(holder)
            gone = wrappedText("some more words than fit into one line", in: holder)
            root.layoutIfNeeded()
            holder.removeFromSuperview()
        }
        #expect(gone == nil)
        let label = wrappedText("other words that do not fit either", in: root)
        root.layoutIfNeeded()
        root.bounds.size.width = 90
        root.layoutIfNeeded()
        #expect(label.frame.width > 0 && label.frame.width <= 90)
    }
}
