import MaquetteViewTestSupport
import SimpleConstraints
import Testing

/// What happens to the subview besides its constraints.
@MainActor @Suite struct SubviewTests {
    let parent = Parent()
    var view: UIView { parent.view }
    var box: UIView { parent.box }

    @Test func aViewThatHasItsPlaceStaysThere() {
        view.insertSubview(box, at: 0)
        view.edges(box, top: nil, bottom: nil, left: nil, right: nil, addSubView: false)
        #expect(view.subviews == [box, parent.sibling])
        view.edgesAndHeight(box, top: nil, left: nil, right: nil, height: 1, addSubView: true)
        #expect(view.subviews == [parent.sibling, box])
    }

    @Test func theAutoresizingFlagIsTheArgument() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        view.unsafeConstraints(box, constraints: [], translatesAutoresizingMaskIntoConstraints: true)
        #expect(box.translatesAutoresizingMaskIntoConstraints)
        view.unsafeConstraints(box, constraints: [])
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func besideTheRightEdgeTheFlagIsTheArgumentTooUnderBothNames() {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.rightCenterWithSize(box, right: nil, centerY: nil, height: 30, width: 40)
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
        let (one, other) = (UIView(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        view.rightCenterWithSize(
            one, right: nil, centerY: nil, height: 30, width: 40, translateslatesAutoresizingMaskIntoConstraints: true)
        view.rightCenterWithSize(
            other, right: nil, centerY: nil, height: 30, width: 40, translatesAutoresizingMaskIntoConstraints: true)
        #expect(one.translatesAutoresizingMaskIntoConstraints && other.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func removingTakesItsOwnConstraintsAndThoseOfTheSuperviewAboutIt() {
        let inner = UIView()
        view.edgesAndSize(box, top: nil, left: nil, height: 30, width: 20)
        box.edges(inner, top: nil, bottom: nil, left: nil, right: nil)
        view.leftCenterWithSize(parent.sibling, left: .right(box, 0), centerY: nil, height: 1, width: 2)
        box.removeAllConstraints()
        expectConstraints(of: box, named: parent.names)
        expectConstraints(of: view, named: parent.names, "sibling.centerY == parent.centerY")
        view.edgesAndSize(box, top: .top(view, 7), left: .left(view, 9), height: 10, width: 11)
        parent.layOut()
        expectFrame(box, 9, 7, 11, 10)
    }

    @Test func removingWithoutASuperviewTakesItsOwn() {
        box.widthAnchor.constraint(equalToConstant: 4).isActive = true
        box.removeAllConstraints()
        #expect(box.constraints.isEmpty)
    }
}
