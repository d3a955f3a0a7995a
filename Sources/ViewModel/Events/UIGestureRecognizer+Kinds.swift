import Foundation

/// The system's gestures. No touches arrive here, so none is recognised unless code sets the `state`.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired: Int {
        get { settings.taps ?? 1 }
        set { settings.taps = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { settings.touches ?? 1 }
        set { settings.touches = newValue }
    }
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
    open func translation(in view: UIView?) -> CGPoint { settings.translation }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { settings.translation = translation }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge {
        get { settings.edges }
        set { settings.edges = newValue }
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
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat {
        get { settings.scale }
        set { settings.scale = newValue }
    }
    open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat {
        get { settings.rotation }
        set { settings.rotation = newValue }
    }
    open var velocity: CGFloat { 0 }
}

/// The settings and the state of a gesture recogniser.
@MainActor final class GestureSettings: HiddenState {
    var taps, touches: Int?
    var mostTouches = Int.max
    var pressDuration: TimeInterval = 0.5
    var allowableMovement: CGFloat = 10
    var direction = UISwipeGestureRecognizer.Direction.right
    var edges = UIRectEdge()
    var translation = CGPoint.zero
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
}

/// Follows a pointer, which is never there.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { 0 }
}
