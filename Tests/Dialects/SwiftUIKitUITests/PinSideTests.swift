import MaquetteViewTestSupport
import SwiftUIKitUI
import Testing

/// One side at a time.
@MainActor @Suite struct PinSideTests {
    let family = Family()
    var parent: UIView { family.parent }
    var sibling: UIView { family.sibling }
    var child: UIView { family.child }

    func expectParent(_ equations: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let spelling = ConstraintSpelling(family.names)
        #expect(parent.constraints.map { spelling.equation($0) } == equations, sourceLocation: sourceLocation)
    }

    @Test func withoutAnAnchorTheParentsSameSideIsMeant() {
        child.pinLeft().pinRight().pinLeading().pinTrailing().pinTop().pinBottom()
        expectParent(
            "child.left == parent.left", "child.right == parent.right", "child.leading == parent.leading",
            "child.trailing == parent.trailing", "child.top == parent.top", "child.bottom == parent.bottom")
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func paddingGoesInwardsOnEverySide() {
        child.pinLeft(padding: 1).pinRight(padding: 2).pinLeading(padding: 3).pinTrailing(padding: 4).pinTop(padding: 5)
            .pinBottom(padding: 6)
        expectParent(
            "child.left == parent.left + 1", "child.right == parent.right - 2", "child.leading == parent.leading + 3",
            "child.trailing == parent.trailing - 4", "child.top == parent.top + 5", "child.bottom == parent.bottom - 6")
    }

    @Test func againstAnAnchorOfASiblingPaddingIsTheGap() {
        child.pinLeft(anchor: sibling.rightAnchor, padding: 1).pinRight(anchor: sibling.leftAnchor, padding: 2)
            .pinLeading(anchor: sibling.trailingAnchor, padding: 3).pinTrailing(
                anchor: sibling.leadingAnchor, padding: 4
            )
            .pinTop(anchor: sibling.bottomAnchor, padding: 5).pinBottom(anchor: sibling.topAnchor, padding: 6)
        expectParent(
            "child.left == sibling.right + 1", "child.right == sibling.left - 2",
            "child.leading == sibling.trailing + 3", "child.trailing == sibling.leading - 4",
            "child.top == sibling.bottom + 5", "child.bottom == sibling.top - 6")
    }

    @Test func theGapsOnAllSixSides() {
        let gaps = (0..<6).map { _ in parent.createChild().makeSize(10) }
        gaps[0].pinTop().pinLeft(anchor: sibling.rightAnchor, padding: 20)
        gaps[1].pinTop().pinRight(anchor: sibling.leftAnchor, padding: 20)
        gaps[2].pinTop().pinLeading(anchor: sibling.trailingAnchor, padding: 20)
        gaps[3].pinTop().pinTrailing(anchor: sibling.leadingAnchor, padding: 20)
        gaps[4].pinLeft().pinTop(anchor: sibling.bottomAnchor, padding: 20)
        gaps[5].pinLeft().pinBottom(anchor: sibling.topAnchor, padding: 20)
        parent.layoutIfNeeded()
        expectFrame(gaps[0], 140, 0, 10, 10)
        expectFrame(gaps[1], 10, 0, 10, 10)
        expectFrame(gaps[2], 140, 0, 10, 10)
        expectFrame(gaps[3], 10, 0, 10, 10)
        expectFrame(gaps[4], 0, 180, 10, 10)
        expectFrame(gaps[5], 0, 70, 10, 10)
    }

    @Test func safeAreasCountForTheParentsSides() {
        child.pinLeft(respectSafeAreas: true).pinRight(respectSafeAreas: true)
            .pinLeading(respectSafeAreas: true).pinTrailing(respectSafeAreas: true)
            .pinTop(padding: 2, respectSafeAreas: true).pinBottom(respectSafeAreas: true)
        expectParent(
            "child.left == parent.safeArea.left", "child.right == parent.safeArea.right",
            "child.leading == parent.safeArea.leading", "child.trailing == parent.safeArea.trailing",
            "child.top == parent.safeArea.top + 2", "child.bottom == parent.safeArea.bottom")
        parent.layoutIfNeeded()
        // From (10, 44 + 2) to (320 - 6, 480 - 34).
        expectFrame(child, 10, 46, 304, 400)
    }

    @Test func anAnchorGoesBeforeTheSafeArea() {
        child.pinTop(anchor: sibling.topAnchor, respectSafeAreas: true)
        expectParent("child.top == sibling.top")
    }

    @Test func theRelationThePriorityAndWhetherItIsActive() {
        var captured: [NSLayoutConstraint] = []
        child.pinLeft(constraintType: .greaterThanOrEqualTo, priority: .defaultHigh) { captured.append($0) }
            .pinRight(padding: 3, constraintType: .lessThanOrEqualTo, isActive: false, priority: .defaultLow) {
                captured.append($0)
            }
            .pinTop(constraintType: .lessThanOrEqualTo)
            .pinBottom(padding: 9, constraintType: .greaterThanOrEqualTo)
            .pinLeading(constraintType: .lessThanOrEqualTo)
            .pinTrailing(constraintType: .greaterThanOrEqualTo)
        expectParent(
            "child.left >= parent.left @750", "child.top <= parent.top", "child.bottom >= parent.bottom - 9",
            "child.leading <= parent.leading", "child.trailing >= parent.trailing")
        let spelling = ConstraintSpelling(family.names)
        #expect(
            captured.map { spelling.equation($0) } == [
                "child.left >= parent.left @750", "child.right <= parent.right - 3 @250 (inactive)",
            ])
    }

