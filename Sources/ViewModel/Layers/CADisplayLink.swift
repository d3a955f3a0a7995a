import Foundation

/// A timer in step with the screen. A picture has one moment: the link keeps its settings and never fires. As on iOS, any thread may
/// make one.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private let linkState = DisplayLinkState()

    /// The action may be a method as a value, where there is no selector.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) { self.init() }

    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) { self.init() }

    public convenience init(target: Any, selector sel: Selector?) { self.init() }

    override init() { super.init() }

    open var timestamp: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { 0 }
    open var duration: CFTimeInterval { 1.0 / 60 }
    open var isPaused: Bool {
        get { linkState.isPaused }
        set { linkState.isPaused = newValue }
    }
    open var preferredFramesPerSecond: Int {
        get { linkState.framesPerSecond }
        set { linkState.framesPerSecond = newValue }
    }
    /// How many frames pass between two calls, as code from before iOS 10 says it.
    open var frameInterval: Int {
        get { linkState.frameInterval }
        set { linkState.frameInterval = newValue }
    }
    open var preferredFrameRateRange: CAFrameRateRange {
        get { linkState.rates }
        set { linkState.rates = newValue }
    }
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

/// How often something is redrawn.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init() { (minimum, maximum) = (0, 0) }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange()
}

private final class DisplayLinkState: HiddenState {
    var isPaused = false
    var framesPerSecond = 0
    var frameInterval = 1
    var rates = CAFrameRateRange.default
}

/// Work for each frame that is drawn. It remembers its actions and never calls them.
@preconcurrency @MainActor public class UIUpdateLink {
    public init(view: UIView) {}
    public init(windowScene: UIWindowScene) {}
    public convenience init(
        view: UIView, actionHandler handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(view: view)
        addAction(handler: handler)
    }
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    public var isEnabled = false
    public var requiresContinuousUpdates = false
    public var wantsLowLatencyEventDispatch = false
    public var wantsImmediatePresentation = false
    public var preferredFrameRateRange = CAFrameRateRange.default
    public func addAction(handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void) {}
    public func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    ) {}
}

/// When the frame that is being made will be seen.
@preconcurrency @MainActor public class UIUpdateInfo {
    public var modelTime: TimeInterval { 0 }
    public var completionDeadlineTime: TimeInterval { 0 }
    public var estimatedPresentationTime: TimeInterval { 0 }
    public var isImmediatePresentationExpected: Bool { false }
}

/// A step on the way to a frame.
@preconcurrency @MainActor public class UIUpdateActionPhase {
    public static let beforeEventDispatch = UIUpdateActionPhase()
    public static let afterEventDispatch = UIUpdateActionPhase()
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase()
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase()
    public static let beforeCATransactionCommit = UIUpdateActionPhase()
    public static let afterCATransactionCommit = UIUpdateActionPhase()
    public static let afterUpdateComplete = UIUpdateActionPhase()
}
