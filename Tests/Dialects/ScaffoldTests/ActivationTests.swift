import MaquetteViewTestSupport
import Scaffold
import Testing

/// When constraints become active.
@MainActor @Suite struct ActivationTests {
    let room = Room()

    @Test func nothingIsActiveBeforeItIsActivated() {
        let scaffold = Scaffold()
        scaffold.view(room.box).left().top().size(10)
        #expect(!room.box.translatesAutoresizingMaskIntoConstraints)
        #expect(room.root.constraints.isEmpty && room.box.constraints.isEmpty)
        scaffold.activate()
        #expect(room.root.constraints.count == 2 && room.box.constraints.count == 2)
    }

    @Test func activatingAgainDoesNothing() {
        let scaffold = Scaffold()
        scaffold.view(room.box).left()
        scaffold.activate()
        NSLayoutConstraint.deactivate(room.root.constraints)
        scaffold.activate()
        #expect(room.root.constraints.isEmpty)
    }

    @Test func oneScaffoldServesManyViews() {
        let scaffold = Scaffold()
        scaffold.view(room.box).left()
        scaffold.view(room.sibling).right()
        scaffold.activate()
        scaffold.view(room.box).top()
        scaffold.activate()
        expectConstraints(
            of: room.root, named: room.names, "box.left == root.left", "sibling.right == root.right",
            "box.top == root.top")
    }

    @Test func immediatelyMeansWithEachCall() {
        let scaffold = Scaffold(activateImmediately: true)
        scaffold.view(room.box).left()
        #expect(room.root.constraints.count == 1)
        scaffold.top()
        #expect(room.root.constraints.count == 2)
    }

    @Test func theViewIsNotMovedIntoAnySuperview() {
        let loose = UIView()
        _ = Scaffold().view(loose)
        #expect(loose.superview == nil)
    }
}
