import Foundation
import MaquetteViewTestSupport
import Testing

@testable import SwiftLayout

/// Putting layouts in force, changing and ending them.
@MainActor @Suite struct ActivationTests {
    let trio = Trio()
    var root: CountingView { trio.root }
    var one: CountingView { trio.one }
    var two: CountingView { trio.two }

    func layout(_ flag: Bool) -> some Layout {
        root.sl.sublayout {
            one.sl.anchors {
                if flag {
                    Anchors.cap
                    Anchors.bottom.equalTo(two, attribute: .top)
                } else {
                    Anchors.size.equalTo(width: 37, height: 19)
                    Anchors.top.equalToSuper(constant: 10)
                }
            }
            if flag {
                two.sl.anchors {
                    Anchors.width.equalTo(constant: 37)
                    Anchors.height.equalToSuper().multiplier(0.5)
                    Anchors.centerX.bottom
                }
            }
        }
    }

    let first = [
        "one.top == root.top", "one.leading == root.leading", "one.trailing == root.trailing",
        "one.bottom == two.top", "two.height == root.height * 0.5", "two.centerX == root.centerX",
        "two.bottom == root.bottom",
    ]

    @Test func constraintsAreKeptWhereUIKitKeepsThem() {
        let activation = layout(true).active()
        #expect(trio.equations(root.constraints) == first)
        #expect(trio.equations(two.constraints) == ["two.width == 37"] && one.constraints.isEmpty)
        #expect(activation.constraints.count == 8)
    }

    @Test func anUpdateWithoutAChangeKeepsTheConstraintsAndAddsTheViewsAgain() {
        let activation = layout(true).active()
        let before = root.constraints + two.constraints
        let after = layout(true).update(fromActivation: activation)
        #expect(after === activation)
        #expect(root.constraints + two.constraints == before)
        #expect(root.additions == [one, two, one, two] && one.removals == 0 && two.removals == 0)
    }

    @Test func anUpdateMovesBetweenSetsOfConstraints() {
        var activation = layout(true).active()
        activation = layout(false).update(fromActivation: activation)
        #expect(trio.equations(root.constraints) == ["one.top == root.top + 10"])
        #expect(trio.equations(one.constraints) == ["one.width == 37", "one.height == 19"])
        #expect(root.subviews == [one] && two.superview == nil && two.removals == 1)
        activation = layout(true).update(fromActivation: activation)
        #expect(trio.equations(root.constraints).sorted() == first.sorted())
        #expect(root.subviews == [one, two] && one.constraints.isEmpty)
    }

    @Test func theOrderOfTheLayoutIsTheOrderOfTheViews() {
        func layout(_ views: [UIView]) -> some Layout { root.sl.sublayout { for view in views { view } } }
        let activation = layout([one, two]).active()
        _ = layout([two, one]).update(fromActivation: activation)
        #expect(root.subviews == [two, one])
    }

    @Test func aViewThatSomebodyMovedIsNotRemoved() {
        let elsewhere = UIView()
        let activation = layout(true).active()
        elsewhere.addSubview(two)
        _ = layout(false).update(fromActivation: activation)
        #expect(two.superview === elsewhere)
    }

    @Test func theSameConstraintTwiceIsOne() {
        root.sl.sublayout {
            one.sl.anchors {
                Anchors.cap
                Anchors.top
                Anchors.size.equalTo(width: 3, height: 4)
                Anchors.width.equalTo(constant: 3)
            }
        }.finalActive()
        #expect(root.constraints.count == 3 && one.constraints.count == 2)
    }

    @Test func endingRemovesEverythingButTheTop() {
        let around = UIView()
        around.addSubview(root)
        let activation = layout(true).active()
        activation.deactive()
        #expect(root.superview === around && root.subviews.isEmpty)
        #expect(root.constraints.isEmpty && two.constraints.isEmpty && activation.constraints.isEmpty)
        #expect(root.translatesAutoresizingMaskIntoConstraints && root.removals == 0)
    }

    @Test func withoutItsActivationALayoutEnds() async {
        var activations: Set<Activation> = []
        layout(true).active().store(&activations)
        #expect(root.constraints.count == 7)
        activations = []
        for _ in 0..<100 where !root.constraints.isEmpty { await Task.yield() }
        #expect(root.constraints.isEmpty && two.constraints.isEmpty && root.subviews.isEmpty)
    }

    @Test func aFinalLayoutStays() async {
        layout(true).finalActive()
        for _ in 0..<20 { await Task.yield() }
        #expect(trio.equations(root.constraints) == first && root.subviews == [one, two])
    }

