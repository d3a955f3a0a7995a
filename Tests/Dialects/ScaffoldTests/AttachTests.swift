import MaquetteViewTestSupport
import Scaffold
import Testing

/// `attach` in all its forms.
@MainActor @Suite struct AttachTests {
    let room = Room()
    let scaffold = Scaffold(activateImmediately: true)

    init() { _ = scaffold.view(room.box) }

    func expectRoot(_ equations: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let spelling = ConstraintSpelling(room.names)
        #expect(room.root.constraints.map { spelling.equation($0) } == equations, sourceLocation: sourceLocation)
    }

    @Test func withoutAViewTheSuperviewsSameAnchorIsMeant() {
        scaffold.attach(.left()).attach(.trailing()).attach(.centerX()).attach(.top()).attach(.centerY())
        expectRoot(
            "box.left == root.left", "box.trailing == root.trailing", "box.centerX == root.centerX",
            "box.top == root.top", "box.centerY == root.centerY")
    }

    @Test func theFourWritingsOfOneConstraintAreTheSame() {
        scaffold.attach(.left(), to: room.root, on: left)
        scaffold.attach(.left(), to: room.root)
        scaffold.attach(.left())
        scaffold.left()
        expectRoot(
            "box.left == root.left", "box.left == root.left", "box.left == root.left", "box.left == root.left")
    }

    @Test func everythingCanBeSaidAboutAHorizontalAnchor() {
        scaffold.attach(
            .leading(), to: room.sibling, on: .trailing(), relatedBy: .greaterThanOrEqual, offset: -3,
            priority: .defaultHigh, identifier: "gap")
        expectRoot("box.leading >= sibling.trailing - 3 @750 #gap")
    }

    @Test func everythingCanBeSaidAboutAVerticalAnchor() {
        scaffold.attach(
            .bottom(), to: room.sibling, on: .top(), relatedBy: .lessThanOrEqual, offset: 3, priority: .defaultLow,
            identifier: "above")
        expectRoot("box.bottom <= sibling.top + 3 @250 #above")
    }

    @Test func withoutADistanceViewsTouchOnBothAxes() {
        scaffold.attach(.top(), to: room.sibling).attach(.left(), to: room.sibling).size(10)
        expectRoot("box.top == sibling.top", "box.left == sibling.left")
        room.root.layoutIfNeeded()
        expectFrame(room.box, 40, 100, 10, 10)
    }

    @Test func oneConstraintIsMadeForEachCall() {
        scaffold.attach(.top(), to: room.sibling)
        scaffold.set(.width(), 5)
        scaffold.activate()
        #expect(room.root.constraints.count == 1 && room.box.constraints.count == 1)
    }

    @Test func theSystemsDistanceBelowAnotherViewIsEightPoints() {
        scaffold.attach(.top(), to: room.sibling, on: .bottom(), systemSpacingMultiplier: 2).left().size(10)
        room.root.layoutIfNeeded()
        expectFrame(room.box, 0, 176, 10, 10)
    }

    @Test func theSystemsDistanceTakesRelationPriorityAndIdentifier() {
        scaffold.attach(
            .top(), to: room.sibling, on: .bottom(), relatedBy: .greaterThanOrEqual, systemSpacingMultiplier: 1,
            priority: .defaultHigh, identifier: "room")
        scaffold.attach(
            .top(), to: room.sibling, on: .bottom(), relatedBy: .lessThanOrEqual, systemSpacingMultiplier: 3)
        expectRoot("box.top >= sibling.bottom + 8 @750 #room", "box.top <= sibling.bottom + 24")
    }

    @Test func attachingToAViewHoldsItsFourEdgesInwards() {
        scaffold.attach(to: room.sibling, offset: 5, priority: .defaultHigh, identifier: "card")
        expectRoot(
            "box.top == sibling.top + 5 @750 #card", "box.bottom == sibling.bottom - 5 @750 #card",
            "box.left == sibling.left + 5 @750 #card", "box.right == sibling.right - 5 @750 #card")
        room.root.layoutIfNeeded()
        expectFrame(room.box, 45, 105, 70, 50)
    }

    @Test func attachingByDirectionTakesLeadingAndTrailing() {
        rightToLeft {
            scaffold.attach(to: room.root, offset: 5, rtl: true)
            expectRoot(
                "box.top == root.top + 5", "box.bottom == root.bottom - 5", "box.leading == root.leading + 5",
                "box.trailing == root.trailing - 5")
            room.root.layoutIfNeeded()
            expectFrame(room.box, 5, 5, 310, 470)
        }
    }

    @Test func theGuideOfOneAndTheGuideOfTheOther() {
        scaffold.attach(.view, to: room.root, layoutGuide: .safeArea)
        room.root.layoutIfNeeded()
        // 320 - 10 - 6 wide and 480 - 44 - 34 high.
        expectFrame(room.box, 10, 44, 304, 402)
    }

    @Test func centeringAddsTheDistanceToBothAxes() {
        scaffold.center(in: room.sibling, offset: 2, priority: .defaultLow, identifier: "middle").size(10)
        expectRoot(
            "box.centerX == sibling.centerX + 2 @250 #middle", "box.centerY == sibling.centerY + 2 @250 #middle")
        room.root.layoutIfNeeded()
        expectFrame(room.box, 77, 127, 10, 10)
    }

    @Test func centeringWithoutAViewIsInTheSuperview() {
        scaffold.center().size(20)
        room.root.layoutIfNeeded()
        expectFrame(room.box, 150, 230, 20, 20)
    }
}
