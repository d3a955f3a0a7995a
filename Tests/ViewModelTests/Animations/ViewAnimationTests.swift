import Foundation
import Testing

@testable import MaquetteViewModel

/// Animations of views at moments on their way.
@MainActor @Suite(.serialized) struct ViewAnimationTests {
    private func animating(_ body: (UIView) throws -> Void) rethrows {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        try AnimationClock.run { try body(view) }
    }

    private func alpha(_ view: UIView) -> Double {
        (Double(view.layer.presentation()?.opacity ?? -1) * 1000).rounded() / 1000
    }
    private func x(_ view: UIView) -> Double {
        (Double(view.layer.presentation()?.position.x ?? -1) * 1000).rounded() / 1000
    }

    @Test func `A view is on its way while its values are those of the end`() {
        animating { view in
            var ends: [Bool] = []
            UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
                view.alpha = 0
                view.center.x = 150
            } completion: {
                ends.append($0)
            }
            #expect(view.alpha == 0 && view.center.x == 150)
            #expect(alpha(view) == 1 && x(view) == 50)
            ProjectClock.advance(by: 1)
            #expect(alpha(view) == 1)
            ProjectClock.advance(by: 0.5)
            #expect(alpha(view) == 0.75 && x(view) == 75 && ends.isEmpty)
            ProjectClock.advance(by: 1.5)
            #expect(alpha(view) == 0 && ends == [true] && view.layer.animationKeys() == nil)
        }
    }

    /// The curve of easing in and out is symmetrical: in the middle of the time half of the way is done, and before that less.
    @Test func `The usual curve is easing in and out`() {
        animating { view in
            UIView.animate(withDuration: 1) { view.center.x = 150 }
            ProjectClock.advance(by: 0.25)
            #expect(x(view) > 50 && x(view) < 75)
            ProjectClock.advance(by: 0.25)
            #expect(x(view) == 100)
        }
    }

    @Test func `A block without changes is over at once`() {
        animating { _ in
            var isOver = false
            UIView.animate(withDuration: 5, animations: {}) { _ in isOver = true }
            Deferred.settle()
            #expect(isOver)
        }
    }

    @Test func `Reversing goes back, and repeating never ends`() {
        animating { view in
            var isOver = false
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) {
                view.alpha = 0
            } completion: { _ in
                isOver = true
            }
            ProjectClock.advance(by: 0.25)
            #expect(alpha(view) == 0.75)
            ProjectClock.advance(by: 1)
            #expect(alpha(view) == 0.25)
            ProjectClock.advance(by: 40)
            #expect(alpha(view) == 0.25 && !isOver)
        }
    }

    @Test func `A change during an animation goes on from where the view is`() {
        animating { view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
            ProjectClock.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
            #expect(x(view) == 100)
            ProjectClock.advance(by: 1)
            #expect(x(view) == 50)
        }
    }

    @Test func `Layout inside of a block is animated, and layout after it is not`() {
        animating { view in
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            let leading = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0)
            NSLayoutConstraint.activate([
                leading, inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            ])
            view.layoutIfNeeded()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                leading.constant = 40
                view.layoutIfNeeded()
            }
            ProjectClock.advance(by: 0.5)
            #expect(x(inner) == 25)
            UIView.animate(withDuration: 1) { leading.constant = 0 }
            ProjectClock.advance(by: 0.5)
            view.layoutIfNeeded()
            #expect(x(inner) == 5)
        }
    }

    /// A spring of UIKit's ends with its duration: then a swing of a two-hundredth of the way is left at most.
    @Test(arguments: [(0.4, 0.0), (0.7, 0), (1, 0), (0.5, 3)])
    func `A spring has come to rest when its duration is over`(ratio: Double, velocity: Double) {
        animating { view in
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(ratio),
                initialSpringVelocity: CGFloat(velocity), options: []
            ) { view.center.x = 1050 }
            ProjectClock.advance(by: 0.3)
            let isPast = x(view) > 1050
            ProjectClock.advance(by: 0.699)
            #expect(abs(x(view) - 1050) <= 5)
            // One that is damped enough does not swing.
            if ratio == 1 { #expect(!isPast) }
        }
    }

    /// Apple's page: with a bounce of 0 a spring of a perceptual duration d is critically damped with a frequency of 2π/d, so its way is
    /// 1 - (1 + 2π·t/d)·e^(-2π·t/d).
    @Test func `A spring by its bounce has the frequency of its duration`() {
        animating { view in
            UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 150 }
            ProjectClock.advance(by: 0.125)
            let t = Double.pi / 2
            let expected = 50 + 100 * (1 - (1 + t) * exp(-t))
            #expect(abs(x(view) - expected) < 0.001)
        }
    }

    /// What a debugger prints of such an animation on a phone: key times 0, 0.1 and 1, values 1, 0 and 0, the mode linear, the pace of
    /// easing in and out for the whole, both ends filled.
    @Test func `Key frames make the animation that UIKit makes of them`() throws {
        try animating { view in
            UIView.animateKeyframes(withDuration: 10, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
            }
            let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
            #expect(animation.keyTimes == [0, 0.1, 1] && animation.values as? [NSNumber] == [1, 0, 0])
            #expect(animation.calculationMode == .linear && animation.fillMode == .both && animation.duration == 10)
            #expect(animation.timingFunction?.curve == CAMediaTimingFunction(name: .easeInEaseOut).curve)
        }
    }

    @Test func `Key frames follow each other`() {
        animating { view in
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            var isOver = false
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 250 }
            } completion: { _ in
                isOver = true
            }
            ProjectClock.advance(by: 0.5)
            #expect(x(view) == 100)
            ProjectClock.advance(by: 0.75)
            #expect(x(view) == 150)
            ProjectClock.advance(by: 0.5)
            #expect(x(view) == 200 && !isOver)
            ProjectClock.advance(by: 0.25)
            #expect(isOver && x(view) == 250)
        }
    }

    @Test func `A turn and a colour are on their way`() throws {
        try animating { view in
            view.backgroundColor = .white
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
                view.backgroundColor = .black
            }
            ProjectClock.advance(by: 0.5)
            let seen = try #require(view.layer.presentation())
            #expect(seen.transform.m11 == 2)
            #expect(seen.backgroundColor?.drawingColor.red == 0.5)
            #expect(view.backgroundColor == .black)
        }
    }

    // MARK: Property animators, as Apple's pages say

    @Test func `An animator is set, runs, and ends`() {
        animating { view in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
            animator.addCompletion { ends.append($0) }
            animator.fractionComplete = 0.25
            #expect(animator.state == .active && !animator.isRunning)
            ProjectClock.advance(by: 3)
            #expect(x(view) == 75)
            animator.startAnimation()
            ProjectClock.advance(by: 0.5)
            #expect(x(view) == 100 && animator.fractionComplete == 0.5)
            animator.pauseAnimation()
            ProjectClock.advance(by: 1)
            #expect(x(view) == 100)
            animator.startAnimation()
            ProjectClock.advance(by: 1)
            #expect(ends == [.end] && x(view) == 150 && animator.state == .inactive)
        }
    }

    @Test func `A reversed animator goes back to the start`() {
        animating { view in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            ProjectClock.advance(by: 1)
            animator.isReversed = true
            ProjectClock.advance(by: 0.5)
            #expect(x(view) == 75)
            ProjectClock.advance(by: 0.5)
            #expect(ends == [.start] && view.center.x == 50)
        }
    }

    @Test func `What is stopped stays where it is until it is finished`() {
        animating { view in
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
            animator.startAnimation()
            ProjectClock.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(view.center.x == 75 && animator.state == .stopped)
            animator.finishAnimation(at: .end)
            #expect(view.center.x == 150 && animator.state == .inactive)
        }
    }

    /// Scrubbing is even, whatever the curve; without that the fraction is one of the time.
    @Test func `Scrubbing follows the finger unless it is told not to`() {
        animating { view in
            let even = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.center.x = 150 }
            even.fractionComplete = 0.25
            #expect(x(view) == 75)
            even.stopAnimation(true)
            let curved = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.center.x = 175 }
            curved.scrubsLinearly = false
            curved.fractionComplete = 0.25
            #expect(x(view) > 75 && x(view) < 100)
        }
    }
}
