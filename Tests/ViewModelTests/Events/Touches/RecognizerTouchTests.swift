import MaquetteViewModel
import Testing
import UIKit

/// What recognisers make of touches. Sources: Apple's pages of each class and of its properties, and "Gesture Recognizer State Machine"
/// ("Implementing a discrete / continuous gesture recognizer").
@MainActor @Suite struct RecognizerTouchTests {
    let it = TouchedScreen()
    let hearer = Hearer()
    private var view: HearingView { it.root.subviews.lazy.compactMap { $0 as? HearingView }.first ?? HearingView() }

    init() { it.add(HearingView(), CGRect(x: 0, y: 0, width: 400, height: 400)) }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to other: UIView? = nil) -> Recognizer {
        recognizer.addTarget(hearer, action: Hearer.heard)
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Taps

    @Test func aTapIsRecognizedOnceWhenTheFingerIsLifted() {
        let tap = add(UITapGestureRecognizer())
        it.screen.press([CGPoint(x: 20, y: 30)])
        #expect(hearer.states.isEmpty)
        it.screen.lift()
        #expect(hearer.states == [.ended])
        #expect(tap.state == .possible, "after its gesture a recogniser is reset")
    }

    @Test func aTapTellsItsPlace() {
        @MainActor final class Placing: NSObject {
            var place = CGPoint.zero
            func tapped(_ tap: UITapGestureRecognizer) { place = tap.location(in: tap.view) }
        }
        let placing = Placing()
        let inner = it.add(UIView(), CGRect(x: 50, y: 60, width: 100, height: 100), to: view)
        let tap = UITapGestureRecognizer(target: placing, action: Placing.tapped)
        inner.addGestureRecognizer(tap)
        it.screen.tap(at: CGPoint(x: 70, y: 90))
        #expect(placing.place == CGPoint(x: 20, y: 30))
    }

    @Test func aDoubleTapNeedsTwo() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty)
        it.screen.tap(at: CGPoint(x: 20, y: 30), count: 2)
        #expect(hearer.states == [.ended])
    }

    @Test func twoFingersTapWhereTwoAreRequired() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty)
        it.screen.press([CGPoint(x: 20, y: 30), CGPoint(x: 90, y: 30)])
        it.screen.lift()
        #expect(hearer.states == [.ended])
    }

    @Test func aDragIsNoTap() {
        _ = add(UITapGestureRecognizer())
        it.screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 20, y: 300))
        #expect(hearer.states.isEmpty)
    }

    @Test func aDisabledRecognizerHearsNothing() {
        add(UITapGestureRecognizer()).isEnabled = false
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty)
        #expect(view.calls == ["began 20,30", "ended 20,30"])
    }

    // MARK: Long presses

    @Test func aLongPressBeginsAfterHalfASecondAndEndsWithTheFinger() {
        _ = add(UILongPressGestureRecognizer())
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.wait(0.49)
        #expect(hearer.states.isEmpty)
        it.screen.wait(0.02)
        #expect(hearer.states == [.began])
        it.screen.move(to: [CGPoint(x: 80, y: 30)])
        it.screen.lift()
        #expect(hearer.states == [.began, .changed, .ended])
    }

    @Test func aFingerThatMovesTooFarIsNoLongPress() {
        _ = add(UILongPressGestureRecognizer())
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.move(to: [CGPoint(x: 31, y: 30)])
        it.screen.wait(1)
        it.screen.lift()
        #expect(hearer.states.isEmpty)
    }

    @Test func aShortPressIsNoLongPress() {
        _ = add(UILongPressGestureRecognizer())
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty)
    }

    // MARK: Pans and swipes

    @Test func aPanTellsItsTranslationFromWhereItBegan() {
        @MainActor final class Panning: NSObject {
            var translations: [CGPoint] = []
            func panned(_ pan: UIPanGestureRecognizer) { translations.append(pan.translation(in: pan.view)) }
        }
        let panning = Panning()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: panning, action: Panning.panned))
        it.screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 120, y: 80))
        #expect(panning.translations.last == CGPoint(x: 100, y: 50))
    }

    @Test func aPanIsContinuous() {
        _ = add(UIPanGestureRecognizer())
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.move(to: [CGPoint(x: 50, y: 30)])
        it.screen.move(to: [CGPoint(x: 60, y: 30)])
        it.screen.lift()
        #expect(hearer.states == [.began, .changed, .ended])
    }

    /// A hundred points in a quarter of a second are four hundred in a second.
    @Test func aPanTellsItsVelocity() {
        @MainActor final class Panning: NSObject {
            var velocity = CGPoint.zero
            func panned(_ pan: UIPanGestureRecognizer) { velocity = pan.velocity(in: pan.view) }
        }
        let panning = Panning()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: panning, action: Panning.panned))
        it.screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 120, y: 30), seconds: 0.25)
        #expect(abs(panning.velocity.x - 400) < 0.001 && panning.velocity.y == 0)
        it.screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 120, y: 30), seconds: 0.25, rest: 1)
        #expect(panning.velocity == .zero)
    }

    @Test func aPanWithTwoFingersNeedsTwo() {
        let pan = add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        it.screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 120, y: 30))
        #expect(hearer.states.isEmpty)
        it.screen.press([CGPoint(x: 20, y: 30), CGPoint(x: 60, y: 30)])
        it.screen.move(to: [CGPoint(x: 120, y: 30), CGPoint(x: 160, y: 30)])
        it.screen.lift()
        #expect(hearer.states == [.began, .ended])
    }

    @Test(arguments: [
        (CGPoint(x: 300, y: 200), UISwipeGestureRecognizer.Direction.right), (CGPoint(x: 100, y: 200), .left),
    ])
    func aSwipeIsRecognizedInItsDirection(_ end: CGPoint, _ direction: UISwipeGestureRecognizer.Direction) {
        add(UISwipeGestureRecognizer()).direction = direction
        it.screen.drag(from: CGPoint(x: 200, y: 200), to: end)
        #expect(hearer.states == [.ended])
        it.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 400 - end.x, y: 200))
        #expect(hearer.states == [.ended], "the other way is none")
    }

    @Test func aSlowDragIsNoSwipe() {
        _ = add(UISwipeGestureRecognizer())
        it.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200), seconds: 4)
        #expect(hearer.states.isEmpty)
    }

    @Test func aPanFromTheEdgeBeginsThere() {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        it.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        #expect(hearer.states.isEmpty)
        it.screen.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 100, y: 200))
        #expect(hearer.states.first == .began && hearer.states.last == .ended)
    }

    // MARK: Two fingers

    @Test func aPinchTellsHowMuchFartherFingersAreApart() {
        @MainActor final class Pinching: NSObject {
            var scales: [CGFloat] = []
            func pinched(_ pinch: UIPinchGestureRecognizer) { scales.append(pinch.scale) }
        }
        let pinching = Pinching()
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: pinching, action: Pinching.pinched))
        it.screen.pinch(around: CGPoint(x: 200, y: 200), scale: 2)
        #expect(pinching.scales.last == 2)
    }

    @Test func aRotationTellsTheTurnOfTwoFingers() {
        @MainActor final class Turning: NSObject {
            var turns: [CGFloat] = []
            func turned(_ rotation: UIRotationGestureRecognizer) { turns.append(rotation.rotation) }
        }
        let turning = Turning()
        view.addGestureRecognizer(UIRotationGestureRecognizer(target: turning, action: Turning.turned))
        it.screen.press([CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200)])
        it.screen.move(to: [CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 300)])
        it.screen.lift()
        #expect(turning.turns.last.map { abs($0 - .pi / 2) < 0.0001 } == true)
    }

    // MARK: With views

    @Test func aRecognizedGestureTakesTheTouchFromTheView() {
        _ = add(UITapGestureRecognizer())
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(view.calls == ["began 20,30", "cancelled 20,30"])
    }

    @Test func withoutCancellingTheViewHearsOfTheEnd() {
        add(UITapGestureRecognizer()).cancelsTouchesInView = false
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(view.calls == ["began 20,30", "ended 20,30"])
        #expect(hearer.states == [.ended])
    }

    @Test func aRecognizerThatDelaysTouchesKeepsThemUntilItHasFailed() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesBegan = true
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.lift()
        #expect(view.calls.isEmpty)
        it.screen.wait(1)
        #expect(view.calls == ["began 20,30", "ended 20,30"])
    }

    @Test func theEndWaitsForADoubleTap() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.lift()
        #expect(view.calls == ["began 20,30"])
        it.screen.wait(1)
        #expect(view.calls == ["began 20,30", "ended 20,30"])
    }

    @Test func aRecognizerHearsOfTouchesInSubviews() {
        let inner = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
        _ = add(UITapGestureRecognizer())
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states == [.ended])
        #expect(inner.calls == ["began 20,30", "cancelled 20,30"])
    }

    // MARK: With each other

    @Test func theInnerOfTwoTapsIsRecognized() {
        let inner = it.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
        _ = add(UITapGestureRecognizer())
        let innerHearer = Hearer()
        let tap = UITapGestureRecognizer()
        tap.addTarget(innerHearer, action: Hearer.heard)
        inner.addGestureRecognizer(tap)
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(innerHearer.states == [.ended] && hearer.states.isEmpty)
    }

    @Test func aDelegateLetsTwoBeRecognized() {
        let inner = it.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
        _ = add(UITapGestureRecognizer())
        let answers = Answers()
        answers.together = true
        let tap = add(UITapGestureRecognizer(), to: inner)
        tap.delegate = answers
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states == [.ended, .ended])
    }

    @Test func aSingleTapThatRequiresADoubleTapToFailWaits() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let doubleHearer = Hearer()
        double.addTarget(doubleHearer, action: Hearer.heard)
        view.addGestureRecognizer(double)
        add(UITapGestureRecognizer()).require(toFail: double)
        it.screen.tap(at: CGPoint(x: 20, y: 30), count: 2)
        #expect(doubleHearer.states == [.ended] && hearer.states.isEmpty)
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.lift()
        #expect(hearer.states.isEmpty)
        it.screen.wait(1)
        #expect(doubleHearer.states == [.ended] && hearer.states == [.ended])
    }

    @Test func aDelegateCanForbidTheBeginning() {
        let answers = Answers()
        answers.begins = false
        add(UITapGestureRecognizer()).delegate = answers
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty && view.calls == ["began 20,30", "ended 20,30"])
    }

    @Test func aDelegateCanRefuseATouch() {
        let answers = Answers()
        answers.receives = false
        add(UITapGestureRecognizer()).delegate = answers
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty)
    }

    @Test func aViewCanForbidTheBeginning() {
        final class Strict: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let strict = it.add(Strict(), CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
        _ = add(UITapGestureRecognizer(), to: strict)
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty)
    }

    /// A failure of one at the last finger must not keep another from its end.
    @Test func aPanEndsThoughARotationBesideItFails() {
        let answers = Answers()
        answers.together = true
        let panHearer = Hearer()
        let (rotation, pan) = (UIRotationGestureRecognizer(), UIPanGestureRecognizer())
        pan.addTarget(panHearer, action: Hearer.heard)
        for recognizer in [pan, rotation] {
            recognizer.delegate = answers
            view.addGestureRecognizer(recognizer)
        }
        it.screen.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 20, y: 200))
        #expect(panHearer.states.first == .began && panHearer.states.last == .ended)
    }

    /// Apple of `isEnabled`: one that is recognising something transitions to a cancelled state.
    @Test func aRecognizerThatIsDisabledIsCancelled() {
        let pan = add(UIPanGestureRecognizer())
        it.screen.press([CGPoint(x: 20, y: 30)])
        it.screen.move(to: [CGPoint(x: 60, y: 30)])
        pan.isEnabled = false
        pan.isEnabled = true
        it.screen.move(to: [CGPoint(x: 90, y: 30)])
        it.screen.lift()
        #expect(hearer.states == [.began, .cancelled])
    }

    // MARK: An app's own

    @Test func aRecognizerOfAnAppsOwnGoesThroughItsStates() {
        /// Recognises at once, as Apple's sample of a discrete gesture does.
        final class TouchDown: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        _ = add(TouchDown())
        it.screen.press([CGPoint(x: 20, y: 30)])
        #expect(hearer.states == [.ended])
        it.screen.lift()
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states == [.ended, .ended])
    }

    @Test func oneThatNeverDecidesFails() {
        final class Waiting: UIGestureRecognizer {
            var resets = 0
            override func reset() { resets += 1 }
        }
        let waiting = add(Waiting())
        it.screen.tap(at: CGPoint(x: 20, y: 30))
        #expect(hearer.states.isEmpty && waiting.resets == 1 && waiting.state == .possible)
        #expect(view.calls == ["began 20,30", "ended 20,30"])
    }
}
