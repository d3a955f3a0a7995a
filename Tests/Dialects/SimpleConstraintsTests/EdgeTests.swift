import MaquetteViewTestSupport
import SimpleConstraints
import Testing

/// Three or four edges, with the lengths that are missing.
@MainActor @Suite struct EdgeTests {
    let parent = Parent()
    var view: UIView { parent.view }
    var box: UIView { parent.box }
    var sibling: UIView { parent.sibling }

    @Test func allEdgesOfTheParentAreMeantWhereNothingIsNamed() {
        view.edges(box, top: nil, bottom: nil, left: nil, right: nil)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.top", "box.left == parent.left",
            "box.right == parent.right", "box.bottom == parent.bottom")
        #expect(box.superview === view)
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
        parent.layOut()
        expectFrame(box, 0, 0, 320, 480)
    }

    @Test func distancesAreAddedAsTheyStand() {
        view.edges(
            box, top: .topSafe(view, 20), bottom: .bottom(view, 10), left: .leftSafe(view, 3), right: .right(view, -7))
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.safeArea.top + 20",
            "box.left == parent.safeArea.left + 3", "box.right == parent.right - 7",
            "box.bottom == parent.bottom + 10")
        parent.layOut()
        // From 44 + 20 to 480 + 10: ten points below the parent.
        expectFrame(box, 3, 64, 310, 426)
    }

    @Test func anEdgeMayHoldOnToAnotherEdgeOfASibling() {
        view.edges(
            box, top: .bottom(sibling, 20), bottom: .bottomSafe(view, -6), left: .right(sibling, 5),
            right: .rightSafe(view, 0))
        parent.layOut()
        // 100 + 60 + 20 = 180 down to 480 - 34 - 6 = 440; from 40 + 80 + 5 = 125 to 320.
        expectFrame(box, 125, 180, 195, 260)
    }

    @Test func threeEdgesAndAHeight() {
        view.edgesAndHeight(box, top: nil, left: nil, right: nil, height: 20)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.top", "box.left == parent.left",
            "box.right == parent.right")
        expectConstraints(of: box, named: parent.names, "box.height == 20")
        parent.layOut()
        expectFrame(box, 0, 0, 320, 20)
    }

    @Test func theHeightAboveTheLowerEdge() {
        view.edgesAndHeight(box, bottom: .top(sibling, -4), left: .left(view, 8), right: .left(sibling, 0), height: 20)
        expectConstraints(
            of: view, named: parent.names, "box.bottom == sibling.top - 4", "box.left == parent.left + 8",
            "box.right == sibling.left")
        parent.layOut()
        expectFrame(box, 8, 76, 32, 20)
    }

    @Test func threeEdgesAndAWidth() {
        view.edgesAndWidth(box, top: .topSafe(view, 0), bottom: .bottomSafe(view, 0), left: .left(view, 12), width: 30)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.safeArea.top", "box.bottom == parent.safeArea.bottom",
            "box.left == parent.left + 12")
        expectConstraints(of: box, named: parent.names, "box.width == 30")
        parent.layOut()
        expectFrame(box, 12, 44, 30, 402)
    }

    @Test func theWidthBeforeTheRightEdge() {
        view.edgesAndWidth(box, top: nil, bottom: nil, right: nil, width: 30)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.top", "box.bottom == parent.bottom",
            "box.right == parent.right")
        parent.layOut()
        expectFrame(box, 290, 0, 30, 480)
    }

    @Test func theDirectionOfTheInterfaceChangesNothing() {
        rightToLeft {
            view.edgesAndWidth(box, top: nil, bottom: nil, left: .left(view, 12), width: 30)
            parent.layOut()
            expectFrame(box, 12, 0, 30, 480)
        }
    }
}
