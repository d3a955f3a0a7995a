import MaquetteViewTestSupport
import Testing
import UIKit

/// Frames of stack views. Those of the first tests were measured on Apple's systems.
@MainActor @Suite(.serialized) struct StackTests {
    /// A stack of a fixed size in a root, laid out.
    private func stack(
        _ views: [UIView], width: CGFloat, height: CGFloat = 40, _ configure: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let root = UIView.root(width, height)
        let stack = UIStackView(arrangedSubviews: views)
        configure(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: width),
            stack.heightAnchor.constraint(equalToConstant: height),
        ])
        keptRoots.append(root)
        root.layoutIfNeeded()
        return stack
    }

    private final class Roots { var views: [UIView] = [] }
    private let roots = Roots()
    private var keptRoots: [UIView] {
        get { roots.views }
        nonmutating set { roots.views = newValue }
    }

    @Test func withSlackTheFirstOfEqualHuggingStretches() {
        let views = [SizedView(50, 20), SizedView(29, 20), SizedView(41.5, 20)]
        atScale(2) { _ = stack(views, width: 300) { $0.spacing = 8 } }
        expectFrame(views[0], 0, 0, 213.5, 40)
        expectFrame(views[1], 221.5, 0, 29, 40)
        expectFrame(views[2], 258.5, 0, 41.5, 40)
    }

    /// There are more views than whole priorities below required; each is as long as its content's share.
    @Test func aThousandViewsFillProportionally() {
        let views = (0..<1200).map { SizedView(CGFloat(1 + $0 % 2), 20) }
        let stack = stack(views, width: 3600) { $0.distribution = .fillProportionally }
        expectFrame(views[0], 0, 0, 2, 40)
        expectFrame(views[1], 2, 0, 4, 40)
        expectFrame(views[1199], 3596, 0, 4, 40)
        let shares = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }.map(\.priority.rawValue)
        #expect(shares.count == 1200 && shares.max() == 999 && shares.min()! >= 1 && Set(shares).count == 1200)
    }

    @Test func withTooLittleRoomTheFirstIsCompressed() {
        let views = [SizedView(60, 20), SizedView(94, 20)]
        _ = stack(views, width: 120) { $0.spacing = 8 }
        expectFrame(views[0], 0, 0, 18, 40)
        expectFrame(views[1], 26, 0, 94, 40)
    }

    /// The row's two views stand side by side, 16 and 18 points high: each of the first two points that the row gives up
    /// costs one, all others two.
    @Test func noMoreIsCompressedThanNeedBe() {
        let row = UIStackView(arrangedSubviews: [SizedView(10, 16), SizedView(10, 18)])
        let below = SizedView(20, 16)
        _ = stack([row, below], width: 20, height: 30) { $0.axis = .vertical }
        expectFrame(row, 0, 0, 20, 16)
        expectFrame(below, 0, 16, 20, 14)
    }

    @Test func higherHuggingGoesBeforeTheOrder() {
        let views = [SizedView(50, 20), SizedView(30, 20)]
        views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        _ = stack(views, width: 200)
        expectFrame(views[0], 0, 0, 50, 40)
        expectFrame(views[1], 50, 0, 150, 40)
    }

    @Test func viewsWithoutLengthTakeTheSlackAndTheLastOfThemAll() {
        let (first, second) = (UIView(), UIView())
        let sized = SizedView(50, 20)
        _ = stack([first, sized, second], width: 200)
        expectFrame(first, 0, 0, 0, 40)
        expectFrame(sized, 0, 0, 50, 40)
        expectFrame(second, 50, 0, 150, 40)
    }

    @Test func aHiddenViewStandsInTheMiddleOfTheGap() {
        let views = (0..<4).map { _ in UIView() }
        views[1].isHidden = true
        // Three equal views and two gaps of 8 in 640: (640 - 16) / 3 = 208.
        _ = stack(views, width: 640) {
            $0.spacing = 8
            $0.distribution = .fillEqually
        }
        expectFrame(views[0], 0, 0, 208, 40)
        expectFrame(views[1], 212, 0, 0, 40)
        expectFrame(views[2], 216, 0, 208, 40)
        expectFrame(views[3], 432, 0, 208, 40)
    }

    /// Interface Builder recorded so in documents of five repositories, a simulator of iOS 17.2 in the pictures of Adyen/adyen-ios (an icon of
    /// 16 points is no higher than its text, where only the bottom margin is set), and yurii-lysytsia/AirKit's tests expect it.
    @Test func `A stack has no margins until somebody gives it some`() {
        #expect(UIStackView().layoutMargins == .zero && UIView().layoutMargins.left == 8)
        let icon = SizedView(16, 16)
        _ = stack([icon], width: 100) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins.bottom = 4
        }
        expectFrame(icon, 0, 0, 100, 36)
    }

    /// Recorded by Interface Builder, in thirteen documents of four repositories: it heeds no margin.
    @Test func aHiddenViewBelowASingleOneStandsAtTheBeginning() {
        let views = [SizedView(50, 20), SizedView(70, 30)]
        views[1].isHidden = true
        views[1].heightAnchor.constraint(equalToConstant: 30).isActive = true
        _ = stack(views, width: 200) {
            $0.axis = .vertical
            $0.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        expectFrame(views[0], 8, 8, 184, 24)
        #expect(views[1].frame.minY == 0 && views[1].frame.height == 30)
    }

    /// Recorded by three repositories: a button of 44 points after a view of 288 in a row of 288 begins at 288.
    @Test func aHiddenViewAfterASingleCentredOneStandsAtItsEnd() {
        let views = [SizedView(288, 20), SizedView(44, 30)]
        views[1].isHidden = true
        views[1].widthAnchor.constraint(equalToConstant: 44).isActive = true
        _ = stack(views, width: 288) { $0.alignment = .center }
        expectFrame(views[0], 0, 10, 288, 20)
        expectFrame(views[1], 288, 5, 44, 30)
    }

    /// Recorded by three repositories: a button of 44 points before two that are shown is at -44.
    @Test func aHiddenViewBeforeOthersEndsWhereTheyBegin() {
        let views = [SizedView(44, 20), SizedView(50, 20), SizedView(50, 20)]
        views[0].isHidden = true
        views[0].widthAnchor.constraint(equalToConstant: 44).isActive = true
        _ = stack(views, width: 200) { $0.distribution = .fillEqually }
        #expect(views[0].frame.minX == -44 && views[0].frame.width == 44)
        expectFrame(views[1], 0, 0, 100, 40)
    }

    @Test func showingAgainTakesTheRoomBack() {
        let views = (0..<2).map { _ in UIView() }
        views[1].isHidden = true
        let stack = stack(views, width: 100) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        expectFrame(views[0], 0, 0, 100, 40)
        views[1].isHidden = false
        stack.layoutIfNeeded()
        expectFrame(views[0], 0, 0, 45, 40)
        expectFrame(views[1], 55, 0, 45, 40)
    }

    @Test func equalSpacingSharesWhatIsLeft() {
        let views = [SizedView(20, 10), SizedView(40, 10), SizedView(30, 10)]
        _ = stack(views, width: 200) {
            $0.distribution = .equalSpacing
            $0.spacing = 5
        }
        // (200 - 90) / 2 = 55
        expectFrame(views[0], 0, 0, 20, 40)
        expectFrame(views[1], 75, 0, 40, 40)
        expectFrame(views[2], 170, 0, 30, 40)
    }

    @Test func equalSpacingIsNeverLessThanTheSpacing() {
        let views = [SizedView(60, 10), SizedView(40, 10)]
        _ = stack(views, width: 90) {
            $0.distribution = .equalSpacing
            $0.spacing = 20
        }
        expectFrame(views[0], 0, 0, 30, 40)
        expectFrame(views[1], 50, 0, 40, 40)
    }

    @Test func equalCenteringSpacesTheCentres() {
        let views = [SizedView(20, 10), SizedView(40, 10), SizedView(60, 10)]
        _ = stack(views, width: 240) { $0.distribution = .equalCentering }
        // Centres at 10 and 210, so the middle one at 110.
        expectFrame(views[0], 0, 0, 20, 40)
        expectFrame(views[1], 90, 0, 40, 40)
        expectFrame(views[2], 180, 0, 60, 40)
    }

    @Test func proportionalLengthsFollowTheIntrinsicOnes() {
        let views = [SizedView(10, 10), SizedView(30, 10)]
        _ = stack(views, width: 200) { $0.distribution = .fillProportionally }
        expectFrame(views[0], 0, 0, 50, 40)
        expectFrame(views[1], 50, 0, 150, 40)
    }

    /// What is proportional to the whole makes the whole: its views have their own lengths, whatever these are.
    @Test func proportionalViewsKeepTheirLengthsWhereNothingGivesTheStackOne() {
        for (one, other) in [(12.0, 20.5), (1.0, 3.0), (7, 22), (16.5, 33.5), (100, 0.5)] {
            let views = [SizedView(one, 10), SizedView(other, 10), SizedView(5, 10)]
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .fillProportionally
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(abs(Double(stack.frame.width) - (one + other + 5)) < 0.51, "\(one), \(other)")
        }
    }

    /// Recorded: 60 and 52 of 120, where a spacing of 8 written as a number leaves the first 120 * 14.5 / 37.
    @Test func theSystemsSpacingDoesNotCountInProportions() {
        func first(_ spacing: CGFloat) -> CGFloat {
            let views = [SizedView(31, 14.5), SizedView(31, 14.5)]
            _ = stack(views, width: 120, height: 120) {
                $0.axis = .vertical
                $0.distribution = .fillProportionally
                $0.spacing = spacing
            }
            return views[0].frame.height
        }
        #expect(first(UIStackView.spacingUseSystem) == 60)
        #expect(abs(first(8) - 47) <= 0.5)
    }

    @Test func rowsRunFromTheRightWhereTheLanguageDoes() {
        rightToLeft {
            let views = [SizedView(50, 20), SizedView(30, 20)]
            _ = stack(views, width: 100) { $0.spacing = 4 }
            expectFrame(views[0], 34, 0, 66, 40)
            expectFrame(views[1], 0, 0, 30, 40)
        }
    }

    @Test func topAlignedViewsKeepTheirHeights() {
        let views = [SizedView(50, 20), SizedView(30, 12)]
        _ = stack(views, width: 80) { $0.alignment = .top }
        expectFrame(views[0], 0, 0, 50, 20)
        expectFrame(views[1], 50, 0, 30, 12)
    }

    @Test func bottomAlignedViewsStandOnTheEdge() {
        let views = [SizedView(50, 20), SizedView(30, 12)]
        _ = stack(views, width: 80) { $0.alignment = .bottom }
        expectFrame(views[0], 0, 20, 50, 20)
        expectFrame(views[1], 50, 28, 30, 12)
    }

    @Test func centredViewsAreCentred() {
        let views = [SizedView(50, 20), SizedView(30, 12)]
        _ = stack(views, width: 80) { $0.alignment = .center }
        expectFrame(views[0], 0, 10, 50, 20)
        expectFrame(views[1], 50, 14, 30, 12)
    }

    @Test func aSingleCentredViewIsCentredToo() {
        let view = SizedView(50, 20)
        _ = stack([view], width: 80) {
            $0.alignment = .center
            $0.axis = .vertical
        }
        expectFrame(view, 15, 0, 50, 40)
    }

    @Test func aStackIsAsLargeAsItsViewsAndMargins() {
        let root = UIView.root(300, 300)
        let stack = UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(30, 40)])
        stack.axis = .vertical
        stack.spacing = 5
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(stack, 0, 0, 56, 69)
        expectFrame(stack.arrangedSubviews[0], 2, 1, 50, 20)
        expectFrame(stack.arrangedSubviews[1], 2, 26, 50, 40)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 69))
    }

    @Test func customSpacingBelongsToTheViewBeforeIt() {
        let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
        let stack = stack(views, width: 30, height: 100) {
            $0.axis = .vertical
            $0.alignment = .leading
            $0.spacing = 4
            $0.setCustomSpacing(20, after: views[0])
        }
        // 100 - 30 - 24 = 46 go to the first.
        expectFrame(views[0], 0, 0, 10, 56)
        expectFrame(views[1], 0, 76, 10, 10)
        expectFrame(views[2], 0, 90, 10, 10)
        #expect(stack.customSpacing(after: views[0]) == 20)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test func aNestedStackTakesTheSlack() {
        let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(20, 10)])
        let label = SizedView(30, 10)
        _ = stack([label, inner], width: 200)
        expectFrame(label, 0, 0, 30, 40)
        expectFrame(inner, 30, 0, 170, 40)
        expectFrame(inner.arrangedSubviews[0], 0, 0, 150, 40)
    }

    @Test func theConstraintsCarryTheNamesOfUIKit() {
        let views = [SizedView(10, 10), SizedView(10, 10)]
        let stack = stack(views, width: 100) {
            $0.alignment = .center
            $0.spacing = 6
        }
        let names = Set(stack.constraints.compactMap(\.identifier))
        #expect(
            names.isSuperset(of: [
                "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-spanning-boundary",
                "UISV-spanning-fit",
            ]))
        #expect(views[1].constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
    }

    /// UIKit's words for an index that is too large.
    @Test func anIndexOutOfRangeStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 5) }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                "index out of bounds for arranged subview: index = 5 expected to be less than or equal to 0"))
    }

    @Test func anArrangedViewMovesToAnotherIndex() {
        let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let stack = stack(views, width: 100)
        stack.insertArrangedSubview(views[0], at: 3)
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    }

    @Test func aViewThatLeavesTakesItsConstraintsAndNoOthers() {
        let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let stack = stack(views, width: 60)
        let own = stack.heightAnchor.constraint(equalTo: views[1].heightAnchor)
        own.isActive = true
        stack.layoutIfNeeded()
        stack.removeArrangedSubview(views[1])
        #expect(own.isActive)
        let left = stack.constraints.filter { $0.firstItem === views[1] || $0.secondItem === views[1] }
        #expect(left == [own])
        own.isActive = false
        stack.layoutIfNeeded()
        expectFrame(views[0], 0, 0, 30, 40)
        expectFrame(views[2], 30, 0, 30, 40)
    }

    @Test func leavingTheSuperviewLeavesTheArrangement() {
        let views = [SizedView(10, 10), SizedView(10, 10)]
        let stack = stack(views, width: 100)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1]])
        stack.layoutIfNeeded()
        expectFrame(views[1], 0, 0, 100, 40)
        stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === stack)
    }

    /// Recorded: buttons of 90 points with 18 between them.
    @Test func aHiddenViewThatInsistsOnItsLengthMovesNoOther() {
        let views = [SizedView(90, 20), SizedView(90, 20), SizedView(90, 20)]
        views[1].isHidden = true
        views[1].widthAnchor.constraint(equalToConstant: 90).isActive = true
        _ = stack(views, width: 198) { $0.spacing = 18 }
        expectFrame(views[0], 0, 0, 90, 40)
        #expect(views[1].frame.minX == 99)
        expectFrame(views[2], 108, 0, 90, 40)
    }
}
