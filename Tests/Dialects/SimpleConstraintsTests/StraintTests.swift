import MaquetteViewTestSupport
import Testing

@testable import SimpleConstraints

/// Lists of constraints that nothing checks for completeness.
@MainActor @Suite struct StraintTests {
    let parent = Parent()
    var view: UIView { parent.view }
    var box: UIView { parent.box }
    var sibling: UIView { parent.sibling }

    @Test func theConstraintsComeInTheOrderGiven() {
        view.unsafeConstraints(
            box,
            constraints: [
                Straint(t: .height, c: .length(30)), Straint(t: .right, c: .right(view, -20)),
                Straint(t: .left, c: .left(view, 20)), Straint(t: .top, c: .bottom(sibling, 40)),
            ])
        expectConstraints(
            of: view, named: parent.names, "box.right == parent.right - 20", "box.left == parent.left + 20",
            "box.top == sibling.bottom + 40")
        expectConstraints(of: box, named: parent.names, "box.height == 30")
        parent.layOut()
        expectFrame(box, 20, 200, 280, 30)
    }

    @Test func everyKindOfTarget() {
        view.unsafeConstraints(
            box,
            constraints: [
                Straint(t: .top, c: .topSafe(view, 1)), Straint(t: .bottom, c: .bottomSafe(view, 2)),
                Straint(t: .top, c: .top(view, 3)), Straint(t: .left, c: .leftSafe(view, 4)),
                Straint(t: .right, c: .rightSafe(view, 5)), Straint(t: .centerX, c: .centerX(view, 6)),
                Straint(t: .centerY, c: .centerY(sibling, 7)),
            ])
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.safeArea.top + 1",
            "box.bottom == parent.safeArea.bottom + 2", "box.top == parent.top + 3",
            "box.left == parent.safeArea.left + 4", "box.right == parent.safeArea.right + 5",
            "box.centerX == parent.centerX + 6", "box.centerY == sibling.centerY + 7")
    }

    @Test func lengthsAndRatios() {
        view.unsafeConstraints(
            box,
            constraints: [
                Straint(t: .width, c: .length(8)), Straint(t: .ratioHeight, c: .ratio(2)),
                Straint(t: .ratioWidth, c: .ratio(0.5)),
            ])
        expectConstraints(
            of: box, named: parent.names, "box.width == 8", "box.height == box.width * 2",
            "box.width == box.height * 0.5")
    }

    @Test func whatDoesNotFitIsLeftOutAndTheRestStands() {
        view.unsafeConstraints(
            box,
            constraints: [
                Straint(t: .top, c: .left(view, 0)), Straint(t: .left, c: .left(view, 2)),
                Straint(t: .height, c: .ratio(1)), Straint(t: .width, c: .length(3)),
            ])
        expectConstraints(of: view, named: parent.names, "box.left == parent.left + 2")
        expectConstraints(of: box, named: parent.names, "box.width == 3")
    }

    @Test(arguments: [
        (SimpleConstraints.ConsraintTypeUnsafe.top, "Top Anchor can't set Width or Height Anchor for sub view."),
        (.bottom, "Bottom Anchor can't set Width or Height Anchor for sub view."),
        (.left, "Left Anchor can't set Width or Height Anchor for sub view."),
        (.right, "Right Anchor can't set Width or Height Anchor for sub view."),
        (.centerX, "CenterX Anchor can't set Width or Height Anchor for sub view."),
        (.centerY, "CenterY Anchor can't set Width or Height Anchor for sub view."),
        (.ratioHeight, "Height Anchor can't set Width or Height Anchor for sub view."),
        (.ratioWidth, "Width Anchor can't set Width or Height Anchor for sub view."),
    ])
    func theMessageNamesBothHalves(type: SimpleConstraints.ConsraintTypeUnsafe, message: String) {
        let held = SubviewConstraints(box, in: view, adding: true, translatesAutoresizingMask: false)
        #expect(Straint(t: type, c: .length(1)).apply(to: held) == message)
    }

    @Test func theMessagesOfLengthsNameTheirTargets() {
        let held = SubviewConstraints(box, in: view, adding: true, translatesAutoresizingMask: false)
        #expect(
            Straint(t: .height, c: .ratio(1)).apply(to: held)
                == "Height Anchor can't set Width or Height Anchor (Aspect Ratio) for sub view.")
        #expect(
            Straint(t: .width, c: .top(view, 0)).apply(to: held) == "Width Anchor can't set Top Anchor for sub view.")
        #expect(box.constraints.isEmpty && view.constraints.isEmpty)
    }
}
