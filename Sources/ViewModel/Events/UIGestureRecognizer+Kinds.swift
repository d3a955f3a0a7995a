import Foundation

/// The system's gestures. No touches arrive here, so none is recognised unless code sets the `state`.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired: Int {
        get { wishes.taps ?? 1 }
        set { wishes.taps = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { wishes.touches ?? 1 }
        set { wishes.touches = newValue }
    }
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired: Int {
        get { wishes.taps ?? 0 }
        set { wishes.taps = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { wishes.touches ?? 1 }
        set { wishes.touches = newValue }
    }
    open var minimumPressDuration: TimeInterval {
        get { wishes.pressDuration }
        set { wishes.pressDuration = newValue }
    }
    open var allowableMovement: CGFloat {
        get { wishes.allowableMovement }
        set { wishes.allowableMovement = newValue }
    }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches: Int {
        get { wishes.touches ?? 1 }
        set { wishes.touches = newValue }
    }
    open var maximumNumberOfTouches: Int {
        get { wishes.mostTouches }
        set { wishes.mostTouches = newValue }
    }
    open func translation(in view: UIView?) -> CGPoint { wishes.translation }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { wishes.translation = translation }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge {
        get { wishes.edges }
        set { wishes.edges = newValue }
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
        get { wishes.direction }
        set { wishes.direction = newValue }
    }
    open var numberOfTouchesRequired: Int {
        get { wishes.touches ?? 1 }
        set { wishes.touches = newValue }
    }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat {
        get { wishes.scale }
        set { wishes.scale = newValue }
    }
    open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat {
        get { wishes.rotation }
        set { wishes.rotation = newValue }
    }
    open var velocity: CGFloat { 0 }
}

/// The settings and the state of a gesture recogniser.
@MainActor final class GestureWishes: HiddenState {
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