    @Test func activationsAreStoredInArraysAndSets() {
        var array: [Activation] = []
        var set: Set<Activation> = []
        let activation = root.sl.sublayout { one.sl.identifying("one") }.active()
        activation.store(&array)
        activation.store(&set)
        activation.store(&set)
        #expect(array == [activation] && set == [activation])
        #expect(array.viewForIdentifier("one") === one && set.viewForIdentifier("two") == nil)
        #expect(activation.viewForIdentifier("one") === one)
    }

    @Test func identifiersStandForViewsAnywhereInTheLayout() {
        let inner = UIView()
        root.sl.sublayout {
            one.sl.anchors {
                Anchors.top.equalTo("inner", attribute: .bottom)
                Anchors.leading.equalTo("nobody")
            }
            two.sl.sublayout { inner.sl.identifying("inner") }
        }.finalActive()
        let constraints = root.constraints
        #expect(constraints[0].secondItem === inner && constraints[0].secondAttribute == .bottom)
        #expect(constraints[1].secondItem === root)
    }

    @Test func theFirstOfSeveralViewsWithAnIdentifierIsMeant() {
        root.sl.sublayout {
            one.sl.identifying("same")
            two.sl.identifying("same")
            UIView().sl.anchors { Anchors.top.equalTo("same") }
        }.finalActive()
        #expect(root.constraints[0].secondItem === one)
    }

    @Test func identifiersAreSetAtOnceAndSeenInDescriptions() {
        let layout = root.sl.sublayout { one.sl.anchors { Anchors.top }.identifying("name") }
        #expect(one.accessibilityIdentifier == "name")
        layout.finalActive()
        #expect(root.constraints[0].description.contains("name"))
    }

    @Test func whatIsDoneOnActivationIsDoneEachTimeFromTheTop() {
        var done: [String] = []
        let layout = root.sl.onActivate { _ in done.append("root") }.sublayout {
            one.sl.onActivate { _ in done.append("replaced") }.onActivate { _ in done.append("one") }
            two.sl.onActivate { $0.isHidden.toggle() }
        }
        let activation = layout.active()
        #expect(done == ["root", "one"] && two.isHidden)
        _ = layout.update(fromActivation: activation)
        #expect(done == ["root", "one", "root", "one"] && !two.isHidden)
        activation.deactive()
        #expect(done.count == 4)
    }

    @Test func whatHappensOnActivationComesBeforeTheViewsAreAdded() {
        var superview: UIView? = root
        root.sl.sublayout { one.sl.onActivate { superview = $0.superview } }.finalActive()
        #expect(superview == nil)
    }

    @Test func hooksOfOnesOwnLayouts() {
        final class Log { var words: [String] = [] }
        struct Noisy: ModularLayout {
            let log: Log
            let view: UIView
            var layout: some Layout { view.sl.onActivate { [log] _ in log.words.append("view") } }
            func layoutWillActivate() { log.words.append("will") }
            func layoutDidActivate() { log.words.append("did \(view.superview != nil)") }
        }
        let log = Log()
        struct Wrapped: Layout {
            let inner: Noisy
            var sublayouts: [any Layout] { [inner.layout] }
            func layoutWillActivate() { inner.layoutWillActivate() }
            func layoutDidActivate() { inner.layoutDidActivate() }
        }
        root.sl.sublayout { Wrapped(inner: Noisy(log: log, view: one)) }.finalActive()
        #expect(log.words == ["will", "view", "did true"])
    }

    @Test func withoutForceNothingIsLaidOutYet() {
        let activation = root.sl.sublayout { one.sl.anchors { Anchors.allSides } }.active()
        #expect(one.frame == .zero)
        _ = root.sl.sublayout { one.sl.anchors { Anchors.allSides } }.update(
            fromActivation: activation, forceLayout: true)
        expectFrame(one, 0, 0, 100, 80)
    }

    @Test func constraintsTakenAwayByOthersComeBackOnceTheyAreGone() {
        let activation = layout(true).active(forceLayout: true)
        NSLayoutConstraint.deactivate(root.constraints)
        #expect(root.constraints.isEmpty)
        _ = layout(true).update(fromActivation: activation, forceLayout: true)
        #expect(trio.equations(root.constraints) == first)
    }

    @Test func constraintsTakenAwayByOthersWhoKeepThemStayAway() {
        let activation = layout(true).active()
        let kept = root.constraints
        NSLayoutConstraint.deactivate(kept)
        _ = layout(true).update(fromActivation: activation)
        #expect(root.constraints.isEmpty && kept.count == 7)
    }
}