    @Test func theConstraintIsActiveByTheTimeItIsCaptured() {
        var wasActive = false
        child.pinTop { wasActive = $0.isActive }
        #expect(wasActive)
    }

    @Test func oneOfTwoCapturedConstraintsAtATime() {
        var near: NSLayoutConstraint?
        var far: NSLayoutConstraint?
        child.pinTop().makeSize(10)
            .pinLeft(anchor: parent.leftAnchor, isActive: false) { near = $0 }
            .pinLeft(anchor: sibling.leftAnchor, isActive: false) { far = $0 }
        near?.isActive = true
        parent.layoutIfNeeded()
        expectFrame(child, 0, 0, 10, 10)
        near?.isActive = false
        far?.isActive = true
        parent.layoutIfNeeded()
        expectFrame(child, 40, 0, 10, 10)
    }

    @Test func theShortWritings() {
        child.pinLeft(20).pinRight(21).pinLeading(22).pinTrailing(23).pinTop(24).pinBottom(25)
        expectParent(
            "child.left == parent.left + 20", "child.right == parent.right - 21",
            "child.leading == parent.leading + 22", "child.trailing == parent.trailing - 23",
            "child.top == parent.top + 24", "child.bottom == parent.bottom - 25")
    }

    @Test func theWritingsWithThreeDs() {
        child.pinLeft(anchor: sibling.rightAnchor, paddding: 1).pinRight(anchor: sibling.leftAnchor, paddding: 2)
            .pinLeading(paddding: 3).pinTrailing(paddding: 4).pinTop(anchor: sibling.bottomAnchor, paddding: 5)
            .pinBottom(paddding: 6)
        expectParent(
            "child.left == sibling.right + 1", "child.right == sibling.left - 2",
            "child.leading == parent.leading + 3", "child.trailing == parent.trailing - 4",
            "child.top == sibling.bottom + 5", "child.bottom == parent.bottom - 6")
    }

    @Test func theWritingsThatRespectASafeArea() {
        child.pinTop(padding: 20, respectsSafeArea: true).pinBottom(respectsSafeArea: true)
            .pinLeft(respectsSafeArea: false).pinRight(padding: 1, respectsSafeArea: true)
            .pinLeading(respectsSafeArea: true).pinTrailing(anchor: sibling.leadingAnchor, respectsSafeArea: true)
        expectParent(
            "child.top == parent.safeArea.top + 20", "child.bottom == parent.safeArea.bottom",
            "child.left == parent.left", "child.right == parent.safeArea.right - 1",
            "child.leading == parent.safeArea.leading", "child.trailing == sibling.leading")
    }

    @Test func fromRightToLeftLeadingPaddingStillGoesInwards() {
        rightToLeft {
            child.pinLeading(padding: 20).pinTrailing(padding: 5).pinTop().makeHeight(1)
            parent.layoutIfNeeded()
            expectFrame(child, 5, 0, 295, 1)
        }
    }
}
