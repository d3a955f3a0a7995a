import MaquetteViewTestSupport
import SwiftUIKitUI
import Testing

/// Several sides, or both centres, in one call.
@MainActor @Suite struct PinSidesTests {
    let family = Family()
    var parent: UIView { family.parent }
    var child: UIView { family.child }

    @Test func allSidesOfTheParent() {
        child.pinSides()
        expectConstraints(
            of: parent, named: family.names, "child.left == parent.left", "child.right == parent.right",
            "child.top == parent.top", "child.bottom == parent.bottom")
    }

    @Test func onlyTheSidesNamed() {
        child.pinSides([.bottom, .left, .right], padding: 20)
        expectConstraints(
            of: parent, named: family.names, "child.left == parent.left + 20", "child.right == parent.right - 20",
            "child.bottom == parent.bottom - 20")
    }

    @Test func customPaddingReplacesThatOfItsSideAndTheLastOneCounts() {
        child.pinSides(
            toView: family.sibling, padding: 1,
            customPadding: [.top(2), .left(3), .right(4), .bottom(5), .top(6)])
        expectConstraints(
            of: parent, named: family.names, "child.left == sibling.left + 3", "child.right == sibling.right - 4",
            "child.top == sibling.top + 6", "child.bottom == sibling.bottom - 5")
    }

    @Test func customSafeAreasAddToTheOthers() {
        child.pinSides(padding: 7, customPadding: [.bottom(1)], customSafeAreas: [.top, .bottom])
        expectConstraints(
            of: parent, named: family.names, "child.left == parent.left + 7", "child.right == parent.right - 7",
            "child.top == parent.safeArea.top + 7", "child.bottom == parent.safeArea.bottom - 1")
        parent.layoutIfNeeded()
        // From (7, 44 + 7) to (320 - 7, 480 - 34 - 1).
        expectFrame(child, 7, 51, 306, 394)
    }

    @Test(arguments: [true, false]) func safeAreasUnderBothNames(isOriginalName: Bool) {
        if isOriginalName {
            child.pinSides([.left, .top], padding: 2, respectSafeAreas: true, customSafeAreas: [.top])
        } else {
            child.pinSides([.left, .top], padding: 2, useSafeAreas: true)
        }
        expectConstraints(
            of: parent, named: family.names, "child.left == parent.safeArea.left + 2",
            "child.top == parent.safeArea.top + 2")
    }

    @Test func theConstraintsAreCapturedOnceAndThoseOfOtherSidesAreMissing() {
        var captured: [SideConstraints] = []
        child.pinSides([.top, .bottom], padding: 3) { captured.append($0) }
        #expect(captured.count == 1)
        #expect(captured[0].topConstraint?.constant == 3 && captured[0].bottomConstraint?.constant == -3)
        #expect(captured[0].leftConstraint == nil && captured[0].rightConstraint == nil)
        #expect(captured[0].topConstraint?.isActive == true)
    }

    @Test func aCapturedConstraintMovesTheView() {
        var top: NSLayoutConstraint!
        child.pinSides { top = $0.topConstraint }
        top.constant = 80
        parent.layoutIfNeeded()
        expectFrame(child, 0, 80, 320, 400)
    }

    @Test func oneCenterLine() {
        child.pinCenterX(offset: 4).pinCenterY(respectSafeAreas: true)
        child.pinCenterX(anchor: family.sibling.leftAnchor, offset: -1, constraintType: .lessThanOrEqualTo)
        child.pinCenterY(
            anchor: family.sibling.topAnchor, offset: 2, constraintType: .greaterThanOrEqualTo, priority: .defaultLow)
        expectConstraints(
            of: parent, named: family.names, "child.centerX == parent.centerX + 4",
            "child.centerY == parent.safeArea.centerY", "child.centerX <= sibling.left - 1",
            "child.centerY >= sibling.top + 2 @250")
    }

    @Test func bothCenterLines() {
        var captured: CenterConstraints?
        child.pinCenter(toView: family.sibling, verticalOffset: 5, horizontalOffset: -6) { captured = $0 }.makeSize(10)
        expectConstraints(
            of: parent, named: family.names, "child.centerX == sibling.centerX - 6",
            "child.centerY == sibling.centerY + 5")
        #expect(captured?.centerXConstraint === parent.constraints[0])
        #expect(captured?.centerYConstraint === parent.constraints[1])
        parent.layoutIfNeeded()
        // The sibling's centre is (80, 130).
        expectFrame(child, 69, 130, 10, 10)
    }
}
