import MaquetteViewTestSupport
import SwiftUIKitUI
import Testing

/// Widths and heights.
@MainActor @Suite struct LengthTests {
    let family = Family()
    var parent: UIView { family.parent }
    var child: UIView { family.child }

    @Test func lengthsOfTheParentOrAnotherView() {
        child.matchHeight().matchWidth(offset: -3, multiplier: 0.5)
            .matchHeight(
                anchor: family.sibling.widthAnchor, offset: 4, multiplier: 2, constraintType: .lessThanOrEqualTo,
                priority: .defaultLow
            )
            .matchWidth(anchor: child.heightAnchor, constraintType: .greaterThanOrEqualTo, isActive: false)
        expectConstraints(
            of: parent, named: family.names, "child.height == parent.height",
            "child.width == parent.width * 0.5 - 3", "child.height <= sibling.width * 2 + 4 @250")
        #expect(child.constraints.isEmpty)
    }

    @Test func bothLengthsOfAnotherView() {
        var captured: SizeConstraints?
        child.pinTop().pinLeft().matchSize(
            toView: family.sibling, offset: 1, multiplier: 0.5, priority: .defaultHigh
        ) { captured = $0 }
        expectConstraints(
            of: parent, named: family.names, "child.top == parent.top", "child.left == parent.left",
            "child.height == sibling.height * 0.5 + 1 @750", "child.width == sibling.width * 0.5 + 1 @750")
        #expect(captured?.heightConstraint === parent.constraints[2])
        #expect(captured?.widthConstraint === parent.constraints[3])
        parent.layoutIfNeeded()
        expectFrame(child, 0, 0, 41, 31)
    }

    @Test func theParentsSizeIsMeantWhereNothingIsNamed() {
        child.matchSize()
        expectConstraints(
            of: parent, named: family.names, "child.height == parent.height", "child.width == parent.width")
    }

    @Test func numbers() {
        var captured: [NSLayoutConstraint] = []
        child.makeHeight(40).makeWidth(30, constraintType: .lessThanOrEqualTo, priority: .defaultHigh)
            .makeHeight(1, constraintType: .greaterThanOrEqualTo) { captured.append($0) }
            .makeWidth(2, isActive: false) { captured.append($0) }
        expectConstraints(
            of: child, named: family.names, "child.height == 40", "child.width <= 30 @750", "child.height >= 1")
        #expect(captured.map(\.isActive) == [true, false])
    }

    @Test func aSquareCapturesBothConstraints() {
        var captured: SizeConstraints?
        child.makeSize(12, constraintType: .lessThanOrEqualTo, isActive: false, priority: .defaultLow) { captured = $0 }
        let spelling = ConstraintSpelling(family.names)
        #expect(captured.map { spelling.equation($0.heightConstraint) } == "child.height <= 12 @250 (inactive)")
        #expect(captured.map { spelling.equation($0.widthConstraint) } == "child.width <= 12 @250 (inactive)")
    }

    @Test func aCircleIsASquareWithCornersOfHalfItsSide() {
        var captured: SizeConstraints?
        child.makeCircle(diameter: 60) { captured = $0 }
        expectConstraints(of: child, named: family.names, "child.height == 60", "child.width == 60")
        #expect(child.layer.cornerRadius == 30)
        #expect(captured?.heightConstraint.constant == 60 && captured?.widthConstraint.constant == 60)
    }
}
