import MaquetteViewTestSupport
import Testing
import UIKit

/// Every attribute, by itself, against the same attribute of a box at (40, 50) of 100 by 60.
@MainActor @Suite struct AttributeTests {
    private func place(
        _ attribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0
    ) -> UIView {
        let root = UIView.root(300, 200)
        let box = root.adding(UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 60)))
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = root.adding(SizedView(20, 10))
        let other: NSLayoutConstraint.Attribute =
            switch attribute {
            case .leftMargin: .left
            case .rightMargin: .right
            case .topMargin: .top
            case .bottomMargin: .bottom
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .centerXWithinMargins: .centerX
            case .centerYWithinMargins: .centerY
            default: attribute
            }
        NSLayoutConstraint(
            item: view, attribute: other, relatedBy: .equal, toItem: box, attribute: attribute, multiplier: 1,
            constant: constant
        ).isActive = true
        root.layoutIfNeeded()
        return view
    }

    @Test func horizontalAttributesPlaceTheirEdge() {
        #expect(place(.left).frame.minX == 40)
        #expect(place(.right).frame.maxX == 140)
        #expect(place(.leading, constant: 5).frame.minX == 45)
        #expect(place(.trailing, constant: -5).frame.maxX == 135)
        #expect(place(.centerX).frame.midX == 90)
        #expect(place(.leftMargin).frame.minX == 42)
        #expect(place(.rightMargin).frame.maxX == 136)
        #expect(place(.leadingMargin).frame.minX == 42)
        #expect(place(.trailingMargin).frame.maxX == 136)
        #expect(place(.centerXWithinMargins).frame.midX == 89)
        #expect(place(.width).frame.width == 100)
    }

    @Test func verticalAttributesPlaceTheirEdge() {
        #expect(place(.top).frame.minY == 50)
        #expect(place(.bottom).frame.maxY == 110)
        #expect(place(.centerY).frame.midY == 80)
        #expect(place(.topMargin).frame.minY == 51)
        #expect(place(.bottomMargin).frame.maxY == 107)
        #expect(place(.centerYWithinMargins).frame.midY == 79)
        #expect(place(.height).frame.height == 60)
        // A view without text has its first baseline at the top and its last at the bottom.
        #expect(place(.firstBaseline).frame.minY == 50)
        #expect(place(.lastBaseline).frame.maxY == 110)
    }

    @Test func directionalAttributesAreMirroredWithTheirConstants() {
        rightToLeft {
            #expect(place(.leading, constant: 5).frame.maxX == 135)
            #expect(place(.trailing, constant: -5).frame.minX == 45)
            #expect(place(.leadingMargin).frame.maxX == 136)
            #expect(place(.trailingMargin).frame.minX == 42)
            #expect(place(.left).frame.minX == 40)
            #expect(place(.centerX, constant: 5).frame.midX == 95)
        }
    }

    @Test func baselinesHoldTextTogether() {
        let root = UIView.root(300, 200)
        let (text, other) = (root.adding(RunningText(100)), root.adding(RunningText(60)))
        let image = root.adding(SizedView(30, 40))
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            text.leftAnchor.constraint(equalTo: root.leftAnchor), text.widthAnchor.constraint(equalToConstant: 50),
            other.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 5),
            image.lastBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Two lines from 20 to 40: baselines at 28 and 38, and the other text's first is 8 below its top.
        expectFrame(text, 0, 20, 50, 20)
        #expect(other.frame.minY == 35)
        #expect(image.frame.maxY == 28)
    }

    @Test func offsetsBetweenAnchorsAreLengths() {
        let root = UIView.root(300, 200)
        let one = root.adding(UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10)))
        let view = root.adding(SizedView(20, 10))
        NSLayoutConstraint.activate([
            one.rightAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalToConstant: 25),
            view.topAnchor.anchorWithOffset(to: root.bottomAnchor).constraint(equalTo: one.widthAnchor, multiplier: 3),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 55, 140, 20, 10)
    }

    @Test func systemSpacingIsEightTimesTheMultiplier() {
        let root = UIView.root(300, 200)
        let one = root.adding(UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 10)))
        let view = root.adding(SizedView(20, 10))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
            view.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 38, 46, 20, 10)
    }

    @Test func alignmentRectanglesAreWhatConstraintsHold() {
        final class Shadowed: SizedView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let root = UIView.root(300, 200)
        let view = root.adding(Shadowed(50, 40))
        let inner = view.adding(SizedView(5, 5))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 8, 9, 56, 44)
        expectFrame(inner, 2, 1, 5, 5)
    }

    @Test func guidesSpaceViews() {
        let root = UIView.root(100, 50)
        let (one, other) = (root.adding(SizedView(10, 10)), root.adding(SizedView(20, 10)))
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { root.addLayoutGuide(guide) }
        NSLayoutConstraint.activate([
            guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            one.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
            guides[1].leadingAnchor.constraint(equalTo: one.trailingAnchor),
            other.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
            guides[2].leadingAnchor.constraint(equalTo: other.trailingAnchor),
            guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor, multiplier: 2),
            guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
        ])
        #expect(guides[1].layoutFrame == .zero)
        root.layoutIfNeeded()
        // 70 points in four parts.
        #expect(one.frame.minX == 17.5 || abs(one.frame.minX - 17.667) < 0.001)
        #expect(abs(guides[1].layoutFrame.width - 35) < 1e-6)
        #expect(root.layoutGuides == guides)
        root.removeLayoutGuide(guides[1])
        #expect(guides[1].owningView == nil)
        #expect(root.constraints.count == 5)
    }
}
