import Foundation

// The system's gestures. How far and how long fingers may go is recalled where Apple documents no number: a tap may move as far as another
// may be from it, and pans begin after ten points.

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired: Int {
        get { settings.taps ?? 1 }
        set { settings.taps = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { settings.touches ?? 1 }
        set { settings.touches = newValue }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        settings.cancelAlarm(recognition)
        // Fingers of the taps before are gone.
        recognition.touches.removeAll { $0.phase == .ended }
        if recognition.touches.count > numberOfTouchesRequired { state = .failed }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.way > TouchScreen.tapReach }) { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard recognition.touches.allSatisfy({ $0.phase == .ended }) else { return }
        guard recognition.touches.count == numberOfTouchesRequired else { return state = .failed }
        settings.tapsDone += 1
        if settings.tapsDone >= numberOfTapsRequired { return state = .ended }
        settings.alarm = recognition.delivery?.clock.after(TouchScreen.tapInterval) { [weak self] in
            self?.state = .failed
        }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired: Int {
        get { settings.taps ?? 0 }
        set { settings.taps = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { settings.touches ?? 1 }
        set { settings.touches = newValue }
    }
    open var minimumPressDuration: TimeInterval {
        get { settings.pressDuration }
        set { settings.pressDuration = newValue }
    }
    open var allowableMovement: CGFloat {
        get { settings.allowableMovement }
        set { settings.allowableMovement = newValue }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        settings.cancelAlarm(recognition)
        recognition.touches.removeAll { $0.phase == .ended }
        guard recognition.touches.count <= numberOfTouchesRequired else { return state = .failed }
        guard recognition.touches.count == numberOfTouchesRequired, settings.tapsDone == numberOfTapsRequired else {
            return
        }
        settings.alarm = recognition.delivery?.clock.after(minimumPressDuration) { [weak self] in self?.state = .began }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if touches.contains(where: { $0.way > allowableMovement }) { state = .failed }
        } else {
            state = .changed
        }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        settings.cancelAlarm(recognition)
        guard settings.tapsDone < numberOfTapsRequired else { return state = .failed }
        settings.tapsDone += 1
        settings.alarm = recognition.delivery?.clock.after(TouchScreen.tapInterval) { [weak self] in
            self?.state = .failed
        }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches: Int {
        get { settings.touches ?? 1 }
        set { settings.touches = newValue }
    }
    open var maximumNumberOfTouches: Int {
        get { settings.mostTouches }
        set { settings.mostTouches = newValue }
    }
    open func translation(in view: UIView?) -> CGPoint { recognition.vector(settings.translation, in: view) }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        settings.translation = recognition.vector(translation, from: view)
    }
    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { recognition.vector(settings.velocity, in: view) }

    static let least: CGFloat = 10

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        settings.follow(recognition.place, at: event.timestamp)
        if state == .possible { settings.beginning = recognition.place }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let (place, former) = (recognition.place, settings.lastPlace)
        settings.follow(place, at: event.timestamp)
        guard state == .possible else {
            settings.translation.x += place.x - former.x
            settings.translation.y += place.y - former.y
            return state = .changed
        }
        let count = numberOfTouches
        let way = CGPoint(x: place.x - settings.beginning.x, y: place.y - settings.beginning.y)
        guard count >= minimumNumberOfTouches, count <= maximumNumberOfTouches, hypot(way.x, way.y) >= Self.least
        else { return }
        settings.translation = way
        if mayBegin(towards: way) { state = .began } else { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard recognition.touches.allSatisfy({ $0.phase == .ended }) else {
            // The middle of the fingers that are left is elsewhere.
            return settings.follow(recognition.place, at: event.timestamp)
        }
        if event.timestamp - settings.lastTime > Self.mostRest { settings.velocity = .zero }
        state = state == .possible ? .failed : .ended
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Seconds after which a finger that rests has no speed.
    private static let mostRest = 0.1

    func mayBegin(towards way: CGPoint) -> Bool { true }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge {
        get { settings.edges }
        set { settings.edges = newValue }
    }

    /// How far from the edge a finger may begin; recalled.
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let bounds = view?.window?.bounds else { return state = .failed }
        let place = recognition.place
        let isAtEdge =
            edges.contains(.left) && place.x - bounds.minX <= Self.reach
            || edges.contains(.right) && bounds.maxX - place.x <= Self.reach
            || edges.contains(.top) && place.y - bounds.minY <= Self.reach
            || edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach
        if !isAtEdge { state = .failed }
    }
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction: Direction {
        get { settings.direction }
        set { settings.direction = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { settings.touches ?? 1 }
        set { settings.touches = newValue }
    }

    /// Points of the way and seconds for it; recalled.
    private static let least: CGFloat = 50
    private static let mostTime = 0.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognition.touches.count > numberOfTouchesRequired { return state = .failed }
        settings.beginning = recognition.place
        settings.follow(recognition.place, at: event.timestamp)
        settings.cancelAlarm(recognition)
        settings.alarm = recognition.delivery?.clock.after(Self.mostTime) { [weak self] in
            if self?.state == .possible, self?.recognition.waiting == nil { self?.state = .failed }
        }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, recognition.touches.count == numberOfTouchesRequired else { return }
        let way = CGPoint(x: recognition.place.x - settings.beginning.x, y: recognition.place.y - settings.beginning.y)
        let (along, across) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
        guard along >= Self.least else { return }
        let went: Direction = abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        if direction.contains(went), across <= along { state = .ended } else { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        settings.cancelAlarm(recognition)
        if state == .possible { state = .failed }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat {
        get { settings.scale }
        set {
            settings.scale = newValue
            settings.rebase(recognition, scale: newValue)
        }
    }
    open var velocity: CGFloat { settings.speed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { settings.beginPair(recognition, at: event.timestamp) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = recognition.pair, settings.distance > 0 else { return }
        let scale = pair.distance / settings.distance
        settings.speed = settings.speed(from: settings.scale, to: scale, at: event.timestamp)
        settings.scale = scale
        if state != .possible { return state = .changed }
        if abs(pair.distance - settings.distance) >= UIPanGestureRecognizer.least { state = .began }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, clockwise.
    open var rotation: CGFloat {
        get { settings.rotation }
        set {
            settings.rotation = newValue
            if let pair = recognition.pair { settings.angle = pair.angle - newValue }
        }
    }
    open var velocity: CGFloat { settings.speed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { settings.beginPair(recognition, at: event.timestamp) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = recognition.pair else { return }
        var turn = pair.angle - settings.angle
        // The nearer way round.
        turn -= ((turn - settings.rotation) / (2 * .pi)).rounded() * 2 * .pi
        settings.speed = settings.speed(from: settings.rotation, to: turn, at: event.timestamp)
        settings.rotation = turn
        if state != .possible { return state = .changed }
        if abs(turn) * pair.distance / 2 >= UIPanGestureRecognizer.least { state = .began }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}

/// Follows a pointer, which is never there.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { 0 }
}

/// The settings of a gesture recogniser, and how far the gesture has come.
@MainActor final class GestureSettings: HiddenState {
    var taps, touches: Int?
    var mostTouches = Int.max
    var pressDuration: TimeInterval = 0.5
    var allowableMovement: CGFloat = 10
    var direction = UISwipeGestureRecognizer.Direction.right
    var edges = UIRectEdge()
    /// The translation in the window.
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    var scale: CGFloat = 1
    var rotation: CGFloat = 0

    var tapsDone = 0
    var alarm: Int?
    var beginning = CGPoint.zero
    private(set) var lastPlace = CGPoint.zero
    private(set) var lastTime: TimeInterval = 0
    /// The distance of the two fingers at the beginning.
    private(set) var distance: CGFloat = 0
    var angle: CGFloat = 0
    var speed: CGFloat = 0

    func forgetFingers() {
        (tapsDone, alarm, translation, velocity, scale, rotation) = (0, nil, .zero, .zero, 1, 0)
        (distance, angle, speed) = (0, 0, 0)
    }

    func cancelAlarm(_ recognition: RecognizerState) {
        recognition.delivery?.clock.cancel(alarm)
        alarm = nil
    }

    func follow(_ place: CGPoint, at time: TimeInterval) {
        if time > lastTime {
            velocity = CGPoint(
                x: (place.x - lastPlace.x) / (time - lastTime), y: (place.y - lastPlace.y) / (time - lastTime))
        }
        (lastPlace, lastTime) = (place, time)
    }

    func beginPair(_ recognition: RecognizerState, at time: TimeInterval) {
        guard let pair = recognition.pair else { return }
        (distance, angle, lastTime) = (pair.distance, pair.angle, time)
    }

    func rebase(_ recognition: RecognizerState, scale: CGFloat) {
        if let pair = recognition.pair, scale > 0 { distance = pair.distance / scale }
    }

    func speed(from old: CGFloat, to new: CGFloat, at time: TimeInterval) -> CGFloat {
        defer { lastTime = time }
        return time > lastTime ? (new - old) / (time - lastTime) : speed
    }
}

extension UIGestureRecognizer {
    /// Two fingers are followed until one is lifted.
    fileprivate func endPair() {
        if recognition.touches.count(where: { $0.phase != .ended }) < 2 {
            state = state == .possible ? .failed : .ended
        }
    }
}

extension UITouch {
    /// The distance of the touch from where it began.
    var way: CGFloat {
        hypot(touchState.place.x - touchState.start.x, touchState.place.y - touchState.start.y)
    }
}

extension RecognizerState {
    /// The first two fingers on the screen.
    fileprivate var pair: (distance: CGFloat, angle: CGFloat)? {
        let down = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        guard down.count >= 2 else { return nil }
        let (one, other) = (down[0].location(in: nil), down[1].location(in: nil))
        return (hypot(other.x - one.x, other.y - one.y), atan2(other.y - one.y, other.x - one.x))
    }

    /// A way in the window, in the coordinates of a view.
    func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let (start, end) = (
            window.convert(.zero as CGPoint, to: view as UIView), window.convert(vector, to: view as UIView)
        )
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    fileprivate func vector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let (start, end) = (
            view.convert(.zero as CGPoint, to: window as UIView), view.convert(vector, to: window as UIView)
        )
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
