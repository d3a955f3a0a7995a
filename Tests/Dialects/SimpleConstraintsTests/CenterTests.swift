import MaquetteViewTestSupport
import SimpleConstraints
import Testing

/// Centres with a size, alone or along one edge. The sibling's centre is (80, 130).
@MainActor @Suite struct CenterTests {
    let parent = Parent()
    var view: UIView { parent.view }
    var box: UIView { parent.box }
    var sibling: UIView { parent.sibling }

    @Test func bothCentersWithASize() {
        view.centerWithSize(
            box, centerX: .centerX(sibling, 20), centerY: .centerY(sibling, -10), height: 30, width: 40)
        expectConstraints(
            of: view, named: parent.names, "box.centerX == sibling.centerX + 20",
            "box.centerY == sibling.centerY - 10")
        expectConstraints(of: box, named: parent.names, "box.height == 30", "box.width == 40")
        parent.layOut()
        expectFrame(box, 80, 105, 40, 30)
    }

    @Test func theParentsCentersAreMeantWhereNothingIsNamed() {
        view.centerWithSize(box, centerX: nil, centerY: nil, height: 30, width: 40)
        parent.layOut()
        expectFrame(box, 140, 225, 40, 30)
    }

    @Test func belowTheTop() {
        view.topCenterWithSize(box, top: nil, centerX: .centerX(view, 0), height: 30, width: 40)
        expectConstraints(of: view, named: parent.names, "box.top == parent.top", "box.centerX == parent.centerX")
        expectConstraints(of: box, named: parent.names, "box.height == 30", "box.width == 40")
        parent.layOut()
        expectFrame(box, 140, 0, 40, 30)
    }

    @Test func aboveTheBottom() {
        view.bottomCenterWithSize(box, bottom: .bottomSafe(view, 0), centerX: nil, height: 30, width: 40)
        expectConstraints(
            of: view, named: parent.names, "box.bottom == parent.safeArea.bottom", "box.centerX == parent.centerX")
        parent.layOut()
        expectFrame(box, 140, 416, 40, 30)
    }

    @Test func rightOfTheLeftEdge() {
        view.leftCenterWithSize(box, left: .left(view, 5), centerY: nil, height: 30, width: 40)
        expectConstraints(
            of: view, named: parent.names, "box.centerY == parent.centerY", "box.left == parent.left + 5")
        expectConstraints(of: box, named: parent.names, "box.width == 40", "box.height == 30")
        parent.layOut()
        expectFrame(box, 5, 225, 40, 30)
    }

    @Test func leftOfTheRightEdge() {
        view.rightCenterWithSize(box, right: nil, centerY: .centerY(sibling, 0), height: 30, width: 40)
        expectConstraints(
            of: view, named: parent.names, "box.centerY == sibling.centerY", "box.right == parent.right")
        parent.layOut()
        expectFrame(box, 280, 115, 40, 30)
    }
}
