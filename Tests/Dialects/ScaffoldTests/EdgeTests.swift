import MaquetteViewTestSupport
import Scaffold
import Testing

/// The methods that are called like the anchors.
@MainActor @Suite struct EdgeTests {
    let room = Room()
    let scaffold = Scaffold(activateImmediately: true)

    init() { _ = scaffold.view(room.box) }

    @Test func eachMeansItsOwnAnchorOfTheSuperview() {
        scaffold.leading().trailing().left().right().centerX().top().bottom().centerY()
        expectConstraints(
            of: room.root, named: room.names, "box.leading == root.leading", "box.trailing == root.trailing",
            "box.left == root.left", "box.right == root.right", "box.centerX == root.centerX", "box.top == root.top",
            "box.bottom == root.bottom", "box.centerY == root.centerY")
    }

    @Test func eachTakesAViewAnAnchorARelationADistanceAPriorityAndAnIdentifier() {
        let sibling = room.sibling
        scaffold
            .leading(to: sibling, on: .trailing(), relatedBy: .lessThanOrEqual, offset: 1, priority: .defaultLow)
            .trailing(to: sibling, on: .leading(), relatedBy: .greaterThanOrEqual, offset: -2, identifier: "a")
            .left(to: sibling, on: .right(), offset: 3)
            .right(to: sibling, on: .left(), offset: -4)
            .centerX(to: sibling, on: .right(), offset: 5)
            .top(to: sibling, on: .bottom(), relatedBy: .greaterThanOrEqual, offset: 6)
            .bottom(to: sibling, on: .top(), offset: -7, priority: .defaultHigh, identifier: "b")
            .centerY(to: sibling, on: .top(), offset: 8)
        expectConstraints(
            of: room.root, named: room.names, "box.leading <= sibling.trailing + 1 @250",
            "box.trailing >= sibling.leading - 2 #a", "box.left == sibling.right + 3", "box.right == sibling.left - 4",
            "box.centerX == sibling.right + 5", "box.top >= sibling.bottom + 6",
            "box.bottom == sibling.top - 7 @750 #b", "box.centerY == sibling.top + 8")
    }

    @Test func aGuideIsMeantOnBothSides() {
        scaffold.left(.safeArea).attach(.top(.safeArea)).right(.readableContent).bottom(.keyboard)
        expectConstraints(
            of: room.root, named: room.names, "box.safeArea.left == root.safeArea.left",
            "box.safeArea.top == root.safeArea.top", "box.readable.right == root.readable.right",
            "box.keyboard.bottom == root.keyboard.bottom")
    }

    @Test func aGuideOfTheOtherViewAloneIsNamedWithOn() {
        scaffold.left(on: .left(.safeArea)).top(on: .top(.safeArea), offset: 1).size(10)
        expectConstraints(
            of: room.root, named: room.names, "box.left == root.safeArea.left", "box.top == root.safeArea.top + 1")
        room.root.layoutIfNeeded()
        expectFrame(room.box, 10, 45, 10, 10)
    }

    @Test func leadingIsOnTheRightWhereTheInterfaceRunsFromRightToLeft() {
        rightToLeft {
            scaffold.leading(offset: 8).top().size(10)
            room.root.layoutIfNeeded()
            // A distance is added along the reading direction: eight points in from the right edge.
            expectFrame(room.box, 302, 0, 10, 10)
        }
    }
}
