import Foundation
import Testing

@testable import MaquetteViewModel

/// Animations of layers at moments on their way.
@MainActor @Suite(.serialized) struct LayerAnimationTests {
    /// A layer on the screen with a time of its own.
    private func animating(_ body: (CALayer) throws -> Void) rethrows {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        try AnimationClock.run { try body(layer) }
    }

    private func opacity(_ layer: CALayer) -> Double { Double(layer.presentation()?.opacity ?? -1) }

    private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
        abs(value - expected) <= tolerance
    }

    private func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.duration = duration
        return animation
    }

    /// The control points are those of Apple's pages of the names; ten points of each curve by the construction of de Casteljau.
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0.0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
        (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ])
    func `Each named curve goes through its points`(name: CAMediaTimingFunctionName, points: [Double]) {
        func construct(_ t: Double, _ a: Double, _ b: Double) -> Double {
            func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * t }
            let (first, second, third) = (mix(0, a), mix(a, b), mix(b, 1))
            return mix(mix(first, second), mix(second, third))
        }
        animating { layer in
            let animation = fade()
            animation.timingFunction = CAMediaTimingFunction(name: name)
            layer.add(animation, forKey: "fade")
            var now = 0.0
            for step in 1...10 {
                let t = Double(step) / 10.5
                let time = construct(t, points[0], points[2])
                ProjectClock.advance(by: time - now)
                now = time
                #expect(isNear(opacity(layer), construct(t, points[1], points[3])), "\(name.rawValue) at \(time)")
            }
        }
    }

    /// The motion of a weight on a spring, m·x″ = -k·x - c·x′, stepped through by the method of Runge and Kutta.
    @Test(arguments: [
        (1.0, 100.0, 10.0, 0.0), (1, 100, 10, 5), (1, 100, 20, 0), (2, 80, 60, 0), (1, 100, 30, -2), (0.5, 300, 3, 0),
    ])
    func `A spring moves as its weight does`(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        func motion(until end: Double) -> Double {
            var (place, speed) = (-1.0, velocity)
            let steps = 4000
            let dt = end / Double(steps)
            func force(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
            for _ in 0..<steps {
                let (v1, a1) = (speed, force(place, speed))
                let (v2, a2) = (speed + a1 * dt / 2, force(place + v1 * dt / 2, speed + a1 * dt / 2))
                let (v3, a3) = (speed + a2 * dt / 2, force(place + v2 * dt / 2, speed + a2 * dt / 2))
                let (v4, a4) = (speed + a3 * dt, force(place + v3 * dt, speed + a3 * dt))
                place += dt * (v1 + 2 * v2 + 2 * v3 + v4) / 6
                speed += dt * (a1 + 2 * a2 + 2 * a3 + a4) / 6
            }
            return place + 1
        }
        animating { layer in
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 100)
            (animation.mass, animation.stiffness) = (CGFloat(mass), CGFloat(stiffness))
            (animation.damping, animation.initialVelocity) = (CGFloat(damping), CGFloat(velocity))
            animation.duration = 2
            layer.add(animation, forKey: nil)
            for step in 1...10 {
                ProjectClock.advance(by: 0.15)
                let x = Double(layer.presentation()?.position.x ?? -1)
                #expect(isNear(x, 100 * motion(until: 0.15 * Double(step)), 1e-4), "at \(0.15 * Double(step))")
            }
        }
    }

    /// The table of Apple's page of `CABasicAnimation`, for a layer whose opacity is 0.5, a quarter of the way.
    @Test(
        arguments: [
            (0.2, 1.0, nil, 0.4), (0.2, nil, 0.4, 0.3), (nil, 1, 0.4, 0.7), (0.1, nil, nil, 0.2), (nil, 1, nil, 0.625),
            (nil, nil, 0.4, 0.6), (nil, nil, nil, 0.5),
        ] as [(Double?, Double?, Double?, Double)])
    func `From, to and by are what Apple's table says`(from: Double?, to: Double?, by: Double?, expected: Double) {
        animating { layer in
            layer.opacity = 0.5
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            animation.duration = 4
            layer.add(animation, forKey: nil)
            ProjectClock.advance(by: 1)
            #expect(isNear(opacity(layer), expected))
            #expect(layer.opacity == 0.5 && layer.presentation()?.model() === layer)
        }
    }

    /// Half of the way, worked out by hand.
    @Test func `All kinds of values are half of the way in the middle`() throws {
        try animating { layer in
            @MainActor func add(_ keyPath: String, _ from: Any, _ to: Any) {
                let animation = CABasicAnimation(keyPath: keyPath)
                (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
                layer.add(animation, forKey: keyPath)
            }
            add("position", CGPoint(x: 10, y: 20), NSValue(cgPoint: CGPoint(x: 30, y: 60)))
            add("bounds.size", CGSize(width: 10, height: 20), CGSize(width: 20, height: 60))
            add("backgroundColor", UIColor.red.cgColor, UIColor.blue.cgColor)
            add("cornerRadius", 4 as CGFloat, 8)
            add("shadowOffset", CGSize(width: 0, height: 2), CGSize(width: 4, height: 4))
            add("transform.rotation.z", 0, Double.pi)
            ProjectClock.advance(by: 1)
            let seen = try #require(layer.presentation())
            #expect(seen.position == CGPoint(x: 20, y: 40))
            #expect(seen.bounds.size == CGSize(width: 15, height: 40))
            let color = try #require(seen.backgroundColor).drawingColor
            #expect(color.red == 0.5 && color.green == 0 && color.blue == 0.5 && color.alpha == 1)
            #expect(seen.cornerRadius == 6 && seen.shadowOffset == CGSize(width: 2, height: 3))
            // A quarter turn.
            #expect(abs(seen.transform.m11) < 1e-9 && isNear(Double(seen.transform.m12), 1))
            #expect(layer.position == CGPoint(x: 50, y: 25))
        }
    }

    @Test func `A path goes to another point by point, and what is drawn of a line grows`() throws {
        try AnimationClock.run {
            let layer = CAShapeLayer()
            let animation = CABasicAnimation(keyPath: "path")
            animation.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
            animation.toValue = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 30, height: 20)).cgPath
            animation.duration = 2
            layer.add(animation, forKey: "path")
            let stroke = CABasicAnimation(keyPath: "strokeEnd")
            (stroke.fromValue, stroke.duration) = (0, 2)
            layer.add(stroke, forKey: "stroke")
            ProjectClock.advance(by: 1)
            let seen = try #require(layer.presentation())
            #expect(seen.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 15))
            #expect(seen.strokeEnd == 0.5)
        }
    }

    // MARK: Timing, as Apple's pages of CAMediaTiming say

    private func opacities(_ times: [Double], _ change: (CABasicAnimation) -> Void) -> [Double] {
        var found: [Double] = []
        animating { layer in
            let animation = fade()
            change(animation)
            layer.opacity = 0.75
            layer.add(animation, forKey: "fade")
            var now = 0.0
            for time in times {
                ProjectClock.advance(by: time - now)
                now = time
                found.append((opacity(layer) * 1000).rounded() / 1000)
            }
        }
        return found
    }

    @Test func `An animation that is over is gone, unless it stays and fills forwards`() {
        #expect(opacities([0.25, 1.5]) { _ in } == [0.25, 0.75])
        #expect(opacities([1.5]) { $0.fillMode = .forwards } == [0.75])
        #expect(opacities([1.5]) { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) } == [1])
        #expect(opacities([1.5]) { $0.isRemovedOnCompletion = false } == [0.75])
    }

    @Test func `Before its beginning an animation shows only if it fills backwards`() {
        #expect(opacities([0.5, 1.25]) { $0.beginTime = CACurrentMediaTime() + 1 } == [0.75, 0.25])
        #expect(
            opacities([0.5, 1.25]) { ($0.beginTime, $0.fillMode) = (CACurrentMediaTime() + 1, .backwards) } == [
                0, 0.25,
            ])
    }

    @Test func `Repeating begins again, and reversing goes back`() {
        #expect(opacities([0.25, 1.25, 2.25, 2.75]) { $0.repeatCount = 2.5 } == [0.25, 0.25, 0.25, 0.75])
        #expect(opacities([0.25, 1.25, 2.25]) { $0.autoreverses = true } == [0.25, 0.75, 0.75])
        #expect(opacities([1.5, 2.25, 3.5]) { ($0.autoreverses, $0.repeatDuration) = (true, 3) } == [0.5, 0.25, 0.75])
        #expect(opacities([100.25]) { $0.repeatCount = .infinity } == [0.25])
    }

    @Test func `A speed of two takes half of the time, and an offset begins in the middle`() {
        #expect(opacities([0.25, 0.75]) { $0.speed = 2 } == [0.5, 0.75])
        #expect(opacities([0.25]) { $0.timeOffset = 0.5 } == [0.75])
        #expect(opacities([5]) { ($0.speed, $0.timeOffset) = (0, 0.3) } == [0.3])
    }

    /// The way in which Apple's technical note QA1673 stops the animations of a layer and lets them go on.
    @Test func `A layer that stands still keeps its animations where they are`() {
        animating { layer in
            layer.add(fade(), forKey: "fade")
            ProjectClock.advance(by: 0.25)
            let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
            (layer.speed, layer.timeOffset) = (0, stopped)
            ProjectClock.advance(by: 7)
            #expect(isNear(opacity(layer), 0.25))
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
            ProjectClock.advance(by: 0.25)
            #expect(isNear(opacity(layer), 0.5))
        }
    }

    @Test func `An additive animation is added, and a cumulative one goes on from its last value`() {
        animating { layer in
            layer.position = CGPoint(x: 10, y: 0)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.isAdditive) = (0, 40, true)
            layer.add(animation, forKey: nil)
            let second = CABasicAnimation(keyPath: "position.y")
            (second.fromValue, second.toValue, second.isCumulative) = (0, 10, true)
            (second.duration, second.repeatCount) = (1, 3)
            layer.add(second, forKey: nil)
            // Without a duration of its own an animation takes a quarter of a second.
            ProjectClock.advance(by: 0.125)
            #expect(layer.presentation()?.position.x == 30)
            ProjectClock.advance(by: 2.375)
            #expect(isNear(Double(layer.presentation()?.position.y ?? 0), 25))
        }
    }

    @Test func `A group cuts off its members, whose times are the group's`() {
        animating { layer in
            let group = CAAnimationGroup()
            let (early, late) = (fade(4), CABasicAnimation(keyPath: "cornerRadius"))
            (late.fromValue, late.toValue, late.duration, late.beginTime) = (0, 10, 1, 1)
            group.animations = [early, late]
            group.duration = 2
            layer.add(group, forKey: nil)
            ProjectClock.advance(by: 0.5)
            #expect(isNear(opacity(layer), 0.125) && layer.presentation()?.cornerRadius == 0)
            ProjectClock.advance(by: 1)
            #expect(isNear(opacity(layer), 0.375))
            #expect(isNear(Double(layer.presentation()?.cornerRadius ?? -1), 5))
            ProjectClock.advance(by: 0.75)
            #expect(opacity(layer) == 1)
        }
    }

    // MARK: Key frames, as Apple's pages of CAKeyframeAnimation say

    private func places(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [Double] {
        var found: [Double] = []
        animating { layer in
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40]
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: nil)
            var now = 0.0
            for time in times {
                ProjectClock.advance(by: time - now)
                now = time
                found.append((Double(layer.presentation()?.position.x ?? -1) * 1000).rounded() / 1000)
            }
        }
        return found
    }

    @Test func `Key frames are evenly spaced or at their times`() {
        #expect(places([0.25, 0.5, 0.75]) { _ in } == [5, 10, 25])
        #expect(places([0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] } == [5, 10, 25])
    }

    @Test func `Discrete key frames have one time more than values, and nothing between them`() {
        #expect(
            places([0.1, 0.6, 0.8]) { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.5, 0.75, 1]) }
                == [0, 10, 40])
    }

    @Test func `Paced key frames go evenly and ignore their times`() {
        #expect(places([0.25, 0.5]) { ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.9, 1]) } == [10, 20])
    }

    @Test func `Each way between key frames has a pace of its own`() {
        // Half of the time on the curve from (0.42, 0) to (0.58, 1) is half of the way; on a straight one too.
        let names = [CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .linear)]
        #expect(places([0.25, 0.625]) { $0.timingFunctions = names } == [5, 17.5])
    }

    @Test func `A path leads along its lines`() {
        animating { layer in
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 10))
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.duration, animation.calculationMode) = (path, 4, .paced)
            layer.add(animation, forKey: nil)
            ProjectClock.advance(by: 1.5)
            let place = layer.presentation()?.position ?? .zero
            #expect(isNear(Double(place.x), 15) && place.y == 0)
            ProjectClock.advance(by: 2)
            #expect(isNear(Double(layer.presentation()?.position.y ?? 0), 5))
        }
    }

    // MARK: Ends

    private final class Witness: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    @Test func `The delegate hears of the end when it is there`() {
        animating { layer in
            let witness = Witness()
            let animation = fade()
            animation.delegate = witness
            layer.add(animation, forKey: "fade")
            Deferred.settle()
            ProjectClock.advance(by: 0.5)
            #expect(witness.heard == ["start"] && layer.animation(forKey: "fade") != nil)
            ProjectClock.advance(by: 0.5)
            #expect(witness.heard == ["start", "stop true"] && layer.animation(forKey: "fade") == nil)
            layer.add(animation, forKey: "fade")
            layer.removeAnimation(forKey: "fade")
            Deferred.settle()
            #expect(witness.heard.last == "stop false")
        }
    }

    /// Apple's guide: layers without a view animate changes in a quarter of a second, once they are on the screen, unless actions are off.
    @Test func `A layer without a view goes to its new value by itself`() {
        animating { layer in
            layer.opacity = 0
            #expect(layer.animationKeys() == nil)
            layer.commit()
            layer.opacity = 1
            #expect(opacity(layer) == 0)
            ProjectClock.advance(by: 0.125)
            #expect(opacity(layer) > 0.5 && opacity(layer) < 1)
            ProjectClock.advance(by: 0.125)
            #expect(opacity(layer) == 1)
            var isOver = false
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { isOver = true }
            layer.opacity = 0
            CATransaction.commit()
            ProjectClock.advance(by: 1)
            #expect(isNear(opacity(layer), 0.5) && !isOver)
            ProjectClock.advance(by: 1)
            #expect(isOver)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 1
            CATransaction.commit()
            #expect(opacity(layer) == 1)
        }
    }

    @Test func `Where animations take no time nothing is on its way`() {
        let layer = CALayer()
        layer.add(fade(), forKey: "fade")
        #expect(layer.presentation() === layer && layer.presentation()?.opacity == 1)
    }
}
