import Foundation

/// A timer in step with the screen. It fires for each frame where animations take time; elsewhere a picture has one moment, and the link
/// never fires. As on iOS, any thread may make one.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private let linkState = DisplayLinkState()

    /// The action may be a method as a value, where there is no selector.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        nonisolated(unsafe) let target = target
        linkState.action = { _ in sel(target)() }
    }

    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        self.init()
        nonisolated(unsafe) let target = target
        linkState.action = { sel(target)($0) }
    }

    public convenience init(target: Any, selector sel: Selector?) {
        self.init()
        nonisolated(unsafe) let target = target as AnyObject
        linkState.action = { link in _ = sel?.call(target, [link]) }
    }

    override init() { super.init() }

    open var timestamp: CFTimeInterval { linkState.timestamp }
    open var targetTimestamp: CFTimeInterval { linkState.timestamp == 0 ? 0 : linkState.timestamp + linkState.interval }
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
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        linkState.isAdded = true
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            if AnimationClock.isRunning, !linkState.isWaiting { waitForFrame() }
        }
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { linkState.isAdded = false }
    open func invalidate() {
        linkState.isAdded = false
        linkState.action = nil
    }

    @MainActor private func waitForFrame() {
        linkState.isWaiting = true
        ProjectClock.after(linkState.interval) { [weak self] in
            MainActor.assumeIsolated { self?.fire() }
        }
        // A run loop keeps what is added to it.
        linkState.owner = self
    }

    @MainActor private func fire() {
        linkState.isWaiting = false
        linkState.owner = nil
        guard linkState.isAdded, AnimationClock.isRunning else { return }
        linkState.timestamp = AnimationClock.now
        if !isPaused { linkState.action?(self) }
        if linkState.isAdded { waitForFrame() }
    }
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
    var action: (@MainActor (CADisplayLink) -> Void)?
    var timestamp: TimeInterval = 0
    var isAdded = false
    /// Whether it waits for a frame.
    var isWaiting = false
    var owner: CADisplayLink?

    /// Seconds from one call to the next: a whole number of frames.
    var interval: TimeInterval {
        let wanted = rates.preferred.map(Double.init) ?? Double(framesPerSecond)
        let frames = wanted > 0 ? max(1, (60 / wanted).rounded()) : Double(max(1, frameInterval))
        return frames / 60
    }
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
