import MaquetteViewTestSupport
import SimpleConstraints
import Testing

/// A corner with a size, and three edges with an aspect ratio.
@MainActor @Suite struct CornerTests {
    let parent = Parent()
    var view: UIView { parent.view }
    var box: UIView { parent.box }
    var sibling: UIView { parent.sibling }

    @Test func upperLeft() {
        view.edgesAndSize(box, top: nil, left: nil, height: 30, width: 20)
        expectConstraints(of: view, named: parent.names, "box.top == parent.top", "box.left == parent.left")
        expectConstraints(of: box, named: parent.names, "box.height == 30", "box.width == 20")
        parent.layOut()
        expectFrame(box, 0, 0, 20, 30)
    }

    @Test func upperRight() {
        view.edgesAndSize(box, top: .topSafe(view, 1), right: nil, height: 30, width: 20)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.safeArea.top + 1", "box.right == parent.right")
        parent.layOut()
        expectFrame(box, 300, 45, 20, 30)
    }

    @Test func lowerLeft() {
        view.edgesAndSize(box, bottom: nil, left: .right(sibling, 10), height: 30, width: 20)
        expectConstraints(
            of: view, named: parent.names, "box.bottom == parent.bottom", "box.left == sibling.right + 10")
        parent.layOut()
        expectFrame(box, 130, 450, 20, 30)
    }

    @Test func lowerRight() {
        view.edgesAndSize(box, bottom: .bottomSafe(view, -6), right: .right(view, -5), height: 30, width: 20)
        expectConstraints(
            of: view, named: parent.names, "box.bottom == parent.safeArea.bottom - 6",
            "box.right == parent.right - 5")
        parent.layOut()
        expectFrame(box, 295, 410, 20, 30)
    }

    @Test func betweenLeftAndRightTheRatioGivesTheHeight() {
        view.edgesAndRatio(box, top: nil, left: nil, right: nil, aspectRatio: 0.5)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.top", "box.left == parent.left",
            "box.right == parent.right")
        expectConstraints(of: box, named: parent.names, "box.height == box.width * 0.5")
        parent.layOut()
        expectFrame(box, 0, 0, 320, 160)
    }

    @Test func theRatioAboveTheLowerEdge() {
        view.edgesAndRatio(box, left: nil, bottom: nil, right: .right(sibling, 0), aspectRatio: 2)
        expectConstraints(
            of: view, named: parent.names, "box.bottom == parent.bottom", "box.left == parent.left",
            "box.right == sibling.right")
        parent.layOut()
        // 120 wide, so 240 high.
        expectFrame(box, 0, 240, 120, 240)
    }

    @Test func betweenTopAndBottomTheRatioGivesTheWidth() {
        view.edgesAndRatio(box, top: nil, left: .left(view, 4), bottom: .top(sibling, 0), aspectRatio: 0.25)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.top", "box.left == parent.left + 4",
            "box.bottom == sibling.top")
        expectConstraints(of: box, named: parent.names, "box.width == box.height * 0.25")
        parent.layOut()
        expectFrame(box, 4, 0, 25, 100)
    }

    @Test func theRatioBeforeTheRightEdge() {
        view.edgesAndRatio(box, top: nil, right: nil, bottom: .top(sibling, 0), aspectRatio: 0.25)
        expectConstraints(
            of: view, named: parent.names, "box.top == parent.top", "box.right == parent.right",
            "box.bottom == sibling.top")
        parent.layOut()
        expectFrame(box, 295, 0, 25, 100)
    }
}
