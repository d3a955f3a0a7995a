import MaquetteViewTestSupport
import Scaffold
import Testing

/// Widths, heights and sizes.
@MainActor @Suite struct LengthTests {
    let room = Room()
    let scaffold = Scaffold(activateImmediately: true)

    init() { _ = scaffold.view(room.box) }

    @Test func numbers() {
        scaffold.width(11).height(33).set(.width(), 5, .lessThanOrEqual)
            .height(.safeArea, 7, .greaterThanOrEqual, priority: .defaultLow, identifier: "h")
            .width(9, .greaterThanOrEqual, priority: .defaultHigh, identifier: "w")
        expectConstraints(
            of: room.box, named: room.names, "box.width == 11", "box.height == 33", "box.width <= 5",
            "box.safeArea.height >= 7 @250 #h", "box.width >= 9 @750 #w")
    }

    @Test func lengthsOfOtherViews() {
        scaffold.set(.width(), to: room.sibling)
            .set(.height(), to: room.sibling, on: .width(), relatedBy: .lessThanOrEqual, multiplier: 0.5, value: 2)
            .width(.view, to: room.root, on: .height(.safeArea), multiplier: 0.25, value: -1, identifier: "w")
            .height(.view, to: room.sibling, relatedBy: .greaterThanOrEqual, priority: .defaultHigh)
        expectConstraints(
            of: room.root, named: room.names, "box.width == sibling.width", "box.height <= sibling.width * 0.5 + 2",
            "box.width == root.safeArea.height * 0.25 - 1 #w", "box.height >= sibling.height @750")
    }

    @Test func withoutAViewTheOtherLengthIsTheViewsOwn() {
        scaffold.set(.width(), on: .height(), multiplier: 2).set(.height(), 30).left().top()
        expectConstraints(of: room.box, named: room.names, "box.width == box.height * 2", "box.height == 30")
        room.root.layoutIfNeeded()
        expectFrame(room.box, 0, 0, 60, 30)
    }

    @Test func sizesSetBothLengths() {
        scaffold.size(width: 28.0, height: 26.0).size(35, .lessThanOrEqual, priority: .defaultLow, identifier: "s")
            .size(.safeArea, width: 1, height: 2, .greaterThanOrEqual)
        expectConstraints(
            of: room.box, named: room.names, "box.width == 28", "box.height == 26", "box.width <= 35 @250 #s",
            "box.height <= 35 @250 #s", "box.safeArea.width >= 1", "box.safeArea.height >= 2")
    }
}
