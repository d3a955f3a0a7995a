import MaquetteViewTestSupport
import Testing
import UIKit

/// What constraints make of a scroll view's content.
@MainActor @Suite struct ScrollContentTests {
    private let root = UIView.root(200, 400)
    private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 180, height: 300))

    init() { root.addSubview(scrollView) }

    private func pin(_ view: UIView, to anchors: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: anchors.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: anchors.trailingAnchor),
            view.topAnchor.constraint(equalTo: anchors.topAnchor),
            view.bottomAnchor.constraint(equalTo: anchors.bottomAnchor),
        ])
    }

    @Test func edgesOfTheScrollViewAreThoseOfItsContent() {
        let content = scrollView.adding(SizedView(500, 700))
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
            scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 7),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 11),
            scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 13),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 5 + 500 + 7, height: 11 + 700 + 13))
        expectFrame(content, 5, 11, 500, 700)
        expectFrame(scrollView, 10, 20, 180, 300)
    }

    @Test func theContentGuideSaysTheSame() {
        let content = scrollView.adding(SizedView(500, 700))
        pin(content, to: scrollView.contentLayoutGuide)
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 700))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 700))
    }

    @Test func widthAndCentreAreThoseOfTheFrame() {
        let content = scrollView.adding(SizedView(50, 700))
        pin(content, to: scrollView.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        let middle = content.adding(SizedView(20, 20))
        middle.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
        middle.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 180, height: 700))
        expectFrame(middle, (180 - 20) / 2, 0, 20, 20)
    }

    @Test func aScrollViewInsideAConstrainedLayoutScrollsWhatDoesNotFit() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let stack = UIStackView(arrangedSubviews: (0..<10).map { _ in SizedView(10, 60) })
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        pin(stack, to: scrollView.contentLayoutGuide)
        stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 10 * 60 + 9 * 8))
        expectFrame(scrollView, 0, 0, 200, 400)
        expectFrame(stack.arrangedSubviews[9], 0, 9 * 68, 200, 60)
    }

    @Test func aSizeThatWasSetStaysWhereConstraintsSayNothing() {
        scrollView.contentSize = CGSize(width: 180, height: 900)
        let content = scrollView.adding(SizedView(50, 60))
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
        content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 180, height: 900))
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 180, height: 60))
    }

    @Test func contentThatNothingLimitsIsAmbiguous() {
        let content = scrollView.adding(SizedView(50, 60))
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
        content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentLayoutGuide.hasAmbiguousLayout)
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(!scrollView.contentLayoutGuide.hasAmbiguousLayout)
    }

    @Test func aViewOnTheVisibleFrameStaysWhileTheContentMoves() {
        let content = scrollView.adding(SizedView(180, 900))
        pin(content, to: scrollView.contentLayoutGuide)
        let badge = scrollView.adding(SizedView(30, 30))
        badge.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor).isActive = true
        badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        expectFrame(badge, 150, 270, 30, 30)
        scrollView.contentOffset.y = 120
        root.layoutIfNeeded()
        expectFrame(content, 0, 0, 180, 900)
        expectFrame(badge, 150, 270 + 120, 30, 30)
    }

    @Test func aViewOutsideFollowsTheContentThatItIsTiedTo() {
        let content = scrollView.adding(SizedView(180, 900))
        pin(content, to: scrollView.contentLayoutGuide)
        let marker = root.adding(SizedView(5, 5))
        marker.topAnchor.constraint(equalTo: content.topAnchor, constant: 200).isActive = true
        marker.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        expectFrame(marker, 0, 20 + 200, 5, 5)
        scrollView.contentOffset.y = 150
        root.layoutIfNeeded()
        expectFrame(marker, 0, 20 + 200 - 150, 5, 5)
        expectFrame(content, 0, 0, 180, 900)
    }

    @Test func leadingIsTheRightEdgeOfTheContentFromRightToLeft() {
        rightToLeft {
            let root = UIView.root(200, 400)
            let scrollView = UIScrollView(frame: root.bounds)
            root.addSubview(scrollView)
            let content = scrollView.adding(SizedView(500, 100))
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
                content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -7),
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 512, height: 100))
            expectFrame(content, 7, 0, 500, 100)
        }
    }

    @Test func marginsOfAScrollViewLieWithinItsContent() {
        scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let content = scrollView.adding(SizedView(300, 100))
        let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        for (own, margin) in attributes {
            NSLayoutConstraint(
                item: content, attribute: own, relatedBy: .equal, toItem: scrollView, attribute: margin, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 306, height: 104))
        expectFrame(content, 2, 1, 300, 100)
        scrollView.layoutMargins.left = 20
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 324)
    }
}
