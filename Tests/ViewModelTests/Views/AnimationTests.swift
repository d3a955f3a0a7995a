import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AnimationTests {
    @Test func theDurationOfABlockIsInheritedInsideAndOnlyThere() {
        var inside: TimeInterval = -1
        UIView.animate(withDuration: 0.3) { inside = UIView.inheritedAnimationDuration }
        #expect(inside == 0.3 && UIView.inheritedAnimationDuration == 0)
    }

    @Test func aNestedBlockTakesTheOuterTimeUnlessItOverridesIt() {
        var (nested, overriding): (TimeInterval, TimeInterval) = (-1, -1)
        UIView.animate(withDuration: 2) {
            UIView.animate(withDuration: 1) { nested = UIView.inheritedAnimationDuration }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                overriding = UIView.inheritedAnimationDuration
            }
        }
        #expect(nested == 2 && overriding == 1)
    }

    @Test func nothingIsInheritedWhereNothingIsAnimated() {
        var inside: TimeInterval = -1
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { inside = UIView.inheritedAnimationDuration }
        }
        #expect(inside == 0)
    }

    @Test func aPropertyAnimatorsBlockHasItsDuration() {
        var inside: TimeInterval = -1
        let animator = UIViewPropertyAnimator(duration: 0.7, curve: .linear) {
            inside = UIView.inheritedAnimationDuration
        }
        animator.startAnimation()
        #expect(inside == 0.7)
    }

    @Test func viewsAnimateTheirLayersInsideBlocksAlone() {
        let view = UIView()
        #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
        #expect(view.layer.action(forKey: "opacity") == nil)
        UIView.animate(withDuration: 0.5) {
            let animation = view.layer.action(forKey: "opacity") as? CABasicAnimation
            #expect(animation?.keyPath == "opacity" && animation?.duration == 0.5)
        }
    }

    @Test func aLayersOwnTableComesAfterItsDelegate() {
        let layer = CALayer()
        let transition = CATransition()
        layer.actions = ["contents": transition, "bounds": NSNull()]
        #expect(layer.action(forKey: "contents") as? CATransition === transition)
        #expect(layer.action(forKey: "bounds") == nil)
        transition.isRemovedOnCompletion = false
        layer.action(forKey: "contents")?.run(forKey: "contents", object: layer, arguments: nil)
        #expect(layer.animation(forKey: "contents") is CATransition)
    }

    @Test func deletedViewsAreGoneWhenTheAnimationIsOver() async {
        let parent = UIView.root(10, 10)
        let child = parent.adding(UIView())
        await withCheckedContinuation { continuation in
            UIView.perform(.delete, on: [child], options: [], animations: nil) { finished in
                #expect(finished && parent.subviews.isEmpty)
                continuation.resume()
            }
        }
    }

    @Test func aRepeatedAnimationLandsOnItsEnd() {
        let view = UIView()
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.alpha = 0.5 }
        }
        #expect(view.alpha == 0.5)
    }

    private final class Witness: NSObject {
        var heard: [String] = []
        func willStart(_ name: String, context: UnsafeMutableRawPointer?) {
            heard.append("\(name) starts, \(context.map { "\($0.load(as: Int.self))" } ?? "nothing")")
        }
        func didStop(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            heard.append("\(name) stops, \(finished.boolValue)")
        }
    }

    /// As Apple's documentation of the methods before closures says: two tenths of a second unless told, and the delegate hears of
    /// both ends with the name and the context that were given.
    @Test func aBlockBetweenTwoCallsTellsItsDelegate() async {
        let witness = Witness()
        let context = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
        defer { context.deallocate() }
        context.storeBytes(of: 42, as: Int.self)
        UIView.beginAnimations("fade", context: context)
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationDelegate(witness)
        UIView.setAnimationWillStart(Selector(calling: Witness.willStart(_:context:), "willStart:context:"))
        UIView.setAnimationDidStop(Selector(calling: Witness.didStop(_:finished:context:), "didStop:finished:context:"))
        #expect(UIView.inheritedAnimationDuration == 0.5)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0 && witness.heard.isEmpty)
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0) {
            } completion: { _ in
                continuation.resume()
            }
        }
        #expect(witness.heard == ["fade starts, 42", "fade stops, true"])
        // One that was never begun changes nothing.
        UIView.setAnimationDuration(3)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
    }
}

/// Springs, as the equation of a damped oscillator says: a damping of 2·√(stiffness · mass) is just enough for none to swing.
@MainActor @Suite struct SpringTests {
    @Test(arguments: [(1.0, 100.0, 20.0, 1.0), (1, 100, 10, 0.5), (4, 25, 20, 1)])
    func aWeightOnASpringHasARatio(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, ratio: CGFloat) {
        let spring = UISpringTimingParameters(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(spring.dampingRatio == ratio)
        #expect(spring.initialVelocity.dx == 1)
    }

    @Test func bouncingIsTheOppositeOfDamping() {
        #expect(UISpringTimingParameters(duration: 0.5, bounce: 0).dampingRatio == 1)
        #expect(UISpringTimingParameters(duration: 0.5, bounce: 0.25).dampingRatio == 0.75)
        #expect(UISpringTimingParameters(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    }
}
