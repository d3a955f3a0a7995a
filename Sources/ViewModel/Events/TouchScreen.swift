import Foundation

/// Fingers on a window. What they do reaches the app as on a phone: through `UIApplication.sendEvent(_:)`, gesture recognisers and
/// responders. Time is the caller's: it goes on with ``wait(_:)`` alone, so that the same fingers always do the same.
@MainActor package final class TouchScreen {
    private let window: UIWindow
    /// What the fingers have touched: the window, or one in front of it, which nobody may keep after it has gone.
    private weak var front: UIWindow?
    private var touched: UIWindow { front ?? window }
    private var delivery: TouchDelivery { touched.touchDelivery }
    private var fingers: [UITouch] = []

    package init(_ window: UIWindow) { self.window = window }

    /// Within which a finger that comes back taps once more, and how near; both are recalled from UIKit's own recogniser.
    static let tapInterval: TimeInterval = 0.35
    static let tapReach: CGFloat = 45

    /// Fingers come down at points of the window.
    package func press(_ points: [CGPoint]) {
        front = points.first.map(window.windowTouched)
        let touched = touched
        fingers = points.enumerated().map { number, place in
            let point = place.seen(from: touched, on: window)
            let finger = UITouch()
            let state = finger.touchState
            state.number = number
            (state.window, state.start, state.place, state.formerPlace) = (touched, point, point, point)
            state.tapCount = delivery.tapCount(at: point)
            return finger
        }
        send(.began)
    }

    package func move(to points: [CGPoint]) {
        for (finger, point) in zip(fingers, points) {
            finger.touchState.formerPlace = finger.touchState.place
            finger.touchState.place = point.seen(from: touched, on: window)
        }
        send(.moved)
    }

    package func lift() {
        for finger in fingers { finger.touchState.formerPlace = finger.touchState.place }
        if let finger = fingers.first { delivery.noteTap(finger) }
        send(.ended)
        fingers = []
    }

    package func wait(_ seconds: TimeInterval) { delivery.clock.advance(by: seconds) }

    private func send(_ phase: UITouch.Phase) {
        guard !fingers.isEmpty else { return }
        for finger in fingers { (finger.touchState.phase, finger.touchState.time) = (phase, delivery.clock.now) }
        UIApplication.shared.sendEvent(TouchesEvent(Set(fingers), at: delivery.clock.now))
    }

    // MARK: What people do

    /// Seconds that a tap lasts.
    private static let tapLength = 0.05

    /// - Parameter count: how often in a row.
    package func tap(at point: CGPoint, count: Int = 1) {
        for turn in 0..<max(1, count) {
            if turn > 0 { wait(Self.tapLength * 2) }
            press([point])
            wait(Self.tapLength)
            lift()
        }
        settle()
    }

    package func longPress(at point: CGPoint, seconds: TimeInterval = 1) {
        press([point])
        wait(seconds)
        lift()
        settle()
    }

    /// - Parameters:
    ///   - seconds: how long the finger is on its way.
    ///   - rest: how long it rests before it is lifted; without a rest, what it moves goes on.
    package func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.25, rest: TimeInterval = 0) {
        press([start])
        let steps = max(2, Int((seconds * 60).rounded()))
        for step in 1...steps {
            wait(seconds / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            move(to: [
                CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            ])
        }
        wait(rest)
        lift()
        settle()
    }

    /// Two fingers, as far from each other at the end as this many times before.
    package func pinch(
        around middle: CGPoint, scale: CGFloat, from distance: CGFloat = 100, seconds: TimeInterval = 0.25
    ) {
        func points(_ distance: CGFloat) -> [CGPoint] {
            [CGPoint(x: middle.x - distance / 2, y: middle.y), CGPoint(x: middle.x + distance / 2, y: middle.y)]
        }
        press(points(distance))
        let steps = max(2, Int((seconds * 60).rounded()))
        for step in 1...steps {
            wait(seconds / Double(steps))
            move(to: points(distance * (1 + (scale - 1) * CGFloat(step) / CGFloat(steps))))
        }
        lift()
        settle()
    }

    /// Longer than any recogniser waits for another tap.
    private func settle() { wait(1) }
}
